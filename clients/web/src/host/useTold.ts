/** Ask the house for something hosts see, and again when it may have changed. */
import { useEffect, useState } from "preact/hooks";
import { refusalIn, sentenceOfRefusal } from "../lobby/refusal";
import { house } from "../net/house";
import type { Ask, Refusal } from "../net/wire";

export interface Told<T> {
  told: T | null;
  refusal: Refusal | null;
}

/** `round`: another number asks anew. */
export function useTold<T>(ask: Ask | null, round: number): Told<T> {
  const [found, setFound] = useState<Told<T>>({ told: null, refusal: null });
  const key = JSON.stringify(ask);
  useEffect(() => {
    let isOld = false;
    if (ask === null) return;
    void house.ask(ask).then((answer) => {
      if (isOld) return;
      const refusal = refusalIn(answer);
      const told = answer.type === "ok" ? (answer.result as T | null) : null;
      setFound({ told, refusal });
    });
    return () => {
      isOld = true;
    };
  }, [key, round]);
  return found;
}

/** Do something; the sentence of the refusal, `null`: it is done. */
export async function act(ask: Ask): Promise<string | null> {
  const refusal = refusalIn(await house.ask(ask));
  return refusal && sentenceOfRefusal(refusal);
}
