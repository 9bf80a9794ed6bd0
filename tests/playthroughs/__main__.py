"""`python -m tests.playthroughs --write`: write the golden texts again."""

from __future__ import annotations

import sys

from tests.playthroughs import journals, write

for path in journals():
    text = write(path)
    golden = path.with_suffix(".txt")
    same = golden.exists() and golden.read_text(encoding="utf-8") == text
    print(f"{golden.name}: {'as before' if same else 'changed'}, {len(text.splitlines())} lines")
    if "--write" in sys.argv:
        golden.write_text(text, encoding="utf-8")
