/** The turn as each board lists it: its steps by phase, with the law that each stands in. */
import type { Phase } from "../view";

export const PHASES: readonly Phase[] = ["birdsong", "daylight", "evening"];

export interface Step {
  /** Its words are `step-<name>`. */
  name: string;
  /** The law of the questions that belong to it; a remark between steps has none. */
  law?: string;
  /** The verb of the action that takes it. */
  verb?: string;
}

export type Turn = Record<Phase, Step[]>;

const CRAFTING = "4.1.1"; // crafting pieces are asked for by the common law

const remark = (name: string): Step => ({ name });
const step = (name: string, law: string, verb?: string): Step => ({ name, law, verb });

const VAGABOND: Turn = {
  birdsong: [step("refresh", "9.4.1", "refresh"), step("slip", "9.4.2")],
  daylight: [
    step("move-boots", "9.5.1", "to"),
    step("battle-sword", "9.5.2", "battle"),
    step("explore", "9.5.3", "explore"),
    step("aid", "9.5.4", "aid"),
    step("quest", "9.5.5", "quest"),
    step("strike", "9.5.6", "strike"),
    step("repair", "9.5.7", "repair"),
    step("craft-hammers", "9.5.8", "craft"),
    step("special", "9.5.9", "special"),
  ],
  evening: [
    step("rest", "9.6.1"),
    step("draw-coins", "9.6.2"),
    step("discard", "9.6.3"),
    step("item-limit", "9.6.4", "drop"),
  ],
};

const PEOPLE: Record<string, Turn> = {
  marquise: {
    birdsong: [step("wood", "6.4")],
    daylight: [
      step("craft", CRAFTING, "craft"),
      remark("three-actions"),
      step("battle", "6.5.1", "fight"),
      step("march", "6.5.2", "march"),
      step("recruit-once", "6.5.3", "recruit"),
      step("build", "6.5.4", "build"),
      step("overwork", "6.5.5", "overwork"),
      remark("hire"),
    ],
    evening: [step("draw", "6.6")],
  },
  eyrie: {
    birdsong: [step("emergency", "7.4.1"), step("add-to-decree", "7.4.2", "decree"), step("new-roost", "7.4.3", "roost")],
    daylight: [step("craft", "7.5.1", "craft"), step("resolve-decree", "7.5.2", "obey"), step("turmoil", "7.7")],
    evening: [step("score-roosts", "7.6.1"), step("draw", "7.6.2")],
  },
  alliance: {
    birdsong: [step("revolt", "8.4.1", "revolt"), step("spread", "8.4.2", "sympathy")],
    daylight: [step("craft", "8.5.1", "craft"), step("mobilize", "8.5.2", "mobilize"), step("train", "8.5.3", "train")],
    evening: [
      remark("officers-act"),
      step("move", "8.6.1.1", "march"),
      step("battle", "8.6.1.2", "fight"),
      step("recruit-base", "8.6.1.3", "raise"),
      step("organize", "8.6.1.4", "organize"),
      step("draw-bases", "8.6.2"),
    ],
  },
  vagabond: VAGABOND,
  vagabond2: VAGABOND,
  cult: {
    birdsong: [step("outcast", "10.4.1"), step("souls", "10.4.2"), step("conspire", "10.4.3")],
    daylight: [
      remark("reveal"),
      step("garden", "10.5.1", "build"),
      step("recruit-one", "10.5.2", "enlist"),
      step("score-gardens", "10.5.3", "points"),
      step("sacrifice", "10.5.4"),
    ],
    evening: [step("return-cards", "10.6.1"), step("craft-gardens", "10.6.2", "craft"), step("draw", "10.6.3")],
  },
  riverfolk: {
    birdsong: [step("pay-themselves", "11.4.1"), step("dividends", "11.4.2"), step("gather", "11.4.3")],
    daylight: [
      remark("commit"),
      step("move", "11.5.1", "march"),
      step("battle", "11.5.2", "fight"),
      step("craft-or-export", "11.5.3", "craft"),
      step("draw-one", "11.5.4", "draw-card"),
      remark("spend-funds"),
      step("recruit-river", "11.5.5", "enlist"),
      step("trade-post", "11.5.6", "trade"),
    ],
    evening: [step("discard", "11.6.1"), step("set-prices", "11.6.2", "price")],
  },
};

