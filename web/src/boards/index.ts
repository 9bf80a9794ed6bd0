/** The boards by game, each fetched when somebody sits down to it; a game without its own is told in plain lines. */
import type { GameBoard } from "./board";

const OWN: Record<string, () => Promise<{ board: GameBoard }>> = {
  critters: () => import("./critters"),
};

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = OWN[game] ?? (() => import("./plain"));
  return (await load()).board;
}
