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
  left: string[];
}

interface Choice {
  law: string;
  kind: string;
  chosen?: string;
  among: string[];
  compared: Compared[];
  tie?: string;
  tie_by?: string;
  tied: string[];
}

interface Term {
  criterion: string;
  value: number;
  law: string;
}

interface Sum {
  law: string;
  by: string;
  parts: Term[];
  limits: Term[];
}

const PLACES = ["clearing", "forest"];

/** The facts of the event in words: what was chosen, and the reason. */
export function comparison(texts: Texts, event: Facts): Facts {
  const choice = event as unknown as Choice;
  const { kind, chosen } = choice;
  const told: Facts = { reason: reason(texts, choice, kind) };
  if (chosen !== undefined) {
    told.chosen = PLACES.includes(kind) ? texts.say(`reason-${kind}`, { [kind]: chosen }) : texts.name(kind, chosen);
  }
  return told;
}

/** How a number came about: its parts and its limits. */
export function reckoning(texts: Texts, event: Facts): string {
  const sum = event as unknown as Sum;
  const parts = terms(texts, sum.parts, sum.law);
  if (sum.parts.length === 1 && !sum.limits.length) return texts.say("reason-sum", { list: parts });
  const limits = sum.limits.length ? texts.say("reason-limit", { list: terms(texts, sum.limits, sum.law) }) : "";
  return texts.say(`reason-${sum.by}`, { list: parts }) + limits;
}

function terms(texts: Texts, found: readonly Term[], known: string): string {
  return found
    .map(({ criterion, value, law }) => texts.say("reason-part", { criterion, value, law: other(law, known) }))
    .join(", ");
}

function reason(texts: Texts, choice: Choice, kind: string): string {
  if (choice.among.length === 1) return texts.say("reason-only");
  const parts = [texts.say("reason-among", { list: list(texts, kind, choice.among) })];
  for (const one of choice.compared) {
    const { wanted, criterion, values } = one;
    const law = other(one.law, choice.law);
    const whether = texts.note(`criterion-${criterion}`, "whether");
    if (whether) {
      parts.push(texts.say("reason-whether", { whether, list: those(texts, kind, one), law }));
      continue;
    }
    const told = valuesOf(texts, kind, values, choice.among, wanted === "most");
    parts.push(texts.say("reason-compared", { wanted, criterion, list: told, law }));
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
    .map(([value, names]) => texts.say("reason-have", { list: list(texts, kind, names), value }))
    .join("; ");
}

/** Of a criterion that is met or not: who meets it. */
function those(texts: Texts, kind: string, { values, left, wanted }: Compared): string {
  if (left.length < Object.keys(values).length) return list(texts, kind, left);
  const met = values[left[0]!] !== 0 === (wanted === "most");
  return texts.say(met ? "reason-whether-all" : "reason-whether-none");
}

/** The law, unless the line ends with it anyway. */
function other(law: string, known: string): string {
  return law === known ? "" : law;
}
