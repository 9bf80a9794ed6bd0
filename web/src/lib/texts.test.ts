/** The port of weald.texts says what the original says: Python writes samples, both sides word them. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { books, BOOKS, KINDS, SAME, Texts, type Facts } from "./texts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const FOLDER = `${ROOT}/src/weald/texts/en`;
const PYTHON = process.env.WEALD_PYTHON ?? `${ROOT}/.venv/bin/python`;

/** One game of each kind by a seeded player: its events, questions, offers and refusals, with Python's words. */
const SAMPLES = `
import json, random, sys
from weald import library
from weald.boards import drawing
from weald.engine.table import new_table
from weald.texts import KINDS, Texts, _SAME

found = {"kinds": KINDS, "same": _SAME, "books": {b: library.game_of(b) for b in library.books() if library.game_of(b) != b}}
samples = []
for name in library.names():
    rules, texts = library.rules(name), Texts(name)
    table, dice = new_table(rules, seed=11), random.Random(11)
    picture = drawing(rules, texts)
    def say(message, facts, attribute=""):
        words = texts.note(message, attribute, **facts) if attribute else texts.say(message, **facts)
        samples.append([name, message, attribute, facts, words])
    def word(action, view):
        verb = rules.grammar.verb_of(action)
        say(f"do-{verb.name}", {**verb.words(action), **picture.facts(view, action)})
    for number in range(160):
        if table.actor is None:
            break
        view, question = table.view(table.actor), table.question
        say(f"ask-{question.ask}", {"seat": question.seat, **picture.asked(view)})
        for action in table.legal()[:8]:
            word(action, view)
        for refusal in table.refusals()[:8]:
            word(refusal.action, view)
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
json.dump({**found, "samples": samples}, sys.stdout)
`;

interface Found {
  kinds: string[];
  same: Record<string, string>;
  books: Record<string, string>;
  samples: [string, string, string, Facts, string][];
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
  it("knows the same kinds and books", () => {
    expect([...KINDS].sort()).toEqual([...found.kinds].sort());
    expect(SAME).toEqual(found.same);
    expect(BOOKS).toEqual(found.books);
  });

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
});
