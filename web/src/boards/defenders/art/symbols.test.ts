/** Every drawn thing that the board speaks of exists once; in which hand, art/symbols.test.ts knows. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const symbols = here("./symbols.svg");

const FACTIONS = ["order", "council", "coven", "sect"];
const LEADERS = ["B", "S", "N", "T", "Z", "A", "G", "U"];
const DRAWN = [
  ...[...FACTIONS, "solo"].map((seat) => `head-${seat}`),
  ...LEADERS.flatMap((leader) => [`head-${leader}`, `leader-${leader}`]),
  ...FACTIONS.map((faction) => `camp-${faction}`),
  ...["engines", "factories", "mechs", "reboot"].map((machine) => `machine-${machine}`),
  ...["forest", "plains", "marsh", "mountain", "wild"].map((habitat) => `motif-${habitat}`),
  ...["maps", "bread", "potions", "rockets"].map((item) => `item-${item}`),
  ...["hunter", "sniper", "engine", "gear", "sludge", "toxic", "breach", "camp", "wound", "death", "first", "card-back"],
];

it("draws each thing once, on one grid", () => {
  const ids = [...symbols.matchAll(/<symbol id="([^"]*)" viewBox="0 0 64 64">/g)].map((found) => found[1]!);
  expect([...ids].sort()).toEqual([...DRAWN].sort());
  expect(symbols.match(/ id="/g)!.length).toBe(DRAWN.length);
});
