/** A computer that thinks for longer than a moment is seen to do so; if it lasts, that is also said, once in a turn. */

const SEEN = 600; // milliseconds: who answers sooner has answered at once
const SAID = 4000;

export class Thinking {
  /** Who is seen to think. */
  seat = $state<string | null>(null);
  private told = -1;

  constructor(private readonly say: (seat: string) => void) {}

  /** A computer is asked, in some turn. Returns what ends it: the answer, or the end of the page. */
  about(computer: string, turn: number): () => void {
    const seen = setTimeout(() => (this.seat = computer), SEEN);
    const said = setTimeout(() => {
      if (this.told !== turn) this.say(computer);
      this.told = turn;
    }, SAID);
    return () => {
      clearTimeout(seen);
      clearTimeout(said);
      this.seat = null;
    };
  }
}
