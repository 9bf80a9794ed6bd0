"""Every id that code can utter has its message, and the messages are sound."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import weald
from weald import laws, library, players
from weald.drawings import wording
from weald.engine.table import Table
from weald.texts import Texts, law_id

SOURCE = Path(weald.__file__).parent
CATALOGUES = sorted((SOURCE / "texts" / "en").glob("*.ftl"))
# what is given the kind of a name that may be unknown, and as which argument
KIND_GIVEN_TO = {"UnknownName": 0, "choose": 0, "index_of": 0}
KIND_READ_BY = {"name": 1, "names": 1, "counted": 1}  # the methods that read a position, in the games
ERRORS = {"BadValue", "BrokenPosition", "DiceMissing", "JournalError", "WealdError"}


def calls(*parts: str, file: Path | None = None) -> Iterator[tuple[str, ast.Call]]:
    """Every call below a folder of the package (or in one file), with the name of what is called."""
    for path in [file] if file is not None else sorted(SOURCE.joinpath(*parts).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), node


def constants(node: ast.AST) -> list[str]:
    """The strings an expression can be: itself, or either branch of a choice."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def nth(call: ast.Call, place: int) -> list[str]:
    return constants(call.args[place]) if len(call.args) > place else []


def assigned(game: str, name: str) -> set[str]:
    """The strings that are given to a variable or class attribute of this name in a game."""
    found: set[str] = set()
    for path in (SOURCE / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AnnAssign):
                targets = [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                value = getattr(node, "value", None)
                found.update(constants(value) if value is not None else [])
    return found


def events(game: str) -> set[str]:
    telling = ("tell", "tell_card", "Event")
    told = {what for name, call in calls("games", game) if name in telling for what in nth(call, 0)}
    return told | assigned(game, "what")


def reasons(*parts: str) -> set[str]:
    return {why for name, call in calls(*parts) if name in ("refuse", "Refusal") for why in nth(call, 2)}


def kinds() -> set[str]:
    """Whatever can be asked for by a name."""
    given = {kind for name, call in calls() if name in KIND_GIVEN_TO for kind in nth(call, KIND_GIVEN_TO[name])}
    read = {kind for name, call in calls("games") if name in KIND_READ_BY for kind in nth(call, KIND_READ_BY[name])}
    return given | read


@pytest.fixture(params=library.names())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def missing(texts: Texts, ids: set[str]) -> list[str]:
    return sorted(message_id for message_id in ids if not texts.has(message_id))


def test_every_event_has_its_message(game: str) -> None:
    """Whatever a game tells can be read."""
    assert len(events(game)) > 5
    assert missing(Texts(game), {f"event-{what}" for what in events(game)}) == []


def test_events_that_may_hide_something_have_a_variant_for_it(game: str) -> None:
    """An event with a hidden card also reads well for those who may not know the card."""
    hiding = {
        what
        for name, call in calls("games", game)
        if name == "tell_card" or (name == "tell" and any(keyword.arg == "hidden" for keyword in call.keywords))
        for what in nth(call, 0)
    }
    if game == "root":
        assert len(hiding) > 3
        hiding.add("hand-shown")  # its cards are for those who look
    assert missing(Texts(game), {f"event-{what}-hidden" for what in hiding}) == []


def test_every_question_has_its_message(game: str) -> None:
    """Whatever is asked can be read."""
    asks = assigned(game, "ask")
    assert asks
    assert missing(Texts(game), {f"ask-{ask}" for ask in asks}) == []


def test_every_reason_of_a_refusal_has_its_message(game: str) -> None:
    """Whatever is refused is refused in words."""
    whys = reasons("games", game) | reasons("engine")
    assert {"not-asked", "dice-cannot-say"} < whys
    assert missing(Texts(game), {f"why-{why}" for why in whys}) == []


def test_every_error_code_has_its_message() -> None:
    """Whatever goes wrong goes wrong in words, for the engine, the games and the command."""
    codes = {code for name, call in calls() if name in ERRORS for code in nth(call, 0)}
    known = {"illegal-action", "not-your-question", "game-over", "nothing-to-undo", "not-a-sentence"}
    dynamic = {"bad-seat-syntax", "seat-twice", "bad-option-syntax", "option-twice"}
    assert len(codes) > 30
    ids = {f"error-{code}" for code in codes | known | dynamic} | {f"error-unknown-{kind}" for kind in kinds()}
    assert missing(Texts(), ids) == []


def test_unknown_names_come_with_a_hint() -> None:
    """A name that nothing bears is answered with the nearest, or with all there are."""
    ids = {f"hint-unknown-{kind}{variant}" for kind in kinds() for variant in ("", "-bare")}
    assert missing(Texts(), ids) == []


def test_every_text_of_the_command_has_its_message() -> None:
    """No id that the command says outright is missing from the catalogues: the house's, for a drawing its game's."""
    for path in sorted([*(SOURCE / "cli").glob("*.py"), *(SOURCE / "drawings").rglob("*.py")]):
        drawn = [game for game in library.names() if path.parent.name == game]
        saying = [call for name, call in calls(file=path) if name in ("say", "note", "tell")]
        said = {text for call in saying for text in nth(call, 0)}
        assert missing(Texts(*drawn), said) == [], path.name


def test_every_verb_seat_and_option_has_its_message(game: str) -> None:
    """A game's title, seats, options and actions have words for people."""
    ruleset, texts = library.ruleset(game), Texts(game)
    ids = {f"game-{game}"} | {f"seat-{seat}" for seat in ruleset.seats} | {f"option-{o.name}" for o in ruleset.options}
    ids |= {f"do-{verb.name}" for verb in ruleset.grammar.verbs.values()}
    assert missing(texts, ids) == []
    assert texts.note(f"game-{game}", "about")
    assert texts.note(f"game-{game}", "help")


def test_every_kind_of_player_has_its_message() -> None:
    """Who can sit at a table is told, and how each level of the computers plays."""
    kinds = [name for name in players.names() if name not in players.LEVELS]
    assert missing(Texts(), {f"kind-{name}" for name in ("human", *kinds)}) == []
    assert missing(Texts(), {f"computer-{level}" for level in players.LEVELS}) == []
    assert all(Texts().note(f"computer-{level}", "plays") for level in players.LEVELS)


def test_every_card_of_critters_has_its_name_and_effect() -> None:
    """All 18 cards are named with their id and say what they do; the three theaters have names."""
    from weald.games.critters.cards import CARD_NAMES, THEATER_NAMES

    texts = Texts("critters")
    for card in CARD_NAMES:
        assert texts.name("card", card) == f"{card} {texts.note(f'card-{card}', 'name')}"
        assert texts.note(f"card-{card}", "effect")
        assert len(texts.note(f"card-{card}", "effect")) < 50  # one line at the terminal
    assert missing(texts, {f"theater-{theater}" for theater in THEATER_NAMES}) == []


def test_every_name_of_root_has_its_message() -> None:
    """Cards in both spellings, suits, pieces, items, leaders with their effect, decree columns, maps."""
    from weald.games.root import tables
    from weald.games.root.factions.eyrie.tables import COLUMN_NAMES, LEADER_NAMES

    ruleset, texts = library.ruleset("root"), Texts("root")
    worded = wording(ruleset, texts)
    for card in tables.CARD_NAMES:
        name = texts.name("card", card)
        assert name == texts.name("card", card.replace("_", "-")) != card
        assert name.endswith(f"({tables.SUIT_NAMES[tables.SUIT[tables.card(card)]]})")
        effect = worded.effect(card)
        assert effect.endswith(".")
        assert "{" not in effect
        assert ("Cost: " in effect) == tables.CRAFTABLE[tables.card(card)]
    names = {
        "suit": tables.SUIT_NAMES,
        "piece": tables.PIECE_NAMES,
        "item": tables.ITEM_NAMES,
        "leader": LEADER_NAMES,
        "column": COLUMN_NAMES,
        "map": tables.MAP_NAMES,
    }
    assert missing(texts, {f"{kind}-{value}" for kind, values in names.items() for value in values}) == []
    assert all(texts.note(f"leader-{leader}", "effect") for leader in LEADER_NAMES)
    letters = [texts.note(f"seat-{seat}", "letter") for seat in ruleset.seats]
    assert len(set(letters)) == len(ruleset.seats)


def test_every_verb_of_root_has_a_heading_and_every_warning_its_message() -> None:
    """Several choices of one verb stand under a heading; advice against options is given in words."""
    ruleset, texts = library.ruleset("root"), Texts("root")
    assert missing(texts, {f"group-{verb.name}" for verb in ruleset.grammar.verbs.values() if verb.gaps}) == []
    assert texts.has("warning-low-reach")


def test_root_says_no_fact_it_does_not_have() -> None:
    """Whole games as every seat and a spectator read them: no id without a message, no fact without a value."""
    ruleset, texts = library.ruleset("root"), Texts("root")
    for number in range(6):
        table = Table(ruleset, {"map": ("autumn", "winter")[number % 2]}, str(number))
        dice = random.Random(number)
        while table.actor is not None and len(table.actions) < 1500:
            question, seat = table.question, table.actor
            assert question is not None
            asked = texts.question(question.ask, seat, **question.facts)
            assert not re.search(r"[{_]|^ask-", asked), asked
            legal = table.legal()
            for action in legal:
                words = texts.action(ruleset.grammar, action, **table.about(action))
                assert "{" not in words, words
            table.take(dice.choice(legal))
        for reader in (None, *table.seats):
            for event in table.events(reader):
                told = texts.event(event)
                assert not re.search(r"[{_]|^event-", told), told


@pytest.mark.parametrize("book", library.books())
def test_every_law_has_its_title_and_text(book: str) -> None:
    """Each law of the index can be read, and each law that can be read is in the index, in the same order."""
    texts = Texts(library.game_of(book))
    indexed = laws.laws(book)
    for law in indexed:
        assert texts.has(law_id(law.number)), law.number
        assert law.title, law.number
        assert law.text, law.number
    written = (SOURCE / "texts" / "en" / f"{book}-laws.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^(law-\S+) =", written, re.MULTILINE) == [law_id(law.number) for law in indexed]


def test_no_number_stands_in_two_books_of_a_game(game: str) -> None:
    """So a number alone finds its law, whichever book of the game has it."""
    numbers = [law.number for book in library.books(game) for law in laws.laws(book)]
    assert len(set(numbers)) == len(numbers)


def test_laws_refer_to_laws_that_exist(game: str) -> None:
    """A number in brackets within the text of a law can be looked up."""
    known = {law.number: law.text for book in library.books(game) for law in laws.laws(book)}
    for number, text in known.items():
        for cited in re.findall(r"\[([A-Z]?[\d., A-Z]+)\]", text):
            assert set(cited.split(", ")) <= set(known), f"{number} refers to {cited}"


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.name)
def test_catalogues_are_well_formed(catalogue: Path) -> None:
    """Every entry of every catalogue parses, and no id stands twice in one file."""
    entries = FluentParser().parse(catalogue.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    ids = [entry.id.name for entry in entries if hasattr(entry, "id")]
    assert sorted(set(ids)) == sorted(ids)
