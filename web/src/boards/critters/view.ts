/** A view of Critters at War as the server tells it (games/critters/showing.py), and the printed cards. */
import printed from "../../../../src/weald/games/critters/data/cards.json";

export type Theater = "air" | "land" | "sea";
export type Seat = "south" | "north";

export interface CrittersView {
  seat: Seat | null;
  mode: string;
  target: number;
  battle: number;
  row: Theater[];
  first: Seat;
  scores: Record<Seat, number>;
  hands: Record<Seat, number>;
  hand: string[] | null;
  shown: Record<Seat, string[]>;
  piles: Record<Seat, Record<Theater, string[]>>;
  strengths: Record<Seat, Record<Theater, number[]>>;
  totals: Record<Seat, Record<Theater, number>>;
  control: Record<Theater, Seat>;
  deck: number;
  destroyed: string[];
  held: string | null;
  air_drop: Seat[];
  waiting: string[];
}

export interface Printed {
  theater: Theater;
  strength: number;
  timing: "instant" | "ongoing" | "none";
}

const CARDS = new Map(printed.cards.map((card) => [card.id, card as Printed & { id: string }]));

/** What is printed on every back. */
export const BACK_STRENGTH = printed.numbers.facedown_strength;

export function printedCard(id: string): Printed {
  return CARDS.get(id) ?? { theater: "land", strength: 0, timing: "none" };
}

/** A card as a view names it: `A1` faceup, `A1x` facedown and known, `x` facedown and unknown. */
export function readToken(token: string): { id: string; faceup: boolean } {
  return token.endsWith("x") ? { id: token.slice(0, -1), faceup: false } : { id: token, faceup: true };
}

export const other = (seat: Seat): Seat => (seat === "south" ? "north" : "south");
