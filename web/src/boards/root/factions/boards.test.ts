/** Every board in late positions, as the server tells them: it says what the view says, and lights what is offered. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Position } from "@/lib/messages";
import { Texts } from "@/lib/texts";
import { Touch } from "@/table/touch.svelte";
import type { BoardProps } from "../../board";
import type { RootView } from "../view";
import { aimOf } from "../aims";
import FactionBoard from "./FactionBoard.svelte";
import Factions from "./Factions.svelte";
import { boardOf } from "./targets";

// the links to laws want an address bar
vi.mock("@/lib/router.svelte", () => ({ lawLink: (book: string, number: string) => `#/${book}/${number}` }));

const ROOT = fileURLToPath(new URL("../../../../..", import.meta.url));
const PYTHON = process.env.WEALD_PYTHON ?? `${ROOT}/.venv/bin/python`;

/** Games by a seeded player: the last position of each question that has more than one answer. */
const LATE = `
import json, random, sys
import msgspec
from weald import library
from weald.engine.table import new_table
from weald.server.positions import shown

NOBODY = dict.fromkeys(("marquise", "eyrie", "alliance", "vagabond"), "no")
GAMES = (
    {"marquise": "yes", "eyrie": "yes", "alliance": "yes", "vagabond": "yes", "deck": "exiles"},
    {"marquise": "yes", "eyrie": "yes", "vagabond": "yes", "vagabond2": "yes", "cult": "yes", "riverfolk": "yes"},
    {"marquise": "bot", "eyrie": "bot", "alliance": "bot", "vagabond": "bot", "cult": "yes",
     "marquise-traits": "blitz+fortified", "eyrie-level": "nightmare", "vagabond-traits": "questing"},
    {"cult": "bot", "riverfolk": "bot", "duchy": "bot", "corvids": "bot", "marquise": "yes", "duchy-traits": "investors"},
)
ruleset, late = library.ruleset("root"), {}
for number, options in enumerate(GAMES):
    table, dice = new_table(ruleset, seed=5, options={**NOBODY, **options}), random.Random(5)
    while table.actor is not None and len(table.actions) < 900:
        if table.actor in table.seats and len(table.legal()) > 1:
            position = shown(table, table.actor, len(table.actions))
            position.events = []
            late[f"{number} {table.actor} {table.question.ask}"] = position
        table.take(dice.choice(table.legal()))
sys.stdout.buffer.write(msgspec.json.encode(late))
`;
const written = execFileSync(PYTHON, ["-c", LATE], {
  env: { ...process.env, PYTHONPATH: `${ROOT}/src` },
  maxBuffer: 1 << 28,
});
const late = JSON.parse(written.toString()) as Record<string, Position>;

const folder = `${ROOT}/src/weald/texts/en`;
const catalogues = readdirSync(folder)
  .filter((name) => /^(root|web|house-table)/.test(name) && !name.includes("laws"))
  .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

function tableOf(position: Position, more: Partial<BoardProps> = {}): BoardProps {
  const seats = Object.entries((position.view as unknown as RootView).seats);
  const robots = seats.filter(([, told]) => told.bot).map(([seat]) => seat);
  const texts = new Texts("root", catalogues, robots);
  return { position, texts, touch: new Touch(), busy: false, choose: () => {}, explain: () => {}, ...more };
}
const drawn = (table: BoardProps, seat: string) => render(FactionBoard, { props: { table, seat } }).body;

/** The first of the late positions in which a seat is asked this. */
function asked(seat: string, ask: string): Position {
  const found = Object.entries(late).find(([key]) => key.endsWith(` ${seat} ${ask}`));
  if (!found) throw new Error(`no game asks ${seat} ${ask}`);
  return found[1];
}
/** The actions that can be tapped. */
const lit = (html: string) =>
  [...html.matchAll(/<button[^>]*class="[^"]*offered[^"]*"[^>]*>/g)].map(([tag]) => /data-action="([^"]*)"/.exec(tag)![1]);

