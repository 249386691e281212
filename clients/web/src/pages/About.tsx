/** What this house is, and what of it is by others. */
import { SlimHead } from "../app/Mast";
import { useTitle } from "../app/useTitle";
import { RuledSection } from "../parts/RuledSection";
import { say } from "../texts/house";

export function About() {
  useTitle(say("about"));
  return (
    <>
      <SlimHead title={say("about")} />
      <main class="page" id="content">
        <div class="prose">
          <p>{say("about-what")}</p>
          <p>{say("about-fair")}</p>
          <p>{say("about-licence")}</p>
        </div>
        <RuledSection title={say("about-others")} class="wide">
          <ul class="rows">
            <li>{say("about-lucide")}</li>
            <li>{say("about-fonts")}</li>
          </ul>
        </RuledSection>
      </main>
    </>
  );
}
