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

const seat = (name: string, mine: boolean) => ({ name, player: mine ? "person" : "greedy", who: null, mine, here: mine });
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
  rematch: null,
  options: {},
  warnings: [],
  commitment: null,
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
  question: { seat: "south", ask: "choose-action", law: "5.2", facts: {} },
  asked_since: null,
  offers: [{ action: "withdraw", verb: "withdraw", words: {}, facts: {} }],
  refused: [],
  undo: false,
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
    line.say(position(4, 3, { question: { seat: "north", ask: "choose-action", law: "5.2", facts: {} }, offers: [] }));
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

describe("a bot's turn", () => {
  const chosen = { what: "bot-chose", law: "K5.5", chosen: "4", among: ["4"], compared: [], tied: [] };
  const bots = { seats: [seat("south", true), { ...seat("north", false), player: "bot" }] };
  const turn = (at: number): Told[] => [
    { what: "turn-began", law: "1.5", at, turn: at, step: 1, role: "turn", seat: "north", round: 1 },
    { what: "bot-order", law: "K2.7", at, turn: at, step: 2, role: "deed", seat: "north" },
    { ...chosen, at, turn: at, step: 3, role: "reason", seat: "north" },
    { what: "bot-recruited", law: "K5.5", at, turn: at, step: 3, role: "deed", seat: "north", clearing: 4 },
  ];

  it("is told step by step, can be held and skipped, and offers nothing until it is over", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    const { match, line } = await sit(["south"]);
    line.say({ type: "table", ...info(["south"]), ...bots });
    line.say(position(3, -1));
    vi.advanceTimersByTime(1000);
    line.say(position(4, 3, { events: turn(4) }));
    expect(match.telling).toMatchObject({ robot: "north", number: 1, of: 2 });
    expect(match.position?.at).toBe(3);
    expect(match.busy).toBe(true);
    expect(match.log.map((told) => told.at)).toEqual([1, 2, 3]);
    match.pause(true);
    vi.advanceTimersByTime(9000);
    expect(match.telling?.number).toBe(1);
    match.goOn();
    expect(match.telling?.events.map((told) => told.what)).toEqual(["bot-chose", "bot-recruited"]);
    match.pause(false);
    vi.advanceTimersByTime(5000);
    expect(match.telling).toBe(null);
    expect(match.position?.at).toBe(4);
    expect(match.busy).toBe(false);
    line.say(position(5, 4, { events: turn(5) }));
    expect(match.telling?.number).toBe(1);
    match.skip();
    expect(match.telling).toBe(null);
    expect(match.position?.at).toBe(5);
    expect(match.fresh).toBe(3);
  });

  it("is there at once for those who want no movement", async () => {
    const { match, line } = await sit(["south"]);
    line.say({ type: "table", ...info(["south"]), ...bots });
    line.say(position(3, -1));
    line.say(position(4, 3, { events: turn(4) }));
    expect(match.telling).toBe(null);
    expect(match.position?.at).toBe(4);
    expect(match.fresh).toBe(3);
  });
});
