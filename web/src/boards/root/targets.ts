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

/** Where a march from a place can lead, if it is told. */
export function leadsTo(offers: readonly Offer[], from: Place): Place[] {
  const name = from.split(" ")[1]!;
  return offers.flatMap((offer) => ((offer.facts.leads as Record<string, number[]> | undefined)?.[name] ?? []).map(clearing));
}

export const touches = (offer: Offer, place: Place) => placeOf(offer) === place || beginsAt(offer).includes(place);

/** What a tap on a place can mean; with a card picked from the hand, what this card does there. */
export function offersAt<O extends Offer>(offers: readonly O[], place: Place, picked: string | null): O[] {
  const there = offers.filter((offer) => touches(offer, place));
  if (!picked) return there;
  const byCard = there.filter((offer) => offer.words.card === picked);
  return byCard.length ? byCard : there;
}

/** What a card means that is let go somewhere: at a place, on a column of the decree, on a faction, or on a deed by name. */
export function dropped<O extends Offer>(offers: readonly O[], card: string, on: string): O[] {
  const own = offers.filter((offer) => offer.words.card === card);
  const cut = on.indexOf(" ");
  const [kind, name] = [on.slice(0, cut), on.slice(cut + 1)];
  if (kind === "action") return own.filter((offer) => offer.action === name);
  if (kind === "column") return own.filter((offer) => offer.words.column === name);
  if (kind === "seat") return offers.filter((offer) => offer.words.seat === name && (offer.verb === "aid" || own.includes(offer)));
  return own.filter((offer) => placeOf(offer) === on);
}

/** The next answers of a gesture: an action by its sentence, whatever is offered at a place, or with a card. */
export type Wish = { action: string } | { place: Place } | { card: string };

/** Whether a wish can be answered now. */
export function isOpen(wish: Wish, offers: readonly Offer[]): boolean {
  if ("action" in wish) return offers.some((offer) => offer.action === wish.action);
  if ("card" in wish) return offers.filter((offer) => offer.words.card === wish.card).length === 1;
  return offers.some((offer) => placeOf(offer) === wish.place);
}

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
