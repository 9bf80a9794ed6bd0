/** What the reader points at, shared by board, hand, choices and log so that each lights what the others mean. */
import type { Told } from "@/lib/messages";
import type { Changes } from "./foretold";

export interface Dragged {
  card: string;
  /** The `data-drop` or `data-place` of what lies under it. */
  over: string | null;
}

export class Touch {
  /** The action that is hovered or focused anywhere. */
  lit = $state<string | null>(null);
  /** What this action would change; null while that is not known. */
  foretold = $state.raw<Changes | null>(null);
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
  /** What is being dragged from the hand, and the place of the page over which it is held. */
  dragged = $state.raw<Dragged | null>(null);
  /** What was let go over a place, until the board has taken it up. */
  dropped = $state.raw<{ card: string; over: string } | null>(null);
  /** Where a pointer pressed last. Nothing follows it: it is looked at when something new is laid out. */
  pressed = { x: -1, y: -1 };
}
