/** What each offer of Critters at War touches on the board. */
import type { Offer } from "@/lib/messages";
import type { Lying } from "./layout";
import type { Theater } from "./view";

const ON_CARDS = ["flip", "move", "return"];
const ON_THEATERS = ["to", "reinforce"];
export const FROM_HAND = ["deploy", "improvise"];

/** The offer, among these, that a click on a lying card means. `own` is the asked seat. */
export function onCard<O extends Offer>(offers: readonly O[], card: Lying, own: string | null): O | undefined {
  return offers.find((offer) => ON_CARDS.includes(offer.verb) && touchesCard(offer, card, own));
}

export function touchesCard(offer: Offer, card: Lying, own: string | null): boolean {
  if (offer.words.theater !== card.theater) return false;
  if (offer.verb === "flip") return offer.words.seat === card.seat && card.uncovered;
  return ON_CARDS.includes(offer.verb) && card.seat === own && offer.words.place === String(card.place);
}

/** The offers, among these, that a click on a theater can mean: of the picked card, or of one that goes there anyway. */
export function onTheater<O extends Offer>(offers: readonly O[], theater: Theater, picked: string | null): O[] {
  return offers.filter(
    (offer) =>
      offer.words.theater === theater &&
      (ON_THEATERS.includes(offer.verb) || (FROM_HAND.includes(offer.verb) && offer.words.card === picked)),
  );
}
