/** What the reader points at, shared by board, hand, choices and log so that each lights what the others mean. */
import type { Told } from "@/lib/messages";

export class Touch {
  /** The action that is hovered or focused anywhere. */
  lit = $state<string | null>(null);
  /** The line of the log that is hovered or focused. */
  pointed = $state.raw<Told | null>(null);
  /** What is being told of others' deeds. */
  told = $state.raw<readonly Told[]>([]);
  /** What a question out of turn is about. */
  asked = $state.raw<Record<string, unknown> | null>(null);
  /** Up to which action they have been told: these are no news for the board any more. */
  heard = $state(-1);
  /** What was picked from the hand and waits for a place to go to. */
  picked = $state<string | null>(null);
  /** Where a pointer pressed last. Nothing follows it: it is looked at when something new is laid out. */
  pressed = { x: -1, y: -1 };
}
