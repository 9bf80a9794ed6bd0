/** What happened, as lines, and the lines of one actor in a row as a paragraph that can be folded. */
import type { Told } from "@/lib/messages";
import type { Texts } from "@/lib/texts";

export interface Line {
  words: string;
  /** The same, so many times in a row. */
  count: number;
  law: string;
  event: Told;
}

export interface Paragraph {
  seat: string;
  lines: Line[];
}

const said = new WeakMap<Told, string>(); // an event is worded once, however often the log is drawn

function wordsOf(texts: Texts, event: Told): string {
  const known = said.get(event);
  if (known !== undefined) return known;
  const words = texts.event(event);
  said.set(event, words);
  return words;
}

export function paragraphs(texts: Texts, events: readonly Told[]): Paragraph[] {
  const found: Paragraph[] = [];
  for (const event of events) {
    const seat = typeof event.seat === "string" ? event.seat : "";
    const words = wordsOf(texts, event);
    const last = found.at(-1);
    const before = last?.lines.at(-1);
    if (before?.words === words && before.law === event.law) {
      before.count += 1;
      continue;
    }
    const line = { words, count: 1, law: event.law, event };
    if (last?.seat === seat) last.lines.push(line);
    else found.push({ seat, lines: [line] });
  }
  return found;
}

export function lineText(texts: Texts, line: Line): string {
  return line.count === 1 ? line.words : texts.say("log-times", { event: line.words, count: line.count });
}
