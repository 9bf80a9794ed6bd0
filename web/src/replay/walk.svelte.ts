/** A walk through a game: where the reader stands, through whose eyes, and what was read already. */
import { isPlain } from "@/boards";
import { claim, get, getPosition, getTable } from "@/lib/api";
import type { Position, Problem, Replay, TableInfo, Told } from "@/lib/messages";
import { problemOf } from "@/lib/problems";

/** How long a moment is shown in auto-play: slow, usual, fast. */
export const PACES = [2400, 1200, 450] as const;

export class Walk {
  info = $state.raw<TableInfo | null>(null);
  replay = $state.raw<Replay | null>(null);
  position = $state.raw<Position | null>(null);
  at = $state(0);
  seat = $state<string | null>(null);
  problem = $state.raw<Problem | null>(null);
  playing = $state(false);
  pace = $state(1);

  /** Everything that happened, as the seat perceived it. */
  private told = $state.raw<Told[]>([]);
  private read = new Map<string, Promise<Position>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly last = $derived(this.replay?.last ?? 0);
  readonly events = $derived(this.told.filter((event) => event.at <= this.at));
  /** What happened by the last action. */
  readonly news = $derived(this.told.filter((event) => event.at === this.at));

  constructor(readonly table: string) {}

  private get path(): string {
    return `/tables/${encodeURIComponent(this.table)}`;
  }

  async begin(at: number | null, seat: string | null, watch: string | null): Promise<void> {
    this.problem = null;
    try {
      if (watch) await claim(this.table, "watch", watch);
      [this.info, this.replay] = await Promise.all([getTable(this.table), get<Replay>(`${this.path}/replay`)]);
      const mine = this.info.seats.find((each) => each.mine)?.name ?? null;
      const wanted = seat ?? mine;
      this.seat = wanted !== null && this.replay.seats.includes(wanted) ? wanted : null;
      await this.look(this.seat);
      await this.go(at ?? 0);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Change the eyes through which the game is seen. */
  async look(seat: string | null): Promise<void> {
    this.seat = seat;
    try {
      this.told = (await this.moment(this.last, -1)).events;
      await this.go(this.at);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async go(wanted: number): Promise<void> {
    const at = Math.max(0, Math.min(this.last, wanted));
    this.at = at;
    const seat = this.seat;
    try {
      const found = await this.moment(at);
      if (this.at === at && this.seat === seat) [this.position, this.problem] = [found, null];
      if (this.playing && at < this.last) void this.moment(at + 1).catch(() => {}); // the next one is at hand in time
    } catch (error) {
      this.problem = problemOf(error);
      this.pause();
    }
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  /** To where another seat begins to act. */
  turn(direction: 1 | -1): void {
    this.pause();
    const turns = (this.replay?.turns ?? []).map((turn) => turn.at);
    const found = direction > 0 ? turns.find((at) => at > this.at) : turns.findLast((at) => at < this.at);
    void this.go(found ?? (direction > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  private async play(): Promise<void> {
    this.playing = true;
    if (this.at === this.last) await this.go(0);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.go(this.at + 1);
      if (this.at === this.last) this.pause();
      else this.wait();
    }, PACES[this.pace]);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** A position, read once; `since` -1 brings everything that happened before it. */
  private moment(at: number, since?: number): Promise<Position> {
    const key = `${at} ${since} ${this.seat}`;
    const known = this.read.get(key);
    if (known) return known;
    const made = getPosition(this.table, at, this.seat, isPlain(this.info?.game ?? ""), since);
    this.read.set(key, made);
    made.catch(() => this.read.delete(key));
    return made;
  }
}
