/** The threat as it is drawn, out of what the engine foretells. */
import { expect, it } from "vitest";
import type { DefendersView, Foretold } from "../view";
import { edgeOf } from "./geometry";
import { ghostsOf } from "./ghosts";

const view = { walls: ["C3-C4"], seats: { order: { at: "F4" } } } as unknown as DefendersView;
const card = (machine: string, ...would: Record<string, unknown>[]): Foretold => ({ machine, cards: 1, of: 7, would: would as Foretold["would"] });

it("draws the way of an engine and the walls that it would leave, once", () => {
  const { walls, paths } = ghostsOf(view, [
    card(
      "engines",
      { what: "engine-moved", engine: 1, walls: ["C3-C4"], edge: "C4-D4" },
      { what: "engine-reset", engine: 1, walls: ["C4-D4"], edge: "C4-D5" },
      { what: "engine-deployed", engine: 1, edge: "C4-C5" },
    ),
  ]);
  expect(walls).toEqual(["C4-D4"]); // one stands already
  expect(paths).toHaveLength(1);
  expect(paths[0]!.blocked).toBe(true);
  expect(paths[0]!.points).toEqual(["C3-C4", "C4-D4", "C4-D5"].map((name) => edgeOf(name).middle));
});

it("counts what comes into a hex by card, since only one card comes", () => {
  const polluted = { what: "polluted", number: 5, hexes: ["D5", "D5", "C4"] };
  const { things } = ghostsOf(view, [card("factories", polluted), card("reboot", polluted, { what: "toxic", hex: "D5" })]);
  expect(things).toEqual([
    { hex: "D5", symbol: "sludge", count: 2 },
    { hex: "C4", symbol: "sludge", count: 1 },
    { hex: "D5", symbol: "toxic", count: 1 },
  ]);
});

it("shows whom hunters would reach, and who would be hurt", () => {
  const { chases, hurt } = ghostsOf(view, [
    card("hard-mechs", { what: "chased", seat: "order", hex: "F4", origin: "F5", number: 5 }, { what: "hurt", seat: "order", number: 1 }),
  ]);
  expect(chases).toMatchObject([{ seat: "order", number: 5 }]);
  expect(hurt).toEqual({ F4: 1 });
});
