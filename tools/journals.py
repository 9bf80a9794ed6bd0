"""`make journals`: whole games of this version, kept as journals. Every later version has to follow them.

    python tools/journals.py 0.1.0

writes `tests/journals/0.1.0/`. Do it once for each release, and never change what is there: the games are whatever
people may have lying in their folders and databases.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from weald import library, players
from weald.engine import procedure
from weald.engine.chance import Throw
from weald.engine.journal import write
from weald.engine.table import Table, seed_file

FOLDER = Path(__file__).parent.parent / "tests" / "journals"
GAMES = {"critters": 6, "defenders": 6, "root": 8}  # how many of each; some with bots, some not played to the end
MOST = 1500  # actions; longer games stay open


def play(game: str, number: int, folder: Path) -> None:
    """One game with drawn options. Most players are random: they do much that better ones avoid."""
    ruleset = library.ruleset(game)
    seed = f"journal {game} {number}"
    options = ruleset.mixed({}, Throw(seed, 0), robots=number % 2 == 1)
    table = Table(ruleset, options, seed)
    kind = "greedy" if game == "critters" and number % 2 else "random"
    table.players = dict.fromkeys(ruleset.in_play(table.options), kind)
    sitting = {name: players.make(kind, ruleset, f"{seed} {name}") for name in table.players}
    end = random.Random(seed).randrange(20, 200) if number % 4 == 3 else MOST
    while table.outcome is None and len(table.actions) < end:
        asked = table.actor
        assert asked is not None
        view = table.view(asked)
        table.take(sitting[asked].choose(view, procedure.offers(view)))
    path = folder / f"{game}-{number}.weald"
    write(table.journal(), path)
    if table.outcome is None:
        seed_file(path).write_text(seed + "\n", encoding="utf-8")
    print(f"{path.name}: {len(table.actions)} actions, {'over' if table.outcome else 'open'}")


def main(version: str) -> None:
    folder = FOLDER / version
    if folder.exists():
        sys.exit(f"{folder} is there already; journals of a release are never written again")
    folder.mkdir(parents=True)
    for game, count in GAMES.items():
        for number in range(count):
            play(game, number, folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
