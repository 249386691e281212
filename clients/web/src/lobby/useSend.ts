/** Ask the house, and keep the sentence of its refusal for the page and for the voice. */
import { useState } from "preact/hooks";
import type { Answer } from "../net/follower";
import { house } from "../net/house";
import type { Ask, Refusal } from "../net/wire";
import { announce } from "../parts/live";
import { refusalIn, sentenceOfRefusal } from "./refusal";

/** The house warns before it does what was asked; `GapWarning` shows it. */
export interface Warning {
  /** How far the ratings are apart, in hundredths. */
  gap: number;
  answer: (confirmed: boolean) => void;
}

export interface Sending {
  fault: string | null;
  warning: Warning | null;
  /** The answer, when it was no refusal. A warning that is confirmed is no refusal. */
  send: (ask: Ask) => Promise<Answer | null>;
}

export function useSend(): Sending {
  const [fault, setFault] = useState<string | null>(null);
  const [warning, setWarning] = useState<Warning | null>(null);
  const confirmed = (gap: number) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setWarning(null);
        resolve(yes);
      };
      setWarning({ gap, answer });
    });
  const send = async (ask: Ask): Promise<Answer | null> => {
    const answer = await house.ask(ask);
    const refusal = refusalIn(answer);
    const gap = refusal && "gap_confirmed" in ask && !ask.gap_confirmed ? gapIn(refusal) : null;
    if (gap !== null) {
      setFault(null);
      return (await confirmed(gap)) ? send({ ...ask, gap_confirmed: true } as Ask) : null;
    }
    const sentence = refusal && sentenceOfRefusal(refusal);
    setFault(sentence);
    if (sentence) announce(sentence);
    return refusal ? null : answer;
  };
  return { fault, warning, send };
}

/** How far ratings are apart, when that is what the reader has to confirm; else `null`. */
export function gapIn({ code, facts }: Pick<Refusal, "code" | "facts">): number | null {
  const { gap, by } = facts;
  return code === "rating_gap" && by === "you" && typeof gap === "number" ? gap : null;
}
