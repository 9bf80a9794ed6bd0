/** The law books: their order comes from the server, their words from the catalogues. */
import { get } from "@/lib/api";
import { loadLaws } from "@/lib/catalogues";
import { gameOf, type Texts } from "@/lib/texts";

export interface BookInfo {
  book: string;
  game: string;
  laws: number;
}

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

export const getBooks = () => get<BookInfo[]>("/laws");

const known = new Map<string, Promise<Book>>();

export function loadBook(name: string): Promise<Book> {
  const found = known.get(name);
  if (found) return found;
  const made = read(name);
  known.set(name, made);
  made.catch(() => known.delete(name));
  return made;
}

async function read(name: string): Promise<Book> {
  const [index, texts] = await Promise.all([
    get<{ number: string }[]>(`/laws/${encodeURIComponent(name)}`),
    loadLaws(gameOf(name)),
  ]);
  const laws = index.map(({ number }) => ({
    book: name,
    number,
    title: texts.lawTitle(number),
    text: texts.law(number),
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

/** Laws that hold all words, best first: by number, then by title, then by text, each in the order of the books. */
export function search(laws: Law[], wanted: string, most = 60): Law[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const number = words.join("").replace(/[[\]]/g, "");
  const ranked = laws.map((law): [number, Law] => {
    if (law.number.toLowerCase() === number) return [0, law];
    const title = law.title.toLowerCase();
    if (words.every((word) => title.includes(word))) return [1, law];
    if (law.number.toLowerCase().startsWith(`${number}.`)) return [2, law];
    const all = `${title} ${law.text.toLowerCase()}`;
    return [words.every((word) => all.includes(word)) ? 3 : 9, law];
  });
  const found = ranked.filter(([rank]) => rank < 9).sort(([one], [other]) => one - other);
  return found.slice(0, most).map(([, law]) => law);
}
