/** A computer that thinks for longer than a moment is seen to do so; if it lasts, that is also said, once in a turn. */

const SEEN = 600; // milliseconds: who answers sooner has answered at once
const SAID = 4000;

interface Asking {
  /** The computer that is asked and has not answered; null if none is. */
  computer: () => string | null;
  /** The moment: each question is thought about anew. */
  at: () => number;
  turn: () => number;
  say: (seat: string) => void;
}

export class Thinking {
  /** Who is seen to think. */
  seat = $state<string | null>(null);
  private told = -1;

  constructor(asking: Asking) {
    $effect(() => {
      const computer = asking.computer();
      asking.at();
      if (computer === null) return;
      const seen = setTimeout(() => (this.seat = computer), SEEN);
      const said = setTimeout(() => {
        if (this.told === asking.turn()) return;
        this.told = asking.turn();
        asking.say(computer);
      }, SAID);
      return () => {
        clearTimeout(seen);
        clearTimeout(said);
        this.seat = null;
      };
    });
  }
}
