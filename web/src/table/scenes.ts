/**
 * The turns of seats that play themselves, step by step: each event says which step it belongs to, and what it is there.
 *
 * The twin of weald/cli/playback.py; texts.test.ts compares them.
 */
import type { Told } from "@/lib/messages";

/** What happened in a turn, or in a part of it; `robot` is the seat that plays itself, if it does. */
export interface Scene {
  robot: string;
  turn: number;
  /** Whether the turn begins here: then the first event says so. */
  begins: boolean;
  events: Told[];
}

/** The events after so many actions, turn by turn. */
export function scenes(events: readonly Told[], robots: readonly string[], after = -1): Scene[] {
  const found: Scene[] = [];
  let robot = "";
  let turn = 0;
  for (const event of events) {
    const begins = event.role === "turn";
    if (begins) {
      robot = robots.includes(String(event.seat)) ? String(event.seat) : "";
      turn = Number(event.round ?? 0);
    }
    if (event.at <= after) continue;
    if (begins || !found.length) found.push({ robot, turn, begins, events: [] });
    found.at(-1)!.events.push(event);
  }
  return found;
}

/** Whether an event tells why something is done, or why not, and not what. */
export function isReason(event: Told): boolean {
  return event.role === "reason" || event.role === "idle";
}

/** A bot's turn, step by step, as its events are numbered: reasons, then what is done for them, then all that follows. */
export function steps(scene: Scene): Told[][] {
  const found: Told[][] = [];
  for (const event of scene.begins ? scene.events.slice(1) : scene.events) {
    const last = found.at(-1);
    if (last?.[0]?.step === event.step) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** One step on its way to be told. */
export interface Telling {
  robot: string;
  turn: number;
  number: number;
  of: number;
  events: Told[];
}

/** The steps of bots between two moments, in order. */
export function tellings(events: readonly Told[], robots: readonly string[], after: number, until: number): Telling[] {
  const known = events.filter((event) => event.at <= until);
  return scenes(known, robots, after).flatMap((scene) => {
    if (!scene.robot) return [];
    const told = steps(scene);
    return told.map((step, place) => ({
      robot: scene.robot,
      turn: scene.turn,
      number: place + 1,
      of: told.length,
      events: step,
    }));
  });
}
