/** Where everything lies on a board of a given size, in pixels: text keeps its size on a phone. */
import { other, readToken, type CrittersView, type Seat, type Theater } from "./view";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lying extends Box {
  key: string;
  seat: Seat;
  theater: Theater;
  /** Counted from 1 at the bottom of the pile, as the grammar does. */
  place: number;
  /** The card, or nothing if the reader does not know it. */
  id: string;
  faceup: boolean;
  strength: number;
  /** On top of its pile: drawn whole. The others are drawn as tabs. */
  uncovered: boolean;
}

export interface Column extends Box {
  theater: Theater;
  /** The half of the column on the reader's side. */
  near: Box;
  far: Box;
}

export interface Layout {
  width: number;
  height: number;
  small: boolean;
  near: Seat;
  columns: Column[];
  cards: Lying[];
}

const GAP = 8;
const RIM = 4; // room for the rings around what lies at the edge
const WIDEST = 330;
const LOWEST = 64; // a whole card in a high pile, where there is room for it
const SHARE = 0.55; // of a low half, what the uncovered card has in a high pile
const TAB = 16; // what a covered card needs to be read

export function layout(view: CrittersView, near: Seat, width: number, height: number): Layout {
  const small = width < 600;
  const gap = small ? 6 : 20;
  const column = Math.min(WIDEST, (width - gap * 2 - RIM * 2) / 3);
  const left = (width - column * 3 - gap * 2) / 2;
  const middle = height < 260 ? 46 : small ? 58 : Math.min(88, Math.max(64, height * 0.13));
  const half = Math.max(24, (height - middle) / 2 - GAP - RIM);
  const theaters = near === "south" ? view.row : [...view.row].reverse();
  const columns = theaters.map((theater, place): Column => {
    const x = left + place * (column + gap);
    return {
      theater,
      x,
      y: RIM + half + GAP,
      width: column,
      height: middle,
      near: { x, y: RIM + half + GAP + middle + GAP, width: column, height: half },
      far: { x, y: RIM, width: column, height: half },
    };
  });
  const cards = columns.flatMap((found) => [
    ...pile(view, other(near), found.theater, found.far, -1, small),
    ...pile(view, near, found.theater, found.near, 1, small),
  ]);
  return { width, height, small, near, columns, cards };
}

/** The height of a whole card in a half of this height. */
export function cardHeight(half: number, small: boolean): number {
  return small ? Math.min(104, half) : Math.max(96, Math.min(136, half * 0.6));
}

/** A pile grows away from its theater: tabs first, the uncovered card at the outer end. */
function pile(view: CrittersView, seat: Seat, theater: Theater, area: Box, way: 1 | -1, small: boolean): Lying[] {
  const tokens = view.piles[seat][theater];
  const tabs = Math.max(0, tokens.length - 1);
  const lowest = Math.min(LOWEST, area.height * SHARE);
  const whole = Math.max(lowest, Math.min(cardHeight(area.height, small), area.height - TAB * tabs));
  const tab = Math.min(small ? 24 : 30, (area.height - whole) / Math.max(1, tabs));
  return tokens.map((token, place) => {
    const { id, faceup } = readToken(token);
    const uncovered = place === tokens.length - 1;
    const height = uncovered ? whole : tab;
    const from = place * tab;
    return {
      key: id || `${seat}/${theater}/${place}`,
      seat,
      theater,
      place: place + 1,
      id,
      faceup,
      strength: view.strengths[seat][theater][place] ?? 0,
      uncovered,
      x: area.x,
      y: way === 1 ? area.y + from : area.y + area.height - from - height,
      width: area.width,
      height,
    };
  });
}

/** Where the next card of a pile would lie, on the reader's side or another. */
export function landing(found: Layout, column: Column, seat: Seat = found.near): Box {
  const area = seat === found.near ? column.near : column.far;
  const last = found.cards.findLast((card) => card.seat === seat && card.theater === column.theater);
  const height = Math.min(area.height, found.small ? 84 : 104);
  const way = seat === found.near ? 1 : -1;
  const start = way === 1 ? area.y : area.y + area.height - height;
  const y = last ? (way === 1 ? last.y + last.height + 6 : last.y - height - 6) : start;
  return { x: area.x, y: Math.max(area.y, Math.min(y, area.y + area.height - height)), width: area.width, height };
}

/** A text in lines of so many letters, the last one cut if there are too many lines. */
export function wrap(text: string, letters: number, lines: number): string[] {
  if (lines < 1 || letters < 1) return [];
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= lines) return found;
  const cut = found.slice(0, lines);
  cut[lines - 1] = `${cut[lines - 1]!.slice(0, letters - 1)}…`;
  return cut;
}
