"""Notation: an int inside, a sentence at the door."""

from __future__ import annotations

import pytest

from weald.engine.errors import NotASentence
from weald.engine.notation import Grammar, Numbers, Sets, Verb, Words, noun, verb

GRAMMAR = Grammar(
    Verb(1, "move {animal} to {place}", animal=Words(["fox", "mouse"]), place=Words(["hill", "wood", "river"])),
    Verb(2, "rest"),
    Verb(3, "gather {animals}", animals=Sets(["fox", "mouse", "bird"])),
    Verb(4, "count {number}", number=Numbers(12)),
)


def test_a_noun_packs_the_words_in_the_order_of_the_sentence() -> None:
    """The second animal and third place of three make noun 1 * 3 + 2."""
    action = GRAMMAR.read("move mouse to river")
    assert noun(action) == 5
    assert verb(action) == 1 << 32
    assert GRAMMAR.write(action) == "move mouse to river"


def test_spacing_and_capitals_do_not_matter() -> None:
    """People type as they like; the written form is one."""
    assert GRAMMAR.write(GRAMMAR.read("  MOVE  Fox to   WOOD ")) == "move fox to wood"


def test_every_action_of_every_verb_survives_the_round_trip() -> None:
    """Writing and reading are inverse to each other."""
    for v in GRAMMAR.verbs.values():
        count = 1
        for kind in v.kinds:
            count *= kind.size
        least = 1 if v.name == "gather" else 0  # an empty set has no sentence
        for n in range(least, count):
            assert GRAMMAR.read(GRAMMAR.write(v.code | n)) == v.code | n


def test_a_set_is_read_in_any_order_and_written_in_one() -> None:
    """Sets have no order, and name nothing twice."""
    assert GRAMMAR.write(GRAMMAR.read("gather bird fox")) == "gather fox bird"
    with pytest.raises(NotASentence):
        GRAMMAR.read("gather fox fox")


def test_counting_starts_at_one() -> None:
    """`count 1` is the first noun, and there is no `count 0`."""
    assert noun(GRAMMAR.read("count 1")) == 0
    with pytest.raises(NotASentence):
        GRAMMAR.read("count 0")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("mov fox to hill", "move fox to hill"), ("move fix to hill", "move fox to hill"), ("rset", "rest")],
)
def test_a_slip_is_answered_with_the_nearest_sentence(typed: str, meant: str) -> None:
    """The error knows what was probably meant."""
    with pytest.raises(NotASentence) as caught:
        GRAMMAR.read(typed)
    assert caught.value.facts["nearest"] == meant


def test_two_verbs_of_one_number_are_refused() -> None:
    """One of them could never be said; the error names both."""
    with pytest.raises(ValueError, match="'pass' and 'end'"):
        Grammar(Verb(1, "pass"), Verb(1, "end"))
