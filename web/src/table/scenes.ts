/**
 * The turns of seats that play themselves, step by step: which of their events belong together, and which are reasons.
 *
 * The twin of weald/cli/playback.py (scenes) and weald/drawings/root/steps.py (steps); texts.test.ts compares them.
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

const TURN = "turn-began";
const REASONS = new Set([
  "bot-chose",
  "bot-found-none",
  "bot-targets",
  "bot-column",
  "bot-passed",
  "bot-builds",
  "bot-chose-card",
  "bot-checked",
  "bot-counted",
]);
const ENDS = ["bot-found-none", "bot-passed"]; // nothing is done
const OF_A_BATTLE = "extra-hit"; // by whatever law
const BOOK = "K"; // the laws of the bots
const CRAFTED = "K1.1.2"; // the point for crafting
// abilities of bots that speak while something else is done: in a battle, when a piece is lost or an item gained
const ABILITIES = ["K6.2.3", "K6.2.4", "K7.2.4", "K7.2.5", "K8.2.2", "K8.2.3", "K9.2.2", "K10.2.1", "K14.4.4"];

/** The events after so many actions, turn by turn. */
export function scenes(events: readonly Told[], robots: readonly string[], after = -1): Scene[] {
  const found: Scene[] = [];
  let robot = "";
  let turn = 0;
  for (const event of events) {
    const begins = event.what === TURN;
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

/** Whether a bot tells what it compared, and not what it did. */
export function isReason(event: Told): boolean {
  return REASONS.has(event.what);
}

/** A bot's turn, step by step: reasons, then what is done for them, then all that follows by the law of all. */
export function steps(scene: Scene): Told[][] {
  const found: Told[][] = [];
  let done = true; // the last step has its deed, or there is none to come
  for (const event of scene.begins ? scene.events.slice(1) : scene.events) {
    let last = found.at(-1);
    if (!last || (done && !follows(event, last))) {
      found.push((last = []));
      done = false;
    }
    done = done && !fails(last);
    last.push(event);
    const deed = !isReason(event) && (event.law.startsWith(BOOK) || event.what === "moved");
    done = done || deed || ENDS.includes(event.what) || fails(last);
  }
  return found;
}

/** Whether a step is nothing but conditions, and the last of them does not hold. */
function fails(step: readonly Told[]): boolean {
  return step.length > 0 && step.every((event) => event.what === "bot-checked") && step.at(-1)!.met === "no";
}

/** Whether an event belongs to a step that is done: what the law of all brings, and points for the deed itself. */
function follows(event: Told, step: readonly Told[]): boolean {
  const last = step.at(-1)!;
  if (fails(step) && event.law === last.law) return true; // a condition that says which of two things is done
  if (event.what === "bot-passed") return isReason(last);
  if (event.what === OF_A_BATTLE) return true;
  if (!event.law.startsWith(BOOK) || ABILITIES.includes(event.law)) return !isReason(last);
  return event.what === "scored" && (event.law === CRAFTED || step.some((other) => other.law === event.law));
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
