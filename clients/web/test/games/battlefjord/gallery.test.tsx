import { render, screen } from "@testing-library/preact";
import { beforeAll, expect, test } from "vitest";
import { Gallery } from "../../../src/games/battlefjord/Gallery";
import { learnGame } from "../../gameTexts";

beforeAll(() => learnGame("battlefjord"));

test("all 45 cards, twelve places and every kind of cargo are shown with their words", () => {
  const { container } = render(<Gallery />);
  expect(container.querySelectorAll(".full-card")).toHaveLength(45);
  expect(screen.getByRole("heading", { name: "Langhaus", level: 3 })).toBeTruthy();
  const card = screen.getByRole("heading", { name: /Türhüterin/ }).closest("li");
  expect(card?.textContent).toContain("dauerhaft");
  expect(card?.textContent).toContain("Kosten: 1 Stockfisch und 1 Wolle");
  expect(card?.textContent).toContain("Du darfst eine Gefolgekarte mehr auf der Hand halten.");
  const places = [...container.querySelectorAll(".gallery-places")].map(
    (list) => list.children.length,
  );
  expect(places).toEqual([12, 11]);
});
