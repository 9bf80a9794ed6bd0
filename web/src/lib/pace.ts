/** The pace of a table in words. */
import type { Texts } from "./texts";

/** What can be chosen when a table is laid. */
export const PACES = ["none", "day", "three-days", "week", "clock-10-5", "clock-25-10", "clock-60-20"] as const;

export function paceName(texts: Texts, pace: string): string {
  const [, minutes, seconds] = /^clock-(\d+)-(\d+)$/.exec(pace) ?? [];
  return minutes ? texts.say("web-tempo-clock", { minutes: Number(minutes), seconds: Number(seconds) }) : texts.say(`web-tempo-${pace}`);
}
