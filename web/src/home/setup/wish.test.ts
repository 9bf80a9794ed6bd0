import { describe, expect, it } from "vitest";
import type { GameInfo, SeatsInfo } from "../games";
import { about, dealt, freeOptions, led, numbers, ofSeat, playerOf, playersFor, recalled, seated, seatsOf, switched, usual } from "./wish";

const seating = (name: string, names: string[], value = "no") => ({ name, default: value, names, kind: "seating" });
const game = {
  name: "wood",
  seats: ["cats", "birds", "moles"],
  levels: ["easy", "normal", "hard"],
  lots: ["cats", "birds"],
  sides: ["cats", "birds"],
  reach: { cats: 10, birds: 7, moles: 8 },
  options: [
    { name: "map", default: "autumn", names: ["autumn", "lake"], kind: "map" },
    seating("cats", ["yes", "no", "bot"], "yes"),
    seating("birds", ["yes", "no", "bot"], "yes"),
    seating("moles", ["no", "bot"]),
    { name: "cats-traits", default: "none", names: ["blitz", "iron"], kind: "trait", many: true, seat: "cats" },
    { name: "target", default: 0, least: 0, most: 99 },
  ],
  quick: { options: { map: "autumn", cats: "yes", birds: "yes", moles: "no", "cats-traits": "none", target: 0 }, seats: { cats: "me", birds: "normal" } },
} as unknown as GameInfo;

describe("what is wanted", () => {
  it("begins as a newcomer plays", () => {
    const wish = usual(game, "easy");
    expect(wish.sitters).toEqual({ cats: "me", birds: "easy", moles: "easy" });
    expect(wish.options["map"]).toBe("autumn");
  });

  it("is recalled as far as the game still has it", () => {
    const kept = {
      options: { map: "lake", cats: "dog", "cats-traits": "iron", target: 500, gone: "yes", birds: 3 },
      sitters: { cats: "open", birds: "greedy", moles: "hard" },
      open: true,
    };
    const wish = recalled(game, kept, "easy");
    expect(wish.options).toMatchObject({ map: "lake", cats: "yes", birds: "yes", "cats-traits": "iron", target: 0 });
    expect(wish.options).not.toHaveProperty("gone");
    expect(wish.sitters).toEqual({ cats: "open", birds: "easy", moles: "hard" });
    expect(wish.open).toBe(true);
    for (const nonsense of [null, 7, "x", [], { options: 3, sitters: null }]) expect(recalled(game, nonsense, "easy")).toEqual(usual(game, "easy"));
  });
});

describe("a seat", () => {
  it("offers what its option allows", () => {
    expect(playersFor(game, "cats", false)).toEqual(["me", "open", "computer", "bot", "no"]);
    expect(playersFor(game, "moles", false)).toEqual(["bot", "no"]);
    expect(playersFor(game, "birds", true)).toEqual(["yes", "bot", "no"]);
  });

  it("keeps its sitter while it is away", () => {
    const away = seated(game, usual(game, "easy"), "cats", "no");
    expect(playerOf(game, away, "cats", false)).toBe("no");
    expect(away.sitters["cats"]).toBe("me");
    const back = seated(game, away, "cats", "open");
    expect(playerOf(game, back, "cats", true)).toBe("open");
    expect(back.options["cats"]).toBe("yes");
  });

  it("that takes part and is not asked for is led by another", () => {
    expect(playerOf(game, usual(game, "easy"), "birds", false)).toBe("yes");
  });

  it("has options of its own, and the others are the table's", () => {
    expect(ofSeat(game, "cats").map((option) => option.name)).toEqual(["cats-traits"]);
    expect(freeOptions(game).map((option) => option.name)).toEqual(["map", "target"]);
  });

  it("switches traits in the order of the option", () => {
    const [traits] = ofSeat(game, "cats");
    expect(switched(traits!, "iron", "blitz", true)).toBe("blitz+iron");
    expect(switched(traits!, "blitz+iron", "iron", false)).toBe("blitz");
    expect(switched(traits!, "blitz", "blitz", false)).toBe("none");
  });
});

describe("a draw", () => {
  it("seats the same people in the drawn seats, me in the first of the lot", () => {
    const wish = { ...usual(game, "easy"), sitters: { cats: "open", birds: "me", moles: "easy" } };
    const after = dealt(game, wish, { options: { cats: "yes", birds: "yes" }, seats: ["cats", "birds"] }, [], "easy");
    expect(after.sitters).toMatchObject({ cats: "me", birds: "open" });
  });

  it("keeps who is kept, and fills up with computers", () => {
    const wish = seated(game, usual(game, "easy"), "birds", "no");
    expect(led(game, wish)).toEqual(["cats"]);
    const after = dealt(game, wish, { options: { cats: "yes", birds: "yes" }, seats: ["birds", "cats"] }, ["cats"], "easy");
    expect(after.sitters).toMatchObject({ cats: "me", birds: "easy" });
    expect(after.options["birds"]).toBe("yes");
  });
});

it("names the field that a refusal is about", () => {
  expect(about(game, { code: "x", message: "", facts: { option: "birds" } })).toBe("birds");
  expect(about(game, { code: "too-few-seats", message: "", facts: { least: 2 } })).toBe("");
});

it("shows few numbers one by one", () => {
  expect(numbers({ name: "hard", default: 0, least: 1, most: 3 } as never)).toEqual(["1", "2", "3"]);
  expect(numbers({ name: "target", default: 0, least: 0, most: 99 } as never)).toBeNull();
});

it("sends the seats that ask for somebody now", () => {
  const under = { seats: [{ name: "cats", bot: false }, { name: "moles", bot: true }] } as SeatsInfo;
  expect(seatsOf(usual(game, "easy"), under)).toEqual({ cats: "me" });
});
