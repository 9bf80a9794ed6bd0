/** One table as this browser knows it: what the server said last, and what was asked of it. */
import { isPlain } from "@/boards";
import type { GameScene } from "@/boards/board";
import { getPosition, getTable } from "@/lib/api";
import type { Clocks, FromServer, Offer, Position, Problem, SeatInfo, TableInfo, Told } from "@/lib/messages";
import { problemOf } from "@/lib/problems";
import { settings } from "@/lib/settings.svelte";
import { shared } from "@/lib/sharing";
import { TableSocket, type Connection } from "@/lib/socket";
import type { Hinted, Look } from "@/lib/wire";
import { Foretelling } from "./foretelling.svelte";
import { isPerson, robotsOf } from "./people";
import { Story } from "./story.svelte";

interface Pending {
  id: number;
  at: number;
  action: string;
}

const MANY = 60; // moments that are fetched to be shown one after another; of more, only the words are told

export class Match {
  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  /** Through whose eyes; null is a spectator's. */
  seat = $state<string | null>(null);
  pending = $state<Pending | null>(null);
  problem = $state<Problem | null>(null);
  /** The table cannot be opened at all. */
  closed = $state<Problem | null>(null);

  /** The clocks of a live game, and when they began to run: some time of a question may be free. */
  clocks = $state.raw<(Clocks & { at: number }) | null>(null);
  /** What a computer would do, as it was told last. */
  advice = $state.raw<Hinted | null>(null);
  /** The number of the last line of the chat. */
  said = $state(0);

  /** What happened so far, as the reader's seat perceived it. */
  events = $state.raw<Told[]>([]);
  /** What happened after so many actions is news: since the reader's last answer. */
  fresh = $state(-1);
  /** Steps that the game tells as scenes. */
  scenes: readonly GameScene[] = [];
  /** Whether the position came back by an undo. */
  tookBack = $state(false);
  private known = -1; // how many actions it covers
  private undos: { undos?: number } = {}; // and after how many undos

  readonly story = new Story({
    events: () => this.events,
    listener: () => ({ own: this.own, robots: robotsOf(this.info), scenes: this.scenes }),
    isComputer: (name) => this.info?.seats.some((seat) => seat.name === name && !isPerson(seat)) ?? false,
  });
  readonly foretelling = new Foretelling((action) => this.askOf(action));
  private socket: TableSocket | null = null;
  private fetching = $state(0);
  private round = 0; // grows when all that was on its way is void
  private ids = 0;
  private gone = false;

