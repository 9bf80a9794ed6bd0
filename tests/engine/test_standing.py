"""Standing answers: which questions may have them, what they match, and that they tell nothing of a hand."""

from __future__ import annotations

import pytest

from tests.law.defenders.test_abilities import revealed
from tests.law.root.test_exiles import exiles
from weald import library
from weald.engine import procedure
from weald.engine.chance import QuickDice
from weald.engine.errors import BadValue
from weald.engine.standing import StandingAnswer, check, found, open_question
from weald.engine.table import Table
from weald.scenario import Scenario


def attacked(hand: str, clearing: int = 5) -> Table:
    """The Eyrie are asked about an ambush, in the turn of the Marquise."""
    s = Scenario(
        "root",
        phase="daylight",
        marquise={"warriors": f"{clearing}x3"},
        eyrie={"warriors": str(clearing), "hand": hand},
    )
    s.play("marquise: fight", f"marquise: battle eyrie in {clearing}")
    return s.table


def said(ask: str, verb: str, where: dict[str, str] | None = None, **words: str) -> StandingAnswer:
    return StandingAnswer(ask, verb, where or {}, words)


def given(table: Table, answer: StandingAnswer) -> str | None:
    action = found(table, answer)
    return None if action is None else table.ruleset.grammar.write(action)


@pytest.mark.parametrize("hand", ["anvil", "ambush_rabbit", "ambush_bird ambush_rabbit anvil", "ambush_fox"])
def test_never_is_given_whatever_the_hand_holds(hand: str) -> None:
    """Whether an ambush is in hand makes no difference to it."""
    assert given(attacked(hand), said("may-ambush", "pass")) == "pass"


def test_a_place_narrows_it() -> None:
    """Here, and nowhere else."""
    here = said("may-ambush", "pass", {"clearing": "5"})
    assert given(attacked("anvil", 5), here) == "pass"
    assert given(attacked("anvil", 6), here) is None
    assert given(attacked("anvil", 5), said("field-hospitals", "pass")) is None


def test_an_answer_that_is_not_allowed_is_not_given() -> None:
    """Then the person is asked."""
    assert given(attacked("ambush_bird ambush_rabbit"), said("may-ambush", "ambush", suit="rabbit")) == (
        "ambush ambush-rabbit"
    )
    assert given(attacked("ambush_bird"), said("may-ambush", "ambush", suit="rabbit")) is None
    assert given(attacked("ambush_bird"), said("may-ambush", "ambush")) == "ambush ambush-bird"
    assert given(attacked("anvil"), said("may-ambush", "ambush")) is None


def test_field_hospitals_with_a_fox_card() -> None:
    """A card of that suit, and no bird, as long as there is one."""
    s = exiles(
        turn="alliance",
        phase="daylight",
        marquise={"keep": "1", "warriors": "1x2 5", "hand": "foxfolk_steel"},
        alliance={"cards": "propaganda_bureau", "hand": "anvil"},
    )
    s.play("alliance: use propaganda-bureau", "spend anvil")
    fox = said("field-hospitals", "heal", suit="fox")
    assert given(s.table, fox) == "heal foxfolk-steel"
    assert given(s.table, said("field-hospitals", "heal", suit="mouse")) is None
    assert given(s.table, said("field-hospitals", "pass")) == "pass"


def test_only_out_of_turn() -> None:
    """The same question in one's own turn is one's own."""
    s = Scenario("critters", south={"hand": "L5 A1", "air": "A2"}, north={"hand": "L6 S1", "sea": "S2"})
    s.table.play("deploy L5 to land", "south")
    answer = said("choose-own-flip", "flip")
    assert open_question(s.table) is None
    assert given(s.table, answer) is None
    s.table.play("flip south air", "south")
    assert open_question(s.table) is not None
    assert given(s.table, answer) == "flip north sea"
    assert given(s.table, said("choose-own-flip", "flip", theater="air")) is None


def test_secret_paths_of_defenders() -> None:
    """Every player is asked, in nobody's turn: to stay can be said once for all."""
    s = revealed("secret-paths-a", coven={"at": "C3"}, sect={"at": "D7"})
    assert given(s.table, said("take-path", "stay")) == "stay"


def test_what_cannot_be_set() -> None:
    """Questions, places, verbs and words that do not belong together."""
    root = library.ruleset("root")
    check(root, "marquise", said("field-hospitals", "heal", {"clearing": "12"}, suit="fox"))
    wrong = {
        "standing-question": ("eyrie", said("field-hospitals", "pass")),
        "standing-verb": ("marquise", said("field-hospitals", "ambush")),
        "standing-where": ("marquise", said("field-hospitals", "heal", {"clearing": "13"})),
        "standing-words": ("marquise", said("field-hospitals", "heal", suit="badger")),
    }
    for code, (seat, answer) in wrong.items():
        with pytest.raises(BadValue) as caught:
            check(root, seat, answer)
        assert caught.value.code == code
    with pytest.raises(BadValue):
        check(root, "marquise", said("marquise-daylight", "end"))


@pytest.mark.parametrize("game", library.names())
def test_every_question_that_may_have_one_is_a_question_of_the_game(game: str) -> None:
    """Its id, law, facts and verbs are those of a decision that is met in play."""
    ruleset = library.ruleset(game)
    for seat in ruleset.seats:
        for known in ruleset.standing(seat):
            verbs = {verb.name for verb in ruleset.grammar.verbs.values()}
            assert {form.verb for form in known.forms} <= verbs
            assert known.law


def test_questions_met_in_play_fit_what_the_ruleset_says() -> None:
    """In random games of Root: where a standing answer is possible, its forms and places are those of the offers."""
    ruleset = library.ruleset("root")
    met: set[str] = set()
    for number in range(12):
        dice = QuickDice(f"standing {number}")
        table = Table(ruleset, None, f"standing {number}")
        while table.actor is not None and len(table.actions) < 400:
            known = open_question(table)
            question = table.question
            assert question is not None
            if known is not None:
                met.add(known.ask)
                assert known.law == question.law
                for fact, values in known.where.items():
                    assert str(question.facts[fact]) in values
                forms = {form.verb: form for form in known.forms}
                for action in table.legal():
                    verb = ruleset.grammar.verb_of(action).name
                    told = ruleset.traits(action)
                    for word, values in forms[verb].words.items() if verb in forms else ():
                        assert told[word] in values
            allowed = procedure.legal(table.game)
            table.take(allowed[dice.below(len(allowed))])
    assert {"may-ambush", "field-hospitals", "lose-piece", "take-hit"} <= met
