/** What somebody wants of a new table: options, who sits where; and what follows from it for the page. */
import type { Problem } from "@/lib/messages";
import { PACES } from "@/lib/pace";
import { partOption, type GameInfo, type OptionInfo, type Options, type SeatsInfo, type Value } from "../games";

export interface Wish {
  options: Options;
  /** Who sits where; a seat that the options leave out keeps its sitter for when it comes back. */
  sitters: Record<string, string>;
  /** Whether the table is listed for everybody. */
  open: boolean;
  pace: string;
  talk: Talk;
}

/** Who may speak in the chat. */
export type Talk = "players" | "all" | "off";
export const TALKS: readonly Talk[] = ["players", "all", "off"];

/** Who can sit in a seat beside computers, which sit there by their level; COMPUTER stands for any of them. */
export const ME = "me";
export const OPEN = "open";
export const COMPUTER = "computer";
/** Values of the option of a seat. */
export const YES = "yes";
export const NO = "no";
export const BOT = "bot";
const NONE = "none"; // of several names, if none is chosen

/** What a newcomer plays, with computers of some level. */
export function usual(game: GameInfo, level: string): Wish {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const sitters = Object.fromEntries(game.seats.map((seat) => [seat, game.quick.seats[seat] === ME ? ME : level]));
  return { options: { ...options, ...game.quick.options }, sitters, open: false, pace: "none", talk: "players" };
}

/** What was wanted last, as far as the game still has it. */
export function recalled(game: GameInfo, kept: unknown, level: string): Wish {
  const wish = usual(game, level);
  if (typeof kept !== "object" || kept === null) return wish;
  const { options, sitters, open } = kept as { options?: unknown; sitters?: unknown; open?: unknown };
  for (const option of game.options) {
    const value = fieldOf(options, option.name);
    if (fits(option, value)) wish.options[option.name] = value;
  }
  for (const seat of game.seats) {
    const sitter = fieldOf(sitters, seat);
    if (typeof sitter === "string" && [ME, OPEN, ...game.levels].includes(sitter)) wish.sitters[seat] = sitter;
  }
  const [pace, talk] = [PACES.find((known) => known === fieldOf(kept, "pace")), TALKS.find((known) => known === fieldOf(kept, "talk"))];
  return { ...wish, open: open === true, pace: pace ?? wish.pace, talk: talk ?? wish.talk };
}

const fieldOf = (from: unknown, name: string): unknown =>
  typeof from === "object" && from !== null ? (from as Record<string, unknown>)[name] : undefined;

function fits(option: OptionInfo, value: unknown): value is Value {
  if (!option.names) return typeof value === "number" && value >= (option.least ?? 0) && value <= (option.most ?? 0);
  if (typeof value !== "string") return false;
  return option.many ? named(value).every((name) => option.names!.includes(name)) : option.names.includes(value);
}

/** The names of a value that joins several. */
export function named(value: Value): string[] {
  return String(value).split("+").filter((name) => name !== NONE);
}

/** Such a value with one name more or less, in the order of the option. */
export function switched(option: OptionInfo, value: Value, name: string, on: boolean): string {
  const given = named(value);
  return (option.names ?? []).filter((each) => (each === name ? on : given.includes(each))).join("+") || NONE;
}

/** Options that belong to one seat. */
export const ofSeat = (game: GameInfo, seat: string) => game.options.filter((option) => option.seat === seat);

/** Options that are not about one seat. */
export function freeOptions(game: GameInfo): OptionInfo[] {
  return game.options.filter((option) => !option.seat && !game.seats.includes(option.name));
}

/** The numbers of an option that has so few of them that each can be shown; null for one with many. */
export function numbers(option: OptionInfo, most = 10): string[] | null {
  const [first, last] = [option.least ?? 0, option.most ?? 0];
  return last - first > most ? null : Array.from({ length: last - first + 1 }, (_, place) => String(first + place));
}

/**
 * Who plays a seat, as one word: nobody (`no`), a bot, a sitter; or `yes` for a seat that takes part and is led by
 * another (the factions of a lone defender).
 */
export function playerOf(game: GameInfo, wish: Wish, seat: string, asked: boolean): string {
  const taking = partOption(game, seat) ? String(wish.options[seat]) : YES;
  if (taking !== YES) return taking;
  return partOption(game, seat) && !asked ? YES : (wish.sitters[seat] ?? OPEN);
}

/** All that can be said of a seat, in the order in which it is offered. */
export function playersFor(game: GameInfo, seat: string, led: boolean): string[] {
  const names = partOption(game, seat)?.names ?? [YES];
  const people = led ? [YES] : [ME, OPEN, COMPUTER];
  return [...(names.includes(YES) ? people : []), ...(names.includes(BOT) ? [BOT] : []), ...(names.includes(NO) ? [NO] : [])];
}

/** The wish with somebody else in a seat. */
export function seated(game: GameInfo, wish: Wish, seat: string, player: string): Wish {
  const hasPart = partOption(game, seat) !== undefined;
  if (player === NO || player === BOT || player === YES) return { ...wish, options: { ...wish.options, [seat]: player } };
  const options = hasPart ? { ...wish.options, [seat]: YES } : wish.options;
  return { ...wish, options, sitters: { ...wish.sitters, [seat]: player } };
}

/** The seats of the lot that somebody leads now. */
export const led = (game: GameInfo, wish: Wish) => game.lots.filter((seat) => wish.options[seat] === YES);

/**
 * The wish after a draw: whoever sat somewhere sits now in the drawn seats, in the order of the lot, I first; seats
 * that are kept keep their sitters, and those that nobody is left for get computers.
 */
export function dealt(game: GameInfo, wish: Wish, drawn: { options: Options; seats: string[] }, kept: readonly string[], level: string): Wish {
  const people = led(game, wish).filter((seat) => !kept.includes(seat)).map((seat) => wish.sitters[seat] ?? OPEN);
  const queue = [...people.filter((player) => player === ME), ...people.filter((player) => player !== ME)];
  const sitters = { ...wish.sitters };
  for (const seat of drawn.seats) {
    if (!kept.includes(seat)) sitters[seat] = queue.shift() ?? level;
  }
  return { ...wish, options: { ...wish.options, ...drawn.options }, sitters };
}

/** The option or seat that a refusal is about; "" if it is about all seats together. */
export function about(game: GameInfo, problem: Problem): string {
  const name = String(problem.facts?.option ?? "");
  return game.options.some((option) => option.name === name) ? name : "";
}

/** Who sits where in a table to be laid: in all seats that ask for somebody. */
export function seatsOf(wish: Wish, under: SeatsInfo): Record<string, string> {
  const asked = under.seats.filter((seat) => !seat.bot).map((seat) => seat.name);
  return Object.fromEntries(asked.map((seat) => [seat, wish.sitters[seat] ?? OPEN]));
}
