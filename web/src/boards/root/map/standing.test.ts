import { describe, expect, it } from "vitest";
import type { ClearingView } from "../view";
import { RADIUS } from "./ground";
import { built, figures, filled, pawnsAt, slots, tokens } from "./standing";

const SEATS = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids"];

function clearing(changes: Partial<ClearingView>): ClearingView {
  return {
    suit: "fox",
    slots: 2,
    open_slots: 2,
    warriors: {},
    pieces: {},
    ruler: null,
    scorched: false,
    paths: [],
    ...changes,
  };
}

describe("what stands in a clearing", () => {
  it.each([1, 2, 3, 4, 6, 8])("keeps the figures of %i seats apart and inside", (count) => {
    const seats = SEATS.slice(0, count);
    const found = figures(clearing({ warriors: Object.fromEntries(seats.map((seat) => [seat, 3])) }), [], SEATS);
    expect(found.map((one) => one.seat)).toEqual(seats);
    found.forEach((one, index) => {
      expect(Math.hypot(one.x, one.y) + one.size / 2).toBeLessThan(RADIUS + one.size / 3);
      for (const other of found.slice(index + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(one.size - 1);
      }
    });
  });

  it("puts buildings on slots, then what covers them, then leaves them open", () => {
    expect(built(clearing({ slots: 3, pieces: { roost: 1, wood: 2 }, covered: 1 }))).toEqual(["roost", "covered", ""]);
    expect(slots(clearing({ slots: 3 })).map((place) => place.x)).toEqual([-41, 0, 41]);
  });

  it("lays tokens on the rim and counts them", () => {
    const found = tokens(clearing({ pieces: { wood: 3, sympathy: 1, roost: 1 } }));
    expect(found.map((one) => [one.symbol, one.count])).toEqual([
      ["piece-wood", 3],
      ["piece-sympathy", 0],
    ]);
  });

  it("finds pawns in clearings and forests", () => {
    const seats = { vagabond: { pawn: { forest: 2 } }, vagabond2: { pawn: { clearing: 5 } }, eyrie: {} };
    expect(pawnsAt(seats as never)).toEqual({ "forest 2": ["vagabond"], "clearing 5": ["vagabond2"] });
  });
});

describe("what a choice would leave in a clearing", () => {
  const now = clearing({ slots: 3, warriors: { marquise: 3 }, pieces: { sawmill: 1, wood: 2 } });

  it("is told in numbers at the figures and tokens", () => {
    const then = { clearing: { ...now, warriors: { marquise: 1, eyrie: 2 }, pieces: { sawmill: 1, wood: 1 } }, pawns: ["vagabond"] };
    expect(figures(now, [], SEATS, then).map(({ seat, change }) => [seat, change])).toEqual([
      ["marquise", { from: 3, to: 1 }],
      ["eyrie", { from: 0, to: 2 }],
      ["vagabond", { from: 0, to: 1 }],
    ]);
    expect(tokens(now, then).map(({ key, change }) => [key, change])).toEqual([["wood", { from: 2, to: 1 }]]);
    expect(figures(now, [], SEATS, { clearing: now, pawns: [] })[0]!.change).toBeUndefined();
  });

  it("stands on the first open slot, and marks what goes", () => {
    const fates = (pieces: Record<string, number>) =>
      filled(now, { ...now, pieces }).map(({ kind, fate }) => `${kind} ${fate}`);
    expect(fates({ sawmill: 1, workshop: 1 })).toEqual(["sawmill stays", "workshop comes", " stays"]);
    expect(fates({ wood: 2 })).toEqual(["sawmill goes", " stays", " stays"]);
    expect(filled(now).map(({ kind }) => kind)).toEqual(["sawmill", "", ""]);
  });
});
