import type { GameBoard, SeatFacts } from "../board";
import BattleEnd from "./BattleEnd.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import type { CrittersView } from "./view";

function seats(view: Record<string, unknown>): Record<string, SeatFacts> {
  const { scores, hands, target } = view as unknown as CrittersView;
  return {
    south: { score: scores.south, target, hand: hands.south, pattern: "hatch" },
    north: { score: scores.north, target, hand: hands.north, pattern: "dots" },
  };
}

export const board: GameBoard = {
  Board,
  Hand,
  order: "card",
  complete: true,
  grave: ["withdraw"],
  trivial: ["to"],
  seats,
  places: true,
  scenes: [{ isOf: (step) => step.some((event) => event.what === "battle-won"), Scene: BattleEnd, weight: 1, stays: true }],
};
