/** The boards by game, each fetched when somebody sits down to it; a game without its own is told in plain lines. */
import type { GameBoard } from "./board";

const OWN: Record<string, () => Promise<{ board: GameBoard }>> = {
  critters: () => import("./critters"),
  defenders: () => import("./defenders"),
  root: () => import("./root"),
};

/** Whether a game has no board of its own: then the server is asked for the terminal's lines. */
export const isPlain = (game: string) => !(game in OWN);

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = OWN[game] ?? (() => import("./plain"));
  return (await load()).board;
}
