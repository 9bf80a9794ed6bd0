/** What is said between client and server. */
import type { Facts } from "./texts";

export interface SeatInfo {
  name: string;
  /** "person", "open", "bot", or a kind of computer player. */
  player: string;
  /** The name of the person who sits there, if one does. */
  who: string | null;
  mine: boolean;
  /** Whether somebody sits there with an open socket. */
  here?: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  title?: string;
  seats: SeatInfo[];
  asked: string | null;
  asked_since: string | null;
  at: number;
  over: boolean;
  winners: string[] | null;
  options?: Record<string, string | number>;
  warnings?: string[];
  public?: boolean;
  /** The table at which they play again. */
  rematch?: string | null;
}

export interface Question {
  seat: string;
  ask: string;
  law: string;
  facts?: Facts;
}

export interface Offer {
  action: string;
  verb: string;
  words: Record<string, string>;
  facts?: Facts;
  law?: string;
}

export interface Refused extends Offer {
  law: string;
  why: string;
}

/** What happened; `at` is the number of the action that made it happen, 0 before the first one. */
export type Told = Facts & { what: string; law: string; at: number };

export interface Outcome {
  winners: string[];
  scores: Record<string, number>;
  law: string;
}

export interface Position<View = Record<string, unknown>> {
  at: number;
  since: number;
  /** How many actions were taken back so far: with `at`, it names a moment. */
  line?: number;
  seat: string | null;
  view: View;
  events: Told[];
  question: Question | null;
  asked_since: string | null;
  offers: Offer[];
  refused: Refused[];
  undo: boolean;
  drawing: string[] | null;
  hand: string[] | null;
  outcome: Outcome | null;
}

export interface Problem {
  code: string;
  message: string;
  law?: string;
  why?: string;
  facts?: Facts;
}

export type FromServer =
  | ({ type: "table" } & TableInfo)
  | ({ type: "position" } & Position)
  | { type: "done"; id: number; at: number }
  | ({ type: "error"; id?: number } & Problem)
  | { type: "pong" };

export type ToServer =
  | { type: "look"; seat: string | null; at: number; line?: number }
  | { type: "play"; id: number; at: number; line?: number; seat: string; action: string }
  | { type: "undo"; id: number; at: number; line?: number; seat: string }
  | { type: "why"; id: number; seat: string; action: string }
  | { type: "ping" };
