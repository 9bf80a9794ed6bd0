/** The ground of a map, from its printed data: where clearings lie, how paths and rivers run, forests, and trees between them. */
import printed from "../../../../../src/weald/games/root/data/maps.json";
import type { RootView } from "../view";

export interface Point {
  x: number;
  y: number;
}

export interface Way {
  key: string;
  ends: [number, number];
  d: string;
  middle: Point;
}

export interface Forest {
  name: string;
  /** The corners of its area: the clearings around it. */
  area: string;
  /** The place in it farthest from paths, clearings and water: its name and whoever rests there stand here. */
  heart: Point;
  /** There is no room for more than a number. */
  narrow: boolean;
}

export interface Tree extends Point {
  kind: "pine" | "fir" | "maple" | "beech" | "oak";
  size: number;
}

export interface Ground {
  places: Point[];
  paths: Way[];
  closed: Way[];
  rivers: Way[];
  /** The lake, where there is one: it joins its clearings. */
  lake: string;
  /** Where ripples show on it. */
  ripples: Point[];
  forests: Forest[];
  trees: Tree[];
}

interface Printed {
  places: number[][];
  paths: number[][];
  closed_paths?: number[][];
  river: number[][];
  ferry?: number;
  forests: { clearings: number[] }[];
}

export const SIZE = 1000;
/** The radius of a clearing. */
export const RADIUS = 84;
const SHRINK = 0.955; // leaves room at the rim for what stands at the edge of a clearing
const BEND = 0.05;
const NARROW = 38;
const NAME: Point = { x: 92, y: 50 }; // how far crowns keep from the name of a forest
const BULGE = 0.25; // how far the shore swings out
const ROUND = 8; // points of the shore between two clearings
const TREES = 480;
export const ASIDE = 260; // trees stand beyond the edge too, for wide screens and tall ones
const KINDS = ["maple", "pine", "beech", "fir", "oak"] as const;

const made = new Map<string, Ground>();

export function groundOf(name: RootView["map"]): Ground {
  const known = made.get(name) ?? make((printed.maps as unknown as Record<string, Printed>)[name]!, name);
  made.set(name, known);
  return known;
}

/** What a small picture of a map shows: its ways, and one tree for each forest. */
export type Sketch = Pick<Ground, "places" | "paths" | "closed" | "rivers" | "lake"> & { shore: Point[]; woods: Point[] };

export function sketchOf(name: string): Sketch {
  return sketch((printed.maps as unknown as Record<string, Printed>)[name]!);
}

function sketch(map: Printed): Sketch {
  const places = map.places.map(([x, y]) => ({ x: inside(x!), y: inside(y!) }));
  const way = (ends: number[], bend: number) => wayBetween(places, ends as [number, number], bend);
  const paths = map.paths.map((ends) => way(ends, BEND));
  const closed = (map.closed_paths ?? []).map((ends) => way(ends, BEND));
  const isLake = map.ferry !== undefined;
  const rivers = isLake ? [] : map.river.map((ends) => way(ends, -BEND));
  const shore = isLake ? rounded(around([...new Set(map.river.flat())].map((place) => places[place - 1]!))) : [];
  const woods = map.forests.map((forest) => middleOf(forest.clearings.map((place) => places[place - 1]!)));
  return { places, paths, closed, rivers, lake: shore.length ? polygon(shore) : "", shore, woods };
}

function make(map: Printed, name: string): Ground {
  const { places, paths, closed, rivers, lake, shore } = sketch(map);
  const edges = shore.map((corner, index) => line(corner, shore[(index + 1) % shore.length]!));
  const taken = [...paths, ...closed, ...rivers].flatMap((one) => samples(places, one)).concat(...edges, ...places.map(marks));
  const forests = map.forests.map((forest, index): Forest => {
    const corners = around(forest.clearings.map((place) => places[place - 1]!));
    const heart = heartOf(corners, places, taken, shore);
    return { name: String(index + 1), area: polygon(corners), heart, narrow: room(heart, places, taken, shore) < NARROW };
  });
  const trees = scatter(seedOf(name), places, taken, shore, forests);
  const ripples = shore.length ? onWater(seedOf(name), places, shore) : [];
  return { places, paths, closed, rivers, lake, ripples, forests, trees };
}

/** Where a clearing's suit, number and ruler stand over its rim: nothing may hide them, nor be hidden by them. */
function marks({ x, y }: Point): Point[] {
  const out = RADIUS * 0.86;
  return [
    { x: x - out, y: y - out },
    { x: x + out, y: y - out },
    { x: x - RADIUS - 8, y: y + 14 },
  ];
}

const inside = (value: number) => SIZE / 2 + (value - SIZE / 2) * SHRINK;
export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** A path is a curve with a slight bend; its middle is where a closed one is crossed. */
function wayBetween(places: Point[], ends: [number, number], bend: number): Way {
  const [from, to] = [places[ends[0] - 1]!, places[ends[1] - 1]!];
  const pull = pulled(from, to, bend);
  return {
    key: ends.join("-"),
    ends,
    d: `M${round(from.x)} ${round(from.y)}Q${round(pull.x)} ${round(pull.y)} ${round(to.x)} ${round(to.y)}`,
    middle: onCurve(from, pull, to, 0.5),
  };
}

