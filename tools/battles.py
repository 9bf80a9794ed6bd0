"""Counts how battles of Critters at War end between two players of one kind, for the table of the war (`chances.py`).

    python tools/battles.py --player expert --games 200 --seed battles

writes `src/weald/games/critters/data/battles.json`. The same command writes the same file.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from weald import library, players
from weald.arena.match import player_seed
from weald.engine import procedure
from weald.engine.lenses import NOBODY
from weald.engine.table import Table

DATA = Path(__file__).parent.parent / "src/weald/games/critters/data/battles.json"
ABOUT = "How many battles the first and the second player won, by the points that they brought. See chances.py."


def count(kind: str, seed: str, counts: dict[str, dict[str, int]]) -> None:
    """Play one game and note the end of each of its battles."""
    ruleset = library.ruleset("critters")
    table = Table(ruleset, None, seed, dict.fromkeys(ruleset.seats, kind), telling=False)
    seated = [players.make(kind, ruleset, player_seed(seed, seat)) for seat in ruleset.seats]
    board: Any = table.game.board
    scores, first = board.scores[:], board.first
    while (seat := procedure.actor(board)) != NOBODY:
        view = table.game.lens(seat)
        first = board.first
        table.take(seated[seat].choose(view, procedure.offers(view)))
        for winner in (0, 1):
            points = board.scores[winner] - scores[winner]
            if points:
                of_one = counts["first" if winner == first else "second"]
                of_one[str(points)] = of_one.get(str(points), 0) + 1
                scores = board.scores[:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="expert", choices=players.names())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="battles")
    parser.add_argument("--to", type=Path, default=DATA, help="where to write")
    asked = parser.parse_args()
    counts: dict[str, dict[str, int]] = {"first": {}, "second": {}}
    for number in range(asked.games):
        count(asked.player, f"{asked.seed}:{number}", counts)
    made = {"player": asked.player, "games": asked.games, "seed": asked.seed}
    battles = {who: dict(sorted(of_one.items())) for who, of_one in counts.items()}
    asked.to.write_text(json.dumps({"about": ABOUT, "made": made, "battles": battles}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
