/** How long ago something was, in a few words. */
import { LANGUAGE } from "./language";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

const DAY = 86_400_000;

/** When something was or will be, as people say it: the time of today, a day of this week, or a date. */
export function when(moment: string | null, now: number, locale = LANGUAGE): string {
  if (!moment) return "";
  const then = new Date(moment);
  const far = Math.abs(now - then.getTime());
  if (new Date(now).toDateString() === then.toDateString()) return then.toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  if (far < 6 * DAY) return then.toLocaleDateString(locale, { weekday: "long" });
  return then.toLocaleDateString(locale, { day: "numeric", month: "long", ...(far > 300 * DAY ? { year: "numeric" } : {}) });
}

/** Milliseconds as a clock shows them: 4:05, or 1:04:05. */
export function clockTime(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

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
