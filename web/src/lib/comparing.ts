/**
 * A choice that was made by comparing, in words: among which, by what, and which law decided a tie.
 *
 * The twin of weald/texts/comparing.py; docs/bots.md tells the facts.
 */
import type { Facts, Texts } from "./texts";

interface Compared {
  criterion: string;
  wanted: "most" | "fewest";
  law: string;
  values: Record<string, number>;
}

interface Choice {
  law: string;
  players?: boolean;
  cards?: string[];
  chosen?: string;
  among: string[];
  compared: Compared[];
  tie?: string;
  tie_by?: string;
  tied: string[];
}

/** The facts of the event in words: what was chosen, and the reason. */
export function comparison(texts: Texts, event: Facts): Facts {
  const choice = event as unknown as Choice;
  const kind = choice.players ? "seat" : "cards" in event ? "card" : "clearing";
  const told: Facts = { reason: reason(texts, choice, kind) };
  if (choice.chosen !== undefined) {
    const said = kind === "clearing" ? texts.say("reason-clearing", { clearing: choice.chosen }) : texts.name(kind, choice.chosen);
    told.chosen = said;
  }
  return told;
}

function reason(texts: Texts, choice: Choice, kind: string): string {
  if (choice.among.length === 1) return texts.say("reason-only");
  const parts = [texts.say("reason-among", { list: list(texts, kind, choice.among) })];
  for (const { wanted, criterion, values, law } of choice.compared) {
    const told = valuesOf(texts, kind, values, choice.among, wanted === "most");
    parts.push(texts.say("reason-compared", { wanted, criterion, list: told, law: other(law, choice.law) }));
  }
  if (choice.tie) {
    const tied = list(texts, kind, choice.tied);
    parts.push(texts.say(`reason-${choice.tie_by ?? ""}`, { list: tied, law: other(choice.tie, choice.law) }));
  }
  return parts.join("");
}

function list(texts: Texts, kind: string, names: readonly string[]): string {
  const words = names.map((name) => texts.name(kind, name));
  const last = words.pop() ?? "";
  return words.length ? texts.say("reason-and", { list: words.join(", "), last }) : last;
}

/** Who has how many, the best first; those with the same number stand together, in the order of the candidates. */
function valuesOf(
  texts: Texts,
  kind: string,
  values: Readonly<Record<string, number>>,
  among: readonly string[],
  greatestFirst: boolean,
): string {
  const together = new Map<number, string[]>();
  for (const name of Object.keys(values).sort((one, other) => among.indexOf(one) - among.indexOf(other))) {
    const value = values[name]!;
    together.set(value, [...(together.get(value) ?? []), name]);
  }
  const groups = [...together].sort(([one], [other]) => (greatestFirst ? other - one : one - other));
  if (groups.length === 1) return texts.say("reason-all", { value: groups[0]![0] });
  return groups
    .map(([value, names]) => texts.say("reason-have", { count: names.length, list: list(texts, kind, names), value }))
    .join("; ");
}

/** The law, unless the line ends with it anyway. */
function other(law: string, known: string): string {
  return law === known ? "" : law;
}
