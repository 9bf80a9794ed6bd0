/** Many choices, readable: those that belong together on a line. Sibling of weald/cli/groups.py and choices.py. */
import type { Offer } from "@/lib/messages";
import { capital } from "@/lib/problems";
import type { Texts } from "@/lib/texts";

export interface Choice<O extends Offer = Offer> {
  offer: O;
  /** By which digits choose it. */
  number: number;
  /** A word or two, under the heading of its group. */
  label: string;
  /** The whole sentence. */
  words: string;
}

export interface Part<O extends Offer = Offer> {
  heading: string;
  choices: Choice<O>[];
}

/** Choices that stand together, in parts if they do different things. */
export interface Group<O extends Offer = Offer> {
  heading: string;
  /** The card that the group is about. */
  card: string;
  parts: Part<O>[];
}

export type Order = "card" | "verb";

/** An answer that waits for a second word, and what would be left undone. */
export interface Asked {
  offer: Offer;
  /** Actions that are still to be had, as the law counts them. */
  unused: number;
  left: readonly Offer[];
}

const LAST = ["end", "pass", "decline", "withdraw"]; // verbs that stand below all others
const WORDY = ["leader", "character"]; // words that each want a line

/** The choices in groups, numbered in the order in which they are read. */
export function groupsOf<O extends Offer>(texts: Texts, offers: readonly O[], order: Order): Group<O>[] {
  const verbs = new Map<string, O[]>();
  const cards = new Map<string, O[]>();
  for (const offer of offers) {
    const card = offer.words.card;
    if (order === "card" && card !== undefined && texts.has(`heading-${offer.verb}`)) add(cards, card, offer);
    else add(verbs, offer.verb, offer);
  }
  const groups = [...cards].map(([card, own]) => ofCard(texts, card, own));
  const names = [...verbs.keys()].sort((one, other) => rank(one) - rank(other));
  for (const name of names) groups.push(...ofVerb(texts, name, verbs.get(name)!));
  const joined = groups.reduce<Group<O>[]>(join, []);
  let number = 1;
  for (const group of joined) for (const part of group.parts) for (const choice of part.choices) choice.number = number++;
  return joined;
}

/** Whole sentences in a row need no group of their own each. */
function join<O extends Offer>(groups: Group<O>[], group: Group<O>): Group<O>[] {
  const last = groups.at(-1);
  if (last?.heading === "" && group.heading === "") last.parts[0]!.choices.push(...group.parts[0]!.choices);
  else groups.push(group);
  return groups;
}

/** The verbs that end something or do nothing: they have a place of their own. */
export function isLast(offer: Offer): boolean {
  return LAST.includes(offer.verb);
}

/** Whether an answer does nothing at all: a question that has no other need not be put. */
export function isEmpty(offer: Offer): boolean {
  return offer.verb === "pass" || offer.verb === "decline";
}

const rank = (verb: string) => LAST.indexOf(verb) + 1;

function add<O>(map: Map<string, O[]>, key: string, value: O): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

function choice<O extends Offer>(texts: Texts, offer: O, label = ""): Choice<O> {
  const words = capital(texts.action(offer));
  return { offer, number: 0, label: label || words, words };
}

function ofCard<O extends Offer>(texts: Texts, card: string, offers: O[]): Group<O> {
  const verbs = new Map<string, O[]>();
  for (const offer of offers) add(verbs, offer.verb, offer);
  const parts = [...verbs].map(([verb, own]) => ({
    heading: texts.say(`heading-${verb}`),
    choices: own.map((offer) => {
      const others = Object.entries(offer.words).filter(([gap]) => gap !== "card");
      return choice(texts, offer, others.map(([gap, word]) => texts.name(gap, word)).join(" "));
    }),
  }));
  return { heading: texts.name("card", card), card, parts };
}

function ofVerb<O extends Offer>(texts: Texts, verb: string, offers: O[]): Group<O>[] {
  const gaps = Object.keys(offers[0]!.words);
  const first = gaps[0];
  const last = gaps.at(-1);
  if (first === undefined || last === undefined || !texts.has(`group-${verb}`)) return [sentences(texts, offers)];
  if (gaps.length === 1) return row(texts, `group-${verb}`, last, offers);
  const shared = new Set(offers.map((offer) => offer.words[last])).size === 1;
  if (shared && texts.has(`group-${verb}-${last}`)) return row(texts, `group-${verb}-${last}`, first, offers);
  const rows = new Map<string, O[]>();
  for (const offer of offers) add(rows, offer.words[first]!, offer);
  return [...rows.values()].flatMap((own) => row(texts, `group-${verb}`, last, own));
}

/** Choices that differ in one word, under a heading that says the rest. */
function row<O extends Offer>(texts: Texts, message: string, gap: string, offers: O[]): Group<O>[] {
  if (offers.length === 1 || WORDY.includes(gap)) return [sentences(texts, offers)];
  const { [gap]: _gap, ...shared } = offers[0]!.words;
  const heading = capital(texts.say(message, { ...shared, ...offers[0]!.facts }));
  const label = (offer: O) => texts.thing(gap, { ...offer.words, ...offer.facts });
  return [{ heading, card: "", parts: [{ heading: "", choices: offers.map((offer) => choice(texts, offer, label(offer))) }] }];
}

function sentences<O extends Offer>(texts: Texts, offers: O[]): Group<O> {
  return { heading: "", card: "", parts: [{ heading: "", choices: offers.map((offer) => choice(texts, offer)) }] };
}
