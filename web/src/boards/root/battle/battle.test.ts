/** A battle is read out of its events: both sides with ambush, extra hits, hits, losses and points. */
import { expect, it } from "vitest";
import type { Told } from "@/lib/messages";
import { battleOf, isBattle, pointsOf } from "./battle";

const told = (what: string, law: string, facts: Record<string, unknown>): Told => ({
  what,
  law,
  at: 1,
  turn: 1,
  step: 7,
  role: what === "battle" ? "deed" : "follows",
  ...facts,
});

const began = told("battle", "4.3", { seat: "marquise", other_seat: "alliance", clearing: 5 });
const step = [
  began,
  told("spent", "4.3.1", { seat: "alliance", card: "ambush_fox" }),
  told("ambushed", "4.3.1", { seat: "alliance", card: "ambush_fox" }),
  told("warriors-removed", "2.5.1", { seat: "marquise", count: 2, clearing: 5 }),
  told("rolled", "4.3.2", { seat: "marquise", high: 3, low: 1 }),
  told("extra-hit", "4.3.2.3", { seat: "marquise", by: "defenseless" }),
  told("hits", "4.3.3", { seat: "marquise", other_seat: "alliance", count: 2, other_count: 3 }),
  told("piece-removed", "2.5.2", { seat: "alliance", piece: "sympathy", clearing: 5 }),
  told("scored", "3.2.1", { seat: "marquise", points: 1, score: 4 }),
  told("outraged", "8.2.6", { seat: "marquise" }),
];

it("is a scene once something has happened in it", () => {
  expect(isBattle([began])).toBe(false);
  expect(isBattle(step)).toBe(true);
  expect(isBattle(step.slice(1))).toBe(false);
});

it("has two sides with what they did and lost", () => {
  const { attacker, defender, clearing, rolled, after } = battleOf(step)!;
  expect([attacker.seat, defender.seat, clearing]).toEqual(["marquise", "alliance", 5]);
  expect(defender.ambush?.card).toBe("ambush_fox");
  expect(attacker.extra.map((event) => event.by)).toEqual(["defenseless"]);
  expect([attacker.hits, defender.hits]).toEqual([2, 3]);
  expect(attacker.lost.map((event) => event.count)).toEqual([2]);
  expect(defender.lost.map((event) => event.piece)).toEqual(["sympathy"]);
  expect([pointsOf(attacker), pointsOf(defender)]).toEqual([1, 0]);
  expect([rolled?.high, rolled?.low]).toEqual([3, 1]);
  expect(after.map((event) => event.what)).toEqual(["outraged"]);
});

it("is nothing without its beginning", () => {
  expect(battleOf(step.slice(1))).toBeNull();
});
