/** The box while nothing is armed: what to tap on the board, and all that is chosen in words. */
import type { ComponentChildren } from "preact";
import type { Choosing } from "../board";
import { isGod, printed } from "./content";
import { Helmets } from "./Picture";
import { type Action, isBad, isPlay, outlookOfReply, type View } from "./position";
import { actionWords, gains, outlookWords, say, textOf } from "./words";

type Asked = Choosing<View, Action>;

export function Asking(props: Asked) {
  const { view, legal } = props;
  // Hand cards and the display are tapped where they lie.
  const deeds = legal.filter(({ type }) => type !== "choose_card" && type !== "recruit");
  const hint = view.questions.length === 0 ? say("hint", { phase: view.phase }) : "";
  return (
    <div class="saga-box">
      {hint && <p class="small soft">{hint}</p>}
      <ul class="deeds">
        {deeds.map((action) => (
          <li key={JSON.stringify(action)}>
            <Deed {...props} action={action} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Deed(props: Asked & { action: Action }) {
  const { action, tap, view } = props;
  const means = meaning(view, action);
  return (
    <button type="button" class="deed" onClick={() => tap(action)}>
      <b>{actionWords(action, props)}</b>
      {means}
    </button>
  );
}

/** What it would mean now, where the view says so. */
export function meaning(view: View, action: Action): ComponentChildren {
  switch (action.type) {
    case "answer": {
      const outlook = outlookOfReply(view, action);
      if (outlook) {
        return <span class={isBad(outlook) ? "bad" : "soft"}>{outlookWords(outlook)}</span>;
      }
      return action.card && printed(action.card).acts ? (
        <span class="soft">{textOf(action.card)}</span>
      ) : null;
    }
    case "use_free":
      return <span class="soft">{textOf(action.card)}</span>;
    case "leave":
      return <LeavingCosts view={view} />;
    case "go_on":
      return <span class="soft">{say("go-on-means")}</span>;
    case "send_valhalla":
      return (
        <span>
          {[action.card, ...action.extra]
            .filter((card) => !isGod(card))
            .map((card, at) => (
              <Helmets key={`${card}-${at}`} card={card} />
            ))}
        </span>
      );
    default:
      return null;
  }
}

function LeavingCosts({ view }: { view: View }) {
  const leaving = view.you?.leaving;
  if (!leaving) return null;
  const words = gains(leaving.gold, leaving.vp);
  return words ? <span class="bad">{words}</span> : <span class="soft">{say("leave-free")}</span>;
}

/** The other way to play the same card. */
export const otherWay = (legal: readonly Action[], action: Action): Action | null =>
  isPlay(action)
    ? (legal.find((each) => isPlay(each) && each.card === action.card && each.use !== action.use) ??
      null)
    : null;
