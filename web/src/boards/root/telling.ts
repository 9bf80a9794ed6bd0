/** How Root is told at the table: whose turn comes when, by which sign a seat is known, what is a scene. */
import type { GameBoard } from "../board";
import Battle from "./battle/Battle.svelte";
import { isBattle } from "./battle/battle";
import Mark from "./Mark.svelte";
import type { RootView } from "./view";

export const telling: Pick<GameBoard, "turns" | "Mark" | "scenes" | "leftovers" | "leaving"> = {
  turns: (view) => (view as unknown as RootView).order,
  Mark,
  scenes: [{ isOf: isBattle, Scene: Battle, weight: 2.5 }],
  leftovers: ["craft", "quest"],
  leaving: ["dominance-activated", "coalition"],
};
