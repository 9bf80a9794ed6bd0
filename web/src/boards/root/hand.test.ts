/** What is printed on a card, and what can be done with one of the hand. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Offer } from "@/lib/messages";
import { Texts } from "@/lib/texts";
import { deedsOf, fromHand, hindrancesOf } from "./held";
import { bareName, fullWords, printedCard } from "./printed";

const catalogue = (name: string) =>
  readFileSync(new URL(`../../../../src/weald/texts/en/${name}.ftl`, import.meta.url), "utf8");
const texts = new Texts("root", [catalogue("root"), catalogue("root-hand")]);

const offer = (action: string, words: Record<string, string>): Offer => ({
  action,
  verb: action.split(" ")[0]!,
  words,
  facts: {},
});

describe("a printed card", () => {
  it("is found as views and as offers spell it", () => {
    expect(printedCard("bake_sale")).toBe(printedCard("bake-sale"));
    expect(printedCard("tax_collector").cost).toEqual(["fox", "rabbit", "mouse"]);
    expect(printedCard("royal-claim").cost).toEqual(["any", "any", "any", "any"]);
    expect(printedCard("ambush_fox").cost).toEqual([]);
  });
  it("is named without its suit, which is drawn", () => {
    expect(bareName(texts, "gently_used_knapsack")).toBe("Gently Used Knapsack");
  });
  it("is told in full", () => {
    expect(fullWords(texts, "bake_sale")).toBe("Cost: 2 rabbit. Item: coins, 3 points.");
    expect(fullWords(texts, "vizier")).toBe("");
  });
});

describe("a card of the hand", () => {
  const decree = ["recruit", "move"].map((column) => offer(`decree anvil ${column}`, { card: "anvil", column }));
  it("has the choices that are about the hand, not those about other cards", () => {
    const use = offer("use cobbler", { card: "cobbler" });
    const end = offer("end", {});
    expect(fromHand([...decree, use, end], "add-to-decree")).toEqual(decree);
    expect(fromHand([offer("spend anvil", { card: "anvil" })], "spend-supporter")).toEqual([]);
  });
  it("has a deed for each verb, with what else there is to choose", () => {
    const [add, craft] = deedsOf(texts, [...decree, offer("craft anvil", { card: "anvil" })]);
    expect(add).toMatchObject({ heading: "Decree", choices: [{ label: "recruit" }, { label: "move" }] });
    expect(craft).toMatchObject({ heading: "Craft", choices: [{ label: "" }] });
  });
  it("says each reason once", () => {
    const refused = decree.map((one) => ({ ...one, law: "7.4.2", why: "must-be-bird" }));
    expect(hindrancesOf(texts, refused)).toHaveLength(1);
  });
});
