/** The land as it is drawn lies as the engine's geometry says. */
import { expect, it } from "vitest";
import { edgeOf, facing, HEIGHT, middleOf, RADIUS, sidesOf, WIDE, WIDTH } from "./geometry";

const NAMES = new Set("ABCDEFG".split("").flatMap((row, place) => Array.from({ length: [4, 5, 6, 7, 6, 5, 4][place]! }, (_, at) => `${row}${at + 1}`)));
const far = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);

it("has the core in the middle and neighbours at equal distance", () => {
  expect(NAMES.size).toBe(37);
  expect(middleOf("D4")).toEqual({ x: WIDTH / 2, y: HEIGHT / 2 });
  for (const hex of NAMES) {
    for (const { hex: other, edge } of sidesOf(hex, NAMES)) {
      if (!other) continue;
      expect(far(middleOf(hex), middleOf(other))).toBeCloseTo(WIDE);
      const { middle, from, to } = edgeOf(edge);
      expect(far(middle, middleOf(hex))).toBeCloseTo(WIDE / 2);
      expect(far(from, to)).toBeCloseTo(RADIUS);
    }
  }
});

it("keeps every hex and the rim within the drawing", () => {
  for (const hex of NAMES) {
    const { x, y } = middleOf(hex);
    expect(Math.min(x, WIDTH - x)).toBeGreaterThan(WIDE / 2);
    expect(Math.min(y, HEIGHT - y)).toBeGreaterThan(RADIUS);
  }
});

it("knows an edge from both its hexes, by the engine's name", () => {
  const names = (hex: string) => sidesOf(hex, NAMES).map((side) => side.edge);
  expect(names("C4")).toContain("C4-D5");
  expect(names("D5")).toContain("C4-D5");
  expect(names("G2")).toContain("G2-SE");
  expect(edgeOf("G2-SE").hexes).toEqual(["G2"]);
});

it("turns an engine towards the hex in front of it", () => {
  // left E4, right E3: the right one lies in the west, so that it looks south (the engine's front is F3)
  expect(facing("E4", "E3")).toBe(180);
  expect(middleOf("F3").y).toBeGreaterThan(edgeOf("E3-E4").middle.y);
  // left E4, right E5: it looks north, at D5
  expect(facing("E4", "E5")).toBe(0);
});
