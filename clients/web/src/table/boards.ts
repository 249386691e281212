/** The hand-made boards, one line a game; each is fetched when a table of its game is first looked at. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameBoard } from "../games/board";

const BOARDS: Readonly<Record<string, () => Promise<unknown>>> = {
  bagalut: () => import("../games/bagalut").then(({ board }) => board),
  battlefjord: () => import("../games/battlefjord").then(({ board }) => board),
  kuhhandel: () => import("../games/kuhhandel").then(({ board }) => board),
  suleika: () => import("../games/suleika").then(({ board }) => board),
  wikinger_saga: () => import("../games/wikinger_saga").then(({ board }) => board),
};

const fetched = signal<Readonly<Record<string, GameBoard>>>({});

/** A game's board; `null`: it has none; `undefined`: on its way. */
export function useBoard(game: string): GameBoard | null | undefined {
  const load = BOARDS[game];
  useEffect(() => {
    if (!load || game in fetched.value) return;
    void load().then((board) => {
      // A board is written for its own game's types; that its table shows that game is checked by its id.
      fetched.value = { ...fetched.value, [game]: board as GameBoard };
    });
  }, [game, load]);
  return load ? fetched.value[game] : null;
}
