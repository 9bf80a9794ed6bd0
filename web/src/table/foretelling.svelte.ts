/** What choices would change, as the server foretells it: each is asked about once, when somebody points at it. */
import { SvelteMap } from "svelte/reactivity";
import type { Foretold } from "@/lib/wire";
import type { Changes } from "./foretold";

const PAUSE = 40; // milliseconds: what a pointer only passes over is not asked about

export class Foretelling {
  private readonly known = new SvelteMap<string, Changes>();
  private readonly asked = new Map<number, string>();
  private moment = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` sends a question and tells its number; 0, if there is no line. */
  constructor(private readonly ask: (action: string) => number) {}

  /** What an action would change in the present position; null until it is known. */
  of(action: string): Changes | null {
    return this.known.get(action) ?? null;
  }

  /** Another position: what was known of the former is void. */
  begin(at: number, undos: number): void {
    const moment = `${at}/${undos}`;
    if (moment === this.moment) return;
    this.moment = moment;
    this.known.clear();
    this.asked.clear();
    clearTimeout(this.timer);
  }

  want(action: string | null): void {
    clearTimeout(this.timer);
    if (action === null || this.known.has(action)) return;
    this.timer = setTimeout(() => {
      if ([...this.asked.values()].includes(action)) return;
      const id = this.ask(action);
      if (id) this.asked.set(id, action);
    }, PAUSE);
  }

  hear({ at, undos, action, changes }: Foretold): void {
    if (`${at}/${undos}` === this.moment) this.known.set(action, changes);
  }

  /** Whether a number belongs to a question of ours: if it fails, nothing is lost. */
  owns(id: number | undefined): boolean {
    return id !== undefined && this.asked.has(id);
  }
}
