"""How facts become words."""

from __future__ import annotations

import pytest

from weald import library
from weald.engine.errors import IllegalAction, JournalError, NotYourQuestion, UnknownName, WealdError
from weald.engine.offers import Refusal
from weald.texts import Texts


@pytest.fixture
def texts() -> Texts:
    return Texts("critters")


def test_an_unknown_message_is_told_as_its_id(texts: Texts) -> None:
    """A text that is missing never stops a game."""
    assert texts.say("no-such-message", card="A1") == "no-such-message"
    assert texts.event({"what": "unheard-of", "law": "1.1"}) == "event-unheard-of"
    assert texts.error(WealdError("unheard-of")) == ("error-unheard-of", "")


def test_facts_of_a_kind_are_named_and_lists_joined(texts: Texts) -> None:
    """`card`, `by_card` and `cards` become card names; there are no invisible characters around them."""
    event = {"what": "destroyed", "law": "7.5", "seat": "south", "card": "S3", "theater": "land", "by_card": "S5"}
    assert texts.event(event) == "South's S3 Maneuver was destroyed in the land by S5 Blockade."
    dealt = {"what": "dealt", "law": "1.3", "seat": "north", "number": 2, "cards": ["A1", "L2"]}
    assert texts.event(dealt) == "North was dealt A1 Support, L2 Ambush."


def test_a_missing_fact_brings_the_hidden_variant(texts: Texts) -> None:
    """Who may not know the card reads a sentence without it."""
    event = {"what": "improvised", "law": "5.7", "seat": "north", "theater": "sea"}
    assert texts.event(event) == "North played a card facedown to the sea."
    assert texts.event({**event, "card": "A6"}) == "North played A6 Heavy Bombers facedown to the sea."


def test_actions_are_worded_for_people(texts: Texts) -> None:
    """An action reads as somebody would say it, with what is known of its place."""
    grammar = library.ruleset("critters").grammar
    assert texts.action(grammar, grammar.read("deploy S3 to sea")) == "deploy S3 Maneuver to the sea"
    flip = grammar.read("flip north air")
    assert texts.action(grammar, flip) == "flip North's facedown card in the air"
    assert texts.action(grammar, flip, card="A1", side="faceup") == "flip North's faceup A1 Support in the air"


def test_a_refusal_gives_reason_and_law(texts: Texts) -> None:
    """The number of the law stays a number."""
    assert texts.refusal(Refusal(1, "5.3", "not-in-hand")) == "that card is not in your hand [5.3]"


def test_errors_have_a_message_and_a_hint(texts: Texts) -> None:
    """The nearest name is suggested if there is one, else all are listed."""
    assert texts.error(UnknownName("game", "criters", ["critters"])) == (
        "there is no game called criters",
        "Did you mean critters?",
    )
    assert texts.error(UnknownName("game", "go", ["critters"]))[1] == "The games are: critters"
    illegal = IllegalAction("deploy A1 to sea", "5.4", "type-must-match")
    assert texts.error(illegal)[0].endswith("only to the theater of its own type [5.4]")
    assert texts.error(NotYourQuestion("north", "south"))[0] == "North is not asked now; South is"


def test_errors_of_a_file_name_the_line(texts: Texts) -> None:
    """File and line stand before what is wrong; lines are not written with thousands separators."""
    error = JournalError("journal-edited", line=1234, path="a.weald")
    assert texts.error(error)[0] == "a.weald, line 1234: the line was changed after it was written"
    assert texts.error(JournalError("journal-edited", line=3))[0].startswith("line 3: ")


def test_the_problem_inside_an_error_is_told_in_words(texts: Texts) -> None:
    """An error that another one caused tells that one's message, not its code."""
    error = JournalError("journal-options", line=1, problem="unknown-option")
    error.__context__ = UnknownName("option", "speed", ["mode"])
    assert texts.error(error)[0] == "line 1: the options are wrong: there is no option called speed"


def test_a_journal_error_tells_its_reason_in_the_words_of_the_game() -> None:
    """Without knowing the game beforehand, the reason of a refused line is a sentence and not a message id."""
    error = JournalError("journal-illegal", 7, game="critters", sentence="x", law="5.7", why="not-in-hand")
    message, _ = Texts().error(error)
    assert "not in your hand" in message
    assert "not-in-hand" not in message
