/** What a game brings to the table: its board, its hand, and a few words about how its choices are told. */
import type { Component } from "svelte";
import type { Offer, Position, Question, Told } from "@/lib/messages";
import type { Texts } from "@/lib/texts";
import type { Order } from "@/table/choices";
import type { Touch } from "@/table/touch.svelte";

export interface BoardProps {
  position: Position;
  texts: Texts;
  touch: Touch;
  /** Nothing can be chosen now: an answer is on its way, or the reader only watches. */
  busy: boolean;
  choose: (offer: Offer) => void;
  /** Says why something cannot be chosen, where there is no room for it on the board. */
  explain: (why: string, law: string) => void;
}

/** What the bar of seats tells of one of them. */
export interface SeatFacts {
  score?: number;
  /** What it plays for in place of points: a drawing of the game, and the words for it. */
  aim?: { symbol: string; message: string; facts: Record<string, string> };
  /** The score that wins, if there is one. */
  target?: number;
  hand?: number;
  /** The pattern that marks the seat's things on the board. */
  pattern?: "hatch" | "dots";
}

export interface SceneProps {
  texts: Texts;
  /** All that has been told of the step, its reasons first. */
  events: readonly Told[];
  /** Everything that was told up to it. */
  log: readonly Told[];
  view: Record<string, unknown>;
}

export interface EndingProps {
  texts: Texts;
  view: Record<string, unknown>;
}

/** A kind of step that is told as a small scene instead of in lines. */
export interface GameScene {
  /** Whether a step is of this kind. */
  isOf: (step: readonly Told[]) => boolean;
  Scene: Component<SceneProps>;
  /** How long it is shown, beside an ordinary step. */
  weight: number;
  /** Whether it is nobody's own deed: all do it at once. */
  common?: boolean;
  /** Whether it stays until the viewer goes on, whatever the pace. */
  stays?: boolean;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  Hand: Component<BoardProps> | null;
  /** The reader's own board, for a page on which `Board` has no room for it. */
  Mine?: Component<BoardProps>;
  /** The board is about as high as wide: a low page gives it all its height, with question and hand beside it. */
  square?: boolean;
  /** Whether the choices of one card stand together, or those of one verb. */
  order: Order;
  /** Whether a phone can do without the list of choices, since board and hand show them all. */
  complete: boolean;
  /** Whether board or hand show a choice, if they do not show all: then a phone lists the others only. */
  shows?: (offer: Offer, offers: readonly Offer[], question: Question | null) => boolean;
  /** Verbs that are asked about again: they cannot be taken back and cost much. */
  grave: readonly string[];
  /** Verbs whose only answer reveals and commits nothing, beside those that end something or pass. */
  trivial: readonly string[];
  seats: (view: Record<string, unknown>) => Record<string, SeatFacts>;
  /** Events after which a seat scores no more: its line in the chart of points ends there. */
  leaving?: readonly string[];
  /** The seats in the order in which they take their turns, once it is settled. */
  turns?: (view: Record<string, unknown>) => readonly string[];
  /** A small drawing by which a seat is known. */
  Mark?: Component<{ seat: string; size: number }>;
  /** Seats are but places at the table: people are called by their names. */
  places?: boolean;
  scenes?: readonly GameScene[];
  /** What there is to say of an end besides who won: how it came about, what was near. */
  Ending?: Component<EndingProps>;
  /** Verbs that it would be a pity to leave undone: whoever ends something instead is asked once. */
  leftovers?: readonly string[];
}
