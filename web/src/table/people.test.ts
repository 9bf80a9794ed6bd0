/** Who sits where: people by their names where seats are but places, seats in the order of their turns. */
import { expect, it } from "vitest";
import type { SeatInfo } from "@/lib/messages";
import { inOrder, naming, peopleOf, robotsOf } from "./people";

const seat = (name: string, who: string | null, player = "person"): SeatInfo => ({ name, player, who, mine: false, here: true, back: false, gave_up: null });

it("calls people by their names, and computers by their seats", () => {
  expect(peopleOf([seat("south", "Old Badger"), seat("north", null, "greedy")])).toEqual({ south: "Old Badger" });
});

it("calls nobody by a name that another has, as one guest in two seats", () => {
  expect(peopleOf([seat("south", "Old Badger"), seat("north", "Old Badger")])).toEqual({});
});

it("cuts a name that is too long for a sentence", () => {
  expect(peopleOf([seat("south", "The Honourable Badger of the Wood")]).south).toBe("The Honourable Ba…");
});

it("words nothing anew while nobody comes or goes", () => {
  const seats = [seat("marquise", "Old Badger"), seat("eyrie", null, "bot")];
  expect(naming({ seats })).toBe(naming({ seats: seats.map((one) => ({ ...one, here: false })) }));
  expect(robotsOf({ seats })).toEqual(["eyrie"]);
});

it("puts seats in the order of their turns, and leaves them as they are while it is unknown", () => {
  const seats = ["marquise", "eyrie", "alliance"].map((name) => seat(name, null));
  expect(inOrder(seats, ["alliance", "marquise", "eyrie"]).map((one) => one.name)).toEqual(["alliance", "marquise", "eyrie"]);
  expect(inOrder(seats, []).map((one) => one.name)).toEqual(["marquise", "eyrie", "alliance"]);
});
