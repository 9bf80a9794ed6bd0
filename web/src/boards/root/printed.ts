/** What is printed on the cards of both decks (games/root/data/deck.json). */
import type { Texts } from "@/lib/texts";
import deck from "../../../../src/weald/games/root/data/deck.json";
import type { Suit } from "./view";

export type CostSuit = Suit | "any";

export interface PrintedCard {
  suit: Suit;
  kind: string;
  /** One entry for each crafting piece that it takes. */
  cost: CostSuit[];
  item?: string;
  points?: number;
}

const CARDS = new Map<string, PrintedCard>(
  deck.cards.map((card) => {
    const cost = Object.entries(card.cost ?? {}) as [CostSuit, number][];
    const signs = cost.flatMap(([suit, count]) => Array<CostSuit>(count).fill(suit));
    return [spelled(card.id), { ...card, suit: card.suit as Suit, cost: signs }];
  }),
);
const VIZIER: PrintedCard = { suit: "bird", kind: "vizier", cost: [] };

/** A card's id as offers spell it: views write `bake_sale`, offers `bake-sale`. */
export function spelled(id: string): string {
  return id.replaceAll("_", "-");
}

export function printedCard(id: string): PrintedCard {
  return CARDS.get(spelled(id)) ?? VIZIER;
}

/** Its name without the suit, which is drawn. */
export function bareName(texts: Texts, id: string): string {
  const suit = texts.name("suit", printedCard(id).suit);
  return texts.name("card", id).replace(` (${suit})`, "");
}

/** What crafting it costs, as a sentence. */
export function costWords(texts: Texts, { cost }: PrintedCard): string {
  const parts = [...new Set(cost)].map((suit) => {
    const count = cost.filter((other) => other === suit).length;
    return texts.say("cost-part", { count, suit });
  });
  return parts.length ? texts.say("cost", { cost: parts.join(", ") }) : "";
}

/** All that it costs and does in sentences, as weald/drawings/root/words.py tells it. */
export function fullWords(texts: Texts, id: string): string {
  const card = printedCard(id);
  if (card.kind === "vizier") return "";
  return texts.say(`effect-${card.kind}`, {
    cost: costWords(texts, card),
    effect: texts.note(`card-${spelled(id)}`, "effect"),
    item: card.item,
    points: card.points,
  });
}
