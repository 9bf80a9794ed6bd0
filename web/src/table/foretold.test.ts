import { describe, expect, it, vi } from "vitest";
import { Foretelling } from "./foretelling.svelte";
import { after } from "./foretold";

describe("what a choice would change", () => {
  it("is laid over what is shown", () => {
    const view = { score: 7, items: { boots: 1, sword: 2 }, hand: ["a", "b"], ruler: "eyrie" };
    const changes = { score: 9, items: { boots: null, tea: 1 }, hand: ["a"], ruler: null };
    expect(after(view, changes)).toEqual({ score: 9, items: { sword: 2, tea: 1 }, hand: ["a"] });
    expect(view.items).toEqual({ boots: 1, sword: 2 });
    expect(after({ items: {} }, { clearings: { 5: { pieces: { wood: 2 } } } })).toEqual({
      items: {},
      clearings: { 5: { pieces: { wood: 2 } } },
    });
  });

  it("is asked about once, and only if the pointer stays", () => {
    vi.useFakeTimers();
    let id = 0;
    const ask = vi.fn(() => ++id);
    const telling = new Foretelling(ask);
    telling.begin(5, 0);
    telling.want("march");
    telling.want("build"); // the pointer went on
    vi.runAllTimers();
    telling.want("build");
    vi.runAllTimers();
    expect(ask.mock.calls).toEqual([["build"]]);
    expect([telling.owns(1), telling.owns(2), telling.owns(undefined)]).toEqual([true, false, false]);
    telling.hear({ type: "foretold", id: 1, at: 5, undos: 0, action: "build", changes: { score: 1 } });
    expect(telling.of("build")).toEqual({ score: 1 });
    vi.useRealTimers();
  });

  it("holds for its own moment only", () => {
    const telling = new Foretelling(() => 1);
    telling.begin(5, 0);
    telling.hear({ type: "foretold", id: 1, at: 5, undos: 0, action: "march", changes: { score: 1 } });
    telling.begin(5, 0);
    expect(telling.of("march")).toEqual({ score: 1 });
    telling.begin(5, 1);
    telling.hear({ type: "foretold", id: 1, at: 5, undos: 0, action: "march", changes: { score: 1 } });
    expect(telling.of("march")).toBeNull();
  });
});
