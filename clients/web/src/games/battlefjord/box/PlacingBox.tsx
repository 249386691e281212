/** Putting a figure: what the place brings, what it opens, what it closes. */

import type { BoxLine } from "../../../parts/Box";
import { Icon } from "../../../parts/Icon";
import { isolate } from "../../../texts/isolate";
import { held } from "../content";
import { crossWords } from "../infos";
import { Chip, Pennant } from "../pieces";
import { outlookOf, side } from "../position";
import { bundleWords, cardNames, fieldName, fieldText, say } from "../words";
import type { Ask } from "./ask";
import { Back, Do, Frame } from "./parts";

function kicker({ view, ownSeat }: Ask): string {
  const nth = view.figures.filter(({ seat }) => seat === ownSeat).length + 1;
  return say("kicker-figure", { nth });
}

export function PlacingBox({ ask }: { ask: Ask }) {
  const { armed } = ask;
  if (armed?.type !== "place") {
    return (
      <Frame
        ask={ask}
        over={kicker(ask)}
        title={say("place-title")}
        lines={[
          { text: say("place-how", { n: ask.legal.length }) },
          // What it is all about, as long as somebody may be new to it.
          ask.view.round === 1 && { text: say("place-lines"), soft: true },
          ...ask.notes,
        ]}
      />
    );
  }
  return (
    <Frame
      ask={ask}
      over={kicker(ask)}
      title={say("place-on", { place: fieldName(armed.field) })}
      lines={consequences(ask, armed.field)}
      actions={
        <>
          <Do ask={ask} action={armed} kind="primary">
            {say("place-here")}
          </Do>
          <Back ask={ask} />
        </>
      }
    />
  );
}

function consequences(ask: Ask, field: number): BoxLine[] {
  const { view, nameOf } = ask;
  const own = ask.ownSeat ?? 0;
  const outlook = outlookOf(view, field);
  const lines: BoxLine[] = [];
  if (!outlook) return lines;
  const [first, ...more] = held(outlook.gain);
  const cards = outlook.cards.length > 0 ? cardNames(outlook.cards) : "none";
  if (first && more.length === 0) {
    const [kind, n] = first;
    const after = side(view.seats, own).stock[kind] + n;
    lines.push({
      picture: <Chip kind={kind} />,
      text: say("place-gain", { gain: bundleWords(outlook.gain), after, cards }),
    });
  } else {
    lines.push({ text: fieldText(field) });
  }
  if (held(outlook.placing).length > 0) {
    lines.push({ text: say("place-bonus", { gain: bundleWords(outlook.placing), cards }) });
  }
  for (const slot of outlook.crosses) {
    lines.push({ picture: <Pennant seat={own} />, text: crossWords(slot, view) });
  }
  if (outlook.crosses.length === 0 && view.figures.some(({ seat }) => seat === own)) {
    lines.push({ text: say("info-no-cross"), soft: true });
  }
  if (outlook.blocks > 0) {
    lines.push({
      picture: (
        <span class="bars">
          <Icon name="ui-block" />
        </span>
      ),
      text: say("place-blocks", {
        name: isolate(nameOf(1 - own)),
        place: fieldName(outlook.blocks),
      }),
    });
  }
  return lines;
}
