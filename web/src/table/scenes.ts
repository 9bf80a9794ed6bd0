/**
 * What happened turn by turn and step by step: each event says which step it belongs to, and what it is there.
 *
 * The twin of weald/cli/playback.py; texts.test.ts compares them.
 */
import type { Told } from "@/lib/messages";

/** What happened in a turn, or in a part of it. */
export interface Scene {
  /** Whose turn it is; "" before the first. */
  seat: string;
  /** The same, if the seat plays itself. */
  robot: string;
  /** The number that the turn goes by; 0 if it has none. */
  turn: number;
  /** Whether the turn begins here: then the first event says so. */
  begins: boolean;
  events: Told[];
}

/** The events after so many actions, turn by turn. */
export function scenes(events: readonly Told[], robots: readonly string[], after = -1): Scene[] {
  const found: Scene[] = [];
  let seat = "";
  let robot = "";
  let turn = 0;
  for (const event of events) {
    const begins = event.role === "turn";
    if (begins) {
      seat = String(event.seat ?? "");
      robot = robots.includes(seat) ? seat : "";
      turn = Number(event.round ?? 0);
    }
    if (event.at <= after) continue;
    if (begins || !found.length) found.push({ seat, robot, turn, begins, events: [] });
    found.at(-1)!.events.push(event);
  }
  return found;
}

/** Whether an event tells why something is done, or why not, and not what. */
export function isReason(event: Told): boolean {
  return event.role === "reason" || event.role === "idle";
}

/** Whether an event only says that a turn begins: in some games a turn begins with a deed. */
export function isHeading(event: Told): boolean {
  return event.role === "turn" && event.what === "turn-began";
}

/** A turn step by step, as its events are numbered: reasons, then what is done for them, then all that follows. */
export function steps(scene: Scene): Told[][] {
  const found: Told[][] = [];
  for (const event of scene.events) {
    if (isHeading(event)) continue;
    const last = found.at(-1);
    if (last?.[0]?.step === event.step) last.push(event);
    else found.push([event]);
  }
  return found;
}
