import type { GameBoard, SeatFacts } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
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
  grave: [],
  trivial: ["to"],
  seats,
  ...telling,
};