function pulled(from: Point, to: Point, bend: number): Point {
  return { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend };
}

function onCurve(from: Point, pull: Point, to: Point, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * pull.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * pull.y + t * t * to.y,
  };
}

function samples(places: Point[], way: Way): Point[] {
  const [from, to] = [places[way.ends[0] - 1]!, places[way.ends[1] - 1]!];
  const steps = Math.ceil(distance(from, to) / 12);
  return Array.from({ length: steps + 1 }, (_, step) => onCurve(from, way.middle, to, step / steps));
}

/** Points on the shore, as far out as the water reaches. */
function line(from: Point, to: Point): Point[] {
  const steps = Math.ceil(distance(from, to) / 12);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Points in the order in which they lie around their middle. */
function around(points: Point[]): Point[] {
  const middle = middleOf(points);
  const angle = (one: Point) => Math.atan2(one.y - middle.y, one.x - middle.x);
  return [...points].sort((one, other) => angle(one) - angle(other));
}

function middleOf(points: Point[]): Point {
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** A closed line through all points without corners (a cardinal spline), as points close to each other. */
function rounded(points: Point[]): Point[] {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count]!;
  return points.flatMap((from, index) => {
    const [before, to, beyond] = [at(index - 1), at(index + 1), at(index + 2)];
    const along = (axis: "x" | "y", t: number) => {
      const [leaves, arrives] = [BULGE * (to[axis] - before[axis]), BULGE * (beyond[axis] - from[axis])];
      const way = t * t * (3 - 2 * t);
      return from[axis] + way * (to[axis] - from[axis]) + t * (1 - t) * ((1 - t) * leaves - t * arrives);
    };
    return Array.from({ length: ROUND }, (_, step) => ({ x: along("x", step / ROUND), y: along("y", step / ROUND) }));
  });
}

const polygon = (corners: Point[]) => `M${corners.map((one) => `${round(one.x)} ${round(one.y)}`).join("L")}Z`;

export function within(point: Point, corners: Point[]): boolean {
  let odd = false;
  corners.forEach((one, index) => {
    const other = corners[(index + 1) % corners.length]!;
    const crosses = one.y > point.y !== other.y > point.y;
    if (crosses && point.x < one.x + ((point.y - one.y) / (other.y - one.y)) * (other.x - one.x)) odd = !odd;
  });
  return odd;
}

function room(point: Point, places: Point[], taken: Point[], shore: Point[]): number {
  const fromClearings = Math.min(...places.map((one) => distance(one, point))) - RADIUS;
  const fromWays = Math.min(...taken.map((one) => distance(one, point))) - 14;
  return shore.length && within(point, shore) ? -1 : Math.min(fromClearings, fromWays);
}

function heartOf(corners: Point[], places: Point[], taken: Point[], shore: Point[]): Point {
  let best = corners[0]!;
  let most = -Infinity;
  for (let x = 0; x <= SIZE; x += 12) {
    for (let y = 0; y <= SIZE; y += 12) {
      if (!within({ x, y }, corners)) continue;
      const found = room({ x, y }, places, taken, shore);
      if (found > most) [best, most] = [{ x, y }, found];
    }
  }
  return best;
}

/** The same trees each time, denser at the rim, never over a path, a clearing, water or the heart of a forest. */
function scatter(seed: number, places: Point[], taken: Point[], shore: Point[], forests: Forest[]): Tree[] {
  const next = random(seed);
  const trees: Tree[] = [];
  for (let tries = 0; trees.length < TREES && tries < 12000; tries++) {
    const point = { x: next() * (SIZE + 2 * ASIDE) - ASIDE, y: next() * (SIZE + 2 * ASIDE) - ASIDE };
    const kind = KINDS[Math.floor(next() * KINDS.length)]!;
    const size = 0.8 + next() * 0.45;
    const crown = { x: point.x, y: point.y - 14 * size };
    const rim = Math.min(point.x, point.y, SIZE - point.x, SIZE - point.y);
    if (rim > 130 && next() < 0.45) continue;
    if (room(crown, places, taken, shore) < 22 * size) continue;
    if (forests.some(({ heart }) => Math.hypot((heart.x - crown.x) / NAME.x, (heart.y - crown.y) / NAME.y) < 1)) continue;
    if (trees.some((tree) => distance(tree, point) < 30)) continue;
    trees.push({ ...point, kind, size: round(size) });
  }
  return trees.sort((one, other) => one.y - other.y);
}

/** Some points on the lake, apart from each other and from its clearings. */
function onWater(seed: number, places: Point[], shore: Point[]): Point[] {
  const next = random(seed);
  const found: Point[] = [];
  for (let tries = 0; tries < 3000; tries++) {
    const point = { x: round(next() * SIZE), y: round(next() * SIZE) };
    const isFree = [...places.map((one) => distance(one, point) > RADIUS + 30), ...found.map((one) => distance(one, point) > 62)];
    if (within(point, shore) && isFree.every(Boolean)) found.push(point);
  }
  return found;
}

const seedOf = (name: string) => [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);

/** Numbers from 0 to 1, the same for the same seed (a linear congruence). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
