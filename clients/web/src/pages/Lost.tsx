/** An address that leads nowhere. */
import { useTitle } from "../app/useTitle";
import { ButtonLink } from "../parts/Button";
import { say } from "../texts/house";

export function Lost() {
  useTitle(say("lost"));
  return (
    <main class="page" id="content">
      <h1>{say("lost")}</h1>
      <p>{say("lost.help")}</p>
      <ButtonLink kind="primary" to="/">
        {say("to-room")}
      </ButtonLink>
    </main>
  );
}
