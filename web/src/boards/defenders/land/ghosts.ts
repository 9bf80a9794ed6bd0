/** What machine cards would do, as things to be drawn on the land: out of the events that the engine foretells. */
import type { DefendersView, Foretold, Would } from "../view";
import { edgeOf, middleOf, type Point } from "./geometry";

export interface Ghosts {
  /** Edges that would get a wall. */
  walls: string[];
  /** Ways of engines, and whether one ends at something that blocks it. */
  paths: { key: string; points: Point[]; blocked: boolean }[];
  /** Edges on which an engine would come back. */
  deployed: string[];
  /** What would come into hexes: a symbol, and how many. */
  things: { hex: string; symbol: string; count: number }[];
  /** Who would be chased, from where, by how many. */
  chases: { key: string; from: Point; to: Point; number: number; seat: string }[];
  /** Leaders who would be hurt, by hex. */
  hurt: Record<string, number>;
}

export function ghostsOf(view: DefendersView, cards: readonly Foretold[]): Ghosts {
  const found: Ghosts = { walls: [], paths: [], deployed: [], things: [], chases: [], hurt: {} };
  for (const card of cards) {
    const ways: Ways = new Map();
    const own: Ghosts["things"] = [];
    for (const event of card.would) add({ ...found, things: own }, view, card.machine, event, ways);
    for (const [engine, way] of ways) found.paths.push({ key: `${card.machine} ${engine}`, ...way });
    for (const one of own) join(found.things, one);
  }
  found.walls = [...new Set(found.walls)].filter((edge) => !view.walls.includes(edge));
  found.deployed = [...new Set(found.deployed)];
  return found;
}

type Ways = Map<number, { points: Point[]; blocked: boolean }>;

function add(found: Ghosts, view: DefendersView, machine: string, event: Would, ways: Ways): void {
  const hex = String(event.hex ?? "");
  switch (event.what) {
    case "engine-moved":
    case "engine-reset": {
      const walls = event.walls as string[];
      found.walls.push(...walls);
      const way = ways.get(Number(event.engine)) ?? { points: [], blocked: false };
      const last = way.points.at(-1);
      const passed = walls.map((edge) => edgeOf(edge).middle);
      way.points.push(...(last ? passed.slice(1) : passed), edgeOf(String(event.edge)).middle);
      way.blocked = event.what === "engine-reset";
      ways.set(Number(event.engine), way);
      break;
    }
    case "engine-deployed":
      found.deployed.push(String(event.edge));
      break;
    case "factory-built":
      put(found, hex, "machine-factories");
      break;
    case "polluted":
      for (const one of event.hexes as string[]) put(found, one, "sludge");
      break;
    case "toxic":
      put(found, hex, "toxic");
      break;
    case "hunter-deployed":
      put(found, hex, "hunter");
      break;
    case "chased": {
      const [from, to] = [middleOf(String(event.origin)), middleOf(hex)];
      const key = `${machine} ${String(event.origin)} ${String(event.seat)}`;
      found.chases.push({ key, from, to, number: Number(event.number), seat: String(event.seat) });
      break;
    }
    case "hurt": {
      const at = view.seats[event.seat as keyof DefendersView["seats"]]?.at;
      if (at) found.hurt[at] = (found.hurt[at] ?? 0) + Number(event.number);
      break;
    }
  }
}

/** Only one card comes next: of two that would do the same, the worse counts. */
function join(things: Ghosts["things"], one: Ghosts["things"][number]): void {
  const there = things.find((other) => other.hex === one.hex && other.symbol === one.symbol);
  if (there) there.count = Math.max(there.count, one.count);
  else things.push(one);
}

function put(found: Ghosts, hex: string, symbol: string): void {
  const there = found.things.find((one) => one.hex === hex && one.symbol === symbol);
  if (there) there.count += 1;
  else found.things.push({ hex, symbol, count: 1 });
}
