/** What a table's store makes of the server's messages: a log without gaps, nothing sent twice, seats kept apart. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position, TableInfo, Told, ToServer } from "@/lib/messages";

class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: ToServer[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly address: string) {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
    flushSync();
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
    flushSync();
  }
}

const seat = (name: string, mine: boolean) => ({ name, player: mine ? "person" : "greedy", who: null, mine, here: mine, back: false, gave_up: null });
const info = (mine: string[]): TableInfo => ({
  table: "t1",
  game: "critters",
  seats: ["south", "north"].map((name) => seat(name, mine.includes(name))),
  asked: "south",
  asked_since: "",
  at: 0,
  over: false,
  winners: null,
  title: "",
  public: false,
  made: "",
  practice: false,
  hinted: false,
  rematch: null,
  lesson: null,
  options: {},
  warnings: [],
  commitment: null,
  ended: null,
  lost: null,
  pace: "none",
  turn_since: "",
  due: null,
  agreements: [],
  talk: "players",
  said: 0,
  owner: false,
  language: "",
  scores: null,
});
const event = (at: number) => ({ what: "deployed", law: "5.3", at, turn: at, step: at, role: "turn" as const });
const position = (at: number, since: number, more: Partial<Position> = {}): object => ({
  type: "position",
  at,
  since,
  undos: 0,
  seat: "south",
  view: {},
  events: Array.from({ length: at - Math.max(since, 0) }, (_, place) => event(Math.max(since, 0) + place + 1)),
  question: { seat: "south", ask: "choose-action", law: "5.2", facts: {}, turn: null },
  asked_since: null,
  offers: [{ action: "withdraw", verb: "withdraw", words: {}, facts: {} }],
  refused: [],
  undo: false,
  back: null,
  standing: "",
  lesson: null,
  drawing: null,
  hand: null,
  outcome: null,
  ...more,
});

async function sit(mine: string[]) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(info(mine)))));
  const { Match } = await import("./match.svelte");
  const match = new Match("t1");
  await expect.poll(() => Line.last?.address).toContain("/api/tables/t1/socket");
  Line.last.onopen();
  return { match, line: Line.last };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers(); // no time passes but what a test lets pass
  const nothing = () => {};
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
  vi.stubGlobal("location", { protocol: "http:", host: "here", hash: "" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: nothing });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: nothing })); // reduced motion: no waiting
  vi.stubGlobal("document", { addEventListener: nothing, removeEventListener: nothing, hidden: false });
  Line.last = undefined as unknown as Line;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const numbers = (match: { events: { at: number }[] }) => match.events.map((told) => told.at);

describe("the log", () => {
  it("grows by what is new, and forgets what was taken back", async () => {
    const { match, line } = await sit(["south"]);
    line.say(position(3, -1));
    line.say(position(4, 3));
    expect(numbers(match)).toEqual([1, 2, 3, 4]);
    line.say(position(2, 2, { undos: 1 }));
    expect(numbers(match)).toEqual([1, 2]);
    expect(match.position?.at).toBe(2);
  });

  it("asks for all of it if something between is missing", async () => {
    const { match, line } = await sit(["south"]);
    line.say(position(3, -1));
    line.say(position(7, 5));
    expect(match.position?.at).toBe(3);
    expect(line.sent.at(-1)).toEqual({ type: "look", seat: "south", at: -1, drawing: false });
  });
});

describe("a turn", () => {
  it("is taken back once, from the moment that is seen, where the server allows it", async () => {
    const { match, line } = await sit(["south"]);
    line.say(position(3, -1, { back: { why: "back-nothing" } }));
    match.back();
    line.say(position(4, 3, { undos: 2, back: { practice: true } }));
    match.back();
    match.back();
    const sent = line.sent.filter((message) => message.type === "back");
    expect(sent).toEqual([{ type: "back", id: 1, at: 4, undos: 2, seat: "south" }]);
    line.say(position(1, 1, { undos: 5, back: { practice: true } }));
    expect(match.position?.at).toBe(1);
    expect(match.pending).toBeNull();
    expect(numbers(match)).toEqual([1]);
  });
});

describe("an answer", () => {
  it("is sent once, with the moment it answers, and holds everything until it is done", async () => {
    const { match, line } = await sit(["south"]);
    line.say(position(3, -1));
    const [offer] = match.position!.offers;
    match.play(offer!);
    match.play(offer!);
    const played = line.sent.filter((message) => message.type === "play");
    expect(played).toEqual([{ type: "play", id: 1, at: 3, undos: 0, seat: "south", action: "withdraw" }]);
    expect(match.busy).toBe(true);
    line.say({ type: "done", id: 1, at: 4 });
    expect(match.busy).toBe(false);
  });

  it("is taken back only where the server says that it can be, and never after the end", async () => {
    const { match, line } = await sit(["south"]);
    const undone = () => line.sent.filter((message) => message.type === "undo").length;
    line.say(position(3, -1, { undo: true }));
    match.undo();
    expect(undone()).toBe(1);
    line.say({ type: "done", id: 1, at: 2 });
    const outcome = { winners: ["south"], scores: {}, law: "11.1", sides: [], ended: null };
    line.say(position(4, 3, { undo: false, question: null, offers: [], outcome }));
    match.undo();
    expect(undone()).toBe(1);
  });

  it("that is refused says why and can be given anew", async () => {
    const { match, line } = await sit(["south"]);
    line.say(position(3, -1));
    match.play(match.position!.offers[0]!);
    line.say({ type: "error", id: 1, code: "illegal", message: "no", law: "5.4", why: "type-must-match" });
    expect(match.problem?.why).toBe("type-must-match");
    expect(match.busy).toBe(false);
  });

  it("that was on its way when the line broke is not sent again", async () => {
    const { match, line } = await sit(["south"]);
    line.say(position(3, -1));
    match.play(match.position!.offers[0]!);
    line.lose();
    expect(match.connection).toBe("lost");
    expect(match.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    const again = Line.last;
    expect(again).not.toBe(line);
    again.onopen();
    expect(again.sent).toEqual([{ type: "look", seat: "south", at: 3, undos: 0, drawing: false }]);
    again.say(position(3, 3));
    expect(match.busy).toBe(false);
    expect(again.sent).toHaveLength(1);
  });
});

describe("several people at one screen", () => {
  it("lets a curtain fall before the next one's secrets, and asks for them only when it is raised", async () => {
    const { match, line } = await sit(["south", "north"]);
    expect(line.sent).toEqual([{ type: "look", seat: null, at: -1, drawing: false }]);
    line.say(position(3, -1, { seat: null, offers: [] }));
    expect(match.curtain).toBe("south");
    match.look("south");
    line.say(position(3, -1));
    expect(match.curtain).toBeNull();
    expect(match.position?.seat).toBe("south");
    line.say(position(4, 3, { question: { seat: "north", ask: "choose-action", law: "5.2", facts: {}, turn: null }, offers: [] }));
    expect(match.curtain).toBe("north");
    expect(line.sent.filter((message) => message.type === "look")).toHaveLength(2);
    match.look("north");
    expect(match.position).toBeNull(); // nothing of south's is left on the screen
    expect(match.events).toEqual([]);
  });

  it("ignores what is still told to the eyes before", async () => {
    const { match, line } = await sit(["south", "north"]);
    match.look("north");
    line.say(position(3, -1, { seat: "south" }));
    expect(match.position).toBeNull();
  });
});

describe("what others do", () => {
  const chosen = { what: "bot-chose", law: "K5.5", chosen: "4", among: ["4"], compared: [], tied: [] };
  const bots = { seats: [seat("south", true), { ...seat("north", false), player: "bot" }] };
  const turn = (at: number): Told[] => [
    { what: "turn-began", law: "1.5", at, turn: at, step: at * 10 + 1, role: "turn", seat: "north", round: 1 },
    { what: "bot-order", law: "K2.7", at, turn: at, step: at * 10 + 2, role: "deed", seat: "north" },
    { ...chosen, at, turn: at, step: at * 10 + 3, role: "reason", seat: "north" },
    { what: "bot-recruited", law: "K5.5", at, turn: at, step: at * 10 + 3, role: "deed", seat: "north", clearing: 4 },
  ];
  const moving = () => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

  it("is told step by step, can be held and skipped, and offers nothing until the moment is shown", async () => {
    moving();
    const { match, line } = await sit(["south"]);
    const { story } = match;
    line.say({ type: "table", ...info(["south"]), ...bots });
    line.say(position(3, -1));
    line.say(position(4, 3, { events: turn(4) }));
    expect(story.telling).toMatchObject({ seat: "north", robot: true, turn: 1, number: 1, of: 2 });
    expect(match.position?.at).toBe(3);
    expect(match.busy).toBe(true);
    expect(match.log.map((told) => told.at)).toEqual([1, 2, 3]);
    story.pause(true);
    vi.advanceTimersByTime(9000);
    expect(story.telling?.number).toBe(1);
    story.goOn();
    expect(story.telling?.events.map((told) => told.what)).toEqual(["bot-chose", "bot-recruited"]);
    expect(match.position?.at).toBe(4); // with the last beat the board is there, and can be played on
    expect(match.busy).toBe(false);
    story.pause(false);
    vi.advanceTimersByTime(5000);
    expect(story.telling).toBe(null);
    line.say(position(5, 4, { events: turn(5) }));
    expect(story.telling?.number).toBe(1);
    story.skip();
    expect(story.telling).toBe(null);
    expect(match.position?.at).toBe(5);
    expect(match.fresh).toBe(3);
  });

  it("is there at once for those who want no movement, and is told again when they ask for it", async () => {
    const { match, line } = await sit(["south"]);
    line.say({ type: "table", ...info(["south"]), ...bots });
    line.say(position(3, -1));
    expect(match.news).toBe(false);
    line.say(position(4, 3, { events: turn(4) }));
    expect(match.story.telling).toBe(null);
    expect(match.position?.at).toBe(4);
    expect(match.news).toBe(true);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(position(3, 3)))));
    await match.retell();
    expect(match.position?.at).toBe(3);
    expect(match.story.telling).toMatchObject({ seat: "north", number: 1 });
    expect(match.story.waits).toBe(true); // a step when they say so
    match.story.goOn();
    match.story.goOn();
    expect(match.story.telling).toBe(null);
    expect(match.position?.at).toBe(4);
  });

  it("of one computer after another is told in full, however many steps wait", async () => {
    moving();
    const { match, line } = await sit(["south"]);
    line.say(position(3, -1));
    const deed = (at: number): Told => ({ what: "moved", law: "4.2", at, turn: 1 + (at >> 4), step: at, role: "deed", seat: "north", number: at });
    const theirs = { seat: "north", ask: "choose-action", law: "5.2", facts: {}, turn: null };
    for (let at = 4; at < 64; at += 1) line.say(position(at, at - 1, { events: [{ ...deed(at), what: `kind-${at}` }], question: theirs, offers: [] }));
    line.say(position(64, 63, { events: [deed(64)] }));
    const told = new Set<number>();
    for (let time = 0; time < 60_000 && match.story.telling; time += 50) {
      match.story.telling.events.forEach((event) => told.add(event.at));
      vi.advanceTimersByTime(50);
    }
    expect(told.size).toBe(61);
    expect(match.position?.at).toBe(64);
  });

  it("stays in sight while a computer thinks about the next thing", async () => {
    moving();
    const { match, line } = await sit(["south"]);
    line.say(position(3, -1));
    const theirs = { seat: "north", ask: "choose-action", law: "5.2", facts: {}, turn: null };
    line.say(position(4, 3, { events: turn(4).slice(1), question: theirs, offers: [] }));
    vi.advanceTimersByTime(9000);
    expect(match.story.telling?.number).toBe(2);
    expect(match.showing).toBe(false);
    line.say(position(5, 4, { events: [] }));
    vi.advanceTimersByTime(9000);
    expect(match.story.telling).toBe(null);
  });

  it("that must be seen stays until the reader goes on, at any pace", async () => {
    const { match, line } = await sit(["south"]);
    match.scenes = [{ isOf: (step) => step.some((event) => event.what === "bot-order"), Scene: (() => ({})) as never, weight: 1, stays: true }];
    line.say(position(3, -1));
    line.say(position(4, 3, { events: turn(4) }));
    expect(match.story.telling?.scene?.stays).toBe(true);
    expect(match.busy).toBe(true);
    vi.advanceTimersByTime(9000);
    expect(match.story.stays).toBe(true);
    match.story.goOn();
    expect(match.story.telling).toBe(null);
    expect(match.position?.at).toBe(4);
    expect(match.busy).toBe(false);
  });
});
