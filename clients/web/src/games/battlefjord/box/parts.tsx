/** The small parts of the box: lines with a picture, buttons that act, steppers for goods. */
import type { ComponentChildren } from "preact";
import { Box, type BoxLine } from "../../../parts/Box";
import { Button } from "../../../parts/Button";
import { GOODS } from "../content";
import { Chip } from "../pieces";
import type { Action } from "../position";
import { say, word } from "../words";
import { type Ask, doIt } from "./ask";

interface FrameProps {
  ask: Ask;
  title: string;
  /** Words over the title; default: the phase. */
  over?: string;
  lines?: readonly (BoxLine | false | null)[];
  actions?: ComponentChildren;
}

/** The box of an own decision. */
export function Frame({ ask, title, over, lines = [], actions }: FrameProps) {
  return (
    <Box
      seat={ask.ownSeat}
      kicker={ask.kicker(over ?? say(`kicker-${ask.view.phase}`))}
      title={title}
      lines={lines.filter((line): line is BoxLine => Boolean(line))}
      actions={actions}
    />
  );
}

interface DoProps {
  ask: Ask;
  action: Action | null | undefined;
  /** Why there is no action. */
  reason?: string | undefined;
  kind?: "primary" | "plain";
  slim?: boolean;
  label?: string;
  children: ComponentChildren;
}

/** A button that says what it does. */
export function Do({
  ask,
  action,
  reason,
  kind = "plain",
  slim = false,
  label,
  children,
}: DoProps) {
  return (
    <Button
      kind={kind}
      slim={slim}
      {...(label ? { label } : {})}
      reason={action ? ask.hindrance : (reason ?? say("not-now"))}
      onPress={(event) => action && doIt(ask, action, event)}
    >
      {children}
    </Button>
  );
}

export function Back({ ask, children }: { ask: Ask; children?: ComponentChildren }) {
  return <Button onPress={() => ask.letGo()}>{children ?? say("back")}</Button>;
}

export type Amounts = Readonly<Record<(typeof GOODS)[number], number>>;

export const NO_GOODS: Amounts = { fish: 0, wool: 0, iron: 0 };
export const sumOf = ({ fish, wool, iron }: Amounts): number => fish + wool + iron;

interface SteppersProps {
  legend: string;
  most: Amounts;
  /** So many in all. */
  sum: number;
  value: Amounts;
  onChange: (value: Amounts) => void;
}

/** One stepper a good; together they may not go beyond the sum. */
export function Steppers({ legend, most, sum, value, onChange }: SteppersProps) {
  const left = sum - sumOf(value);
  return (
    <fieldset class="steppers">
      <legend class="sr">{legend}</legend>
      {GOODS.map((good) => {
        const n = value[good];
        const name = word(good);
        return (
          <div key={good} class="stepper">
            <Chip kind={good} />
            <span class="stepper-name">{name}</span>
            <Button
              kind="icon"
              icon="ui-minus"
              label={say("one-less", { name, n })}
              reason={n > 0 ? null : say("none-chosen")}
              onPress={() => onChange({ ...value, [good]: n - 1 })}
            />
            <output class="num">{n}</output>
            <Button
              kind="icon"
              icon="ui-plus"
              label={say("one-more", { name, n })}
              reason={moreReason(n, most[good], left)}
              onPress={() => onChange({ ...value, [good]: n + 1 })}
            />
          </div>
        );
      })}
      <p class="small soft" role="status">
        {say("still", { n: left })}
      </p>
    </fieldset>
  );
}

function moreReason(n: number, most: number, left: number): string | null {
  if (left <= 0) return say("enough-chosen");
  return n < most ? null : say("no-more-there");
}
