/** What was chosen last for a game, kept in this browser. */
import type { GameInfo } from "../games";
import { recalled, type Wish } from "./wish";

const key = (game: string) => `weald-set-up-${game}`;

export function recall(game: GameInfo, level: string): Wish {
  try {
    return recalled(game, JSON.parse(localStorage.getItem(key(game.name)) ?? "null"), level);
  } catch {
    return recalled(game, null, level); // no storage, or something else lies there
  }
}

export function keep(game: string, wish: Wish): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(wish));
  } catch {
    // no storage: it lasts as long as the page
  }
}
