/** One table as this browser knows it: what the server said last, and what was asked of it. */
import { isPlain } from "@/boards";
import { getPosition, getTable } from "@/lib/api";
import type { FromServer, Offer, Position, Problem, SeatInfo, TableInfo, Told } from "@/lib/messages";
import { problemOf } from "@/lib/problems";
import { moves, settings, type Pace } from "@/lib/settings.svelte";
import { TableSocket, type Connection } from "@/lib/socket";
import type { Look } from "@/lib/wire";
import { robotsOf } from "./people";
import { tellings, type Telling } from "./scenes";

interface Pending {
  id: number;
  at: number;
  action: string;
}

const STEP = 260; // how long a moment is shown before the next one, if several wait
const OFTEN = 4; // with more than so many waiting, twice as fast
const BEAT = 60; // between two actions of a bot that is being told
const PACES: Partial<Record<Pace, number>> = { slow: 2500, fast: 900 };
const MANY = 24; // with more than so many waiting, the last one is shown at once

export class Match {
  info = $state.raw<TableInfo | null>(null);
  /** The moment that is shown. */
  position = $state.raw<Position | null>(null);
  connection = $state<Connection>("connecting");
  /** Through whose eyes; null is a spectator's. */
  seat = $state<string | null>(null);
  pending = $state<Pending | null>(null);
  problem = $state<Problem | null>(null);
  /** The table cannot be opened at all. */
  closed = $state<Problem | null>(null);

  /** What happened so far, as the reader's seat perceived it. */
  events = $state.raw<Told[]>([]);
  /** What happened after so many actions is news: since the reader's last answer. */
  fresh = $state(-1);
  /** The step of a bot's turn that is told just now. */
  telling = $state.raw<Telling | null>(null);
  private paused = $state(false);
  private toTell: Telling[] = [];
  private told = -1; // up to where the bots' steps have been told
  private known = -1; // how many actions it covers
  private undos: { undos?: number } = {}; // and after how many undos

  private waiting = $state.raw<Position[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private socket: TableSocket | null = null;
  private fetching = $state(0);
  private round = 0; // grows when all that was on its way is void
  private ids = 0;
  private gone = false;

  readonly mine = $derived<SeatInfo[]>(this.info?.seats.filter((seat) => seat.mine) ?? []);
  readonly open = $derived<SeatInfo[]>(this.info?.seats.filter((seat) => seat.player === "open") ?? []);
  /** Several people at this screen: what one of them sees is hidden from the next. */
  readonly hotSeat = $derived(this.mine.length > 1);
  readonly asked = $derived(this.position?.question?.seat ?? null);
  readonly myTurn = $derived(
    this.asked !== null && this.mine.some((seat) => seat.name === this.asked),
  );
  /** Whether moments wait to be shown; until then nothing is offered. */
  readonly showing = $derived(this.waiting.length > 0 || this.fetching > 0);
  /** The seat to which the screen must be passed before the game goes on. */
  readonly curtain = $derived.by(() => {
    if (!this.hotSeat || this.showing || this.position?.outcome) return null;
    const asked = this.asked;
    return asked !== null && asked !== this.seat && this.mine.some((seat) => seat.name === asked) ? asked : null;
  });
  /** What has been shown of what happened. */
  readonly log = $derived.by(() => {
    const at = this.position?.at ?? -1;
    return this.showing ? this.events.filter((event) => event.at <= at) : this.events;
  });
  /** Whether the next step of a bot comes when the reader says so. */
  readonly waits = $derived(this.paused || settings.pace === "step");
  readonly busy = $derived(this.pending !== null || this.showing || this.connection !== "open");

  constructor(readonly table: string) {
    void this.begin();
  }

  async begin(): Promise<void> {
    this.closed = null;
    this.socket?.close();
    try {
      this.info = await getTable(this.table);
    } catch (error) {
      this.closed = problemOf(error);
      return;
    }
    if (this.gone) return;
    this.seat = this.mine.length === 1 ? this.mine[0]!.name : null;
    this.socket = new TableSocket(
      this.table,
      () => this.looking(this.known, this.undos),
      (message) => this.hear(message),
      (state) => (this.connection = state),
      () => void this.begin(), // it is none of ours any more; asking again tells why
    );
  }

  leave(): void {
    this.gone = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private hear(message: FromServer): void {
    if (message.type === "table") {
      const { type: _type, ...info } = message;
      this.info = { ...this.info, ...info };
      this.sit();
    } else if (message.type === "position") {
      this.receive(message);
    } else if (message.type === "done") {
      if (this.pending?.id === message.id) this.pending = null;
    } else if (message.type === "error") {
      if (message.id === undefined || this.pending?.id === message.id) this.pending = null;
      this.problem = message;
    }
  }

  /** After taking a seat in another tab, or leaving it: look with the right eyes. */
  private sit(): void {
    if (this.hotSeat) {
      if (this.seat !== null && !this.mine.some((seat) => seat.name === this.seat)) this.look(null);
      return;
    }
    const own = this.mine[0]?.name ?? null;
    if (own !== this.seat) this.look(own);
  }

  /** See the table through other eyes; what the former ones saw is forgotten. */
  look(seat: string | null): void {
    this.seat = seat;
    this.position = null;
    this.events = [];
    this.known = -1;
    this.fresh = -1;
    this.waiting = [];
    this.round += 1;
    this.hush();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.socket?.send(this.looking(-1));
  }

  /** What is known already need not come again; for a game without a board of its own the terminal's lines come. */
  private looking(at: number, undos: { undos?: number } = {}): Look {
    return { type: "look", seat: this.seat, at, ...undos, drawing: isPlain(this.info?.game ?? "") };
  }

  private receive(position: Position): void {
    if (position.seat !== this.seat) return; // of the eyes before
    if (position.since > this.known) {
      this.socket?.send(this.looking(-1)); // something between is missing: all of it again
      return;
    }
    this.events = [...this.events.filter((event) => event.at <= position.since), ...position.events];
    this.known = position.at;
    this.undos = { undos: position.undos };
    if (this.pending && position.at !== this.pending.at) this.pending = null;
    else if (this.pending && this.connection === "open" && position.events.length === 0) this.pending = null;
    const last = this.waiting.at(-1) ?? this.position;
    const goesOn = last !== null && last.seat === position.seat && position.at > last.at;
    if (!goesOn || !moves() || document.hidden || this.waiting.length > MANY) this.show(position);
    else if (settings.catchUp && between(last.at, position).length) void this.catchUp(last.at, position);
    else this.queue([position]);
  }

  private queue(positions: Position[]): void {
    this.waiting = [...this.waiting, ...positions];
    if (this.timer === undefined && this.telling === null) this.next();
  }

  /** Fetches the moments that were passed over, so that they can be shown one after another. */
  private async catchUp(at: number, position: Position): Promise<void> {
    this.fetching += 1;
    const round = this.round;
    let missed: Position[] = [];
    try {
      const plain = isPlain(this.info?.game ?? "");
      missed = await Promise.all(between(at, position).map((number) => getPosition(this.table, number, this.seat, plain)));
    } catch {
      // then without them
    }
    this.fetching -= 1;
    if (round !== this.round) return;
    const newest = (this.waiting.at(-1) ?? this.position)?.at ?? -1;
    if (newest < position.at) this.queue([...missed.filter((moment) => moment.at > newest), position]);
  }

  private show(position: Position): void {
    this.round += 1;
    this.waiting = [];
    this.hush();
    this.turn(position);
  }

  private turn(position: Position): void {
    if (this.fresh < 0) this.fresh = position.at;
    this.position = position;
    this.told = position.at;
    if (this.waiting.length === 0) this.hush();
    this.soon(this.telling ? BEAT : this.waiting.length > OFTEN ? STEP / 2 : STEP);
  }

  private soon(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), wait);
  }

