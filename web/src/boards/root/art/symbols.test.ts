/** Every drawn thing that the board speaks of exists once, in the colours of the theme. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const here = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const symbols = here("./heads.svg") + here("./symbols.svg");

const WARRIORS = ["marquise", "eyrie", "alliance", "cult", "riverfolk", "duchy", "corvids"];
const PAWNS = ["vagabond", "vagabond2"];
const BUILDINGS = ["sawmill", "workshop", "recruiter", "roost", "base", "fox-garden", "rabbit-garden", "mouse-garden"];
const TOKENS = ["keep", "wood", "sympathy", "fox-post", "rabbit-post", "mouse-post", "tunnel"];
const PLOTS = ["plot", "bomb", "snare", "extortion", "raid"];
const ITEMS = ["bag", "boots", "crossbow", "hammer", "sword", "tea", "coins", "torch"];
const DRAWN = [
  ...[...WARRIORS, ...PAWNS].map((seat) => `head-${seat}`),
  ...WARRIORS.map((seat) => `warrior-${seat}`),
  ...PAWNS.map((seat) => `pawn-${seat}`),
  ...[...BUILDINGS, "citadel", "market", ...TOKENS, ...PLOTS, "ruin"].map((kind) => `piece-${kind}`),
  ...["fox", "rabbit", "mouse", "bird", "any"].map((suit) => `suit-${suit}`),
  ...ITEMS.map((item) => `item-${item}`),
  ...[0, 1, 2, 3].map((face) => `die-${face}`),
  ...["card-back", "rule", "tower", "ferry", "vizier", "crown", "cog"],
];

it("draws each thing once, on one grid", () => {
  const ids = [...symbols.matchAll(/<symbol id="([^"]*)" viewBox="0 0 64 64">/g)].map((found) => found[1]!);
  expect([...ids].sort()).toEqual([...DRAWN].sort());
  expect(symbols.match(/ id="/g)!.length).toBe(DRAWN.length);
});
