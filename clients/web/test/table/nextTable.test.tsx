import { act, render, screen } from "@testing-library/preact";
import { beforeEach, expect, test } from "vitest";
import { house } from "../../src/net/house";
import { TableState } from "../../src/net/table";
import { ProvideTable, type TableContext } from "../../src/table/context";
import { NextTable } from "../../src/table/NextTable";
import { learnBagalut } from "../gameTexts";
import { FakeLine } from "../line";
import { aFrame, aSnapshot, aWelcome } from "../wire";

beforeEach(async () => {
  await learnBagalut();
  house.speakOver(new FakeLine());
});

const own = (table: string) => ({ table, game: "bagalut", seat: 0 });

test("the next own table is offered while one is asked there, and only then", () => {
  house.told(aWelcome({ your_tables: [own("here"), own("there")] }));
  const table = new TableState("here", "seat");
  render(
    <ProvideTable value={{ table } as unknown as TableContext}>
      <NextTable />
    </ProvideTable>,
  );
  const asked = (...actors: number[]) =>
    act(() =>
      house.told(aSnapshot({ table: "there", seat: 0, frame: aFrame({ table: "there", actors }) })),
    );
  asked(1);
  expect(screen.queryByRole("link")).toBeNull();
  asked(0);
  const link = screen.getByRole("link", {
    name: /Zum nächsten Tisch, an dem du am Zug bist: .*Bagalut/,
  });
  expect(link.getAttribute("href")).toBe("/t/there");
});
