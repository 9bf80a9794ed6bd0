/** What a step wants, and where on the page it points. */
import { describe, expect, it, vi } from "vitest";

vi.mock("@/lib/router.svelte", () => ({ router: {} })); // it wants an address bar
const { selectors, suits, wanting } = await import("./lessons");

const offer = (action: string) => ({ action, verb: action.split(" ")[0]! });

describe("what a step wants", () => {
  it("is a sentence, any of a verb, or anything", () => {
    expect(suits({ want: "from 5" }, offer("from 5"))).toBe(true);
    expect(suits({ want: "from 5" }, offer("from 51"))).toBe(false);
    expect(suits({ want: "from ..." }, offer("from 51"))).toBe(true);
    expect(suits({ want: "from ..." }, offer("to 51"))).toBe(false);
    expect(suits({ want: "..." }, offer("to 51"))).toBe(true);
    expect(suits({ say: "only read" }, offer("to 51"))).toBe(false);
  });

  it("comes after what is only read", () => {
    const steps = [{ say: "hello" }, { say: "now", want: "march" }, { say: "goodbye" }];
    expect(wanting(steps, 0)).toBe(steps[1]);
    expect(wanting(steps, 2)).toBeUndefined();
  });
});

describe("what a step points at", () => {
  it("is found by what boards and page mark", () => {
    expect(selectors("clearing 5")[0]).toBe('[data-place="clearing 5"]');
    expect(selectors("hand")).toContain('[data-part="hand"]');
    expect(selectors("card root-tea-mouse")).toContain('[data-card="root-tea-mouse"]');
    expect(selectors("gauge camps")).toContain('[data-gauge="camps"]');
    expect(selectors("choice build sawmill in 5")[0]).toBe('[data-action="build sawmill in 5"]');
    expect(selectors("board eyrie").at(-1)).toBe('[data-part="boards"]');
  });
});
