/** A hex in words, for readers who do not see the land: the terminal's words (drawings/defenders/board.py). */
import type { Texts } from "@/lib/texts";
import type { DefendersView, HexView } from "../view";
import { sidesOf } from "./geometry";

export function spokenHex(texts: Texts, view: DefendersView, name: string): string {
  const hex = view.hexes[name]!;
  const things = thingsIn(texts, hex).join(", ") || "none";
  return `${texts.say("board-hex", { hex: name, ground: ground(texts, hex), things, sides: sides(texts, view, name) })}.`;
}

const TILES: Record<string, string> = { factory: "board-tile", wild: "board-tile-wild", core: "board-core" };

function ground(texts: Texts, hex: HexView): string {
  const message = TILES[hex.ground];
  if (!message) return texts.name("habitat", hex.habitat ?? "");
  const none = texts.say("board-none");
  return texts.say(message, { tile: hex.tile, arrow: hex.arrow ?? none, chutes: hex.chutes?.join(", ") || none });
}

export function thingsIn(texts: Texts, hex: HexView): string[] {
  const found: string[] = [];
  if (hex.toxic) found.push(texts.say("thing-toxic"));
  if (hex.pollution) found.push(texts.say("thing-pollution", { number: hex.pollution }));
  if (hex.mechs) found.push(texts.say(`thing-${hex.mechs_are}`, { number: hex.mechs }));
  if (hex.camp) found.push(texts.say("thing-camp", { seat: hex.camp }));
  for (const seat of hex.leaders) found.push(texts.say("thing-leader", { seat }));
  if (hex.enclosed) found.push(texts.say("thing-enclosed"));
  return found;
}

function sides(texts: Texts, view: DefendersView, name: string): string {
  return sidesOf(name, new Set(Object.keys(view.hexes)))
    .map(({ side, hex, edge }) => texts.say(`side-${between(view, edge, name, hex)}`, { side, hex: hex || texts.say("board-rim") }))
    .join(", ");
}

/** What stands between two hexes; the side of a rewilded factory is a factory's still. */
function between(view: DefendersView, edge: string, here: string, beyond: string): string {
  if (view.breaches.includes(edge)) return "breach";
  if (view.walls.includes(edge)) return "wall";
  if (view.engines.some((engine) => engine?.edge === edge)) return "engine";
  const grounds = [here, beyond].map((name) => view.hexes[name]?.ground);
  if (grounds.includes("factory") || grounds.includes("wild")) return "factory";
  return grounds[1] === "core" ? "core" : "open";
}
