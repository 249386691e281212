/** The fjord of the day in the waiting room: where one stands, the last values, the way there. */
import "./daily.css";
import { ButtonLink } from "../parts/Button";
import { RuledSection } from "../parts/RuledSection";
import { dayWords, keptDays, merged, say, signed, useDaily } from "./days";
import { PlayToday, StateToday, stateOf } from "./PlayToday";

const VALUES = 5;

export function DailyPanel() {
  const { daily } = useDaily();
  if (!daily) return null;
  const values = merged(keptDays(), daily).filter(({ score }) => score !== null);
  return (
    <RuledSection class="daily-panel" title={say("title")}>
      <p>
        {dayWords(daily.day)}. <StateToday daily={daily} />
      </p>
      {values.length > 0 && (
        <p class="soft num">
          {values
            .slice(0, VALUES)
            .map(({ score }) => signed(score ?? 0))
            .join("  ")}
        </p>
      )}
      <p class="acts">
        {/* Starting spends the attempt: that is said on the page, before the button. */}
        {stateOf(daily) === "running" && <PlayToday daily={daily} slim />}
        <ButtonLink slim to="/daily">
          {say("to-page")}
        </ButtonLink>
      </p>
    </RuledSection>
  );
}
