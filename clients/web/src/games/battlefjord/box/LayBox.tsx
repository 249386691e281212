/** A follower: lay it into a hall, take it into the hand, or discard it. */
import type { BoxLine } from "../../../parts/Box";
import { Button } from "../../../parts/Button";
import { sameAction } from "../../../table/twoTap";
import { followerOf, held } from "../content";
import { IntoHalls } from "../halls";
import { Pips } from "../pieces";
import { cardOutlook, type Laying, type Payment, preselect } from "../position";
import { bundleWords, cardName, cardText, say } from "../words";
import { type Ask, doIt } from "./ask";
import { Back, Do, Frame } from "./parts";

interface LayBoxProps {
  ask: Ask;
  card: string;
  /** All that can be done with this card here. */
  actions: readonly Laying[];
  over?: string;
}

const samePay = (one: Payment | null, two: Payment | null): boolean => sameAction(one, two);

export function LayBox({ ask, card, actions, over }: LayBoxProps) {
  const { view, armed } = ask;
  const chosen =
    actions.find((action) => armed && sameAction(action, armed)) ?? preselect(actions, view);
  const lays = actions.filter(({ mode }) => mode === "lay");
  const hand = actions.find(({ mode }) => mode === "hand");
  const discard = actions.find(({ mode }) => mode === "discard");
  const fromHand = actions.some(({ type }) => type === "jarl");
  const pay = chosen?.mode === "lay" ? chosen.pay : null;
  const byHall = new Map(
    lays
      .filter((action) => samePay(action.pay, pay))
      .map((action) => [action.hall ?? 0, action] as const),
  );
  const outlook = cardOutlook(view, card);
  const follower = followerOf(card);
  const lines: BoxLine[] = [];
  if (follower) {
    lines.push({
      text: say("effect", { timing: follower.timing, text: cardText(card) }),
      soft: true,
    });
  }
  if (lays.length > 0) {
    lines.push({ text: <Paying ask={ask} lays={lays} chosen={chosen} /> });
    lines.push({
      text: (
        <IntoHalls
          view={view}
          card={card}
          lays={byHall}
          chosen={chosen?.mode === "lay" ? chosen.hall : null}
          onLay={(action, event) => doIt(ask, action, event)}
        />
      ),
    });
  } else if (outlook && held(outlook.missing).length > 0) {
    lines.push({ text: say("info-missing", { missing: bundleWords(outlook.missing) }) });
  } else {
    lines.push({ text: say("halls-full") });
  }
  const title = lays.length > 0 ? "lay-title" : "take-title";
  return (
    <Frame
      ask={ask}
      {...(over ? { over } : {})}
      title={say(title, { card: cardName(card) })}
      lines={lines}
      actions={
        <>
          {!fromHand && (
            <Do
              ask={ask}
              slim
              action={hand}
              reason={say("hand-full")}
              kind={chosen?.mode === "hand" ? "primary" : "plain"}
            >
              {say("to-hand")}
            </Do>
          )}
          <Do ask={ask} slim action={discard}>
            {say("discard")}
          </Do>
          {view.pending.length === 0 && <Back ask={ask} />}
        </>
      }
    />
  );
}

/** What is paid; with several ways, one chooses. */
function Paying({
  ask,
  lays,
  chosen,
}: {
  ask: Ask;
  lays: readonly Laying[];
  chosen: Laying | null;
}) {
  const ways = lays.filter(
    (action, at) => lays.findIndex((each) => samePay(each.pay, action.pay)) === at,
  );
  const pay = chosen?.pay ?? ways[0]?.pay ?? null;
  if (!pay) return null;
  if (ways.length === 1) {
    return (
      <p class="pay">
        <span>{held(pay).length > 0 ? say("you-pay") : say("you-pay-nothing")}</span>
        <Pips of={pay} />
        <span class="sr">{bundleWords(pay)}</span>
      </p>
    );
  }
  const inHall = (way: Laying): Laying =>
    lays.find((each) => each.hall === chosen?.hall && samePay(each.pay, way.pay)) ?? way;
  return (
    <fieldset class="pay ways">
      <legend>{say("pay-with")}</legend>
      {ways.map((way) => (
        <Button
          key={JSON.stringify(way.pay)}
          slim
          pressed={samePay(way.pay, pay)}
          label={bundleWords(way.pay ?? {})}
          onPress={() => !samePay(way.pay, pay) && ask.tap(inHall(way))}
        >
          <Pips of={way.pay ?? {}} />
        </Button>
      ))}
    </fieldset>
  );
}
