/** What the reader points at, shared by board, hand, choices and log so that each lights what the others mean. */
import type { Told } from "@/lib/messages";

export class Touch {
  /** The action that is hovered or focused anywhere. */
  lit = $state<string | null>(null);
  /** The line of the log that is hovered or focused. */
  pointed = $state.raw<Told | null>(null);
  /** What is being told of a bot's turn. */
  told = $state.raw<readonly Told[]>([]);
  /** What was picked from the hand and waits for a place to go to. */
  picked = $state<string | null>(null);
}
