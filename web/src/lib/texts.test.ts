/** The port of weald.texts says what the original says: Python writes samples, both sides word them. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isReason, scenes, steps } from "@/table/scenes";
import type { Told } from "./messages";
import { books, Texts, type Facts } from "./texts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const FOLDER = `${ROOT}/src/weald/texts/en`;
const PYTHON = process.env.WEALD_PYTHON ?? `${ROOT}/.venv/bin/python`;

/**
 * Games of each kind by a seeded player: their events, questions, offers and refusals, with Python's words; and games
 * of Root with all of its bots, whose events come whole, as the wire brings them.
 */
const SAMPLES = `
import json, random, sys
from weald import library
from weald.engine.table import new_table
from weald.cli.playback import is_reason, scenes, steps
from weald.texts import Texts

samples, told, games = [], [], []
BOTS = (
    {"marquise": "bot", "eyrie": "bot", "alliance": "bot", "vagabond": "yes", "riverfolk": "no", "cult": "no"},
    {"marquise": "yes", "eyrie": "no", "alliance": "no", "vagabond": "bot", "cult": "bot", "duchy": "bot", "map": "mountain"},
    {"marquise": "no", "eyrie": "yes", "alliance": "no", "vagabond": "no", "riverfolk": "bot", "corvids": "bot", "services": "special"},
    {"marquise": "bot", "eyrie": "bot", "alliance": "no", "vagabond": "no", "riverfolk": "yes", "services": "special"},
)
for options in BOTS:
    ruleset = library.ruleset("root")
    table, dice = new_table(ruleset, seed=5, options=options), random.Random(5)
    robots = ruleset.robots(table.options)
    texts = Texts("root", robots=robots)
    while table.actor is not None and len(table.actions) < 400:
        table.take(dice.choice(table.legal()))
    for seat in (ruleset.in_play(table.options)[0], None):
        events = table.numbered_events(seat)
        parts = [[scene.robot, scene.turn, scene.begins, [len(step) for step in steps(scene.events[1 if scene.begins else 0:])]]
                 for scene in scenes(events, robots) if scene.robot]
        reasons = [number for number, event in enumerate(events) if is_reason(event)]
        games.append([robots, events, parts, reasons])
        told += [[robots, event, texts.event(event)] for event in events]
for name in library.names():
    ruleset, texts = library.ruleset(name), Texts(name)
    table, dice = new_table(ruleset, seed=11), random.Random(11)
    def say(message, facts, attribute=""):
        words = texts.note(message, attribute, **facts) if attribute else texts.say(message, **facts)
        samples.append([name, message, attribute, facts, words])
    def word(action):
        verb = ruleset.grammar.verb_of(action)
        say(f"do-{verb.name}", {**verb.words(action), **table.about(action)})
    for number in range(160):
        if table.actor is None:
            break
        question = table.question
        say(f"ask-{question.ask}", {"seat": question.seat, **question.facts})
        for action in table.legal()[:8]:
            word(action)
        for refusal in table.answers().refused[:8]:
            word(refusal.action)
            say("refusal", {"why": refusal.why, "law": refusal.law})
        table.take(dice.choice(table.legal()))
    for seat in [*table.seats, None]:
        for event in table.events(seat):
            say(f"event-{event['what']}", {k: v for k, v in event.items() if k not in ("what", "law")})
    say("no-such-message", {})
    say("result", {"seats": list(table.seats), "law": "2.2", "scores": "1, 2"})
    say("log-times", {"event": "x", "count": 1234})
    say("board-seat", {"seat": "south", "you": True, "score": 1, "hand": 2, "first": "yes"})
for book in library.books():
    texts, name = Texts(library.game_of(book)), library.game_of(book)
    samples.append([name, "law-2-1", "title", {}, texts.note("law-2-1", "title")])
    samples.append([name, "law-2-1", "", {}, texts.say("law-2-1")])
json.dump({"samples": samples, "told": told, "games": games}, sys.stdout)
`;

interface Found {
  samples: [string, string, string, Facts, string][];
  told: [string[], Facts, string][];
  games: [string[], Told[], [string, number, boolean, number[]][], number[]][];
}

const found = JSON.parse(
  execFileSync(PYTHON, ["-c", SAMPLES], {
    env: { ...process.env, PYTHONPATH: `${ROOT}/src`, WEALD_INTERPRETED: "1" },
    maxBuffer: 1 << 28,
    encoding: "utf8",
  }),
) as Found;

function textsOf(game: string): Texts {
  const wanted = ["house", ...books(game)];
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".ftl") && wanted.some((start) => name.startsWith(start)));
  return new Texts(game, names.sort().map((name) => readFileSync(`${FOLDER}/${name}`, "utf8")));
}

describe("the port of weald.texts", () => {
  it("says every sample in the same words", () => {
    const texts = new Map<string, Texts>();
    expect(found.samples.length).toBeGreaterThan(2000);
    for (const [game, message, attribute, facts, words] of found.samples) {
      if (!texts.has(game)) texts.set(game, textsOf(game));
      const own = texts.get(game)!;
      const told = attribute ? own.note(message, attribute, facts) : own.say(message, facts);
      expect(told, `${game} ${message} ${JSON.stringify(facts)}`).toBe(words);
    }
  });

  it("tells what bots do, and why, in the same words", () => {
    const plain = textsOf("root");
    const kinds = new Map<string, number>();
    for (const [robots, event, words] of found.told) {
      expect(plain.again(robots).event(event), JSON.stringify(event)).toBe(words);
      const what = String(event.what);
      kinds.set(what, (kinds.get(what) ?? 0) + 1);
    }
    for (const what of ["bot-chose", "bot-chose-card", "bot-targets", "bot-found-none", "bot-builds", "bot-column", "bot-order"]) {
      expect(kinds.get(what), what).toBeGreaterThan(0);
    }
    const reasons = found.told.map(([, event]) => event).filter((event) => event.what === "bot-chose");
    const ties = new Set(reasons.map((event) => event.tie_by));
    expect([...ties]).toEqual(expect.arrayContaining(["highest", "lowest", "set-up"]));
    expect(reasons.some((event) => event.kind === "seat")).toBe(true);
    expect(reasons.some((event) => (event.compared as unknown[]).length > 1)).toBe(true);
  });

  it("divides the turns of bots into the same steps", () => {
    for (const [robots, events, parts, reasons] of found.games) {
      const turns = scenes(events, robots).filter((scene) => scene.robot);
      const divided = turns.map((scene) => [scene.robot, scene.turn, scene.begins, steps(scene).map((step) => step.length)]);
      expect(divided).toEqual(parts);
      expect(parts.length).toBeGreaterThan(4);
      expect(events.flatMap((event, number) => (isReason(event) ? [number] : []))).toEqual(reasons);
    }
  });
});
