/**
 * Everything a person reads, from the very catalogues that Python reads (src/weald/texts): the port of `weald.texts`.
 *
 * The wire speaks in ids and facts; the catalogues make sentences of them. The conventions are those of the Python
 * class and must agree with it; texts.test.ts compares both on the same samples.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { comparison, reckoning } from "./comparing";
import { LANGUAGE, LOCALES } from "./language";
import { BOOKS, KINDS, PLACED, SAME } from "./wire";

export type Fact = unknown;
export type Facts = Record<string, Fact>;

const VARIANTS = ["-hidden", "-bare"];
/** A form of names that is told to selectors, never to readers. */
const GENDER = "gender";

/** The law books of a game, its own first. */
export function books(game: string): string[] {
  return [game, ...Object.keys(BOOKS).filter((book) => BOOKS[book] === game)];
}

/** The game that a law book belongs to. */
export function gameOf(book: string): string {
  return BOOKS[book] ?? book;
}

/** The book of a game that a law stands in: the laws of the bots begin with a K. */
export function bookOf(game: string, number: string): string {
  return game === "root" && number.startsWith("K") ? "clockwork" : game;
}

/** The message id of a law: `law-5-4` for 5.4. */
export function lawId(number: string): string {
  return "law-" + number.replaceAll(".", "-");
}

