/** Fetches the catalogues when they are wanted, each of them once: one chunk of the build for every file. */
import LANGUAGES from "virtual:languages";
import { LANGUAGE } from "./language";
import { books, Texts } from "./texts";

const HOUSE = ["house-table", "web"]; // the rest of the house is the command line's

const LEVELS = "house-levels"; // how strong the computers are

/** What is fetched when it is wanted, beside the other texts of a game. */
const LATER = ["-laws", "-setup", "-lessons", "-ways", "-operator", "-person", "-lobby", "-chat", "-replay", "-plays", "-grounds", "-keys", "-end"];
const isLaws = (name: string) => name.endsWith("-laws");
const isSetUp = (name: string) => name.endsWith("-setup") || name.endsWith("-plays");

async function sources(wanted: (name: string) => boolean, locale = LANGUAGE): Promise<string[]> {
  const files = Object.entries(await LANGUAGES[locale]!());
  return Promise.all(files.filter(([name]) => wanted(name)).map(([, fetched]) => fetched()));
}

const named = new Map<string, Promise<Texts>>();
const loaded = new Map<string, Promise<Texts>>();
const withLaws = new Map<string, Promise<Texts>>();
const withSetUp = new Map<string, Promise<Texts>>();
const withMore = new Map<string, Promise<Texts>>();

function once(kept: Map<string, Promise<Texts>>, key: string, make: () => Promise<Texts>): Promise<Texts> {
  const found = kept.get(key);
  if (found) return found;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key)); // a lost network is no reason to fail for ever
  return made;
}

/** The names of a game's seats alone, for lists of tables. */
export function loadNames(game: string): Promise<Texts> {
  return once(named, game, async () => new Texts(game, await sources((name) => name === `${game}-seats`)));
}

/** The texts of the house and of one game (null: of the house alone), without the laws and what is said before a game. */
export function loadTexts(game: string | null = null): Promise<Texts> {
  return once(loaded, game ?? "", async () => {
    const wanted = [...HOUSE, ...(game === null ? [] : books(game))];
    const catalogues = await sources((name) => !LATER.some((end) => name.endsWith(end)) && wanted.some((start) => name.startsWith(start)));
    return new Texts(game, catalogues);
  });
}

/** The same with what is said while a table is set up. */
export function loadSetUp(game: string): Promise<Texts> {
  return once(withSetUp, game, async () => {
    const texts = await loadTexts(game);
    const wanted = ["web", ...books(game)];
    for (const source of await sources((name) => name === LEVELS || (isSetUp(name) && wanted.some((start) => name.startsWith(start))))) {
      texts.add(source);
    }
    return texts;
  });
}

/** The same with the law books of the game. */
export function loadLaws(game: string): Promise<Texts> {
  return once(withLaws, game, async () => {
    const texts = await loadTexts(game);
    for (const source of await sources((name) => isLaws(name) && books(game).some((book) => name.startsWith(book)))) {
      texts.add(source);
    }
    return texts;
  });
}

/** The law books of a game in any language, and nothing else of it. */
export function loadLawsIn(game: string, locale: string): Promise<Texts> {
  if (locale === LANGUAGE) return loadLaws(game);
  return once(withLaws, `${game} ${locale}`, async () => {
    const found = await sources((name) => isLaws(name) && books(game).some((book) => name.startsWith(book)), locale);
    return new Texts(game, found, [], {}, undefined, locale);
  });
}

/** What is said on the operator's page. */
export function loadOperator(): Promise<Texts> {
  return once(withMore, "operator", async () => {
    const texts = await loadTexts();
    for (const source of await sources((name) => name === "web-operator" || name === "house-check")) texts.add(source);
    return texts.again();
  });
}

/** What the lessons of a game say. */
export const loadLessons = (game: string) => loadMore(`${game}-lessons`, game);
/** How each side of a game is played. */
export const loadWays = (game: string) => loadMore(`${game}-ways`, game, `${game}-plays`);

/** What a page of the house says that few open. */
export const loadPage = (page: "person" | "lobby") => loadMore(`web-${page}`, null);

/** How strong the computers are, where a game begins with one click. */
export const loadLevels = () => loadMore(LEVELS, null);

/** What is said where a game is watched again. */
export const loadReplay = (game: string) => loadMore("web-replay", game);

/** What is said in the chat, and where people part with a game. */
export const loadChat = (game: string) => loadMore("web-chat", game);

/** Hints and analyses of a game, and what speaks for a choice in it. */
export const loadAdvice = (game: string) => loadMore("house-advice", game, `${game}-grounds`);

/** The keys of the table. */
export const loadKeys = (game: string | null) => loadMore("web-keys", game);

/** The end of a game. */
export const loadEnd = (game: string) => loadMore("web-end", game);

function loadMore(catalogue: string, game: string | null, other = ""): Promise<Texts> {
  return once(withMore, `${catalogue} ${game ?? ""}`, async () => {
    const texts = await loadTexts(game);
    for (const source of await sources((name) => name === catalogue || name === other)) texts.add(source);
    return texts.again();
  });
}
