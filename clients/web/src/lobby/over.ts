/** How a challenge ended, as a sentence for the one who waited. */
import type { Link } from "../net/wire";
import { knows, say } from "../texts/house";
import { isolate } from "../texts/isolate";

/** The other one's reason for saying no, in his words; nothing where he gave none. */
export function reasonIn({ reason }: Link): string {
  const id = `decline-${reason}`;
  return reason !== null && reason !== "generic" && knows(id)
    ? say("decline-quoted", { reason: say(id) })
    : "";
}

export function overSentence(link: Link): string {
  const { state, reason, you, challenger, opponent } = link;
  const other = you === "challenger" ? opponent : challenger;
  const id = `over-${state}-${reason}`;
  const sentence = say(knows(id) ? id : `over-${state}`, { name: isolate(other?.name ?? "") });
  return state === "declined" ? `${sentence} ${reasonIn(link)}`.trim() : sentence;
}
