/** The points of a game: round by round, by law, and where it turned. */
import { expect, it } from "vitest";
import type { Told } from "@/lib/messages";
import { scoresOf } from "./scores";

let turn = 0;
const began = (seat: string, round: number): Told => ({ what: "turn-began", law: "1.5", at: 1, turn: ++turn, step: 1, role: "turn", seat, round });
const scored = (seat: string, points: number, score: number, law: string): Told => ({
  what: "scored",
  law,
  at: 1,
  turn,
  step: 1,
  role: "follows",
  seat,
  points,
  score,
});

const events = [
  began("marquise", 1),
  scored("marquise", 2, 2, "6.5"),
  began("eyrie", 1),
  scored("eyrie", 1, 1, "7.6"),
  began("marquise", 2),
  scored("marquise", -1, 1, "3.2"),
  began("eyrie", 2),
  scored("eyrie", 3, 4, "7.6"),
  scored("eyrie", 2, 6, "3.2"),
  began("marquise", 3),
];

it("go round by round, also where nobody scored", () => {
  const { rounds, lines } = scoresOf(events, ["marquise", "eyrie", "alliance"]);
  expect(rounds).toEqual([1, 2, 3]);
  expect(lines).toEqual({ marquise: [2, 1, 1], eyrie: [1, 6, 6], alliance: [0, 0, 0] });
});

it("come from laws, the most first", () => {
  const { by, last } = scoresOf(events, ["marquise", "eyrie"]);
  expect(by).toEqual({ marquise: [["6.5", 2], ["3.2", -1]], eyrie: [["7.6", 4], ["3.2", 2]] });
  expect(last.eyrie).toMatchObject({ points: 2, score: 6, law: "3.2" });
});

it("tell who took the lead, and who scored most in one turn", () => {
  expect(scoresOf(events, ["marquise", "eyrie"]).turns).toEqual([
    { kind: "lead", round: 2, seat: "eyrie", points: 6 },
    { kind: "best", round: 2, seat: "eyrie", points: 5 },
  ]);
});

it("count battles as rounds where there are no others", () => {
  const war = [
    { ...began("south", 0), what: "battle-began", role: "deed" as const, round: undefined, battle: 1 },
    { ...scored("south", 6, 6, "9.1"), what: "battle-won" },
  ];
  expect(scoresOf(war, ["south", "north"]).lines).toEqual({ south: [6], north: [0] });
});

it("end where a seat scores no more", () => {
  const left = { ...began("marquise", 2), what: "dominance-activated", role: "deed" as const, round: undefined };
  const all = [...events.slice(0, 6), left, ...events.slice(6)];
  expect(scoresOf(all, ["marquise", "eyrie"], ["dominance-activated"]).lines).toEqual({ marquise: [2, 1], eyrie: [1, 6, 6] });
});
