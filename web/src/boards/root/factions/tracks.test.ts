/** The tracks say what the printed boards say. */
import { expect, it } from "vitest";
import type { SeatView } from "../view";
import { trackFacts, tracksOf } from "./tracks";

function told(stock: Record<string, number>, bot = false): SeatView {
  const more = bot ? { bot: { level: "normal", traits: [], order_card: null, ordered: null } } : {};
  return { score: 0, hand: 0, supply: 0, stock, items: {}, cards: [], dominance: null, ...more };
}
const facts = (seat: string, stock: Record<string, number>, bot = false) =>
  tracksOf(seat, told(stock, bot)).map((track) => [track.piece, track.way, trackFacts(track)]);

it("the next building of the Marquise costs wood and scores at once", () => {
  const [sawmill, workshop, recruiter] = facts("marquise", { sawmill: 3, workshop: 6, recruiter: 0 });
  expect(sawmill).toEqual(["sawmill", "wood", { left: 3, empty: 3, now: 2, cost: 3, gives: 3, cards: 0 }]);
  expect(workshop).toMatchObject(["workshop", "wood", { left: 6, cost: 0, gives: 0 }]);
  expect(recruiter).toMatchObject(["recruiter", "wood", { left: 0, cards: 2 }]);
});

it("roosts score each Evening what the last empty space says, and draw more cards", () => {
  expect(facts("eyrie", { roost: 4 })).toEqual([
    ["roost", "roosts", { left: 4, empty: 3, now: 2, cost: 0, gives: 3, cards: 1 }],
  ]);
  expect(facts("eyrie", { roost: 0 }, true)).toMatchObject([["roost", "evening", { left: 0, now: 6, cards: 0 }]]);
});

it("sympathy costs supporters; gardens are worth a ritual; a trade post scores two points", () => {
  expect(facts("alliance", { sympathy: 4 })).toMatchObject([["sympathy", "supporters", { cost: 3, gives: 3 }]]);
  expect(facts("cult", { "fox-garden": 3, "rabbit-garden": 5, "mouse-garden": 0 })).toMatchObject([
    ["fox-garden", "ritual", { now: 2, gives: 2, cards: 1 }],
    ["rabbit-garden", "ritual", { now: 0, gives: 0, cards: 0 }],
    ["mouse-garden", "ritual", { now: 4, left: 0, cards: 1 }],
  ]);
  expect(facts("riverfolk", { "fox-post": 1, "rabbit-post": 3, "mouse-post": 0 })).toMatchObject([
    ["fox-post", "post", { left: 1, gives: 2 }],
    ["rabbit-post", "post", { left: 3, gives: 2 }],
    ["mouse-post", "post", { left: 0 }],
  ]);
});

it("bots score by tracks of their own, and the Duchy recruit by citadels", () => {
  expect(facts("marquise", { sawmill: 3, workshop: 6, recruiter: 5 }, true)).toMatchObject([
    ["sawmill", "evening", { now: 2, gives: 3 }],
    ["workshop", "evening", { now: 0, gives: 0 }],
    ["recruiter", "evening", { now: 0, gives: 1 }],
  ]);
  expect(facts("riverfolk", { "fox-post": 2, "rabbit-post": 3, "mouse-post": 0 }, true)[0]).toMatchObject([
    "fox-post",
    "placed",
    { gives: 1 },
  ]);
  expect(facts("duchy", { citadel: 1, market: 3 }, true)).toMatchObject([
    ["citadel", "recruits", { now: 2, gives: 4 }],
    ["market", "markets", { now: 0, gives: 1 }],
  ]);
});

it("those without tracks have none", () => {
  expect(facts("vagabond", {})).toEqual([]);
  expect(facts("corvids", { plot: 3 }, true)).toEqual([]);
});
