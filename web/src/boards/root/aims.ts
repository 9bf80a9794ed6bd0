/** What a seat plays for in place of points: dominance [3.3.1], or its partner's victory [9.2.8]. */
import type { SeatFacts } from "../board";
import { printedCard } from "./printed";
import type { SeatView } from "./view";

export function aimOf({ dominance, coalition }: SeatView): SeatFacts["aim"] {
  if (typeof coalition === "string") {
    return { symbol: `head-${coalition}`, message: "board-in-coalition", facts: { other_seat: coalition } };
  }
  return dominance ? { symbol: `suit-${printedCard(dominance).suit}`, message: "board-dominance", facts: { card: dominance } } : undefined;
}
