/**
 * Leads through the lesson of a table, step by step. The place in it follows from the answers, and the server tells it;
 * only what was read since the last of them is known here alone.
 */
import type { Offer, Position } from "@/lib/messages";
import { getLesson, suits, wanting, type Lesson, type Step } from "./lessons";

/** What a guide needs to know of its table. */
export interface Taught {
  position: () => Position | null;
  /** Whether the learner is asked and may answer now. */
  asked: () => boolean;
  /** Whether an answer is on its way. */
  busy: () => boolean;
}

export class Guide {
  private readonly table: Taught;
  lesson = $state.raw<Lesson | null>(null);
  /** The learner plays on freely. */
  left = $state(false);
  /** An answer that comes later, which the learner tried. */
  early = $state.raw<Offer | null>(null);
  private read = $state({ from: -1, steps: 0 });

  private readonly place = $derived.by(() => this.table.position()?.lesson ?? null);
  /** Whether an answer led away from the lesson. */
  readonly strayed = $derived(this.place?.strayed ?? false);
  readonly steps = $derived<readonly Step[]>(this.lesson?.steps ?? []);
  private readonly first = $derived(this.place?.step ?? 0);
  /** The number of the present step, from 0. */
  readonly number = $derived(this.first + (this.read.from === this.first ? this.read.steps : 0));
  /** Whether the lesson goes on at this table. */
  readonly goesOn = $derived(this.place !== null && !this.strayed && this.number < this.steps.length);
  /** Whether it leads: the learner has not left it. */
  readonly leads = $derived(this.goesOn && !this.left);
  readonly step = $derived.by(() => (this.leads && this.table.asked() ? this.steps[this.number] : undefined));
  /** Whether there is nothing but to read: neither an answer is wanted, nor is one pointed at. */
  readonly readsAlone = $derived.by(() => {
    const { step } = this;
    return step !== undefined && !step.want && !step.points?.some((point) => point.startsWith("choice ") || point === "not-now");
  });
  /** The answer that the lesson wants next, if it is offered. */
  readonly wanted = $derived.by(() => {
    const next = this.leads ? wanting(this.steps, this.number) : undefined;
    return next && this.table.position()?.offers.find((offer) => suits(next, offer));
  });
  /** What the learner is to answer now; nothing, while an answer is on its way. */
  readonly awaited = $derived.by(() => (this.step?.want && !this.table.busy() ? this.wanted?.action : undefined));
  /** Whether an earlier text of the same moment can be read again. */
  readonly canGoBack = $derived(this.number > this.first);


  constructor(table: Taught) {
    this.table = table;
  }

  async load(name: string): Promise<void> {
    this.lesson = await getLesson(name);
  }

  /** On to the next step, or back. */
  turn(by: 1 | -1): void {
    this.early = null;
    this.read = { from: this.first, steps: this.number - this.first + by };
  }

  /** Whether an answer may be given now; if the lesson wants another first, the learner is told so. */
  allows(offer: Offer): boolean {
    const next = this.leads ? wanting(this.steps, this.number) : undefined;
    const fits = !this.leads || (next !== undefined ? suits(next, offer) : true);
    this.early = fits ? null : offer;
    return fits;
  }
}
