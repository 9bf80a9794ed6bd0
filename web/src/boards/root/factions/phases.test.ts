/** The turns that the boards list are those of the law, and all of their steps have words. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts } from "@/lib/texts";
import clockwork from "../../../../../src/weald/games/root/data/laws-clockwork.json";
import printed from "../../../../../src/weald/games/root/data/laws.json";
import { PHASES, presentStep, turnOf, type Step } from "./phases";

const LAWS = new Set([...printed.laws, ...clockwork.laws].map((law) => law.id));
const words = readFileSync(new URL("../../../../../src/weald/texts/en/root-boards.ftl", import.meta.url), "utf8");
const texts = new Texts("root", [words]);

const PEOPLE = ["marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk"];
const BOTS = [...PEOPLE, "duchy", "corvids"];
const CHAPTERS: Record<string, string> = {
  marquise: "6",
  eyrie: "7",
  alliance: "8",
  vagabond: "9",
  vagabond2: "9",
  cult: "10",
  riverfolk: "11",
};

describe.each([
  ...PEOPLE.map((seat): [string, boolean] => [seat, false]),
  ...BOTS.map((seat): [string, boolean] => [seat, true]),
])("the turn of %s (a bot: %s)", (seat, isBot) => {
  const turn = turnOf(seat, isBot);
  const steps = PHASES.flatMap((phase) => turn[phase]);

  it("has all phases, in words and by laws that there are", () => {
    for (const phase of PHASES) {
      expect(turn[phase].length).toBeGreaterThan(0);
      expect(texts.has(`board-phase-${phase}`)).toBe(true);
    }
    for (const step of steps) {
      expect(texts.has(`step-${step.name}`), step.name).toBe(true);
      if (step.law) expect(LAWS, step.name).toContain(step.law);
    }
  });

  it("names no step twice, and each law once", () => {
    const laws = steps.flatMap((step) => step.law ?? []);
    expect(new Set(steps.map((step) => step.name)).size).toBe(steps.length);
    expect(new Set(laws).size).toBe(laws.length);
  });
});

it("finds the step of a question by the number of its law, in the chapter of the board", () => {
  const found = (seat: string, law: string) =>
    PHASES.flatMap((phase) => presentStep(turnOf(seat, false)[phase], law)?.name ?? []).join();
  expect(found("marquise", "6.4")).toBe("wood");
  expect(found("marquise", "6.5.4.2")).toBe("build");
  expect(found("eyrie", "7.5.2.1")).toBe("resolve-decree");
  expect(found("eyrie", "7.7.3")).toBe("turmoil");
  expect(found("alliance", "8.4.1.2")).toBe("revolt");
  expect(found("cult", "10.4.3.1")).toBe("conspire");
  expect(found("riverfolk", "11.6.2")).toBe("set-prices");
  for (const [seat, chapter] of Object.entries(CHAPTERS)) {
    expect(found(seat, `${chapter}.5`), "all of Daylight is no step").toBe("");
    expect(found(seat, "4.3.2"), "a battle may belong to any").toBe("");
  }
});

it("has no words for steps that no board lists", () => {
  const told = [...words.matchAll(/^step-([\w-]+) =/gm)].map((found) => found[1]);
  const all: Step[] = [false, true].flatMap((isBot) =>
    BOTS.flatMap((seat) => PHASES.flatMap((phase) => turnOf(seat, isBot)[phase])),
  );
  expect(new Set(told)).toEqual(new Set(all.map((step) => step.name)));
});
