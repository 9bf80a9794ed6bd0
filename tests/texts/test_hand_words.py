"""The drawn hand of Root: it knows which answers are about a card of the hand, and has a word for each of them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from weald import library
from weald.engine.table import new_table
from weald.texts import Texts

HELD = Path(__file__).parent.parent.parent / "web/src/boards/root/held.ts"


def listed(name: str) -> set[str]:
    """A list of names in the client's source."""
    found = re.search(rf"const {name} = \[(.*?)\];", HELD.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return set(re.findall(r'"([a-z-]+)"', found[1]))


@pytest.mark.parametrize("deck", ["standard", "exiles"])
def test_the_hand_knows_its_own_cards(deck: str) -> None:
    """Where one of its verbs names a card, the card is in the hand of who is asked; only supporters are asked apart."""
    verbs, of_supporters = listed("FROM_HAND"), listed("OF_SUPPORTERS")
    ruleset = library.ruleset("root")
    seen: set[str] = set()
    options = {"map": "mountain", "deck": deck, "cult": "yes", "riverfolk": "yes"}
    for seed in range(2):
        table, dice = new_table(ruleset, seed=seed, options=options), random.Random(seed)
        while table.actor is not None and len(table.actions) < 600:
            question, answers = table.question, table.answers()
            assert question is not None
            shown: Any = table.show(table.actor)
            hand = [card.replace("_", "-") for card in shown["hand"]]
            for action in [*answers.allowed, *[refusal.action for refusal in answers.refused]]:
                verb = ruleset.grammar.verb_of(action)
                card = verb.words(action).get("card")
                if verb.name not in verbs or card is None or card == "vizier":
                    continue
                if question.ask in of_supporters:
                    seen.add(question.ask)
                else:
                    seen.add(verb.name)
                    assert card in hand, f"{question.ask}: {verb.name} {card}"
            table.take(dice.choice(answers.allowed))
    assert seen >= verbs | {"spend-supporter"}


def test_every_verb_of_the_hand_has_its_word() -> None:
    """A button says what it does."""
    texts = Texts("root")
    assert {verb for verb in listed("FROM_HAND") if not texts.has(f"heading-{verb}")} == set()
