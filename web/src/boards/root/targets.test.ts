import { describe, expect, it } from "vitest";
import type { Offer } from "@/lib/messages";
import { asksNumber, beginsAt, clearing, forest, gesture, offersAt, placeOf } from "./targets";

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
