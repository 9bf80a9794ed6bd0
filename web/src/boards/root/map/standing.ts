/** Where things stand in a clearing, around its middle. */
import type { ClearingView, SeatView } from "../view";
import { RADIUS, type Point } from "./ground";

export interface Standing extends Point {
  key: string;
  /** The symbol that draws it. */
  symbol: string;
  size: number;
  /** How many of it; nothing is written for a single building, token or pawn. */
  count: number;
  /** How many there are and would be, if the lit choice changes that. */
  change?: { from: number; to: number };
  seat: string;
}

/** A clearing as the lit choice would leave it. */
export interface Foreseen {
  clearing: ClearingView;
  pawns: string[];
}

export const BUILDINGS = [
  "sawmill",
  "workshop",
  "recruiter",
  "roost",
  "base",
  "fox-garden",
  "rabbit-garden",
  "mouse-garden",
  "citadel",
  "market",
  "ruin",
];

export const SLOT = 36;
const SLOTS_AT = -36;

/** The places of the building slots, from the left. */
export function slots(clearing: ClearingView): Point[] {
  const count = clearing.slots;
  return Array.from({ length: count }, (_, index) => ({ x: (index - (count - 1) / 2) * (SLOT + 5), y: SLOTS_AT }));
}

/** What stands on each slot: buildings from the left, then covered slots, then open ones (""). */
export function built(clearing: ClearingView): string[] {
  const found = BUILDINGS.flatMap((kind) => Array<string>(clearing.pieces[kind] ?? 0).fill(kind));
  const covered = Array<string>(clearing.covered ?? 0).fill("covered");
  const all = [...found, ...covered];
  return [...all, ...Array<string>(Math.max(0, clearing.slots - all.length)).fill("")];
}

/** A building slot: what stands on it, and what the lit choice would do there. */
export interface Slot extends Point {
  kind: string;
  fate: "stays" | "comes" | "goes";
}

/** The slots with what stands on them; what would be built takes the first open one. */
export function filled(clearing: ClearingView, then?: ClearingView): Slot[] {
  const now = built(clearing);
  const places = slots(clearing).map((place, index): Slot => ({ ...place, kind: now[index] ?? "", fate: "stays" }));
  if (!then) return places;
  for (const kind of BUILDINGS) {
    const more = (then.pieces[kind] ?? 0) - (clearing.pieces[kind] ?? 0);
    for (let left = more; left < 0; left++) {
      const gone = places.findLast((place) => place.kind === kind && place.fate === "stays");
      if (gone) gone.fate = "goes";
    }
    for (let left = more; left > 0; left--) {
      const open = places.find((place) => place.kind === "") ?? places.find((place) => place.fate === "goes");
      if (open) Object.assign(open, { kind, fate: "comes" });
    }
  }
  return places;
}

/** Rows of figures: how many stand in each row, how large they are and where the rows lie. */
const ROWS: { most: number; rows: number; size: number; top: number; step: number }[] = [
  { most: 2, rows: 1, size: 50, top: 18, step: 0 },
  { most: 3, rows: 1, size: 44, top: 16, step: 0 },
  { most: 6, rows: 2, size: 35, top: 2, step: 36 },
  { most: 9, rows: 3, size: 28, top: -8, step: 28 },
];

/** The same on a map that is seen from far: what stands there is drawn larger. */
const FAR_ROWS: typeof ROWS = [
  { most: 1, rows: 1, size: 76, top: 22, step: 0 },
  { most: 2, rows: 1, size: 70, top: 20, step: 0 },
  { most: 3, rows: 1, size: 54, top: 18, step: 0 },
  { most: 6, rows: 2, size: 46, top: -2, step: 44 },
  { most: 9, rows: 3, size: 34, top: -14, step: 34 },
];

/** Warriors and pawns, in turn order. */
export function figures(clearing: ClearingView, pawns: string[], order: string[], foreseen?: Foreseen, far = false): Standing[] {
  const stands = (seat: string, at: ClearingView, here: string[]) => at.warriors[seat] || here.includes(seat);
  const seats = order.filter(
    (seat) => stands(seat, clearing, pawns) || (foreseen && stands(seat, foreseen.clearing, foreseen.pawns)),
  );
  const rows = far ? FAR_ROWS : ROWS;
  const how = rows.find((one) => seats.length <= one.most) ?? rows.at(-1)!;
  const inRow = Math.ceil(seats.length / how.rows);
  return seats.map((seat, index) => {
    const row = Math.floor(index / inRow);
    const beside = Math.min(inRow, seats.length - row * inRow);
    const isPawn = pawns.includes(seat) || (foreseen?.pawns.includes(seat) ?? false);
    const count = isPawn ? 0 : (clearing.warriors[seat] ?? 0);
    return {
      key: seat,
      seat,
      symbol: `${isPawn ? "pawn" : "warrior"}-${seat}`,
      size: how.size,
      count,
      ...changed(foreseen, isPawn ? Number(pawns.includes(seat)) : count, ({ clearing: then, pawns: there }) =>
        isPawn ? Number(there.includes(seat)) : (then.warriors[seat] ?? 0),
      ),
      x: ((index % inRow) - (beside - 1) / 2) * (how.size + (far ? 0 : 4)),
      y: how.top + row * how.step,
    };
  });
}

function changed(foreseen: Foreseen | undefined, from: number, then: (foreseen: Foreseen) => number): Pick<Standing, "change"> {
  const to = foreseen ? then(foreseen) : from;
  return to === from ? {} : { change: { from, to } };
}

const TOKEN = 34;
const STEP = 25; // degrees between two tokens on the rim

/** Tokens lie on the rim, below. */
export function tokens(clearing: ClearingView, foreseen?: Foreseen): Standing[] {
  const all = { ...clearing.pieces, ...foreseen?.clearing.pieces };
  const kinds = Object.keys(all).filter((kind) => !BUILDINGS.includes(kind) && all[kind]);
  return kinds.map((kind, index) => {
    const angle = ((90 - (index - (kinds.length - 1) / 2) * STEP) * Math.PI) / 180;
    return {
      key: kind,
      seat: "",
      symbol: `piece-${kind}`,
      size: TOKEN,
      count: (clearing.pieces[kind] ?? 0) > 1 ? clearing.pieces[kind]! : 0,
      ...changed(foreseen, clearing.pieces[kind] ?? 0, ({ clearing: then }) => then.pieces[kind] ?? 0),
      x: Math.cos(angle) * (RADIUS - 3),
      y: Math.sin(angle) * (RADIUS - 3),
    };
  });
}

/** The pawns by the place where they are: "clearing 5", "forest 2". */
export function pawnsAt(seats: Record<string, SeatView>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [seat, shown] of Object.entries(seats)) {
    const place = (shown.pawn ?? {}) as { clearing?: number; forest?: number };
    const where = place.forest ? `forest ${place.forest}` : place.clearing ? `clearing ${place.clearing}` : "";
    if (where) (found[where] ??= []).push(seat);
  }
  return found;
}