  /** The next step of a bot, if there is one to tell, else the next moment. */
  private next(): void {
    this.timer = undefined;
    const [position, ...rest] = this.waiting;
    if (!position) return;
    if (this.told < position.at) {
      const robots = settings.pace === "off" ? "" : robotsOf(this.info);
      this.toTell = robots ? tellings(this.events, robots.split(" "), this.told, position.at) : [];
      this.told = position.at;
    }
    const step = this.toTell.shift();
    if (step) {
      this.telling = step;
      this.pace();
      return;
    }
    this.waiting = rest;
    this.turn(position);
  }

  private pace(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.waits) this.soon(PACES[settings.pace] ?? 0);
  }

  private hush(): void {
    this.telling = null;
    this.toTell = [];
    this.paused = false;
  }

  /** The bot that is being told waits for the reader, or goes on at its pace. */
  pause(on: boolean): void {
    this.paused = on;
    if (this.telling) this.pace();
  }

  /** The next step of the bot, now. */
  goOn(): void {
    if (this.telling) this.next();
  }

  /** Jump to the last moment, over those that wait to be shown. */
  skip(): void {
    const last = this.waiting.at(-1);
    if (last) this.show(last);
  }

  // what the reader does

  play(offer: Offer): void {
    const seat = this.seat;
    if (this.busy || seat === null || !this.position) return;
    this.fresh = this.position.at;
    this.request((id, at) => ({ type: "play", id, at, ...this.undos, seat, action: offer.action }), offer.action);
  }

  undo(): void {
    const seat = this.seat;
    if (this.pending || seat === null || !this.position?.undo) return;
    this.request((id, at) => ({ type: "undo", id, at, ...this.undos, seat }), "");
  }

  private request(
    make: (id: number, at: number) => Parameters<TableSocket["send"]>[0],
    action: string,
  ): void {
    const at = this.position?.at ?? 0;
    this.ids += 1;
    this.problem = null;
    if (this.socket?.send(make(this.ids, at))) this.pending = { id: this.ids, at, action };
    else this.problem = { code: "not-connected", message: "" };
  }
}

/** The actions of which something was told, after one moment and before another. */
function between(at: number, position: Position): number[] {
  const told = new Set(position.events.map((event) => event.at));
  const missed = [...told].filter((number) => number > at && number < position.at);
  return missed.length > MANY ? [] : missed;
}
