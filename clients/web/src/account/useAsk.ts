/** Ask the house over HTTP, one thing at a time, and keep why it was refused for the page and for the voice. */
import { useState } from "preact/hooks";
import { sentenceOfRefusal } from "../lobby/refusal";
import { askHouse } from "../net/api";
import type { Plain, Refusal } from "../net/wire";
import { announce } from "../parts/live";
import { momentOf, say } from "./words";

export interface Fault {
  code: string;
  sentence: string;
}

export interface Asking {
  fault: Fault | null;
  /** Something is on its way. */
  busy: boolean;
  /** What was told, or `undefined` where it was refused; `null` where there is nothing to tell. */
  ask: <T>(
    path: string,
    how?: { method?: "POST" | "DELETE"; body?: Plain },
  ) => Promise<T | undefined>;
}

export function useAsk(): Asking {
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const ask: Asking["ask"] = async <T>(
    path: string,
    how: { method?: "POST" | "DELETE"; body?: Plain } = {},
  ) => {
    setBusy(true);
    const { told, refusal } = await askHouse<T>(path, how);
    setBusy(false);
    setFault(refusal && { code: refusal.code, sentence: sentenceOf(refusal) });
    if (refusal) announce(sentenceOf(refusal));
    return refusal ? undefined : (told as T);
  };
  return { fault, busy, ask };
}

/** The house's sentence; with when it will be over, where it will. */
export function sentenceOf(refusal: Refusal): string {
  const { until } = refusal.facts;
  const own = sentenceOfRefusal(refusal);
  return typeof until === "number" ? `${own} ${say("until", { when: momentOf(until) })}` : own;
}

/** The sentence, where it is about one of these codes: it then stands at its field. */
export function faultAt(fault: Fault | null, ...codes: readonly string[]): string | null {
  return fault && codes.includes(fault.code) ? fault.sentence : null;
}

/** The sentence, where it is about none of these codes: it then stands at the button. */
export function faultBeside(fault: Fault | null, ...codes: readonly string[]): string | null {
  return fault && !codes.includes(fault.code) ? fault.sentence : null;
}
