/** Languages in which people talk at a table, and what they are called in the language of the page. */
import { LANGUAGE, LOCALES } from "./language";

const COMMON = ["de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "uk", "zh"];
const SHAPE = /^[a-z]{2,3}$/;

/** The languages to choose from: those of the browser, of the house, and some that many speak; by name. */
export function tongues(locale = LANGUAGE, own: readonly string[] = navigator.languages): [string, string][] {
  const codes = [...own.map((tag) => tag.toLowerCase().split("-")[0]!), ...Object.keys(LOCALES), ...COMMON];
  const known = [...new Set(codes)].filter((code) => SHAPE.test(code));
  return known.map((code): [string, string] => [code, tongue(code, locale)]).sort(([, one], [, other]) => one.localeCompare(other, locale));
}

/** The browser's first language. */
export function browserTongue(): string {
  const code = (navigator.language || LANGUAGE).toLowerCase().split("-")[0]!;
  return SHAPE.test(code) ? code : LANGUAGE;
}

/** What a language is called. */
export function tongue(code: string, locale = LANGUAGE): string {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? code;
  } catch {
    return code; // no language that the browser knows
  }
}