export interface Worded {
  action: string;
  verb: string;
  words: Facts;
  facts?: Facts;
}

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly forms: readonly string[];

  /**
   * `robots` are seats that play themselves: they are called by the names of their bots. `people` are called by their
   * own names instead of their seats'.
   */
  constructor(
    readonly game: string | null,
    catalogues: string[],
    readonly robots: readonly string[] = [],
    readonly people: Readonly<Record<string, string>> = {},
    bundle?: FluentBundle,
    readonly locale = LANGUAGE,
  ) {
    this.bundle = bundle ?? new FluentBundle(locale, { useIsolating: false });
    this.forms = LOCALES[locale]!.forms;
    catalogues.forEach((source) => this.add(source));
  }

  /** One more catalogue: later messages take the place of earlier ones. */
  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same texts as another object, for readers that look again only at what is new. */
  again(robots = this.robots, people = this.people): Texts {
    return new Texts(this.game, [], robots, people, this.bundle, this.locale);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of a message with its facts in place. */
  say(id: string, facts: Facts = {}): string {
    return this.tell(id, "", facts);
  }

  /** An attribute of a message, as a card's effect or a law's title; empty if there is none. */
  note(id: string, attribute: string, facts: Facts = {}): string {
    const message = this.bundle.getMessage(id);
    return message && attribute in message.attributes ? this.tell(id, attribute, facts) : "";
  }

  /** What people call a thing: `name("card", "S3")`. */
  name(kind: string, value: Fact): string {
    return this.named(kind, value, {}, "");
  }

  /** What a seat is called, whoever sits there. */
  place(seat: string): string {
    return this.again(this.robots, {}).name("seat", seat);
  }

  private named(kind: string, value: Fact, more: Facts, form: string): string {
    kind = SAME[kind] ?? kind;
    if (kind === "seat" && this.people[String(value)] !== undefined) return this.person(this.people[String(value)]!, form);
    if (kind === "seat" && this.robots.includes(String(value))) kind = "bot";
    const id = `${kind}-${plain(value)}`.replaceAll("_", "-");
    return KINDS.includes(kind) && this.has(id) ? this.inForm(id, more, form) : this.unbent(plain(value), form);
  }

  /** A name in one of its forms, or as it is. */
  private inForm(id: string, facts: Facts, form: string): string {
    const bends = form !== "" && form in this.bundle.getMessage(id)!.attributes;
    return bends ? this.tell(id, form, facts) : this.unbent(this.tell(id, "", facts), form);
  }

  /** A name that has no forms of its own: its gender is unknown, the rest is the same for all such names. */
  private unbent(name: string, form: string): string {
    if (form === GENDER) return "";
    return form && this.has(`form-${form}`) ? this.tell(`form-${form}`, "", { name }) : name;
  }

  /** A name that somebody gave themselves: a language that bends names has a word that bends before it. */
  private person(name: string, form: string): string {
    return this.has(`person-${form}`) ? this.tell(`person-${form}`, "", { name }) : this.unbent(name, form);
  }

  /** One of the facts in words, with what the others tell of it. */
  thing(key: string, facts: Facts): string {
    return String(this.fact(key, facts[key], facts));
  }

  private tell(id: string, attribute: string, facts: Facts): string {
    if (!this.has(id)) return id;
    const told: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(facts)) {
      if (value !== "" && value !== null && value !== undefined) told[key] = this.fact(key, value, facts);
    }
    let [text, complete] = this.format(id, attribute, told);
    if (!complete && this.forms.length) {
      Object.assign(told, this.inflected(told, facts));
      [text, complete] = this.format(id, attribute, told);
    }
    if (complete) return text;
    const variant = VARIANTS.find((ending) => this.has(id + ending));
    return variant ? this.format(id + variant, attribute, told)[0] : text;
  }

  /** The forms of every name among the facts. */
  private inflected(told: Record<string, FluentVariable>, facts: Facts): Record<string, FluentVariable> {
    const names = Object.keys(told).filter((key) => typeof told[key] === "string");
    return Object.fromEntries(
      names.flatMap((key) => this.forms.map((form) => [`${key}-${form}`, this.fact(key, facts[key], facts, form)])),
    ) as Record<string, FluentVariable>;
  }

  /** The text, and whether every fact it wants was there. */
  private format(id: string, attribute: string, facts: Record<string, FluentVariable>): [string, boolean] {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === null || pattern === undefined) return [id, true];
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    const complete = !errors.some((error) => error instanceof ReferenceError);
    return [complete ? text : text.replace(/\{\$([\w-]+)\}/g, "$1"), complete]; // Python tells the bare name
  }

  private fact(key: string, value: Fact, facts: Facts, form = ""): FluentVariable {
    const cut = key.lastIndexOf("_");
    const kind = key.slice(cut + 1);
    if (kind === "effect" && cut > 0) return this.note(`${key.slice(0, cut)}-${plain(value)}`.replaceAll("_", "-"), "effect");
    const more = factsOf(key, facts);
    if (Object.keys(more).length && this.has(`fact-${kind}`)) return this.inForm(`fact-${kind}`, { [kind]: value, ...more }, form);
    if (Array.isArray(value)) {
      const one = key.endsWith("s") ? key.slice(0, -1) : key;
      return value.map((item: Fact) => String(this.fact(one, item, {}, form))).join(", ");
    }
    if (typeof value === "object" && value !== null) {
      const counted = Object.entries(value).map(([name, count]) => `${this.name(kind, name)} ${plain(count)}`);
      return counted.join(", ") || this.say("fact-none");
    }
    if (typeof value === "number") return value;
    if (typeof value === "boolean") return plain(value);
    if (kind === "count" && typeof value === "string" && /^\d+$/.test(value)) return Number(value); // plurals want a number
    return this.named(kind, value, more, form);
  }

  // what the engine says, by its own conventions of ids

  /** What happened, as one seat perceived it. */
  event(event: Facts): string {
    const facts = Object.fromEntries(Object.entries(event).filter(([key]) => !PLACED.includes(key)));
    const more: Facts = "compared" in facts ? comparison(this, event) : {};
    if ("parts" in facts) more.reason = reckoning(this, event);
    return this.say(`event-${String(event.what)}`, { ...facts, ...more });
  }

  /** A person's wording of an action. */
  action(offer: Worded): string {
    const id = `do-${offer.verb}`;
    return this.has(id) ? this.say(id, { ...offer.words, ...offer.facts }) : offer.action;
  }

  question(ask: string, seat: string, facts: Facts = {}): string {
    return this.say(`ask-${ask}`, { seat, ...facts });
  }

  lawTitle(number: string): string {
    return this.note(lawId(number), "title");
  }

  /** The text of a law, or an empty string if the catalogues do not hold it. */
  law(number: string): string {
    return this.has(lawId(number)) ? this.say(lawId(number)) : "";
  }
}

/** What is told of one fact: of `clearing`, `clearing_suit` is the suit. */
function factsOf(key: string, facts: Facts): Facts {
  const told = Object.entries(facts).filter(([name]) => name.startsWith(`${key}_`));
  return Object.fromEntries(told.map(([name, value]) => [name.slice(key.length + 1), value]));
}

/** As Python writes a value. */
function plain(value: Fact): string {
  if (value === true) return "True";
  if (value === false) return "False";
  return String(value);
}
