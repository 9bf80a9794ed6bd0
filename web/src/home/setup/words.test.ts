import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts } from "@/lib/texts";
import type { GameInfo, SeatsInfo } from "../games";
import { usual } from "./wish";
import { playerLine, summary } from "./words";

const FOLDER = new URL("../../../../src/weald/texts/en/", import.meta.url);
const read = (starts: string[]) =>
  readdirSync(FOLDER)
    .filter((name) => starts.some((start) => name.startsWith(start)))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), "utf-8"));
const texts = (game: string, also: string[] = []) => new Texts(game, read(["house-table", "web", game, ...also]));

const root = {
  name: "root",
  seats: ["marquise", "eyrie", "duchy"],
  levels: ["easy", "normal"],
  options: [
    { name: "map", default: "lake", names: ["autumn", "lake"], kind: "map" },
    { name: "coop", default: "no", names: ["no", "yes"] },
    { name: "marquise", default: "yes", names: ["yes", "no", "bot"], kind: "seating" },
    { name: "eyrie", default: "yes", names: ["yes", "no", "bot"], kind: "seating" },
    { name: "duchy", default: "bot", names: ["no", "bot"], kind: "seating" },
    { name: "duchy-level", default: "nightmare", names: ["easy", "nightmare"], kind: "level", seat: "duchy" },
    { name: "duchy-traits", default: "none", names: ["ferocious", "overwhelm"], many: true, kind: "trait", seat: "duchy" },
  ],
  quick: { options: {}, seats: { marquise: "me", eyrie: "normal" } },
} as unknown as GameInfo;
const under = {
  seats: [
    { name: "marquise", bot: false },
    { name: "eyrie", bot: false },
    { name: "duchy", bot: true },
  ],
} as SeatsInfo;

describe("what will be laid", () => {
  const say = texts("root", ["clockwork"]);
  const wish = usual(root, "normal");

  it("is a sentence with the map, who I am and who the others are", () => {
    expect(summary(say, root, wish, under)).toBe(
      "Three seats on the lake map: you as Marquise de Cat against Eyrie Dynasties (computer), Drillbit Duchy.",
    );
  });

  it("says it when people stand together, when I only watch, and when seats are free", () => {
    const together = { ...wish, options: { ...wish.options, coop: "yes" } };
    expect(summary(say, root, together, under)).toContain("you as Marquise de Cat with Eyrie Dynasties (computer), Drillbit Duchy, people together");
    const watching = { ...wish, sitters: { ...wish.sitters, marquise: "open" } };
    expect(summary(say, root, watching, under)).toBe(
      "Three seats on the lake map: Marquise de Cat (free), Eyrie Dynasties (computer), Drillbit Duchy, and you watch.",
    );
  });

  it("tells a bot with its level and traits", () => {
    expect(playerLine(say, root, wish, "duchy", "bot")).toBe("Drillbit Duchy, nightmare");
    const fierce = { ...wish, options: { ...wish.options, "duchy-traits": "ferocious+overwhelm" } };
    expect(playerLine(say, root, fierce, "duchy", "bot")).toBe("Drillbit Duchy, nightmare: ferocious, overwhelm");
  });

  it("tells how strong a computer is", () => {
    const levels = texts("root", ["clockwork", "house-levels"]);
    expect(playerLine(levels, root, wish, "eyrie", "normal")).toBe("Computer, normal");
  });

  it("is said of other games too", () => {
    const critters = { name: "critters", seats: ["south", "north"], levels: ["normal"], options: [], quick: { options: {}, seats: { south: "me", north: "normal" } } } as unknown as GameInfo;
    const two = { seats: [{ name: "south", bot: false }, { name: "north", bot: false }] } as SeatsInfo;
    expect(summary(texts("critters"), critters, usual(critters, "normal"), two)).toBe("Two seats: you as South against North (computer).");
  });
});
