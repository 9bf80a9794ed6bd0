/** What an offer means on the boards of the factions, and what a tap there asks for. */
import type { Offer, Question, Refused } from "@/lib/messages";
import type { BoardProps } from "../../board";
import { spelled } from "../printed";

/** What a tap on a place means: an offer, or a refusal that says why not. */
export interface Meant {
  offer?: Offer;
  refused?: Refused;
}

const NOTHING: Meant = {};

type Words = Record<string, string>;

function fits(offer: Offer, verb: string, words: Words): boolean {
  return offer.verb === verb && Object.entries(words).every(([gap, word]) => offer.words[gap] === spelled(word));
}

/** What a place means whose tap says this. */
export function meant(table: BoardProps, verb: string, words: Words = {}): Meant {
  if (table.busy) return NOTHING;
  const offer = table.position.offers.find((one) => fits(one, verb, words));
  if (offer) return { offer };
  const refused = table.position.refused.find((one) => fits(one, verb, words));
  return refused ? { refused } : NOTHING;
}

/** The same for a place on the board of a seat that only its own player may tap. */
export function meantBy(seat: string, table: BoardProps, verb: string, words: Words = {}): Meant {
  return table.position.seat === seat ? meant(table, verb, words) : NOTHING;
}

/** The first of several meanings that is offered, else the first that is refused. */
export function firstOf(...several: Meant[]): Meant {
  return several.find((one) => one.offer) ?? several.find((one) => one.refused) ?? NOTHING;
}

/** What a step of a turn means that needs no further word: a march, recruiting, exploring. */
export function lone(seat: string, table: BoardProps, verb: string): Meant {
  const found = meantBy(seat, table, verb);
  const act = found.offer ?? found.refused;
  return act && Object.keys(act.words).length === 0 ? found : NOTHING;
}

/** The action that is pointed at, here or elsewhere on the page. */
export function litOffer(table: BoardProps): Offer | undefined {
  const { lit } = table.touch;
  return lit === null ? undefined : table.position.offers.find((offer) => offer.action === lit);
}

/** Verbs that the board of the asked seat shows, by the questions that they belong to if others use them too. */
const OWN: Record<string, string[] | null> = {
  leader: null,
  decree: null,
  obey: null,
  refresh: null,
  damage: null,
  repair: null,
  drop: null,
  exhaust: null,
  quest: null,
  outcast: null,
  price: null,
  fund: null,
  use: null,
  spend: ["spend-supporter"],
  discard: ["cut-supporters"],
};
const SOLD = ["buy", "riverboats", "mercenaries", "row"];

/** The seat on whose board an offer of a question can be tapped. */
export function boardOf(offer: Offer, asked: Question | null): string | null {
  if (SOLD.includes(offer.verb)) return "riverfolk";
  if (offer.verb === "sabotage") return offer.words.seat ?? null;
  if (offer.verb === "receive") return (asked?.facts.other_seat as string | undefined) ?? null;
  const asks = OWN[offer.verb];
  if (!asked || asks === undefined) return null;
  return asks === null || asks.includes(asked.ask) ? asked.seat : null;
}
