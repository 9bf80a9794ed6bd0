/** The language that this page speaks: what the reader has chosen, else the first of the browser's that there is. */
import LISTED from "@texts/locales.json";

export interface Locale {
  /** What the language calls itself. */
  name: string;
  /** Attributes of names; sentences take them as `$<fact>-<form>`. */
  forms: string[];
}

export const LOCALES: Readonly<Record<string, Locale>> = LISTED;
/** The language in which texts are first written. */
export const SOURCE = "en";

/** The first wanted language that there is: `uk-UA` is `uk`. */
export function nearest(wanted: readonly string[]): string {
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]!).find((tag) => tag in LOCALES) ?? SOURCE;
}

const KEY = "weald-language";

function chosen(): string[] {
  try {
    const kept = localStorage.getItem(KEY);
    return kept ? [kept] : [];
  } catch {
    return []; // no storage
  }
}

/** It stays the same for as long as the page lives. */
export const LANGUAGE = nearest([...chosen(), ...(globalThis.navigator?.languages ?? [])]);

/** Speaks another language: the page is read again, and nothing is lost, for games live at the server. */
export function speak(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    return; // it could not be remembered: the page goes on in the language that it has
  }
  location.reload();
}
