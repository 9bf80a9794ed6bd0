/** What happened, as lines: a turn folds to one, and unfolds to its steps; other lines of one actor are a paragraph. */
import type { Told } from "@/lib/messages";
import type { Texts } from "@/lib/texts";
import { isHeading, isReason, scenes, steps, type Scene } from "./scenes";
import { sumOf } from "./sums";

export interface Line {
  words: string;
  /** The same, so many times in a row. */
  count: number;
  law: string;
  event: Told;
}

/** What was done, and why. */
export interface Step {
  deeds: Line[];
  reasons: Line[];
}

export interface Paragraph {
  seat: string;
  lines: Line[];
  /** Of a turn: its steps, and what it amounts to in one line. */
  steps?: Step[];
  sum?: string;
  /** Whether the seat plays itself: then its steps have reasons. */
  robot?: boolean;
}

/** What was worded already, however often the log is drawn: events, and turns by their first event. */
interface Worded {
  events: WeakMap<Told, string>;
  turns: WeakMap<Told, { last: Told; goesOn: boolean; paragraph: Paragraph }>;
}
const worded = new WeakMap<Texts, Worded>();

function wordedBy(texts: Texts): Worded {
  let known = worded.get(texts);
  if (!known) worded.set(texts, (known = { events: new WeakMap(), turns: new WeakMap() }));
  return known;
}

function wordsOf(texts: Texts, event: Told): string {
  const known = wordedBy(texts).events;
  const found = known.get(event);
  if (found !== undefined) return found;
  const words = texts.event(event);
  known.set(event, words);
  return words;
}

export function paragraphs(texts: Texts, events: readonly Told[]): Paragraph[] {
  const found: Paragraph[] = [];
  const all = scenes(events, texts.robots);
  for (const scene of all) {
    if (!scene.begins || !isHeading(scene.events[0]!)) addLines(found, texts, scene.events);
    else if (scene.events.length > 1) found.push(turn(texts, scene, scene === all.at(-1))); // else nothing of it has been told yet
  }
  return found;
}

function addLines(found: Paragraph[], texts: Texts, events: readonly Told[]): void {
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
    if (last?.seat === seat && !last.steps) last.lines.push(line);
    else found.push({ seat, lines: [line] });
  }
}

/** A turn that is over is put together once. */
function turn(texts: Texts, scene: Scene, goesOn: boolean): Paragraph {
  const known = wordedBy(texts).turns;
  const [first, last] = [scene.events[0]!, scene.events.at(-1)!];
  const found = known.get(first);
  if (found?.last === last && found.goesOn === goesOn) return found.paragraph;
  const told = steps(scene).map((events) => stepOf(texts, scene.seat, events));
  const paragraph = { seat: scene.seat, lines: [], steps: told, sum: sumOf(texts, scene, goesOn), robot: scene.robot !== "" };
  known.set(first, { last, goesOn, paragraph });
  return paragraph;
}

/** The lines of a step, without saying each time whose they are; but in a battle both sides lose pieces. */
export function stepOf(texts: Texts, seat: string, events: readonly Told[]): Step {
  const opening = `${texts.name("seat", seat)}: `;
  const step: Step = { deeds: [], reasons: [] };
  for (const event of events) {
    let words = wordsOf(texts, event);
    if (words.startsWith(opening) && !event.what.endsWith("removed")) {
      const bare = words.slice(opening.length);
      words = bare.charAt(0).toUpperCase() + bare.slice(1);
    }
    const lines = isReason(event) ? step.reasons : step.deeds;
    const before = lines.at(-1);
    if (before?.words === words && before.law === event.law) before.count += 1;
    else lines.push({ words, count: 1, law: event.law, event });
  }
  return step;
}

export function lineText(texts: Texts, line: Line): string {
  return line.count === 1 ? line.words : texts.say("log-times", { event: line.words, count: line.count });
}

/** What happened in a few sentences, for those who listen: a turn as its sum. */
export function spoken(texts: Texts, events: readonly Told[], most: number): string[] {
  const told = paragraphs(texts, events).flatMap((one) => (one.sum ? [one.sum] : one.lines.map((line) => lineText(texts, line))));
  return told.slice(-most);
}
