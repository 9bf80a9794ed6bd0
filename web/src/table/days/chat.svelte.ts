/** The chat of one table: what was said, and what the reader has seen of it. */
import { get, post } from "@/lib/api";
import type { Chat, LineSaid, SayWanted } from "@/lib/wire";

const KEPT = 300; // lines that stay on the page

export class Talk {
  lines = $state.raw<LineSaid[]>([]);
  speak = $state(false);
  /** Why the reader may not speak. */
  why = $state<string | null>(null);
  /** What the host says about it, and until when. */
  because = $state.raw<Record<string, string>>({});
  private last = 0;
  private reading: Promise<void> | null = null;

  constructor(private readonly table: string) {}

  private get path(): string {
    return `/tables/${encodeURIComponent(this.table)}/chat`;
  }

  /** Reads what is new up to the number that was told; all of it, if something else has changed. */
  async read(anew = false, told = 0): Promise<void> {
    await this.reading;
    this.reading = this.fetch(anew, told).finally(() => (this.reading = null));
    await this.reading;
  }

  private async fetch(anew: boolean, told: number): Promise<void> {
    const fresh = await get<Chat>(`${this.path}?after=${anew ? 0 : this.last}`);
    const removed = !anew && !fresh.lines.length && told > this.last && this.lines.length > 0; // told of, and no line
    this.take(removed ? await get<Chat>(`${this.path}?after=0`) : fresh, anew || removed);
  }

  private take(told: Chat, anew = false): void {
    const kept = anew ? [] : this.lines.filter((line) => !told.lines.some((one) => one.number === line.number));
    this.lines = [...kept, ...told.lines].sort((one, other) => one.number - other.number).slice(-KEPT);
    if (anew || told.lines.length) this.last = this.lines.at(-1)?.number ?? 0;
    this.speak = told.speak;
    this.why = told.why;
    this.because = { reason: told.reason, ...(told.until ? { until: new Date(told.until).toLocaleDateString() } : {}) };
  }

  async say(said: SayWanted): Promise<void> {
    try {
      await post<Chat>(this.path, said);
    } finally {
      await this.read(); // somebody who is refused may have been muted
    }
  }

  async mute(line: LineSaid): Promise<void> {
    await post(`${this.path}/mute`, { number: line.number, mute: !line.muted });
    await this.read(true);
  }

  report(line: LineSaid): Promise<unknown> {
    return post(`${this.path}/report`, { number: line.number });
  }
}
