import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Thinking } from "./thinking.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows nothing of a computer that answers at once", () => {
  const thinking = new Thinking(() => {});
  for (let question = 0; question < 5; question += 1) {
    const answered = thinking.about("eyrie", 1);
    vi.advanceTimersByTime(500);
    expect(thinking.seat).toBeNull();
    answered();
  }
  vi.advanceTimersByTime(10_000);
  expect(thinking.seat).toBeNull();
});

it("shows who thinks for longer, until there is an answer", () => {
  const thinking = new Thinking(() => {});
  const answered = thinking.about("eyrie", 1);
  vi.advanceTimersByTime(700);
  expect(thinking.seat).toBe("eyrie");
  answered();
  expect(thinking.seat).toBeNull();
});

it("says it once in a turn, and only if it lasts", () => {
  const said: string[] = [];
  const thinking = new Thinking((seat) => said.push(seat));
  const ask = (seat: string, turn: number, wait: number) => {
    const answered = thinking.about(seat, turn);
    vi.advanceTimersByTime(wait);
    answered();
  };
  ask("eyrie", 1, 3000);
  expect(said).toEqual([]);
  ask("eyrie", 1, 5000);
  ask("eyrie", 1, 5000);
  expect(said).toEqual(["eyrie"]);
  ask("vagabond", 2, 5000);
  expect(said).toEqual(["eyrie", "vagabond"]);
});
