import type { GameBoard, SeatFacts } from "../board";
import { aimOf } from "./aims";
import Board from "./Board.svelte";
import Mine from "./factions/Mine.svelte";
import Hand from "./Hand.svelte";
import { fromHand } from "./held";
import { asksNumber, beginsAt, placeOf } from "./targets";
import { telling } from "./telling";
import type { RootView } from "./view";

/** Who plays for dominance has no points any more [3.3.1]; a Vagabond joins a partner instead [9.2.8]. */
function seats(view: Record<string, unknown>): Record<string, SeatFacts> {
  const shown = (view as unknown as RootView).seats;
  return Object.fromEntries(
    Object.entries(shown).map(([seat, told]) => [seat, { hand: told.hand, ...(told.dominance ? { aim: aimOf(told) } : { score: told.score }) }]),
  );
}

export const board: GameBoard = {
  Board,
  Hand,
  Mine,
  order: "verb",
  complete: false,
  shows: (offer, offers, question) =>
    placeOf(offer) !== null || beginsAt(offer).length > 0 || asksNumber(offers) || fromHand([offer], question?.ask).length > 0,
  grave: [],
  trivial: ["to"],
  seats,
  ...telling,
};
