/** What an offer of Root touches on the map, and what a tap there can mean. */
import type { Offer } from "@/lib/messages";

/** A place on the map: "clearing 5" or "forest 2". */
export type Place = string;

export const clearing = (name: string | number): Place => `clearing ${name}`;
export const forest = (name: string | number): Place => `forest ${name}`;

/** The place that an offer names. */
export function placeOf(offer: Offer): Place | null {
  if (offer.words.clearing) return clearing(offer.words.clearing);
  if (offer.words.forest) return forest(offer.words.forest);
  return null;
}

/** Where a deed that is told without a place can begin: a march, a battle. */
export function beginsAt(offer: Offer): Place[] {
  if (placeOf(offer) || !Array.isArray(offer.facts.begins)) return [];
  return (offer.facts.begins as number[]).map(clearing);
}

export const touches = (offer: Offer, place: Place) => placeOf(offer) === place || beginsAt(offer).includes(place);

/** What a tap on a place can mean; with a card picked from the hand, what this card does there. */
export function offersAt<O extends Offer>(offers: readonly O[], place: Place, picked: string | null): O[] {
  const there = offers.filter((offer) => touches(offer, place));
  if (!picked) return there;
  const byCard = there.filter((offer) => offer.words.card === picked);
  return byCard.length ? byCard : there;
}

/** The next answers of a gesture: an action by its sentence, or whatever is offered at a place. */
export type Wish = { action: string } | { place: Place };

/** What a gesture from a place to another asks for, one question after the other. */
export function gesture(offers: readonly Offer[], from: Place, to: Place | null): Wish[] {
  const onward: Wish[] = to ? [{ place: to }] : [];
  const march = offers.find((offer) => beginsAt(offer).includes(from));
  if (march) return [{ action: march.action }, { place: from }, ...onward];
  return offers.some((offer) => placeOf(offer) === from) ? [{ place: from }, ...onward] : onward;
}

/** Whether all that is asked is a number: how many warriors move. */
export function asksNumber(offers: readonly Offer[]): boolean {
  return offers.length > 1 && offers.every((offer) => Object.keys(offer.words).join() === "count");
}
