/** The choices that are about a card in the hand. */
import type { Offer, Refused } from "@/lib/messages";
import { capital } from "@/lib/problems";
import type { Texts } from "@/lib/texts";

/** Verbs whose card is one of the hand; others name cards in play, for sale or discarded. */
const FROM_HAND = [
  "ambush",
  "craft",
  "discard",
  "activate",
  "spend",
  "give",
  "heal",
  "overwork",
  "hire",
  "decree",
  "mobilize",
  "train",
  "show",
  "export",
];
/** Questions that ask for one of the supporters instead. */
const OF_SUPPORTERS = ["cut-supporters", "spend-supporter"];

export function fromHand<O extends Offer>(offers: readonly O[], ask: string | undefined): O[] {
  if (ask !== undefined && OF_SUPPORTERS.includes(ask)) return [];
  return offers.filter((offer) => offer.words.card !== undefined && FROM_HAND.includes(offer.verb));
}

/** What one verb can do with a card: a word for the verb, and a choice for each place or column it can go to. */
export interface Deed {
  verb: string;
  heading: string;
  choices: { offer: Offer; label: string }[];
}

export function deedsOf(texts: Texts, offers: readonly Offer[]): Deed[] {
  const verbs = [...new Set(offers.map((offer) => offer.verb))];
  return verbs.map((verb) => ({
    verb,
    heading: texts.say(`heading-${verb}`),
    choices: offers.filter((offer) => offer.verb === verb).map((offer) => ({ offer, label: whither(texts, offer) })),
  }));
}

/** What else an offer names beside its card. */
function whither(texts: Texts, offer: Offer): string {
  const gaps = Object.keys(offer.words).filter((gap) => gap !== "card");
  return gaps.map((gap) => texts.thing(gap, { ...offer.words, ...offer.facts })).join(" ");
}

export interface Hindrance {
  heading: string;
  why: string;
  law: string;
}

/** Why something cannot be done with it, each reason once. */
export function hindrancesOf(texts: Texts, refused: readonly Refused[]): Hindrance[] {
  const found = new Map<string, Hindrance>();
  for (const { verb, why, law } of refused) {
    found.set(`${verb} ${why}`, { heading: texts.say(`heading-${verb}`), why: capital(texts.name("why", why)), law });
  }
  return [...found.values()];
}
