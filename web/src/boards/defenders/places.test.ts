/** What a tap, a drag and an item mean, out of offers alone. */
import { expect, it } from "vitest";
import type { Offer } from "@/lib/messages";
import { canTravel, offersAt, placeOf, shows, travelsTo } from "./places";

const offer = (verb: string, words: Record<string, string> = {}): Offer => ({ action: [verb, ...Object.values(words)].join(" "), verb, words, facts: {} });
const OFFERS = [offer("move", { hex: "B3" }), offer("travel", { hex: "B3" }), offer("breach", { edge: "B2-B3" }), offer("clear"), offer("drink"), offer("end")];
const actions = (found: Offer[]) => found.map((one) => one.action);

it("puts deeds without a place where the leader stands", () => {
  expect(actions(offersAt(OFFERS, "hex B2", "B2", null))).toEqual(["clear"]);
  expect(actions(offersAt(OFFERS, "edge B2-B3", "B2", null))).toEqual(["breach B2-B3"]);
  expect(placeOf(offer("end"), "B2")).toBeNull();
  expect(placeOf(offer("clear"), null)).toBeNull();
});

it("lights for an item only what the item does", () => {
  expect(actions(offersAt(OFFERS, "hex B3", "B2", null))).toEqual(["move B3", "travel B3"]);
  expect(actions(offersAt(OFFERS, "hex B3", "B2", "item maps"))).toEqual(["travel B3"]);
  expect(actions(offersAt(OFFERS, "hex B2", "B2", "item maps"))).toEqual([]);
  expect(actions(offersAt(OFFERS, "hex B3", "B2", "archives-a"))).toEqual(["move B3", "travel B3"]);
});

it("drags a leader only by what moves it", () => {
  expect(canTravel(OFFERS)).toBe(true);
  expect(canTravel([offer("launch", { hex: "B2" })])).toBe(false);
  expect(actions(travelsTo([...OFFERS, offer("launch", { hex: "B3" })], "hex B3"))).toEqual(["move B3", "travel B3"]);
});

it("leaves to a phone's list what neither land nor hand show", () => {
  const cards = [offer("plan", { card: "archives-a" }), offer("kill", { card: "archives-a" })];
  expect(actions([...OFFERS, ...cards].filter((one) => !shows(one)))).toEqual(["clear", "drink", "end", "kill archives-a"]);
});
