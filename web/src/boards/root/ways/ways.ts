/** How each faction plays: what its page shows. The words are in root-ways.ftl, the positions are laid by tools/ways.py. */
import type { RootView } from "../view";
import positions from "./positions.json";

export interface Way {
  /** As in the address: "eyrie", "bot-eyrie". */
  name: string;
  seat: string;
  bot: boolean;
  view: RootView;
  /** Where on the map they have something to show. */
  clearings: number[];
  warriors: number;
  pieces: readonly string[];
  /** The law where their chapter begins. */
  law: string;
}

const people = positions.people as unknown as RootView;
const robots = positions.robots as unknown as RootView;
const moreRobots = positions.more_robots as unknown as RootView;

const GARDENS = ["fox-garden", "rabbit-garden", "mouse-garden"];
const POSTS = ["fox-post", "rabbit-post", "mouse-post"];
const BUILT = ["sawmill", "workshop", "recruiter"];

function way(seat: string, view: RootView, law: string, clearings: number[], warriors: number, pieces: readonly string[]): Way {
  const bot = law.startsWith("K");
  return { name: bot ? `bot-${seat}` : seat, seat, bot, view, clearings, warriors, pieces, law };
}

/** In the order in which a newcomer should meet them, people first. */
export const WAYS: readonly Way[] = [
  way("marquise", people, "6.1", [1, 5, 9, 10], 25, [...BUILT, "keep", "wood"]),
  way("eyrie", people, "7.1", [3, 7, 11], 20, ["roost"]),
  way("alliance", people, "8.1", [9, 12, 2, 10], 10, ["base", "sympathy"]),
  way("vagabond", people, "9.1", [6, 2, 11], 0, []),
  way("cult", people, "10.1", [4, 8, 7], 25, GARDENS),
  way("riverfolk", people, "11.1", [7, 4, 10, 11], 15, POSTS),
  way("marquise", robots, "K4.1", [1, 5, 9, 10], 25, [...BUILT, "keep"]),
  way("eyrie", robots, "K5.1", [3, 7, 11], 20, ["roost"]),
  way("alliance", robots, "K6.1", [2, 6, 11], 10, ["base", "sympathy"]),
  way("vagabond", robots, "K7.1", [8, 4, 7], 0, []),
  way("cult", moreRobots, "K8.1", [4, 8, 7], 25, GARDENS),
  way("riverfolk", moreRobots, "K9.1", [10, 11, 12], 15, POSTS),
  way("duchy", moreRobots, "K10.1", [9, 12, 4], 20, ["citadel", "market", "tunnel"]),
  way("corvids", moreRobots, "K11.1", [2, 5, 6], 15, ["plot"]),
];

export const wayOf = (name: string) => WAYS.find((one) => one.name === name);
/** The seats that are bots where a way is shown. */
export const robotsIn = (view: RootView) => view.order.filter((seat) => view.seats[seat]?.bot);
