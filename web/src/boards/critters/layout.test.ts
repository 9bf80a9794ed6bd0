/** Nothing lies outside its side of a theater or hides what should be read, on any screen and in any pile. */
import { describe, expect, it } from "vitest";
import { landing, layout, wrap } from "./layout";
import type { CrittersView, Theater } from "./view";

const NAMES = ["A1", "A2x", "x", "L4", "S5", "S6x", "x"];

function view(count: number): CrittersView {
  const piles = { air: NAMES.slice(0, count), land: [], sea: ["x"] } as Record<Theater, string[]>;
  const strengths = { air: NAMES.slice(0, count).map(() => 2), land: [], sea: [2] };
  return {
    seat: "south",
    mode: "standard",
    target: 12,
    battle: 1,
    row: ["sea", "air", "land"],
    first: "south",
    scores: { south: 0, north: 0 },
    hands: { south: 3, north: 3 },
    hand: [],
    shown: { south: [], north: [] },
    piles: { south: piles, north: piles },
    strengths: { south: strengths, north: strengths },
    totals: { south: { air: 0, land: 0, sea: 0 }, north: { air: 0, land: 0, sea: 0 } },
    control: { air: "south", land: "south", sea: "south" },
    deck: 6,
    destroyed: [],
    held: null,
    air_drop: [],
    waiting: [],
  };
}

describe.each([
  [1040, 620],
  [670, 540],
  [382, 400],
  [530, 200],
  [310, 170],
])("on %i x %i", (width, height) => {
  it.each([1, 2, 4, 7])("a pile of %i stays on its side, card beside card", (count) => {
    const found = layout(view(count), "south", width, height);
    for (const seat of ["south", "north"] as const) {
      for (const column of found.columns) {
        const area = seat === "south" ? column.near : column.far;
        const cards = found.cards.filter((card) => card.seat === seat && card.theater === column.theater);
        const rows = [...cards].sort((one, other) => one.y - other.y);
        for (const [place, card] of rows.entries()) {
          expect(card.y).toBeGreaterThanOrEqual(area.y - 0.01);
          expect(card.y + card.height).toBeLessThanOrEqual(area.y + area.height + 0.01);
          expect(card.height).toBeGreaterThan(2);
          const next = rows[place + 1];
          if (next) expect(next.y).toBeGreaterThanOrEqual(card.y + card.height - 0.01);
        }
        expect(cards.filter((card) => card.uncovered).map((card) => card.place)).toEqual(cards.length ? [cards.length] : []);
      }
    }
  });

  it("the next card finds its place on the reader's side", () => {
    const found = layout(view(7), "south", width, height);
    for (const column of found.columns) {
      const area = landing(found, column);
      expect(area.y).toBeGreaterThanOrEqual(column.near.y);
      expect(area.y + area.height).toBeLessThanOrEqual(column.near.y + column.near.height + 0.01);
    }
  });
});

it("shows the row from the reader's side", () => {
  const order = (near: "south" | "north") => layout(view(1), near, 1000, 600).columns.map((column) => column.theater);
  expect(order("south")).toEqual(["sea", "air", "land"]);
  expect(order("north")).toEqual(["land", "air", "sea"]);
});

it("breaks words into lines and says when something is cut", () => {
  expect(wrap("flip one uncovered card", 12, 3)).toEqual(["flip one", "uncovered", "card"]);
  expect(wrap("flip one uncovered card", 12, 2)).toEqual(["flip one", "uncovered…"]);
  expect(wrap("anything", 12, 0)).toEqual([]);
});
