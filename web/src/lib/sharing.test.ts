import { expect, test } from "vitest";
import { shared } from "./sharing";

const view = () => ({ seats: { eyrie: { score: 3, cards: ["a"] }, cult: { score: 1, cards: [] as string[] } }, order: ["eyrie", "cult"] });

test("what is equal is the very same, part by part", () => {
  const before = view();
  const now = shared(before, { ...view(), seats: { ...view().seats, cult: { score: 2, cards: [] } } });
  expect(now).toEqual({ ...view(), seats: { eyrie: { score: 3, cards: ["a"] }, cult: { score: 2, cards: [] } } });
  expect(now).not.toBe(before);
  expect(now.seats).not.toBe(before.seats);
  expect(now.seats.eyrie).toBe(before.seats.eyrie);
  expect(now.seats.cult).not.toBe(before.seats.cult);
  expect(now.seats.cult.cards).toBe(before.seats.cult.cards);
  expect(now.order).toBe(before.order);
  expect(shared(before, view())).toBe(before);
});

test.each([
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1, 2, 3]],
  [[1, 2, 3], [1, 2]],
  [[], {}],
  [{}, []],
  [{ a: null }, { a: {} }],
  [{ a: {} }, { a: null }],
  [{ a: undefined }, { b: undefined }],
  [null, { a: 1 }],
  ["a", { a: 1 }],
])("%j is not taken for %j", (before, now) => {
  const wanted = structuredClone(now);
  const found = shared(before, now);
  expect(found).toEqual(wanted);
  expect(found).not.toBe(before);
});
