"""The command in every language: whole games, help, errors; and answers in the words of any of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import weald as package
from tests.cli.conftest import PLAIN_RIVAL, Ran, Weald
from weald.cli.session import COMMANDS
from weald.texts import Texts
from weald.texts.locales import LOCALES, SOURCE, SPOKEN

OTHERS = [locale for locale in LOCALES if locale != SOURCE]
FIRST_CHOICES = "1\n" * 200


def command(*arguments: str, stdin: str = "", **variables: str) -> Ran:
    """The command as a person starts it: which language it speaks is settled before it is read."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "WEALD_LANG"))}
    done = subprocess.run(
        [sys.executable, "-m", "weald.cli", *arguments],
        input=stdin.encode(),
        capture_output=True,
        env={**plain, "PYTHONUTF8": "1", **variables},
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    before = SPOKEN.set(request.param)
    yield request.param
    SPOKEN.reset(before)


@pytest.mark.parametrize("locale", OTHERS)
def test_a_whole_game_in_a_language(locale: str, tmp_path: Path) -> None:
    """It is told in that language to its end, and its journal is the one that an English game would have written."""
    files = {each: tmp_path / f"{each}.weald" for each in (SOURCE, locale)}
    told = {
        each: command(
            "play", "critters", *PLAIN_RIVAL, "--lang", each, "--seed", "3", "--file", str(file), stdin=FIRST_CHOICES
        )
        for each, file in files.items()
    }
    assert [ran.code for ran in told.values()] == [0, 0]
    assert files[SOURCE].read_text(encoding="utf-8") == files[locale].read_text(encoding="utf-8")
    texts = Texts("critters", locale)
    table = package.load(files[locale])
    assert table.outcome is not None
    assert texts.name("seat", table.outcome.winners[0]) in told[locale].out
    assert texts.say("game-critters") in told[locale].out
    assert told[locale].out != told[SOURCE].out


@pytest.mark.parametrize("spoken", LOCALES, indirect=True)
@pytest.mark.parametrize("typed", LOCALES)
def test_answers_in_any_language(weald: Weald, opened: Path, spoken: str, typed: str) -> None:
    """Whatever the screen speaks, an answer may be given in the words of any language; so may a command."""
    table = package.load(opened)
    action = table.legal()[0]
    words = Texts("critters", typed).action(table.ruleset.grammar, action, **table.about(action))
    leave = Texts(locale=typed).say("command-q").split()[0]
    assert weald("play", "--resume", str(opened), "--plain", stdin=f"\n{words}\n{leave}\n").code == 0
    assert package.load(opened).actions[-1][1] == action, f"{spoken} does not understand: {words}"


# what is typed at a table of Root with bots, and at one of Defenders: commands, with what may follow them
TYPED = {
    ("root", "--seat", "eyrie=human", "--seat", "marquise=bot", "--seat", "alliance=bot", "--seat", "vagabond=bot"): (
        *("b", "l all", "h", "u", "law 4.3", "back", "s", "r", "r all", "pace slow", "p", "bots", "q"),
    ),
    ("defenders",): ("f", "q"),
}


@pytest.mark.parametrize("spoken", OTHERS, indirect=True)
@pytest.mark.parametrize("table", TYPED, ids=lambda table: str(table[0]))
def test_every_command_has_a_word_of_the_language(
    weald: Weald, tmp_path: Path, spoken: str, table: tuple[str, ...]
) -> None:
    """It does what the letter does, and the help page shows it."""
    house = Texts(locale=spoken)

    def word(command: str) -> str:
        return house.say(f"command-{command}").split()[0] if command in (*COMMANDS, "all") else command

    def answers(lines: Sequence[str]) -> list[str]:
        """What is told after each of them."""
        file = tmp_path / "table.weald"
        ran = weald("play", *table, "--seed", "4", "--plain", "--file", str(file), stdin="\n".join(lines) + "\n")
        assert ran.code == 0, ran.err
        for each in tmp_path.glob("table.*"):
            each.unlink()
        told = ran.out.split(") > ")[1:]
        assert [each.split("\n")[0] for each in told] == list(lines)
        return [each.partition("\n")[2] for each in told]

    letters = TYPED[table]
    assert answers([" ".join(word(part) for part in line.split()) for line in letters]) == answers(letters)
    page = "".join(house.say(page) for page in ("help-prompt", "help-robots", "help-forecast"))
    assert all(word(command) in page for command in COMMANDS)


def test_a_law_in_a_language() -> None:
    """`--lang` may stand anywhere, before a command and after it."""
    for arguments in (("law", "root", "4.3", "--lang", "uk"), ("--lang=uk", "law", "root", "4.3")):
        ran = command(*arguments)
        assert Texts("root", "uk").law_title("4.3") in ran.out


@pytest.mark.parametrize("locale", OTHERS)
def test_help_and_mistakes_in_a_language(locale: str) -> None:
    """The frame of a help page too, and what is wrong with a command line: nothing of it is left in English."""
    texts = Texts(locale=locale)
    pages = "".join(
        command(*words, "--help", "--lang", locale).out for words in ((), ("explain",), ("admin", "tables"))
    )
    for part in ("usage", "usage-arguments", "usage-options", "usage-commands", "usage-required", "usage-help"):
        assert texts.say(part) in pages
        assert Texts(locale=SOURCE).say(part) not in pages, part
    for words, error in {
        ("dance",): texts.say("error-unknown-command", name="dance"),
        ("play", "--loud"): texts.say("error-unknown-flag", name="--loud"),
        ("explain",): texts.say("error-word-missing", name="FILE"),
        ("sim", "root", "--games", "many"): texts.say("error-number-out-of-range", name="--games", least=1),
    }.items():
        assert command(*words, "--lang", locale).err.startswith(f"weald: {error}\n"), words


def test_which_language_is_spoken() -> None:
    """The option, then WEALD_LANG, then the system's; help too. What there is not is refused with what there is."""
    help_of = {locale: Texts(locale=locale).say("help-weald").splitlines()[0][:30] for locale in ("uk", "it", "en")}
    assert help_of["uk"] in command("--help", WEALD_LANG="uk", LANG="it_IT.UTF-8").out
    assert help_of["it"] in command("--help", LANG="it_IT.UTF-8").out
    assert help_of["en"] in command("--help", LANG="C.UTF-8").out
    refused = command("games", "--lang", "klingon")
    assert refused.code == 2
    assert "klingon" in refused.err
    assert "uk" in refused.err
    assert command("games", "--lang").code == 2
