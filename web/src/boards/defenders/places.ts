/** What an offer of Defenders touches on the land, and what a tap or a drag there can mean. */
import type { Offer } from "@/lib/messages";

/** A place of the land: "hex B3" or "edge B3-C4". */
export type Place = string;

export const hexPlace = (hex: string): Place => `hex ${hex}`;
export const edgePlace = (edge: string): Place => `edge ${edge}`;

/** Deeds where the leader stands; they name no place. */
const HERE = ["camp", "clear", "heal", "destroy", "rewild", "gather", "pour", "stay"];
/** What is done with a card of the hand. */
const BY_HAND = ["plan", "team"];
/** By which a leader gets from one hex to another. */
const TRAVELS = ["move", "travel", "regroup", "return", "step", "tunnel"];
/** What each item does. */
const ITEMS: Record<string, readonly string[]> = {
  maps: ["travel", "return"],
  bread: ["eat"],
  potions: ["drink", "pour"],
  rockets: ["launch", "blast"],
};

/** The place of an offer; `here` is where the leader of the question stands. */
export function placeOf(offer: Offer, here: string | null): Place | null {
  if (offer.words.hex) return hexPlace(offer.words.hex);
  if (offer.words.edge) return edgePlace(offer.words.edge);
  return here && HERE.includes(offer.verb) ? hexPlace(here) : null;
}

/** Whether an answer is about a card of the hand. */
export const fromHand = (offer: Offer) => BY_HAND.includes(offer.verb) && offer.words.card !== undefined;

/** Whether land or hand show an answer by themselves. Deeds where the leader stands are few, and are listed as well. */
export const shows = (offer: Offer) => placeOf(offer, null) !== null || fromHand(offer);

/** What was picked from a board: an item. Cards are picked by their own names. */
export const pickedItem = (picked: string | null) => (picked?.startsWith("item ") ? picked.slice(5) : null);

/** What a tap on a place can mean; with an item picked, what it does there. */
export function offersAt<O extends Offer>(offers: readonly O[], place: Place, here: string | null, picked: string | null): O[] {
  const item = pickedItem(picked);
  return offers.filter((offer) => placeOf(offer, here) === place && (!item || ofItem(item).includes(offer.verb)));
}

/** The verbs of an item. */
export const ofItem = (item: string): readonly string[] => ITEMS[item] ?? [];

/** Whether a leader can be dragged somewhere. */
export const canTravel = (offers: readonly Offer[]) => offers.some((offer) => TRAVELS.includes(offer.verb));

/** What a leader dragged to a place asks for. */
export function travelsTo<O extends Offer>(offers: readonly O[], place: Place): O[] {
  return offers.filter((offer) => TRAVELS.includes(offer.verb) && placeOf(offer, null) === place);
}
