import type { GameBoard, SeatFacts } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { fromHand } from "./held";
import { asksNumber, beginsAt, placeOf } from "./targets";
import { telling } from "./telling";
import type { RootView } from "./view";

function seats(view: Record<string, unknown>): Record<string, SeatFacts> {
  const shown = (view as unknown as RootView).seats;
  return Object.fromEntries(
    Object.entries(shown).map(([seat, { score, hand, dominance }]) => [seat, dominance ? { hand } : { score, hand }]),
  );
}

export const board: GameBoard = {
  Board,
  Hand,
  order: "verb",
  complete: false,
  shows: (offer, offers, question) =>
    placeOf(offer) !== null || beginsAt(offer).length > 0 || asksNumber(offers) || fromHand([offer], question?.ask).length > 0,
  grave: [],
  trivial: ["to"],
  seats,
  ...telling,
};
