/** How the points of a game came about, out of its events: round by round, by which law, and where it turned. */
import type { Told } from "@/lib/messages";

/** An event by which a seat scored, or lost points. */
interface Scored {
  seat: string;
  points: number;
  score: number;
  law: string;
  round: number;
  turn: number;
}

export interface Scores {
  /** The rounds in which anything was told, in order. */
  rounds: number[];
  /** By seat, its score at the end of each round, as long as it scores. */
  lines: Record<string, number[]>;
  /** By seat, what it scored by: laws and points, the most first. */
  by: Record<string, [law: string, points: number][]>;
  /** The last points that each seat scored. */
  last: Record<string, Scored>;
  turns: Turn[];
}

/** A moment in which the game turned: somebody took the lead, or scored more in one turn than anybody in any other. */
export interface Turn {
  kind: "lead" | "best";
  round: number;
  seat: string;
  points: number;
}

const MOST = 3; // changes of the lead that are told

/** `leaving`: events after which their seat scores no more. */
export function scoresOf(events: readonly Told[], seats: readonly string[], leaving: readonly string[] = []): Scores {
  const { scored, rounds, left } = read(events, leaving);
  const lines = Object.fromEntries(seats.map((seat) => [seat, line(scored, rounds.filter((round) => round <= (left[seat] ?? round)), seat)]));
  const by = Object.fromEntries(seats.map((seat) => [seat, laws(scored.filter((one) => one.seat === seat))]));
  const last: Record<string, Scored> = {};
  for (const one of scored) last[one.seat] = one;
  const best = bestTurn(scored);
  const turns = [...leads(lines, rounds).slice(-MOST), ...(best ? [best] : [])];
  return { rounds, lines, by, last, turns: turns.sort((one, other) => one.round - other.round) };
}

function read(
  events: readonly Told[],
  leaving: readonly string[],
): { scored: Scored[]; rounds: number[]; left: Record<string, number> } {
  const left: Record<string, number> = {};
  const scored: Scored[] = [];
  const rounds = new Set<number>();
  let round = 0;
  for (const event of events) {
    const begun = event.round ?? event.battle;
    if (typeof begun === "number") rounds.add((round = begun));
    const { seat, points, score, law, turn } = event;
    if (typeof seat === "string" && leaving.includes(event.what)) left[seat] ??= round;
    if (typeof seat === "string" && typeof points === "number" && typeof score === "number") {
      scored.push({ seat, points, score, law, round, turn });
    }
  }
  return { scored, rounds: [...rounds].sort((one, other) => one - other), left };
}

function line(scored: readonly Scored[], rounds: readonly number[], seat: string): number[] {
  return rounds.map((round) => scored.findLast((one) => one.seat === seat && one.round <= round)?.score ?? 0);
}

function laws(scored: readonly Scored[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const one of scored) sums.set(one.law, (sums.get(one.law) ?? 0) + one.points);
  return [...sums].sort(([, one], [, other]) => other - one);
}

/** Where another seat than before was alone in the lead at the end of a round. */
function leads(lines: Record<string, number[]>, rounds: readonly number[]): Turn[] {
  const found: Turn[] = [];
  let leader = "";
  rounds.forEach((round, place) => {
    const now = Object.entries(lines).map(([seat, scores]): [string, number] => [seat, scores[place] ?? 0]);
    const most = Math.max(...now.map(([, score]) => score));
    const [first, ...others] = now.filter(([, score]) => score === most);
    if (!first || others.length || first[0] === leader) return;
    if (leader) found.push({ kind: "lead", round, seat: first[0], points: most });
    leader = first[0];
  });
  return found;
}

function bestTurn(scored: readonly Scored[]): Turn | null {
  const sums = new Map<string, Turn>();
  for (const { seat, round, turn, points } of scored) {
    const key = `${seat} ${turn}`;
    const sum = sums.get(key) ?? { kind: "best" as const, round, seat, points: 0 };
    sum.points += points;
    sums.set(key, sum);
  }
  return [...sums.values()].reduce<Turn | null>((best, one) => (one.points > (best?.points ?? 2) ? one : best), null);
}
