"""`python -m tests.playthroughs --write`: write the golden texts again.

With `--play` the games of `GAMES` are played anew first, for when a game has changed and its journals no longer fit.
"""

from __future__ import annotations

import sys

from tests.playthroughs import FOLDER, GAMES, journals, write

if "--play" in sys.argv:
    for name, game in GAMES.items():
        table = game.play()
        journal = FOLDER / f"{name}.weald"
        journal.unlink(missing_ok=True)  # a finished journal is never written over
        table.save(journal)
        print(f"{name}.weald: {len(table.actions)} actions")
for path in journals():
    text = write(path)
    golden = path.with_suffix(".txt")
    same = golden.exists() and golden.read_text(encoding="utf-8") == text
    print(f"{golden.name}: {'as before' if same else 'changed'}, {len(text.splitlines())} lines")
    if "--write" in sys.argv:
        golden.write_text(text, encoding="utf-8")