/** Where the bots' chapters put the order and the crafting of its item. */
const ordered = (chapter: string): Step[] => [step("order", `${chapter}.4.1`), step("craft-order", `${chapter}.4.2`)];

const VAGABOT: Turn = {
  birdsong: [...ordered("K7"), step("slip-away", "K7.4.3")],
  daylight: [step("errands", "K7.5")],
  evening: [step("refresh-items", "K7.6.1"), step("repair-items", "K7.6.2"), step("discard-order", "K7.6.3")],
};

const BOTS: Record<string, Turn> = {
  marquise: {
    birdsong: ordered("K4"),
    daylight: [
      step("battle-ordered", "K4.5.1"),
      step("recruit-four", "K4.5.2"),
      step("build-ordered", "K4.5.3"),
      step("move-beyond-three", "K4.5.4"),
      step("expand", "K4.5.5"),
      step("escalate", "K4.7"),
    ],
    evening: [step("score-track", "K4.6.1"), step("discard-order", "K4.6.2")],
  },
  eyrie: {
    birdsong: [...ordered("K5"), step("decree-order", "K5.4.3"), step("new-roost", "K5.4.4")],
    daylight: [step("resolve-columns", "K5.5.1"), step("build-roost", "K5.5.2"), step("turmoil-bot", "K5.7")],
    evening: [step("score-roosts", "K5.6")],
  },
  alliance: {
    birdsong: [...ordered("K6"), step("revolt-ordered", "K6.4.3"), step("pity", "K6.4.4")],
    daylight: [step("spread-ordered", "K6.5.1"), step("surprise-revolt", "K6.5.2")],
    evening: [step("organize-bases", "K6.6.1"), step("recruit-bases", "K6.6.2"), step("discard-order", "K6.6.3")],
  },
  vagabond: VAGABOT,
  vagabond2: VAGABOT,
  cult: {
    birdsong: [step("order-souls", "K8.4.1"), step("conspire-bot", "K8.4.2")],
    daylight: [step("rituals", "K8.5")],
    evening: [
      step("score-track", "K8.6.1"),
      step("souls", "K8.6.2"),
      step("return-souls", "K8.6.3"),
      step("craft-top", "K8.6.4"),
    ],
  },
  riverfolk: {
    birdsong: [step("refill", "K9.4.1"), step("craft-market", "K9.4.2"), step("order-market", "K9.4.3")],
    daylight: [
      step("trade-post-ordered", "K9.5.1"),
      step("recruit-ordered", "K9.5.2"),
      step("check-protectionism", "K9.5.3"),
      step("battle-protected", "K9.5.4"),
    ],
    evening: [step("score-payments", "K9.6.1"), step("extort", "K9.6.2"), step("discard-market", "K9.6.3")],
  },
  duchy: {
    birdsong: [...ordered("K10"), step("recruit-burrow", "K10.4.3")],
    daylight: [
      step("dig", "K10.5.1"),
      step("battle-ordered", "K10.5.2"),
      step("build-duchy", "K10.5.3"),
      step("ministers", "K10.5.4"),
    ],
    evening: [
      step("rally", "K10.6.1"),
      step("score-markets", "K10.6.2"),
      step("sway", "K10.6.3"),
      step("discard-order", "K10.6.4"),
    ],
  },
  corvids: {
    birdsong: [...ordered("K11"), step("recruit-two", "K11.4.3"), step("flip", "K11.4.4")],
    daylight: [
      step("battle-two", "K11.5.1"),
      step("move-beyond-two", "K11.5.2"),
      step("plot", "K11.5.3"),
      step("thicken", "K11.5.4"),
    ],
    evening: [step("score-extortions", "K11.6.1"), step("discard-order", "K11.6.2")],
  },
};

const NO_TURN: Turn = { birdsong: [], daylight: [], evening: [] };

export function turnOf(seat: string, isBot: boolean): Turn {
  return (isBot ? BOTS : PEOPLE)[seat] ?? NO_TURN;
}

const isWithin = (law: string, chapter: string) => law === chapter || law.startsWith(`${chapter}.`);

/** The step of a phase that a question of this law belongs to, if the law is no common one. */
export function presentStep(steps: readonly Step[], law: string): Step | null {
  return steps.find((one) => one.law !== undefined && isWithin(law, one.law)) ?? null;
}
