/** What happened, as lines: those of one actor in a row are a paragraph, and a bot's turn is told step by step. */
import type { Told } from "@/lib/messages";
import type { Texts } from "@/lib/texts";
import { isReason, scenes, steps, type Scene } from "./scenes";

export interface Line {
  words: string;
  /** The same, so many times in a row. */
  count: number;
  law: string;
  event: Told;
}

/** What a bot did, and why. */
export interface Step {
  deeds: Line[];
  reasons: Line[];
}

export interface Paragraph {
  seat: string;
  lines: Line[];
  /** Of a bot's turn: its steps, and what it amounts to in one line. */
  steps?: Step[];
  sum?: string;
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
  for (const scene of scenes(events, texts.robots)) {
    if (scene.robot && scene.begins && scene.events.length === 1) continue; // nothing of it has been told yet
    if (scene.robot) found.push(botTurn(texts, scene));
    else addLines(found, texts, scene.events);
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

function botTurn(texts: Texts, scene: Scene): Paragraph {
  const told = steps(scene).map((events) => stepOf(texts, scene.robot, events));
  const points = scene.events.filter((event) => event.what === "scored" && event.seat === scene.robot);
  const gained = points.reduce((sum, event) => sum + Number(event.points ?? 0), 0);
  const facts = { seat: scene.robot, turn: scene.turn, steps: told.length, points: gained, score: points.at(-1)?.score };
  return { seat: scene.robot, lines: [], steps: told, sum: texts.say("web-bot-sum", facts) };
}

/** The lines of a step, without saying each time whose they are; but in a battle both sides lose pieces. */
export function stepOf(texts: Texts, robot: string, events: readonly Told[]): Step {
  const opening = `${texts.name("seat", robot)}: `;
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

/** What happened in a few sentences, for those who listen: a bot's turn as its sum. */
export function spoken(texts: Texts, events: readonly Told[], most: number): string[] {
  const told = paragraphs(texts, events).flatMap((one) => (one.sum ? [one.sum] : one.lines.map((line) => lineText(texts, line))));
  return told.slice(-most);
}
