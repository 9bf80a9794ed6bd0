/** What each faction adds to the public side of its seat (the `show` of games/root/factions). */
import type { BoardProps } from "../../board";
import { after, type Changes } from "@/table/foretold";
import type { BotView, Counts, RootView, SeatView, Suit } from "../view";

export function viewOf(table: BoardProps): RootView {
  return table.position.view as unknown as RootView;
}

/** The public side of a seat, with what its faction adds. */
export function toldOf<S extends SeatView>(table: BoardProps, seat: string): S {
  return viewOf(table).seats[seat] as S;
}

/** The same as the choice that is pointed at would leave it; null while nothing is. */
export function thenOf<S extends SeatView>(table: BoardProps, seat: string): S | null {
  const changes = (table.touch.foretold?.seats as Changes | undefined)?.[seat] as Changes | undefined;
  return changes ? after(toldOf<S>(table, seat), changes) : null;
}

/** The whole view as the choice that is pointed at would leave it. */
export function thenView(table: BoardProps): RootView | null {
  return table.touch.foretold ? after(viewOf(table), table.touch.foretold) : null;
}

export const sum = (counts: Counts) => Object.values(counts).reduce((all, count) => all + count, 0);

export interface EyrieSeat extends SeatView {
  leader: string | null;
  deposed: string[];
  /** By column, from the left; a bot's columns are suits. */
  decree: Record<string, string[]>;
}

export interface AllianceSeat extends SeatView {
  supporters: number;
  officers: number;
}

export type ItemState = "ready" | "exhausted" | "damaged" | "damaged-exhausted";

export interface VagabondSeat extends SeatView {
  character: string | null;
  pawn: { clearing?: number; forest?: number };
  kit: Record<ItemState, Counts>;
  relations: Record<string, string>;
  aids: Counts;
  completed: string[];
  coalition: string | null;
}

export interface VagabotSeat extends VagabondSeat {
  quest: string | null;
  battle_track: ItemState[];
  /** The card that a Tinker would craft. */
  would_craft?: string | null;
}

export interface CultSeat extends SeatView {
  outcast: Suit | null;
  hated: boolean;
  acolytes: number;
  lost_souls: string[];
  revealed: string[];
}

export interface LizardsSeat extends SeatView {
  acolytes: number;
  conspiracy: { space: number; name: string } | null;
  /** From the top. */
  lost_souls: string[];
  revealed: string[];
}

export interface CompanySeat extends SeatView {
  open_hand: string[];
  funds: Counts;
  payments: Counts;
  commitments: Counts;
  /** By service. */
  prices: Counts;
  gone: Counts;
  riverboats: string | null;
  mercenaries: string | null;
}

export interface RobotsSeat extends SeatView {
  /** From the left. */
  market: string[];
  payments: Counts;
  /** By buyer. */
  prices: Counts;
  riverboats: string | null;
  mercenaries: string | null;
  against: string | null;
  protectionism?: string[];
}

export interface DuchySeat extends SeatView {
  burrow: number;
  swayed: string[];
  ambushes: string[];
}

export interface CorvidsSeat extends SeatView {
  hidden_plots: Counts;
}

export interface BotSeat extends SeatView {
  bot: BotView;
}
