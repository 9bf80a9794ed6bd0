/** A view of Root as the server tells it (games/root/showing.py and the factions' own show). */

export type Suit = "fox" | "rabbit" | "mouse" | "bird";
export type Phase = "birdsong" | "daylight" | "evening";
export type Counts = Record<string, number>;

export interface ClearingView {
  suit: Suit | null;
  slots: number;
  open_slots: number;
  warriors: Counts;
  /** Buildings and tokens by kind. */
  pieces: Counts;
  ruler: string | null;
  scorched: boolean;
  paths: number[];
  /** On the mountain: where closed paths lead, and whether the tower stands here. */
  closed?: number[];
  tower?: boolean;
  /** On the lake. */
  ferry?: boolean;
  /** Where the river leads, if somebody at the table may use it. */
  river?: number[];
  /** Slots covered by the Vagabot's Arbiter or Vagrant. */
  covered?: number;
  [more: string]: unknown;
}

export interface BotView {
  level: string;
  traits: string[];
  order_card: string | null;
  ordered: Suit | null;
}

/** The public side of a seat; each faction adds its own. */
export interface SeatView {
  score: number;
  hand: number;
  supply: number;
  /** Buildings and tokens that are still on the faction's board. */
  stock: Counts;
  items: Counts;
  exhausted?: Counts;
  /** Lasting cards that it has crafted. */
  cards: string[];
  dominance: string | null;
  bot?: BotView;
  [own: string]: unknown;
}

export interface ForestView {
  clearings: number[];
  next_to: number[];
}

export interface RootView {
  seat: string | null;
  map: "autumn" | "winter" | "lake" | "mountain";
  cards: string;
  round: number;
  order: string[];
  active: string | null;
  /** Of the active seat's turn; null during set-up and after the end. */
  phase: Phase | null;
  clearings: Record<string, ClearingView>;
  seats: Record<string, SeatView>;
  hand: string[] | null;
  items: Counts;
  forests: Record<string, ForestView>;
  quests: string[];
  under_ruins: string[];
  deck: number;
  discard: string[];
  available: string[];
  winner: string | null;
  /** What only the viewer's faction sees: the Alliance's supporters, what a Vagabond saw under ruins. */
  supporters: string[] | null;
  seen_in_ruins: Record<string, unknown>;
}
