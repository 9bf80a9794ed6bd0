/** The moments of a table on their way to the screen, and what is told of how they came about. */
import type { Position, Told } from "@/lib/messages";
import { moves, settings } from "@/lib/settings.svelte";
import { beats, lasting, type Beat, type Listener } from "./beats";

const STEP = 200; // how long a moment of which nothing is told is shown before the next one

/** What a story needs to know of its table. */
export interface Teller {
  events: () => readonly Told[];
  listener: () => Listener;
  /** Whether a seat is a computer's, which will do something soon. */
  isComputer: (seat: string) => boolean;
}

export class Story {
  /** The moment that is shown. */
  position = $state.raw<Position | null>(null);
  /** What is told just now of what others did. */
  telling = $state.raw<Beat | null>(null);
  /** What was told before it of the same turn. */
  past = $state.raw<readonly Beat[]>([]);

  /** Somebody learns: what others do is told calmly, unless the reader has chosen another pace. */
  calm = $state(false);

  private waiting = $state.raw<Position[]>([]);
  private paused = $state(false);
  private again = $state(false); // the reader asked to be told once more
  private hurried = false; // the reader wants to be at the end
  private toTell: Beat[] = [];
  private told = -1; // up to where others' deeds have been told
  private spent = { turn: -1, time: 0 }; // how long the turn that is being told has taken so far
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether a scene stays until the reader goes on. */
  readonly stays = $derived(this.telling?.scene?.stays ?? false);
  /** Whether moments wait to be shown. */
  readonly goesOn = $derived(this.waiting.length > 0 || this.stays);
  /** Whether the next beat comes when the reader says so. */
  readonly waits = $derived(this.paused || settings.pace === "step" || this.stays || (this.again && this.quiet));
  /** The last moment that is known here. */
  readonly last = $derived(this.waiting.at(-1) ?? this.position);

  constructor(private readonly table: Teller) {}

  /** Whether the reader wants to see what is, and not how it came about. */
  get quiet(): boolean {
    return settings.pace === "off" || !moves() || document.hidden;
  }

  /** Shows a moment at once; nothing is told of the way there. */
  jump(position: Position | null): void {
    this.waiting = [];
    this.hush();
    this.told = position?.at ?? -1;
    this.position = position;
  }

  /** Moments that follow on the last one. */
  queue(positions: readonly Position[]): void {
    this.waiting = [...this.waiting, ...positions];
    if (this.timer === undefined && !(this.telling && this.waits)) this.next();
  }

  /** Tells once more what happened since a moment. */
  retell(from: Position | null, since: number, positions: readonly Position[]): void {
    if (from) this.position = from;
    this.told = since;
    this.again = true;
    this.queue(positions);
  }

  /** The next beat, if there is one to tell, else the next moment. With its last beat a moment is shown, or after a scene that stays. */
  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (;;) {
      const beat = this.toTell.shift();
      if (beat) {
        this.tell(beat);
        if (!this.toTell.length && !this.stays) this.turn();
        this.pace();
        return;
      }
      const [position] = this.waiting;
      if (!position) {
        this.rest();
        return;
      }
      this.toTell = this.plan(position);
      if (this.toTell.length) continue;
      this.turn();
      if (this.waiting.length && !this.quiet && !this.hurried) {
        this.soon(STEP);
        return;
      }
    }
  }

  private tell(beat: Beat): void {
    const before = this.telling;
    this.past = before?.whole === beat.whole && before.seat === beat.seat ? [...this.past, before] : [];
    this.telling = beat;
  }

  private turn(): void {
    const [position, ...rest] = this.waiting;
    if (!position) return;
    this.waiting = rest;
    this.position = position;
  }

  /** What is told of the way to a moment: all of it, or what must not be missed. */
  private plan(position: Position): Beat[] {
    const to = this.table.listener();
    const all = beats(this.table.events(), this.told, position.at, to);
    this.told = position.at;
    if (this.hurried || (this.quiet && !this.again)) return all.filter((one) => one.scene?.stays);
    const simple = all.length === 1 && all[0]!.scene === null && this.telling === null && this.waiting.length === 1;
    const asked = position.question?.seat ?? "";
    return simple && to.own.includes(asked) && !this.again ? [] : all; // the board alone shows it well enough
  }

  private soon(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), wait);
  }

  private pace(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const beat = this.telling;
    if (!beat || this.waits) return;
    if (this.spent.turn !== beat.whole) this.spent = { turn: beat.whole, time: 0 };
    const pace = this.calm && settings.pace === "fast" ? "slow" : settings.pace;
    const time = lasting(pace, beat, this.toTell, this.spent.time);
    this.spent.time += time;
    this.soon(time);
  }

  /** Nothing is left to tell; while a computer thinks, what was told last stays in sight. */
  private rest(): void {
    this.hurried = false;
    this.again = false;
    const asked = this.position?.question?.seat;
    if (!asked || this.stays || !this.table.isComputer(asked)) this.hush();
  }

  /** No more of it: the reader has acted, or sees another moment. */
  hush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.telling = null;
    this.past = [];
    this.toTell = [];
    this.paused = false;
    this.again = false;
    this.hurried = false;
  }

  /** The telling waits for the reader, or goes on at its pace. */
  pause(on: boolean): void {
    this.paused = on;
    if (this.telling) this.pace();
  }

  /** The next beat, now. */
  goOn(): void {
    if (this.telling) this.next();
  }

  /** Jump to the last moment; what stays until it is seen is shown on the way. */
  skip(): void {
    if (!this.waiting.length && !this.telling) return;
    this.hurried = true;
    this.paused = false;
    this.toTell = this.toTell.filter((one) => one.scene?.stays);
    this.next();
  }
}
