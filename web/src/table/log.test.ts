/** The log: a turn in one line by what was done, with the points that each thing brought; its steps one tap away. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { Told } from "@/lib/messages";
import { Texts } from "@/lib/texts";
import { paragraphs, spoken } from "./log";

const FOLDER = fileURLToPath(new URL("../../../src/weald/texts/en", import.meta.url));
const read = (...names: string[]) => names.map((name) => readFileSync(`${FOLDER}/${name}.ftl`, "utf8"));
const root = new Texts("root", read("house-table", "web", "root", "root-seats", "root-sums"));
const critters = new Texts("critters", read("house-table", "web", "critters", "critters-seats"));

let step = 0;
function told(what: string, role: Told["role"], facts: Record<string, unknown>): Told {
  if (role !== "follows") step += 1;
  return { what, law: "1.1", at: step, turn: 1, step, role, ...facts };
}

const turn = [
  told("turn-began", "turn", { seat: "marquise", round: 4 }),
  told("placed", "deed", { seat: "marquise", piece: "wood", clearing: 1 }),
  told("placed", "deed", { seat: "marquise", piece: "wood", clearing: 2 }),
  told("moved", "deed", { seat: "marquise", count: 3, from_clearing: 1, clearing: 5 }),
  told("battle", "deed", { seat: "marquise", other_seat: "eyrie", clearing: 5 }),
  told("piece-removed", "follows", { seat: "eyrie", piece: "roost", clearing: 5 }),
  told("scored", "follows", { seat: "marquise", points: 1, score: 8 }),
  told("scored", "follows", { seat: "alliance", points: 1, score: 3 }),
  told("wood-spent", "deed", { seat: "marquise", count: 1, clearing: 1 }),
  told("placed", "deed", { seat: "marquise", piece: "sawmill", clearing: 5 }),
  told("scored", "follows", { seat: "marquise", points: 2, score: 10 }),
];

it("tells a turn in one line, the same things together, each with its points", () => {
  const [found] = paragraphs(root, turn);
  expect(found?.sum).toBe("Marquise de Cat, turn 4: 2 × wood, a move, a battle with the Eyrie Dynasties (+1), sawmill (+2). 10 points now.");
  expect(found?.steps?.map((one) => one.deeds.length)).toEqual([1, 1, 1, 4, 1, 2]);
});

it("says so when a turn brought nothing", () => {
  const idle = [told("turn-began", "turn", { seat: "eyrie", round: 4 }), told("drew", "deed", { seat: "eyrie" })];
  expect(paragraphs(root, idle)[0]?.sum).toBe("Eyrie Dynasties, turn 4: nothing yet.");
  expect(paragraphs(root, [...idle, ...turn])[0]?.sum).toBe("Eyrie Dynasties, turn 4: nothing of note.");
});

it("leaves out no points, whatever brought them", () => {
  const ritual = [
    told("turn-began", "turn", { seat: "cult", round: 7 }),
    told("revealed", "deed", { seat: "cult", card: "bake_sale" }),
    told("scored", "follows", { seat: "cult", points: 4, score: 24 }),
  ];
  expect(paragraphs(root, ritual)[0]?.sum).toBe("Lizard Cult, turn 7: scoring (+4). 24 points now.");
});

it("tells a game whose turns have no headings line by line", () => {
  const played = [told("deployed", "turn", { seat: "south", card: "A6", theater: "air" }), told("improvised", "turn", { seat: "north", theater: "sea" })];
  expect(spoken(critters, played, 9)).toEqual(["South deployed A6 Heavy Bombers to the air.", "North played a card facedown to the sea."]);
});

it("calls people by their names where seats are but places", () => {
  const named = critters.again([], { south: "Old Badger" });
  const [line] = spoken(named, [told("deployed", "turn", { seat: "south", card: "A6", theater: "air" })], 9);
  expect(line).toBe("Old Badger deployed A6 Heavy Bombers to the air.");
  expect(named.place("south")).toBe("South");
});

it("bends a word before names that people gave themselves, which nobody can bend", () => {
  const uk = FOLDER.replace(/en$/, "uk");
  const words = ["house-table", "web", "critters", "critters-seats"].map((name) => readFileSync(`${uk}/${name}.ftl`, "utf8"));
  const named = new Texts("critters", words, [], { south: "Тихий Борсук" }, undefined, "uk");
  const flip = { theater: "land", side: "up" };
  expect(named.say("do-flip-hidden", { seat: "south", ...flip })).toContain("картку гравця «Тихий Борсук»");
  expect(named.say("do-flip-hidden", { seat: "north", ...flip })).toContain("картку Півночі");
  expect(named.name("seat", "south")).toBe("Тихий Борсук");
});
