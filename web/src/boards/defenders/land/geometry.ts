/** Where hexes, edges and corners lie, by their names: the port of games/defenders/geometry.py, as far as it is drawn. */

export interface Point {
  x: number;
  y: number;
}
type Axial = readonly [number, number];

export const RADIUS = 70;
export const WIDE = 2 * RADIUS * Math.cos(Math.PI / 6); // of a hex
const RINGS = 3;
const RIM = 34; // around the land
export const WIDTH = (2 * RINGS + 1) * WIDE + 2 * RIM;
export const HEIGHT = (3 * RINGS + 2) * RADIUS + 2 * RIM;

const ROWS = "ABCDEFG";
const SIDES = ["E", "SE", "SW", "W", "NW", "NE"];
const CORNERS = ["NE", "SE", "S", "SW", "NW", "N"];
const STEPS: Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

function axialOf(hex: string): Axial {
  const r = ROWS.indexOf(hex[0]!) - RINGS;
  return [Math.max(-RINGS, -RINGS - r) + Number(hex.slice(1)) - 1, r];
}

function centre([q, r]: Axial): Point {
  return { x: WIDTH / 2 + WIDE * (q + r / 2), y: HEIGHT / 2 + RADIUS * 1.5 * r };
}

const beyond = ([q, r]: Axial, side: number): Axial => {
  const [dq, dr] = STEPS[(side + 6) % 6]!;
  return [q + dq, r + dr];
};

export const middleOf = (hex: string): Point => centre(axialOf(hex));

/** A corner of a hex around its own middle; 0 is the north-east, and so on clockwise. */
export function corner(number: number, radius = RADIUS): Point {
  const angle = ((-30 + 60 * number) * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** The outline of a hex around its own middle. */
export function outline(radius = RADIUS): string {
  return `${[0, 1, 2, 3, 4, 5].map((number) => `${corner(number, radius).x.toFixed(1)},${corner(number, radius).y.toFixed(1)}`).join(" ")}`;
}

/** The way to which an arrow points, in degrees. */
export const cornerAngle = (name: string) => -30 + 60 * CORNERS.indexOf(name);
/** The way out of a side, in degrees. */
export const sideAngle = (name: string) => 60 * SIDES.indexOf(name);

export interface Edge {
  name: string;
  from: Point;
  to: Point;
  middle: Point;
  /** Of the line along it, in degrees. */
  angle: number;
  hexes: string[];
}

/** An edge by its name: `B3-C4` between two hexes, `G2-SE` at the rim. */
export function edgeOf(name: string): Edge {
  const [hex, other] = name.split("-") as [string, string];
  const here = axialOf(hex);
  const there = SIDES.includes(other) ? beyond(here, SIDES.indexOf(other)) : axialOf(other);
  const side = STEPS.findIndex((step) => step[0] === there[0] - here[0] && step[1] === there[1] - here[1]);
  const at = centre(here);
  const [one, two] = [corner(side), corner(side + 1)];
  const from = { x: at.x + one.x, y: at.y + one.y };
  const to = { x: at.x + two.x, y: at.y + two.y };
  return {
    name,
    from,
    to,
    middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    hexes: SIDES.includes(other) ? [hex] : [hex, other],
  };
}

/** The way in which an engine looks, in degrees clockwise from the north. */
export function facing(left: string, right: string): number {
  const [one, other] = [axialOf(left), axialOf(right)];
  const side = STEPS.findIndex((step) => step[0] === other[0] - one[0] && step[1] === other[1] - one[1]);
  return side * 60;
}

/** What lies beyond each side of a hex, clockwise from the east: the edge, and the hex or nothing at the rim. */
export function sidesOf(hex: string, names: ReadonlySet<string>): { side: string; hex: string; edge: string }[] {
  const here = axialOf(hex);
  const byPlace = new Map([...names].map((name) => [axialOf(name).join(), name]));
  return SIDES.map((side, number) => {
    const other = byPlace.get(beyond(here, number).join()) ?? "";
    if (!other) return { side, hex: "", edge: `${hex}-${side}` };
    return { side, hex: other, edge: hex < other ? `${hex}-${other}` : `${other}-${hex}` };
  });
}
