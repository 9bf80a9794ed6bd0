import { describe, expect, it } from "vitest";
import type { Offer } from "@/lib/messages";
import { asksNumber, beginsAt, clearing, dropped, forest, gesture, isOpen, leadsTo, offersAt, placeOf } from "./targets";

function offer(action: string, words: Record<string, string> = {}, facts: Record<string, unknown> = {}): Offer {
  return { action, verb: action.split(" ")[0]!, words, facts };
}

const march = offer("march", {}, { begins: [1, 3] });
const build = offer("build sawmill in 3", { piece: "sawmill", clearing: "3" });
const overwork = offer("overwork anvil in 3", { card: "anvil", clearing: "3" });
const slip = offer("forest 2", { forest: "2" }, { clearings: [1, 9] });

describe("what a tap means", () => {
  it("is what names the place, or begins there", () => {
    const offers = [march, build, overwork, slip];
    expect(offersAt(offers, clearing(3), null)).toEqual([march, build, overwork]);
    expect(offersAt(offers, clearing(1), null)).toEqual([march]);
    expect(offersAt(offers, forest(2), null)).toEqual([slip]);
    expect(placeOf(slip)).toBe("forest 2");
    expect(beginsAt(slip)).toEqual([]);
  });

  it("is what the picked card does there, if it does anything", () => {
    expect(offersAt([build, overwork], clearing(3), "anvil")).toEqual([overwork]);
    expect(offersAt([build], clearing(3), "anvil")).toEqual([build]);
  });

  it("is a march, its origin and its end, if it is a drag", () => {
    expect(gesture([march], clearing(1), clearing(5))).toEqual([
      { action: "march" },
      { place: "clearing 1" },
      { place: "clearing 5" },
    ]);
    const from = offer("from 1", { clearing: "1" });
    expect(gesture([from], clearing(1), clearing(5))).toEqual([{ place: "clearing 1" }, { place: "clearing 5" }]);
    expect(gesture([offer("to 5", { clearing: "5" })], clearing(1), clearing(5))).toEqual([{ place: "clearing 5" }]);
  });

  it("is a number, if only numbers are asked for", () => {
    const counts = ["1", "2"].map((count) => offer(`warriors ${count}`, { count }));
    expect(asksNumber(counts)).toBe(true);
    expect(asksNumber([...counts, offer("pass")])).toBe(false);
  });
});

describe("a card that is let go", () => {
  const decree = ["move", "battle"].map((column) => offer(`decree anvil ${column}`, { card: "anvil", column }));
  const craft = offer("craft anvil", { card: "anvil" });
  const aid = offer("aid eyrie", { seat: "eyrie" });
  const all = [march, overwork, ...decree, craft, aid, offer("craft tea", { card: "tea" })];

  it("means what it does there", () => {
    expect(dropped(all, "anvil", "clearing 3")).toEqual([overwork]);
    expect(dropped(all, "anvil", "clearing 1")).toEqual([]);
    expect(dropped(all, "anvil", "column battle")).toEqual([decree[1]]);
    expect(dropped(all, "anvil", "action craft anvil")).toEqual([craft]);
    expect(dropped(all, "anvil", "action craft tea")).toEqual([]);
    expect(dropped(all, "anvil", "seat eyrie")).toEqual([aid]);
  });

  it("waits for its question, if another comes first", () => {
    expect(isOpen({ card: "anvil" }, [craft])).toBe(true);
    expect(isOpen({ card: "anvil" }, [aid])).toBe(false);
    expect(isOpen({ card: "anvil" }, decree)).toBe(false);
    expect(isOpen({ place: "clearing 3" }, [overwork])).toBe(true);
  });
});

it("a march tells where it leads", () => {
  const told = offer("march", {}, { begins: [1], leads: { "1": [5, 9] } });
  expect(leadsTo([told, build], clearing(1))).toEqual(["clearing 5", "clearing 9"]);
  expect(leadsTo([told], clearing(3))).toEqual([]);
});
