/** What others do as the viewer is told it: beat by beat, one telling for people, computers and bots. */
import type { GameScene } from "@/boards/board";
import type { Told } from "@/lib/messages";
import type { Pace } from "@/lib/settings.svelte";
import { isReason, scenes, steps, type Scene } from "./scenes";

export interface Beat {
  /** Who acts; "" where the law does. */
  seat: string;
  robot: boolean;
  /** The number that the turn goes by; 0 if it has none. */
  turn: number;
  /** The turn it belongs to, counted through the whole game. */
  whole: number;
  /** The place among the beats of its turn, as far as they are known. */
  number: number;
  of: number;
  events: readonly Told[];
  /** Told as a scene of its game. */
  scene: GameScene | null;
}

/** What there is to know of a viewer and a game before something is told. */
export interface Listener {
  /** The seats of the viewer, who knows what they did. */
  own: readonly string[];
  robots: readonly string[];
  scenes: readonly GameScene[];
}

/** The beats between two moments. */
export function beats(events: readonly Told[], after: number, until: number, to: Listener): Beat[] {
  const known = events.filter((event) => event.at <= until);
  return scenes(known, to.robots, after).flatMap((scene) => {
    const found = joined(steps(scene).map((step) => beat(scene, step, known, to)));
    const told = found.filter((one) => one.scene !== null || !to.own.includes(one.seat));
    return told.map((one, place) => ({ ...one, number: place + 1, of: told.length }));
  });
}

function beat(scene: Scene, step: Told[], known: readonly Told[], to: Listener): Beat {
  const deed = step.find((event) => !isReason(event)) ?? step[0]!;
  const whole = known.filter((event) => event.step === deed.step && event.turn === deed.turn);
  const shown = to.scenes.find((one) => one.isOf(whole)) ?? null;
  const actor = typeof deed.seat === "string" ? deed.seat : deed.role === "follows" ? scene.seat : "";
  const seat = shown?.common ? "" : actor;
  return {
    seat,
    robot: to.robots.includes(seat),
    turn: seat === scene.seat ? scene.turn : 0, // others may have to do something in it
    whole: deed.turn,
    number: 1,
    of: 1,
    events: shown ? whole : step,
    scene: shown,
  };
}

/** Steps that only say why nothing is done go with the next one, and a row of equal deeds is one beat. */
function joined(found: readonly Beat[]): Beat[] {
  const kept: Beat[] = [];
  for (const one of found) {
    const last = kept.at(-1);
    const idle = last !== undefined && last.events.every(isReason);
    if (last && !last.scene && !one.scene && last.seat === one.seat && (idle || isIdle(one) || kind(last) === kind(one))) {
      kept[kept.length - 1] = { ...one, events: [...last.events, ...one.events] };
    } else kept.push(one);
  }
  return kept;
}

const isIdle = (one: Beat) => one.events.every(isReason);
const kind = (one: Beat) => one.events.findLast((event) => event.role === "deed" || event.role === "turn")?.what;

// how long it takes, in milliseconds
const BEAT: Partial<Record<Pace, number>> = { slow: 2500, fast: 900 };
const TURN = 4000; // a whole turn at the fast pace: three of them are told in less than a quarter of a minute
const LEAST = 140;

/** How long a beat is told, when so much of its turn's time is spent and these beats of it are still to come. */
export function lasting(pace: Pace, one: Beat, rest: readonly Beat[], spent: number): number {
  const usual = (BEAT[pace] ?? 0) * weight(one);
  if (pace !== "fast") return usual;
  const waiting = rest.filter((other) => other.whole === one.whole);
  const all = [one, ...waiting].reduce((sum, other) => sum + weight(other), 0);
  return Math.max(LEAST, Math.min(usual, ((TURN - spent) * weight(one)) / all));
}

const weight = (one: Beat) => one.scene?.weight ?? 1;
