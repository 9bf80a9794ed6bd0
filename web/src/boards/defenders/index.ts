import type { GameBoard, SeatFacts } from "../board";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import "./grounds.css";
import Hand from "./Hand.svelte";
import Mark from "./Mark.svelte";
import { shows } from "./places";
import Machine from "./scenes/Machine.svelte";
import Reveal from "./scenes/Reveal.svelte";
import Roll from "./scenes/Roll.svelte";
import type { DefendersView } from "./view";

const shown = (view: Record<string, unknown>) => view as unknown as DefendersView;

function seats(view: Record<string, unknown>): Record<string, SeatFacts> {
  return Object.fromEntries(Object.entries(shown(view).hands).map(([seat, hand]) => [seat, { hand }]));
}

/** Clockwise from whoever has the first-player marker. */
function turns(view: Record<string, unknown>): readonly string[] {
  const { factions, first } = shown(view);
  const place = first ? factions.indexOf(first) : 0;
  return [...factions.slice(place), ...factions.slice(0, place)];
}

const tells = (what: string) => (step: readonly { what: string }[]) => step.some((event) => event.what === what);

export const board: GameBoard = {
  Board,
  Hand,
  Ending,
  Mark,
  order: "verb",
  complete: false,
  square: true,
  shows,
  grave: [],
  trivial: [],
  seats,
  turns,
  scenes: [
    { isOf: tells("revealed"), Scene: Reveal, weight: 3, common: true },
    { isOf: tells("machine"), Scene: Machine, weight: 2 },
    { isOf: tells("rolled"), Scene: Roll, weight: 1.4 },
  ],
};
