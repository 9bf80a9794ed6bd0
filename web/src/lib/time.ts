/** How long ago something was, in a few words. */
import { LANGUAGE } from "./language";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Nothing for what is less than a minute old. */
export function ago(since: string | null, now: number, locale = LANGUAGE): string {
  if (!since) return "";
  const seconds = (now - Date.parse(since)) / 1000;
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / size), unit);
  }
  return "";
}

/** A day, in the manner of the reader's language. */
export function day(moment: string, locale = LANGUAGE): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(Date.parse(moment));
}
