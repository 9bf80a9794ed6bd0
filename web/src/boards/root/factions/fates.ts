/** What the choice that is pointed at would do to things that lie in a row: they stay, they come or they go. */
import type { Counts } from "../view";

export type Fate = "stays" | "comes" | "goes";

export interface Fated {
  what: string;
  fate: Fate;
}

/** Things as they lie now, then those that would come; of equal ones the last go. */
export function fates(now: readonly string[], then?: readonly string[]): Fated[] {
  const all = now.map((what): Fated => ({ what, fate: "stays" }));
  if (!then) return all;
  const coming = [...then];
  for (const one of all) {
    const place = coming.indexOf(one.what);
    if (place < 0) one.fate = "goes";
    else coming.splice(place, 1);
  }
  return [...all, ...coming.map((what): Fated => ({ what, fate: "comes" }))];
}

/** The same of things that are counted. */
export function countedFates(now: Counts, then?: Counts): Fated[] {
  const spread = (counts: Counts) => Object.entries(counts).flatMap(([what, count]) => Array<string>(Math.max(0, count)).fill(what));
  return fates(spread(now), then && spread(then));
}
