import { expect, it } from "vitest";
import { quickAs, type GameInfo } from "./games";

const game = {
  name: "root",
  quick: { options: { map: "autumn", vagabond: "yes", cult: "no" }, seats: { marquise: "me", eyrie: "greedy", vagabond: "greedy" } },
} as unknown as GameInfo;

it("gives me another seat of the newcomer's table", () => {
  expect(quickAs(game, "eyrie").seats).toEqual({ marquise: "greedy", eyrie: "me", vagabond: "greedy" });
});

it("brings a seat that is not there in the place of the last", () => {
  const { options, seats } = quickAs(game, "cult");
  expect(seats).toEqual({ marquise: "greedy", eyrie: "greedy", cult: "me" });
  expect(options).toEqual({ map: "autumn", vagabond: "no", cult: "yes" });
});
