import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Thinking } from "./thinking.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table at which somebody is asked, and what is said there. */
function table() {
  let asked = $state<string | null>(null);
  let at = $state(0);
  const said: string[] = [];
  let thinking!: Thinking;
  const leave = $effect.root(() => {
    thinking = new Thinking({ computer: () => asked, at: () => at, turn: () => 1, say: (seat) => said.push(seat) });
  });
  const ask = (seat: string | null) => {
    asked = seat;
    at += 1;
    flushSync();
  };
  return { ask, said, leave, seen: () => thinking.seat };
}

it("shows nothing of a computer that answers at once", () => {
  const { ask, seen, leave } = table();
  for (let question = 0; question < 5; question += 1) {
    ask("eyrie");
    vi.advanceTimersByTime(500);
    expect(seen()).toBeNull();
  }
  leave();
});

it("shows who thinks for longer, until there is an answer", () => {
  const { ask, seen, leave } = table();
  ask("eyrie");
  vi.advanceTimersByTime(700);
  expect(seen()).toBe("eyrie");
  ask(null);
  expect(seen()).toBeNull();
  leave();
});

it("says it once in a turn, and only if it lasts", () => {
  const { ask, said, leave } = table();
  ask("eyrie");
  vi.advanceTimersByTime(3000);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(said).toEqual(["eyrie"]);
  ask("eyrie");
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(["eyrie"]);
  leave();
});
