"""Facts of questions and answers are ids and numbers; only the catalogues make words of them."""

from __future__ import annotations

import random
import re

import pytest

from weald import library
from weald.engine.table import new_table
from weald.texts import Texts

ID = re.compile(r"[\w-]+")


def check(facts: object, where: str) -> None:
    """No fact holds a space, a parenthesis or anything else that words have and ids do not."""
    if isinstance(facts, dict):
        for name, value in facts.items():
            assert ID.fullmatch(name), where
            check(value, f"{where} {name}")
    elif isinstance(facts, list):
        for value in facts:
            check(value, where)
    else:
        assert isinstance(facts, int) or (isinstance(facts, str) and ID.fullmatch(facts)), f"{where}: {facts!r}"


@pytest.mark.parametrize("game", library.names())
def test_facts_are_never_words(game: str) -> None:
    """Of every question, and of every answer, allowed or refused, in whole games."""
    ruleset = library.ruleset(game)
    for seed in range(2):
        table, dice = new_table(ruleset, seed=seed), random.Random(seed)
        while table.actor is not None and len(table.actions) < 400:
            question = table.question
            assert question is not None
            check(question.facts, question.ask)
            answers = table.answers()
            for action in [*answers.allowed, *[refusal.action for refusal in answers.refused]]:
                check(table.about(action), ruleset.grammar.write(action))
            table.take(dice.choice(answers.allowed))


def test_a_thing_is_told_with_what_is_known_of_it() -> None:
    """A hex with what lies in it, a card with what is printed on it, a clearing with its suit; else its name alone."""
    defenders, root = Texts("defenders"), Texts("root")
    facts = {"hex": "C3", "hex_habitat": "forest", "hex_toxic": "no", "hex_pollution": 2, "hex_hunters": 1}
    facts |= {"hex_snipers": 0, "hex_camp_seat": "none", "hex_enclosed": "yes"}
    assert defenders.thing("hex", facts) == "C3 forest, pollution 2, 1 hunter, enclosed"
    assert defenders.thing("hex", {"hex": "C3"}) == "C3"
    card = {"card": "archives-a", "card_habitat": "forest", "card_points": 3}
    assert defenders.thing("card", card) == "Archives (forest, 3)"
    assert defenders.thing("card", {**card, "card_seat": "order"}) == "Archives (Order, forest, 3)"
    assert root.say("do-to", clearing=5, clearing_suit="rabbit") == "move to clearing 5 (rabbit)"
    assert root.say("do-to", clearing=5) == "move to clearing 5"


def test_a_fact_may_have_facts_and_numbers_of_each() -> None:
    """A moment with its column and suit, an effect by whose it is, counts by name, and none."""
    texts = Texts("root")
    moment = {"moment": "decree", "moment_column": "move", "moment_suit": "rabbit"}
    assert texts.say("ask-move-from", **moment).startswith("The decree, move (a rabbit clearing): ")
    funds = {"funds_seat": {"marquise": 2, "eyrie": 1}, "spaces_suit": {}}
    told = texts.say("ask-riverfolk-daylight", **funds)
    assert told.endswith("Funds: Marquise de Cat 2, Eyrie Dynasties 1. Empty spaces to craft with: none.")
    assert texts.say("do-leader", leader="builder", columns=["move"], leader_effect="builder").endswith(
        texts.note("leader-builder", "effect")
    )
