/** What the choice that is pointed at would change about the seats, from what the server foretells. */
import type { Texts } from "@/lib/texts";
import { after, type Changes } from "@/table/foretold";
import type { Counts, RootView, SeatView } from "./view";

export interface Prospect {
  seat: string;
  /** What is drawn before the words: an item, or nothing. */
  symbol?: string;
  words: string;
}

/** Numbers of a seat that are told if they change. */
const NUMBERS = ["hand", "supporters", "officers", "acolytes"];

/** "+2" or "−1". */
export function signed(texts: Texts, by: number): string {
  return texts.say(by > 0 ? "then-gain" : "then-loss", { count: Math.abs(by) });
}

/** The items of a seat, whatever their state. */
function itemsOf(seat: SeatView): Counts {
  const found: Counts = {};
  const kit = (seat.kit ?? {}) as Record<string, Counts>;
  for (const items of [seat.items, ...Object.values(kit)]) {
    for (const [item, count] of Object.entries(items)) found[item] = (found[item] ?? 0) + count;
  }
  return found;
}

/** All that would change, seat by seat in the order of turns. */
export function prospects(texts: Texts, view: RootView, changes: Changes): Prospect[] {
  const then = after(view, changes);
  const found: Prospect[] = [];
  for (const seat of view.order) {
    const [now, later] = [view.seats[seat]!, then.seats[seat]!];
    if (later.score !== now.score) {
      found.push({ seat, words: texts.say("then-score", { change: signed(texts, later.score - now.score), after: later.score }) });
    }
    for (const key of NUMBERS) {
      const [before, after] = [now[key], later[key]];
      if (typeof before === "number" && typeof after === "number" && before !== after) {
        found.push({ seat, words: texts.say(`then-${key}`, { before, after }) });
      }
    }
    const [had, has] = [itemsOf(now), itemsOf(later)];
    for (const item of new Set([...Object.keys(had), ...Object.keys(has)])) {
      const more = (has[item] ?? 0) - (had[item] ?? 0);
      if (more) found.push({ seat, symbol: `item-${item}`, words: texts.say(more > 0 ? "then-gets" : "then-loses", { item }) });
    }
  }
  if (then.winner && then.winner !== view.winner) found.push({ seat: then.winner, words: texts.say("then-wins") });
  return found;
}
