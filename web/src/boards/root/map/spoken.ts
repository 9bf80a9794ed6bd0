/** What is at a place, in words: for readers who do not see the map. */
import type { Texts } from "@/lib/texts";
import type { ClearingView, RootView } from "../view";

export function spokenClearing(texts: Texts, name: string, clearing: ClearingView, pawns: string[]): string {
  const parts = [texts.say("root-board-clearing", { clearing: name, clearing_suit: clearing.suit })];
  if (clearing.ruler) parts.push(texts.say("root-board-ruler", { seat: clearing.ruler }));
  for (const [seat, count] of Object.entries(clearing.warriors)) parts.push(texts.say("root-board-warriors", { seat, count }));
  for (const seat of pawns) parts.push(texts.name("seat", seat));
  for (const [piece, count] of Object.entries(clearing.pieces)) {
    const told = texts.name("piece", piece);
    parts.push(count > 1 ? `${told} ${count}` : told);
  }
  if (clearing.open_slots) parts.push(texts.say("root-board-open", { count: clearing.open_slots }));
  return `${parts.join(", ")}.`;
}

export function spokenForest(texts: Texts, name: string, view: RootView, pawns: string[]): string {
  const between = view.forests[name]?.clearings ?? [];
  const told = texts.say("root-board-forest", { forest: name, list: between.join(", ") });
  return pawns.length ? `${told} ${pawns.map((seat) => texts.name("seat", seat)).join(", ")}.` : told;
}
