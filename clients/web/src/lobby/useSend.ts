/** Ask the house, and keep the sentence of its refusal for the page and for the voice. */
import { useState } from "preact/hooks";
import type { Answer } from "../net/follower";
import { house } from "../net/house";
import type { Ask } from "../net/wire";
import { announce } from "../parts/live";
import { refusalIn, sentenceOfRefusal } from "./refusal";

export interface Sending {
  fault: string | null;
  /** The answer, when it was no refusal. */
  send: (ask: Ask) => Promise<Answer | null>;
}

export function useSend(): Sending {
  const [fault, setFault] = useState<string | null>(null);
  const send = async (ask: Ask): Promise<Answer | null> => {
    const answer = await house.ask(ask);
    const refusal = refusalIn(answer);
    const sentence = refusal && sentenceOfRefusal(refusal);
    setFault(sentence);
    if (sentence) announce(sentence);
    return refusal ? null : answer;
  };
  return { fault, send };
}
