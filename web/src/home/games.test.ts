import { expect, it } from "vitest";
import { quickAs, usualLevel, type GameInfo } from "./games";

const game = {
  name: "root",
  quick: { options: { map: "autumn", vagabond: "yes", cult: "no" }, seats: { marquise: "me", eyrie: "normal", vagabond: "normal" } },
  levels: ["easy", "normal", "hard"],
} as unknown as GameInfo;

it("gives me another seat of the newcomer's table", () => {
  expect(quickAs(game, "hard", "eyrie").seats).toEqual({ marquise: "hard", eyrie: "me", vagabond: "hard" });
  expect(quickAs(game, "easy")).toEqual({ options: game.quick.options, seats: { marquise: "me", eyrie: "easy", vagabond: "easy" } });
});

it("brings a seat that is not there in the place of the last", () => {
  const { options, seats } = quickAs(game, "normal", "cult");
  expect(seats).toEqual({ marquise: "normal", eyrie: "normal", cult: "me" });
  expect(options).toEqual({ map: "autumn", vagabond: "no", cult: "yes" });
});

it("knows the level that was chosen last, unless the game has none of that name", () => {
  expect(usualLevel(game, "hard")).toBe("hard");
  expect(usualLevel(game, "genius")).toBe("normal");
});
