import type { GameBoard, SeatFacts } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

/** Scores and hands where a view tells them by the names that the games use. */
function seats(view: Record<string, unknown>): Record<string, SeatFacts> {
  const found: Record<string, SeatFacts> = {};
  const told = view.seats;
  if (typeof told !== "object" || told === null) return found;
  for (const [name, facts] of Object.entries(told as Record<string, Record<string, unknown>>)) {
    found[name] = {
      ...(typeof facts.score === "number" ? { score: facts.score } : {}),
      ...(typeof facts.hand === "number" ? { hand: facts.hand } : {}),
    };
  }
  return found;
}

function turns(view: Record<string, unknown>): readonly string[] {
  return Array.isArray(view.order) ? (view.order as string[]) : [];
}

export const board: GameBoard = { Board, Hand, order: "verb", complete: false, grave: [], trivial: [], seats, turns };
