import { describe, expect, it } from "vitest";
import type { ClearingView } from "../view";
import { RADIUS } from "./ground";
import { built, figures, pawnsAt, slots, tokens } from "./standing";

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
