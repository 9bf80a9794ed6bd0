/** What others do comes beat by beat: nothing is lost, little things come together, and it does not take long. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { GameScene } from "@/boards/board";
import { isBattle } from "@/boards/root/battle/battle";
import type { Told } from "@/lib/messages";
import { beats, lasting, type Beat, type Listener } from "./beats";
import { isHeading } from "./scenes";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PYTHON = process.env.WEALD_PYTHON ?? `${ROOT}/.venv/bin/python`;

/** A person, who plays anything, against three bots: all that a spectator hears. */
const GAME = `
import json, random, sys
from weald import library
from weald.engine.table import new_table

options = {"marquise": "yes", "eyrie": "bot", "alliance": "bot", "vagabond": "bot"}
table, dice = new_table(library.ruleset("root"), seed=3, options=options), random.Random(3)
while table.actor is not None and len(table.actions) < 400:
    table.take(dice.choice(table.legal()))
json.dump(table.numbered_events(None), sys.stdout)
`;
const game = JSON.parse(
  execFileSync(PYTHON, ["-c", GAME], {
    env: { ...process.env, PYTHONPATH: `${ROOT}/src`, WEALD_INTERPRETED: "1" },
    maxBuffer: 1 << 28,
    encoding: "utf8",
  }),
) as Told[];

const battle: GameScene = { isOf: isBattle, Scene: (() => ({})) as never, weight: 2.5 };
const BOTS = ["eyrie", "alliance", "vagabond"];
const person: Listener = { own: ["marquise"], robots: BOTS, scenes: [battle] };
const spectator: Listener = { own: [], robots: BOTS, scenes: [] };
const last = game.at(-1)!.at;

describe("the beats of a game", () => {
  it("hold every event once, in order, for whoever did nothing themselves", () => {
    const told = beats(game, -1, last, spectator).flatMap((beat) => beat.events);
    expect(told).toEqual(game.filter((event) => !isHeading(event)));
  });

  it("are the same, however the moments come", () => {
    const whole = beats(game, -1, last, spectator).flatMap((beat) => beat.events);
    const pieces: Told[] = [];
    for (let at = 0; at <= last; at += 1) pieces.push(...beats(game, at - 1, at, spectator).flatMap((beat) => beat.events));
    expect(pieces).toEqual(whole);
  });

  it("leave out what the reader did, but not a battle that is a scene", () => {
    const told = beats(game, -1, last, person);
    const own = told.filter((beat) => beat.seat === "marquise");
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((beat) => beat.scene === battle)).toBe(true);
  });

  it("of what all do at once have no seat", () => {
    const told = (seat: string, role: Told["role"], what = "revealed"): Told => ({ what, law: "2.4", at: 1, turn: 0, step: 1, role, seat });
    const reveal: GameScene = { ...battle, isOf: (step) => step.some((event) => event.what === "revealed"), common: true };
    const events = [told("order", "deed"), told("coven", "follows")];
    const found = beats(events, 0, 1, { own: ["order"], robots: [], scenes: [reveal] });
    expect(found.map((beat) => [beat.seat, beat.scene, beat.events.length])).toEqual([["", reveal, 2]]);
  });

  it("are numbered within their turn", () => {
    const counts = new Map<number, Beat[]>();
    for (const beat of beats(game, -1, last, spectator)) counts.set(beat.whole, [...(counts.get(beat.whole) ?? []), beat]);
    for (const turn of counts.values()) {
      expect(turn.map((beat) => beat.number)).toEqual(turn.map((_, place) => place + 1));
      expect(turn.every((beat) => beat.of === turn.length)).toBe(true);
    }
  });
});

describe("time", () => {
  const turns = [...new Set(game.map((event) => event.turn))];
  /** How long each turn of a bot is told at a pace. */
  function times(pace: "fast" | "slow"): number[] {
    return turns.flatMap((turn) => {
      const events = game.filter((event) => event.turn === turn);
      const told = beats(game, events[0]!.at - 1, events.at(-1)!.at, person).filter((one) => one.whole === turn);
      if (!told[0]?.robot) return [];
      return [told.reduce((spent, one, place) => spent + lasting(pace, one, told.slice(place + 1), spent), 0)];
    });
  }

  it("of three bots' turns in a row is at most 15 s at the usual pace", () => {
    const found = times("fast");
    expect(found.length).toBeGreaterThan(9);
    for (const [place] of found.entries()) {
      const three = found.slice(place, place + 3);
      expect(three.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(15_000);
    }
  });

  it("is not saved where somebody wants it calm", () => {
    const [fast, calm] = [times("fast"), times("slow")];
    expect(calm.every((time, place) => time > fast[place]!)).toBe(true);
  });
});
