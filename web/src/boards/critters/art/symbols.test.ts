/** Every card has a face of its own, and every theater its landscape. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import printed from "../../../../../src/weald/games/critters/data/cards.json";

const symbols = readFileSync(new URL("./symbols.svg", import.meta.url), "utf8");
const drawn = new Map(
  [...symbols.matchAll(/<symbol id="([^"]*)" viewBox="([^"]*)"[^>]*>(.*?)<\/symbol>/gs)].map(
    ([, id, box, content]): [string, { box: string; content: string }] => [id!, { box: box!, content: content!.trim() }],
  ),
);

it.each(printed.cards.map((card) => card.id))("%s has its own drawing, on the grid of the house", (id) => {
  const face = drawn.get(`card-${id}`);
  expect(face?.box).toBe("0 0 64 64");
  expect(face!.content.match(/<(path|circle|rect) /g)!.length).toBeGreaterThan(3);
  const same = [...drawn.values()].filter((other) => other.content === face!.content);
  expect(same.length).toBe(1);
});

it("draws the backs and the theaters too, and nothing else", () => {
  const rest = ["card-back", ...printed.theaters.map((theater) => `scene-${theater}`)];
  expect([...drawn.keys()].sort()).toEqual([...printed.cards.map((card) => `card-${card.id}`), ...rest].sort());
});

it("keeps every face within its grid", () => {
  for (const [id, { content }] of drawn) {
    if (id.startsWith("scene-")) continue; // a landscape is cut off where its theater ends
    const points = [...content.matchAll(/ d="([^"]*)"/g)].flatMap(([, data]) => corners(data!));
    expect(points.length, id).toBeGreaterThan(9);
    expect(Math.min(...points.flat()), id).toBeGreaterThanOrEqual(0);
    expect(Math.max(...points.flat()), id).toBeLessThanOrEqual(64);
  }
});

/** The points that a path names absolutely. */
function corners(data: string): [number, number][] {
  return [...data.matchAll(/[MLQ]((?:\s*-?[\d.]+[ ,]-?[\d.]+)+)/g)].flatMap(([, numbers]) => {
    const found = numbers!.trim().split(/[ ,]+/).map(Number);
    return found.filter((_, place) => place % 2 === 0).map((x, place): [number, number] => [x, found[place * 2 + 1]!]);
  });
}
