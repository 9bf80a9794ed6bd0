/** What stands in a hex, and where: rows around its middle, between its name and its habitat's letter. */
import type { Faction, HexView } from "../view";

export interface Standing {
  key: string;
  symbol: string;
  x: number;
  y: number;
  size: number;
  /** How many of it; nothing is written for a single one. */
  count: number;
}

/** Rows by how many things there are: how many rows, how large things are, where the first row lies and how far the next. */
const ROWS: { most: number; rows: number; size: number; top: number; step: number }[] = [
  { most: 1, rows: 1, size: 60, top: 2, step: 0 },
  { most: 2, rows: 1, size: 52, top: 2, step: 0 },
  { most: 3, rows: 1, size: 37, top: 2, step: 0 },
  { most: 4, rows: 2, size: 37, top: -16, step: 36 },
  { most: 6, rows: 2, size: 34, top: -15, step: 34 },
  { most: 8, rows: 2, size: 26, top: -13, step: 30 },
];

function things(hex: HexView, figure: (faction: Faction) => string): { key: string; symbol: string; count: number }[] {
  const found: { key: string; symbol: string; count: number }[] = [];
  if (hex.camp) found.push({ key: "camp", symbol: `camp-${hex.camp}`, count: 1 });
  for (const faction of hex.leaders) found.push({ key: `leader-${faction}`, symbol: figure(faction), count: 1 });
  if (hex.mechs) found.push({ key: "mechs", symbol: hex.mechs_are === "hunters" ? "hunter" : "sniper", count: hex.mechs });
  if (hex.toxic) found.push({ key: "toxic", symbol: "toxic", count: 1 });
  else if (hex.pollution) found.push({ key: "sludge", symbol: "sludge", count: hex.pollution });
  return found;
}

/** `figure` is the symbol of a faction's leader. */
export function standing(hex: HexView, figure: (faction: Faction) => string): Standing[] {
  const found = things(hex, figure);
  const how = ROWS.find((row) => found.length <= row.most) ?? ROWS.at(-1)!;
  const inRow = Math.ceil(found.length / how.rows);
  return found.map((thing, index) => {
    const row = Math.floor(index / inRow);
    const beside = Math.min(inRow, found.length - row * inRow);
    return {
      ...thing,
      size: how.size,
      x: ((index % inRow) - (beside - 1) / 2) * (how.size + 2),
      y: how.top + row * how.step,
    };
  });
}

/** Where motifs grow: at the flanks, where neither names nor borders are. */
export const FLANKS = [
  { x: -42, y: -20 },
  { x: 42, y: -20 },
  { x: -42, y: 24 },
  { x: 42, y: 24 },
];
export const MOTIF = 24;
