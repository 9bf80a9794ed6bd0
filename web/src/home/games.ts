/** What the house offers: games, their options, the tables of this server. */
import { get, post } from "@/lib/api";
import type { TableInfo } from "@/lib/messages";
import { capital } from "@/lib/problems";
import type { Texts } from "@/lib/texts";
import type {
  DrawWanted,
  GameTold as GameInfo,
  Me,
  NewTable,
  OptionTold as OptionInfo,
  SeatsDrawn as Drawn,
  SeatsTold as SeatsInfo,
  TableLaid as Laid,
} from "@/lib/wire";

export type { Drawn, GameInfo, Laid, Me, NewTable, OptionInfo, SeatsInfo };
export type Value = string | number;
export type Options = Record<string, Value>;

export type List = "mine" | "open" | "finished";

export const getGames = () => get<GameInfo[]>("/games");
export const getMe = () => get<Me>("/me");
export const getTables = (list: List) => get<TableInfo[]>(`/tables?list=${list}`);
export const seatsUnder = (game: string, options: Options) =>
  post<SeatsInfo>(`/games/${encodeURIComponent(game)}/seats`, { options });
export const drawSeats = (game: string, wanted: DrawWanted) =>
  post<Drawn>(`/games/${encodeURIComponent(game)}/draw`, wanted);
export const lay = (wanted: NewTable) => post<Laid>("/tables", wanted);

/** Whether a table waits for a move of the reader, and not for company first. */
export const waitsForMe = (table: TableInfo) =>
  table.seats.some((seat) => seat.mine && !seat.gave_up && seat.name === table.asked) && !table.seats.some((seat) => seat.player === "open");

/** The option that decides whether a seat takes part, if the game has one. */
export function partOption(game: GameInfo, seat: string): OptionInfo | undefined {
  return game.options.find((option) => option.name === seat && option.names?.includes("no"));
}

/** What a value of an option is called. */
export function valueName(texts: Texts, option: OptionInfo, value: string): string {
  const known = option.kind ? texts.name(option.kind, value) : value;
  const said = `web-value-${value}`;
  return capital(known === value && texts.has(said) ? texts.say(said) : known);
}

/**
 * What a value of an option does, as far as the texts at hand tell it: by the option's own words, or those of its kind.
 * Some do something else if a bot plays.
 */
export function valueEffect(texts: Texts, option: OptionInfo, value: Value, bot = false): string {
  const own = `option-${option.name}-${value}`;
  const kind = `${option.kind}-${value}`;
  const told = texts.has(own) ? texts.say(own) : (bot && texts.note(kind, "bot")) || texts.note(kind, "effect");
  if (/\blaw-K/.test(told)) return ""; // it is told in words of the law book, which is still on its way
  return capital(told.replaceAll(/ \[[^\]]*\]/g, ""));
}

/** The level that this browser remembers, if the game has it; otherwise the newcomer's. */
export function usualLevel(game: GameInfo, kept: string): string {
  if (game.levels.includes(kept)) return kept;
  return Object.values(game.quick.seats).find((player) => player !== "me") ?? game.levels[0]!;
}

/**
 * The newcomer's table with computers of some level and, if wanted, another seat as mine: one that does not take part
 * there takes the place of the last.
 */
export function quickAs(game: GameInfo, computer: string, mine?: string): Pick<NewTable, "options" | "seats"> {
  const names = Object.keys(game.quick.seats);
  mine ??= names.find((seat) => game.quick.seats[seat] === "me") ?? names[0]!;
  const last = names.at(-1)!;
  const playing = names.includes(mine) ? names : [...names.slice(0, -1), mine];
  const parts = names.includes(mine) ? {} : { [last]: "no", [mine]: "yes" };
  return {
    options: { ...game.quick.options, ...parts },
    seats: Object.fromEntries(playing.map((seat) => [seat, seat === mine ? "me" : computer])),
  };
}
