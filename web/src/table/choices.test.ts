/** Choices stand together as the terminal has them, and are numbered as they are read. */
import { describe, expect, it } from "vitest";
import type { Offer } from "@/lib/messages";
import { Texts } from "@/lib/texts";
import { groupsOf, isLast } from "./choices";

const CATALOGUE = `
card-A1 = A1 Support
card-S3 = S3 Maneuver
theater-air = air
theater-sea = sea
heading-deploy = deploy
heading-improvise = facedown
do-deploy = deploy { $card } to the { $theater }
do-improvise = play { $card } facedown to the { $theater }
do-withdraw = withdraw
do-march = march
do-build = build a { $piece } in clearing { $clearing }
group-build = build a { $piece } in clearing
do-battle = battle { $seat } in { $clearing }
group-battle = battle { $seat } in
group-battle-clearing = battle in { $clearing }
`;
const texts = new Texts("critters", [CATALOGUE]);
const offer = (verb: string, words: Record<string, string>, facts = {}): Offer => ({
  action: [verb, ...Object.values(words)].join(" "),
  verb,
  words,
  facts,
});

describe("by card", () => {
  const groups = groupsOf(
    texts,
    [
      offer("withdraw", {}),
      offer("deploy", { card: "A1", theater: "air" }),
      offer("improvise", { card: "A1", theater: "air" }),
      offer("improvise", { card: "A1", theater: "sea" }),
      offer("deploy", { card: "S3", theater: "sea" }),
    ],
    "card",
  );

  it("keeps the choices of one card together, in parts by what they do", () => {
    expect(groups.map((group) => group.heading)).toEqual(["A1 Support", "S3 Maneuver", ""]);
    const parts = groups[0]!.parts.map((part) => [part.heading, part.choices.map((choice) => choice.label)]);
    expect(parts).toEqual([
      ["deploy", ["air"]],
      ["facedown", ["air", "sea"]],
    ]);
  });

  it("numbers them in the order in which they are read, what ends something last", () => {
    const choices = groups.flatMap((group) => group.parts.flatMap((part) => part.choices));
    expect(choices.map((choice) => choice.number)).toEqual([1, 2, 3, 4, 5]);
    expect(choices.at(-1)!.words).toBe("Withdraw");
    expect(isLast(choices.at(-1)!.offer)).toBe(true);
  });
});

describe("by verb", () => {
  it("says what is shared once, and the rest as labels with the facts of the position", () => {
    const [group] = groupsOf(
      texts,
      [
        offer("build", { piece: "sawmill", clearing: "1" }, { clearing: "1 (fox)" }),
        offer("build", { piece: "sawmill", clearing: "3" }, { clearing: "3 (rabbit)" }),
      ],
      "verb",
    );
    expect(group!.heading).toBe("Build a sawmill in clearing");
    expect(group!.parts[0]!.choices.map((choice) => choice.label)).toEqual(["1 (fox)", "3 (rabbit)"]);
  });

  it("turns the heading round if all share the last word", () => {
    const [group] = groupsOf(
      texts,
      [offer("battle", { seat: "eyrie", clearing: "5" }), offer("battle", { seat: "cult", clearing: "5" })],
      "verb",
    );
    expect(group!.heading).toBe("Battle in 5");
    expect(group!.parts[0]!.choices.map((choice) => choice.label)).toEqual(["eyrie", "cult"]);
  });

  it("puts sentences in a row into one group", () => {
    const groups = groupsOf(texts, [offer("march", {}), offer("battle", { seat: "cult", clearing: "5" })], "verb");
    expect(groups).toHaveLength(1);
    expect(groups[0]!.parts[0]!.choices.map((choice) => choice.label)).toEqual(["March", "Battle cult in 5"]);
  });
});
