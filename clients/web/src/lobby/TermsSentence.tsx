/** Terms as they are read: one sentence, with what has changed in bold and marked by a word. */
import { say } from "../texts/house";
import type { Phrase } from "./terms";

export interface TermsSentenceProps {
  phrases: readonly Phrase[];
  /** What differs from the terms before. */
  changed?: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
const HOLE = "\u0000";

export function TermsSentence({ phrases, changed = NOTHING }: TermsSentenceProps) {
  const [open = "", close = ""] = say("terms-quoted", { terms: HOLE }).split(HOLE);
  return (
    <p class="terms-sentence">
      {open}
      {phrases.map(({ about, joint, text }) => (
        <span key={about}>
          {joint}
          {changed.has(about) ? (
            <strong>
              {text} <mark>{say("terms-new")}</mark>
            </strong>
          ) : (
            text
          )}
        </span>
      ))}
      {close}
    </p>
  );
}
