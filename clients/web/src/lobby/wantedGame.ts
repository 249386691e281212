/** The one game that the reader wants to see in the lists of the waiting room; `null`: all of them. */
import { signal } from "@preact/signals";

export const wantedGame = signal<string | null>(null);
