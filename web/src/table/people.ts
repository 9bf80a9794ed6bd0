/** Who sits where, in a word or two. */
import type { SeatInfo } from "@/lib/messages";
import type { Texts } from "@/lib/texts";

const LONGEST = 18; // letters of a name within a sentence

/** Whether a person sits there or may yet: their answers are nobody else's to give. */
export function isPerson(seat: SeatInfo): boolean {
  return (seat.mine && !seat.gave_up) || seat.player === "person" || seat.player === "open" || seat.player === "left";
}

/** The seat of this name, if a computer sits there that is asked as people are: not a bot, which plays by its law. */
export function computerAt(seats: readonly SeatInfo[], name: string | null): string | null {
  return seats.some((seat) => seat.name === name && !isPerson(seat) && seat.player !== "bot") ? name : null;
}

/** The seats that play themselves by their law: nobody answers for them. */
export function robotsOf(info: { seats: readonly SeatInfo[] } | null): string[] {
  return (info?.seats ?? []).flatMap((seat) => (seat.player === "bot" ? [seat.name] : []));
}

/** The seats in the order of their turns; those of whom it is not settled, last. */
export function inOrder(seats: readonly SeatInfo[], turns: readonly string[]): SeatInfo[] {
  const place = (seat: SeatInfo) => (turns.includes(seat.name) ? turns.indexOf(seat.name) : turns.length);
  return [...seats].sort((one, other) => place(one) - place(other));
}

/** Where seats are but places at the table, people are called by their names; not by one that two of them have. */
export function peopleOf(seats: readonly SeatInfo[]): Record<string, string> {
  const named = seats.flatMap((seat) => (seat.who ? [[seat.name, short(seat.who)] as const] : []));
  const count = (name: string) => named.filter(([, other]) => other === name).length;
  return Object.fromEntries(named.filter(([, name]) => count(name) === 1));
}

/** What those at a table are called, as one word: only if it changes, all sentences are worded anew. */
export function naming(info: { seats: readonly SeatInfo[] } | null, places = false): string {
  return JSON.stringify([robotsOf(info), places ? peopleOf(info?.seats ?? []) : {}]);
}

/** The texts that call them so. */
export function addressed(words: Texts, names: string): Texts {
  const [robots, people] = JSON.parse(names) as [string[], Record<string, string>];
  return words.again(robots, people);
}

function short(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}

/** Who has a seat: a person's name or what else sits there; and of somebody who is called by name, which seat it is. */
export function whoSits(texts: Texts, seat: SeatInfo, several: boolean): string {
  if (seat.gave_up && seat.who && seat.player !== "person") return texts.say("web-for", { who: seat.mine ? texts.say("web-you") : seat.who });
  if (seat.mine && !several) return texts.say("web-you");
  if (seat.name in texts.people) return texts.place(seat.name);
  if (seat.who) return seat.who;
  if (seat.mine) return texts.say("web-you");
  const id = `web-who-${seat.player}`;
  return texts.has(id) ? texts.say(id) : texts.say("web-who-computer");
}
