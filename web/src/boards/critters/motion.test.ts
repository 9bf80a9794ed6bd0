/** Cards come from where the news say and go where the news say. */
import { describe, expect, it } from "vitest";
import type { Told } from "@/lib/messages";
import { layout, type Layout } from "./layout";
import { arrival, departure, destroyed, spot } from "./motion";
import type { CrittersView, Seat, Theater } from "./view";

type Piles = Partial<Record<`${Seat}/${Theater}`, string[]>>;

function laid(piles: Piles): Layout {
  const side = <T>(seat: Seat, of: (tokens: string[]) => T) =>
    Object.fromEntries((["air", "land", "sea"] as const).map((theater) => [theater, of(piles[`${seat}/${theater}`] ?? [])]));
  const both = <T>(of: (tokens: string[]) => T) => ({ south: side("south", of), north: side("north", of) });
  const view = { row: ["air", "land", "sea"], piles: both((tokens) => tokens), strengths: both((tokens) => tokens.map(() => 2)) };
  return layout(view as unknown as CrittersView, "south", 1000, 600);
}
const told = (what: string, facts: Record<string, unknown>) => ({ what, at: 7, step: 1, ...facts }) as unknown as Told;
const spots = (found: Layout) => new Set(found.cards.map(spot));
const middle = (found: Layout, theater: Theater) => found.columns.find((column) => column.theater === theater)!;

describe("a card that comes", () => {
  it("is turned over where another lay", () => {
    const found = laid({ "north/air": ["A3"] });
    expect(arrival(found.cards[0]!, spots(laid({ "north/air": ["x"] })), [], found)).toBe("turn");
  });
  it("is played from its owner's edge", () => {
    const found = laid({ "north/air": ["x"], "south/air": ["A1"] });
    const [theirs, mine] = found.cards.map((card) => arrival(card, new Set(), [], found)) as { x: number; y: number }[];
    expect(theirs!.y).toBeLessThan(-50);
    expect(mine!.y).toBeGreaterThan(found.height);
  });
  it("is moved from the theater where it lay", () => {
    const found = laid({ "south/sea": ["x"] });
    const moved = told("moved", { seat: "south", theater: "sea", from_theater: "air" });
    expect(arrival(found.cards[0]!, new Set(), [moved], found)).toEqual({ x: middle(found, "air").x, y: found.cards[0]!.y });
  });
});

describe("a card that goes", () => {
  const before = laid({ "south/air": ["x"] });
  const card = before.cards[0]!;
  it("is turned over", () => expect(departure(card, [], laid({ "south/air": ["A6"] }))).toBe("turn"));
  it("lies elsewhere already", () => {
    const moved = told("moved", { seat: "south", theater: "sea", from_theater: "air" });
    expect(departure(card, [moved], laid({ "south/sea": ["x"] }))).toBeNull();
  });
  it("is taken back to its owner's hand", () => {
    const returned = told("returned", { seat: "south", theater: "air" });
    expect(departure(card, [returned], laid({}))).toEqual({ x: card.x, y: before.height + 20 });
  });
  it("is gathered when a battle is over", () => expect(departure(card, [], laid({}))).toEqual({ x: before.width + 20, y: card.y }));
});

describe("a card that is destroyed", () => {
  const found = laid({ "north/land": ["x", "x"], "south/land": ["L1"] });
  it.each(["south", "north"] as const)("falls apart on %s's side, where it would have lain", (seat) => {
    const [torn] = destroyed([told("destroyed", { seat, theater: "land", by_card: "A5" })], found);
    const area = seat === "south" ? middle(found, "land").near : middle(found, "land").far;
    expect(torn!.y).toBeGreaterThanOrEqual(area.y);
    expect(torn!.y + torn!.height).toBeLessThanOrEqual(area.y + area.height + 0.01);
    expect([torn!.faceup, torn!.id]).toEqual([false, ""]);
  });
  it("shows its face if it was deployed, and its back if not", () => {
    const lost = told("destroyed", { seat: "south", theater: "land", card: "L3", by_card: "S5" });
    const shown = [told("deployed", { seat: "south", theater: "land", card: "L3" }), lost];
    expect(destroyed(shown, found).map((card) => [card.faceup, card.strength])).toEqual([[true, 3]]);
    expect(destroyed([lost], found).map((card) => [card.faceup, card.strength])).toEqual([[false, 2]]);
  });
  it("is no news later", () => expect(destroyed([], found)).toEqual([]));
});