  readonly mine = $derived<SeatInfo[]>(this.info?.seats.filter((seat) => seat.mine) ?? []);
  readonly left = $derived<SeatInfo[]>(this.info?.seats.filter((seat) => seat.player === "left") ?? []);
  readonly open = $derived<SeatInfo[]>(this.info?.seats.filter((seat) => seat.player === "open") ?? []);
  /** Several people at this screen: what one of them sees is hidden from the next. */
  readonly hotSeat = $derived(this.mine.length > 1);
  /** The moment that is shown. */
  readonly position = $derived(this.story.position);
  readonly asked = $derived(this.position?.question?.seat ?? null);
  readonly myTurn = $derived(
    this.asked !== null && this.mine.some((seat) => seat.name === this.asked && !seat.gave_up),
  );
  /** Whether moments wait to be shown; until then nothing is offered. */
  readonly showing = $derived(this.story.goesOn || this.fetching > 0);
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
  /** Whether others did something since the reader's last answer. */
  readonly news = $derived(
    this.log.some((event) => event.at > this.fresh && isDeed(event) && !this.own.includes(String(event.seat))),
  );
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
    if (this.gone || this.info.lost) return;
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
    this.story.hush();
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
    } else if (message.type === "clocks") {
      this.clocks = { ...message, at: performance.now() + message.free };
    } else if (message.type === "said") {
      this.said = message.last;
    } else if (message.type === "foretold") {
      this.foretelling.hear(message);
    } else if (message.type === "hinted") {
      this.advice = message;
    } else if (message.type === "error") {
      if (this.foretelling.owns(message.id)) return;
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
    this.events = [];
    this.known = -1;
    this.fresh = -1;
    this.round += 1;
    this.story.jump(null);
    this.socket?.send(this.looking(-1));
  }

  /** What is known already need not come again; for a game without a board of its own the terminal's lines come. */
  private looking(at: number, undos: { undos?: number } = {}): Look {
    return { type: "look", seat: this.seat, at, ...undos, drawing: isPlain(this.info?.game ?? "") };
  }

  private receive(told: Position): void {
    if (told.seat !== this.seat) return; // of the eyes before
    const position = { ...told, view: shared(this.story.last?.view, told.view) };
    if (position.since > this.known) {
      this.socket?.send(this.looking(-1)); // something between is missing: all of it again
      return;
    }
    this.events = [...this.events.filter((event) => event.at <= position.since), ...position.events];
    this.known = position.at;
    this.tookBack = this.undos.undos !== undefined && position.undos > this.undos.undos;
    this.undos = { undos: position.undos };
    if (this.pending && position.at !== this.pending.at) this.pending = null;
    else if (this.pending && this.connection === "open" && position.events.length === 0) this.pending = null;
    if (this.fresh < 0) this.fresh = this.lastOwn(position.at);
    const last = this.story.last;
    if (last === null || last.seat !== position.seat || position.at <= last.at) {
      this.round += 1;
      this.story.jump(position);
    } else if (settings.catchUp && !this.story.quiet && between(last.at, position).length) {
      void this.catchUp(last.at, position);
    } else this.story.queue([position]);
  }

  /** The seat whose deeds the reader knows, as they are their own. */
  private get own(): string[] {
    return this.seat === null ? [] : [this.seat];
  }

  /** When the reader acted last; now, if nothing tells of it. */
  private lastOwn(now: number): number {
    return this.events.findLast((event) => isDeed(event) && this.own.includes(String(event.seat)))?.at ?? now;
  }

  /** Fetches the moments that were passed over, so that they can be shown one after another. */
  private async catchUp(at: number, position: Position): Promise<void> {
    const missed = await this.fetch(between(at, position));
    const newest = this.story.last?.at ?? -1;
    if (missed && newest < position.at) this.story.queue([...missed.filter((moment) => moment.at > newest), position]);
  }

  /** Moments of the past; an empty list if they cannot be had, and null if nobody wants them any more. */
  private async fetch(numbers: number[]): Promise<Position[] | null> {
    const plain = isPlain(this.info?.game ?? "");
    const round = this.round;
    let found: Position[] = [];
    this.fetching += 1;
    try {
      found = await Promise.all(numbers.map((number) => getPosition(this.table, number, this.seat, plain)));
    } catch {
      // then without them
    }
    this.fetching -= 1;
    return round === this.round ? found : null;
  }

  // what the reader does

  play(offer: Offer): void {
    const seat = this.seat;
    if (this.busy || seat === null || !this.position) return;
    this.fresh = this.position.at;
    this.story.hush();
    this.request((id, at) => ({ type: "play", id, at, ...this.undos, seat, action: offer.action }), offer.action);
  }

  /** Asks what an action would change. */
  private askOf(action: string): number {
    const { seat, position } = this;
    if (this.busy || seat === null || !position) return 0;
    this.ids += 1;
    return this.socket?.send({ type: "foretell", id: this.ids, at: position.at, ...this.undos, seat, action }) ? this.ids : 0;
  }

  /** Asks what a computer would do. */
  askAdvice(): void {
    const { seat, position } = this;
    this.problem = null;
    if (seat !== null && position) this.socket?.send({ type: "hint", id: (this.ids += 1), at: position.at, ...this.undos, seat });
  }

  undo(): void {
    const seat = this.seat;
    if (this.pending || seat === null || !this.position?.undo) return;
    this.request((id, at) => ({ type: "undo", id, at, ...this.undos, seat }), "");
  }

  /** Takes back all since the start of the reader's last turn. */
  back(): void {
    const seat = this.seat;
    if (this.busy || seat === null || !this.position?.back || this.position.back.why) return;
    this.request((id, at) => ({ type: "back", id, at, ...this.undos, seat }), "");
  }

  /** Be told once more what others did since the last answer. */
  async retell(): Promise<void> {
    const now = this.position;
    if (!now || this.showing || this.pending) return;
    const moments = await this.fetch([this.fresh, ...between(this.fresh, now, this.events)]);
    if (!moments || this.position !== now) return;
    const [first = null, ...later] = moments;
    this.story.retell(first, this.fresh, [...later, now]);
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

/** Whether an event is something that a seat did by itself. */
function isDeed(event: Told): boolean {
  return event.role === "deed" || event.role === "turn";
}

/** The actions of which something was told, after one moment and before another; none of too many. */
function between(at: number, position: Position, events: readonly Told[] = position.events): number[] {
  const told = new Set(events.map((event) => event.at));
  const missed = [...told].filter((number) => number > at && number < position.at);
  return missed.length > MANY ? [] : missed;
}