describe("in every late position", () => {
  it.each(Object.keys(late))("%s: all boards are drawn in words, and light what is offered on them", (key) => {
    const table = tableOf(late[key]!);
    const { offers, question } = table.position;
    const view = table.position.view as unknown as RootView;
    for (const seat of view.order) {
      const html = drawn(table, seat);
      const text = html.replace(/<[^>]*>/g, " ");
      expect(text).toContain(table.texts.name("seat", seat));
      const aim = aimOf(view.seats[seat]!); // who plays for dominance has no points any more
      expect(text).toContain(aim ? table.texts.say(aim.message, aim.facts) : String(view.seats[seat]!.score));
      expect(text).not.toMatch(/\b(board|step|track|web|why|do)-[a-z]|undefined|\[object|\{ ?\$/);
      expect(html).not.toMatch(/"#[a-z]+-(undefined|null)?"/);
      expect(html.includes('aria-current="step"')).toBe(view.active === seat && view.phase !== null);

      const there = new Set(lit(html));
      for (const offer of offers) {
        const { verb, words, action } = offer;
        if (verb !== "decree" && boardOf(offer, question) === seat) expect(there).toContain(action);
        const elsewhere = Object.keys(words).length > 0 && !["aid", "crusade"].includes(verb) && boardOf(offer, question) !== seat;
        if (elsewhere) expect(there).not.toContain(action);
      }
    }
  });

  it("nothing is lit while an answer is on its way", () => {
    const position = asked("cult", "buy-service");
    expect(lit(drawn(tableOf(position), "riverfolk")).length).toBeGreaterThan(0);
    expect(lit(drawn(tableOf(position, { busy: true }), "riverfolk"))).toEqual([]);
  });

  it("every faction and every bot is met", () => {
    const met = Object.values(late).flatMap((position) => {
      const { seats } = position.view as unknown as RootView;
      return Object.entries(seats).map(([seat, told]) => (told.bot ? `${seat} bot` : seat));
    });
    const bots = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids"];
    const people = ["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk"];
    expect(new Set(met)).toEqual(new Set([...people, ...bots.map((seat) => `${seat} bot`)]));
  });
});

it("a card picked from the hand can go to the columns of the decree", () => {
  const position = asked("eyrie", "add-to-decree");
  const offer = position.offers.find((one) => one.verb === "decree")!;
  const table = tableOf(position);
  expect(lit(drawn(table, "eyrie"))).toEqual([]);
  table.touch.picked = offer.words.card!;
  const columns = position.offers.filter((one) => one.verb === "decree" && one.words.card === offer.words.card);
  expect(lit(drawn(table, "eyrie"))).toEqual(columns.map((one) => one.action));
});

it("a step that needs no further word is taken where the board lists it", () => {
  const position = asked("marquise", "marquise-daylight");
  const lone = position.offers.filter((offer) => ["march", "fight", "recruit"].includes(offer.verb));
  expect(lone.length).toBeGreaterThan(0);
  for (const { action } of lone) expect(lit(drawn(tableOf(position), "marquise"))).toContain(action);
});

it("supporters are seen by the Alliance alone, by others only counted", () => {
  const position = asked("alliance", "alliance-daylight");
  const { supporters } = position.view as unknown as RootView;
  expect(supporters!.length).toBeGreaterThan(0);
  const own = drawn(tableOf(position), "alliance");
  const other = Object.values(late).find((one) => "alliance" in (one.view.seats as object) && one.seat !== "alliance")!;
  expect(own).toContain('aria-label="Supporters"');
  expect(drawn(tableOf(other), "alliance")).not.toContain('aria-label="Supporters"');
});

it("my own board stands first, and a tab for each of the others", () => {
  const position = asked("eyrie", "add-to-decree");
  const html = render(Factions, { props: tableOf(position) }).body;
  const others = (position.view as unknown as RootView).order.filter((seat) => seat !== "eyrie");
  expect([...html.matchAll(/data-faction="(\w+)"/g)].map((found) => found[1])).toEqual(["eyrie"]);
  expect([...html.matchAll(/aria-pressed="false"/g)].length).toBe(others.length);
  const watched = render(Factions, { props: tableOf({ ...position, seat: null, offers: [], refused: [] }) }).body;
  expect([...watched.matchAll(/data-faction="(\w+)"/g)].length).toBe(1);
});
