/** Standing answers: every one that can be set has its words, in every game. */
import { describe, expect, it } from "vitest";
import { loadTexts } from "@/lib/catalogues";
import type { StandingAsked } from "@/lib/wire";
import { answersTo, lineOf, placesOf } from "./standing";

const ambush: StandingAsked = {
  ask: "may-ambush",
  law: "4.3.1",
  where: { clearing: ["1", "2", "12"] },
  forms: [
    { verb: "pass", words: {} },
    { verb: "ambush", words: { suit: ["fox", "bird"] } },
  ],
};
const path: StandingAsked = { ask: "take-path", law: "V6", where: {}, forms: [{ verb: "stay", words: {} }] };
const loss: StandingAsked = { ask: "lose-piece", law: "4.3.3", where: {}, forms: [{ verb: "lose", words: { piece: ["sawmill"] } }] };

describe("standing answers", () => {
  it("are never, whenever it can be, and each way to do it", async () => {
    const texts = await loadTexts("root");
    expect(answersTo(texts, ambush).map((one) => one.words)).toEqual([
      "never ambush",
      "ambush whenever I can",
      "ambush with a fox card",
      "ambush with a bird card",
    ]);
    expect(answersTo(texts, loss).map((one) => one.value)).toEqual([{ verb: "lose", words: { piece: "sawmill" } }]);
  });

  it("hold anywhere or in a place, first the one where it is asked", async () => {
    const texts = await loadTexts("root");
    const question = { seat: "eyrie", ask: "may-ambush", law: "4.3.1", facts: { clearing: 12 }, turn: "marquise" };
    expect(placesOf(texts, ambush, question).map((one) => one.words)).toEqual([
      "anywhere",
      "in clearing 12",
      "in clearing 1",
      "in clearing 2",
    ]);
    expect(placesOf(texts, path, null)).toEqual([]);
  });

  it("are told in a line, with a place where there is one", async () => {
    const texts = await loadTexts("root");
    const said = { ask: "may-ambush", verb: "pass", where: { clearing: "5" }, words: {}, turn: true };
    expect(lineOf(texts, said, ambush)).toBe("When I am attacked: never ambush (in clearing 5, this turn)");
    const wild = await loadTexts("defenders");
    const stay = { ask: "take-path", verb: "stay", where: {}, words: {}, turn: false };
    expect(lineOf(wild, stay, path)).toBe("When secret paths are open to me: stay where I am (this game)");
  });
});
