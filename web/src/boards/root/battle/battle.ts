/** A battle out of its events: what each side rolled, dealt, lost and scored, step by step of the law. */
import type { Told } from "@/lib/messages";

export interface Side {
  seat: string;
  /** The ambush that it played. */
  ambush: Told | null;
  /** Where its extra hits come from, and the cards that it used. */
  extra: Told[];
  /** The hits that it dealt in all; null while they are not settled. */
  hits: number | null;
  lost: Told[];
  scored: Told[];
}

export interface Battle {
  clearing: number;
  law: string;
  attacker: Side;
  defender: Side;
  rolled: Told | null;
  dealt: Told | null;
  /** What else came of it: somebody's rage, the fallen who return. */
  after: Told[];
}

const AMBUSHES = ["4.3.1", "4.3.1.1"]; // the laws by which an ambush is spent
const SHOWN = ["rolled", "ambushed", "hits", "marksman", "warriors-removed", "piece-removed"];

/** Whether a step is a battle in which something has happened. */
export function isBattle(step: readonly Told[]): boolean {
  return step.some((event) => event.what === "battle") && step.some((event) => SHOWN.includes(event.what));
}

const side = (seat: unknown): Side => ({ seat: String(seat), ambush: null, extra: [], hits: null, lost: [], scored: [] });

export function battleOf(step: readonly Told[]): Battle | null {
  const began = step.find((event) => event.what === "battle");
  if (!began) return null;
  const attacker = side(began.seat);
  const defender = side(began.other_seat);
  const found: Battle = { clearing: Number(began.clearing), law: began.law, attacker, defender, rolled: null, dealt: null, after: [] };
  for (const event of step.slice(step.indexOf(began) + 1)) {
    const own = event.seat === attacker.seat ? attacker : event.seat === defender.seat ? defender : null;
    if (event.what === "rolled") found.rolled = event;
    else if (event.what === "hits") {
      found.dealt = event;
      attacker.hits = Number(event.count);
      defender.hits = Number(event.other_count);
    } else if (own && event.what === "spent" && AMBUSHES.includes(event.law)) own.ambush = event;
    else if (event.what === "ambushed") continue; // its card was spent
    else if (own && (event.what === "extra-hit" || event.what === "used" || event.what === "marksman")) own.extra.push(event);
    else if (own && (event.what.endsWith("removed") || event.what === "damaged")) own.lost.push(event);
    else if (own && event.what === "scored") own.scored.push(event);
    else if (event.role !== "reason") found.after.push(event);
  }
  return found;
}

/** The points that a side scored by the battle. */
export function pointsOf(side: Side): number {
  return side.scored.reduce((sum, event) => sum + Number(event.points), 0);
}
