/** The law books: their order from the games' own indexes, their words from the catalogues. */
import { loadLawsIn } from "@/lib/catalogues";
import { LANGUAGE } from "@/lib/language";
import { gameOf, type Texts } from "@/lib/texts";

export interface Law {
  book: string;
  number: string;
  title: string;
  text: string;
}

export interface Book {
  name: string;
  texts: Texts;
  laws: Law[];
}

interface Index {
  laws: { id: string }[];
}

const INDEXES = import.meta.glob<Index>("../../../src/weald/games/*/data/laws*.json", { import: "default" });

/** games/root/data/laws.json is the book root, games/root/data/laws-clockwork.json the book clockwork. */
const PATHS = new Map(
  Object.keys(INDEXES).map((path): [string, string] => {
    const [, game = "", other] = /games\/(\w+)\/data\/laws(?:-(\w+))?\.json$/.exec(path) ?? [];
    return [other ?? game, path];
  }),
);

/** All books, those of one game side by side, its own first. */
export const BOOKS: readonly string[] = [...PATHS.keys()].sort((one, other) => {
  const [game, rival] = [gameOf(one), gameOf(other)];
  return game === rival ? Number(one !== game) - Number(other !== rival) : game < rival ? -1 : 1;
});

const known = new Map<string, Promise<Book>>();

/** A book in a language; null if there is none of that name. */
export function loadBook(name: string, locale = LANGUAGE): Promise<Book> | null {
  const path = PATHS.get(name);
  if (!path) return null;
  const key = `${name} ${locale}`;
  const found = known.get(key);
  if (found) return found;
  const made = read(name, path, locale);
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

async function read(name: string, path: string, locale: string): Promise<Book> {
  const [index, texts] = await Promise.all([INDEXES[path]!(), loadLawsIn(gameOf(name), locale)]);
  const laws = index.laws.map(({ id }) => ({
    book: name,
    number: id,
    title: texts.lawTitle(id),
    text: texts.law(id),
  }));
  return { name, texts, laws };
}

/** What a law stands under: 5 for 5.4.1, the letter for cards (A for A3), K7 for K7.5. */
export function chapterOf(number: string): string {
  const first = number.split(".")[0]!;
  return /^[A-JL-Z]\d+$/.test(first) ? first.charAt(0) : first;
}

/** The book that a number mentioned in another one's text belongs to: bots' laws begin with K. */
export function bookOf(number: string, book: string): string {
  if (gameOf(book) !== "root") return book;
  return number.startsWith("K") ? "clockwork" : "root";
}

export type Piece = { text: string } | { law: string };

/** A text cut at its mentions of laws, as [5.4] or [K7.5.1]. */
export function pieces(text: string): Piece[] {
  return text
    .split(/\[([A-Z]?\d+(?:\.\d+)*|[A-Z](?:\.\d+)*)\]/)
    .map((part, index): Piece => (index % 2 ? { law: part } : { text: part }))
    .filter((piece) => "law" in piece || piece.text !== "");
}

/** What is found in the first of these languages, then what only the others hold, all told in the first. */
export function searchAll(languages: Law[][], wanted: string, most = 60): Law[] {
  const key = (law: Law) => `${law.book} ${law.number}`;
  const own = new Map(languages[0]?.map((law) => [key(law), law]));
  const found = new Set(languages.flatMap((laws) => search(laws, wanted, most).map(key)));
  return [...found].flatMap((each) => own.get(each) ?? []).slice(0, most);
}

/** A text as it is searched: in small letters, with the apostrophe of keyboards. Its length stays. */
export const searched = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** The words that are searched for. */
export const wordsOf = (wanted: string) => searched(wanted).split(/\s+/).filter(Boolean);

/** Laws that hold all words, best first: by number, then by title, then by text, each in the order of the books. */
export function search(laws: Law[], wanted: string, most = 60): Law[] {
  const words = wordsOf(wanted);
  if (!words.length) return [];
  const number = words.join("").replace(/[[\]]/g, "");
  const ranked = laws.map((law): [number, Law] => {
    if (law.number.toLowerCase() === number) return [0, law];
    const title = searched(law.title);
    if (words.every((word) => title.includes(word))) return [1, law];
    if (law.number.toLowerCase().startsWith(`${number}.`)) return [2, law];
    const all = `${title} ${searched(law.text)}`;
    return [words.every((word) => all.includes(word)) ? 3 : 9, law];
  });
  const found = ranked.filter(([rank]) => rank < 9).sort(([one], [other]) => one - other);
  return found.slice(0, most).map(([, law]) => law);
}
