/** The pictures of the rules, one line a game; fetched when its rules are read. */
import { useEffect, useState } from "preact/hooks";
import type { Figures } from "./Markdown";

export const FIGURES: Readonly<Record<string, () => Promise<Figures>>> = {
  bagalut: () => import("../games/bagalut/figures").then(({ figures }) => figures),
  kuhhandel: () => import("../games/kuhhandel/figures").then(({ figures }) => figures),
  suleika: () => import("../games/suleika/figures").then(({ figures }) => figures),
};

const NONE: Figures = {};

export function useFigures(game: string): Figures {
  const [figures, setFigures] = useState(NONE);
  useEffect(() => {
    let current = true;
    void FIGURES[game]?.().then((fetched) => current && setFigures(fetched));
    return () => {
      current = false;
    };
  }, [game]);
  return figures;
}
