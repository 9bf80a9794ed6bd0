import type { Told } from "@/lib/messages";
import type { Texts } from "@/lib/texts";
import { PLACED } from "@/lib/wire";

/** The terminal's drawing as blocks: a line and the indented ones below it. */

export interface Block {
  /** What the block is about: its first words, up to a colon, comma, full stop or semicolon. */
  lead: string;
  rest: string;
  more: string[];
}

export function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (/^\s/.test(line) && last) {
      last.more.push(line.trim());
      continue;
    }
    const end = endOfLead(line);
    found.push({ lead: line.slice(0, end), rest: line.slice(end), more: [] });
  }
  return found;
}

function endOfLead(line: string): number {
  let depth = 0; // a parenthesis belongs to what it follows
  for (let place = 0; place < line.length; place += 1) {
    const letter = line[place]!;
    if (letter === "(") depth += 1;
    else if (letter === ")") depth -= 1;
    else if (depth === 0 && ":,.;·".includes(letter) && /^$|\s/.test(line[place + 1] ?? "")) return place;
  }
  return line.length;
}

/** Whether a block is about one of these things, by whole words. */
export function isAbout(block: Block, things: readonly string[]): boolean {
  const words = block.lead.split(/\s+/);
  return things.some((thing) => words.includes(thing) || (thing.length > 3 && block.lead.includes(thing)));
}

/** The kind of thing that a fact is about, by its name: `from_clearing` is about a clearing. */
export const kindOf = (key: string) => key.slice(key.lastIndexOf("_") + 1);

const NUMBERED = new Set(["clearing", "clearings", "forest"]);

/** What an event speaks of, by the names under which the lines know it. */
export function subjects(texts: Texts, event: Told): string[] {
  if ("compared" in event) {
    const kind = event.players ? "seat" : "clearing";
    return [texts.name(kind, event.chosen), texts.name("seat", event.seat)];
  }
  return Object.entries(event)
    .filter(([key, value]) => !PLACED.includes(key) && (typeof value === "string" || NUMBERED.has(kindOf(key))))
    .flatMap(([key, value]) => [value].flat().map((one) => texts.name(kindOf(key), one)));
}
