"""A rule book with a fault: a sentence names its place, and the season stays usable."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from datetime import date
from pathlib import Path
from typing import get_type_hints

import pytest

from league import rulebooks
from league.errors import RuleBookError
from league.facts.actors import official
from league.facts.clubs import Club, Team
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import BoardRecord, Fixture, Season
from league.language import speaking
from league.rulebook import RuleBook, Values
from league.rulebook.asked import Capability
from league.rulebook.unserved import Unserved
from league.rulebooks import available, load
from tests.league.rulebook.test_third_book import CODE, PARAGRAPHS
from tests.worlds.desk_world import run
from tests.worlds.league_world import stored
from tests.worlds.tui_season import sees, shown
from tui.app import SpielleiterApp

LIMIT = '    limit = values.number("2", "rating")\n'
"""A line of the toy book's check, which faults take the place of."""
Install = Callable[..., RuleBook]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs the toy book with one text of its files replaced."""
    folder = tmp_path / "books" / "toy_2020"
    folder.mkdir(parents=True)
    monkeypatch.setattr(rulebooks, "__path__", [*rulebooks.__path__, str(folder.parent)])

    def installed(old: str = "", new: str = "") -> RuleBook:
        assert not old or (old in CODE) != (old in PARAGRAPHS), old
        forget()
        (folder / "__init__.py").write_text(CODE.replace(old, new) if old else CODE, "utf-8")
        toml = PARAGRAPHS.replace(old, new) if old else PARAGRAPHS
        (folder / "paragraphs.toml").write_text(toml, "utf-8")
        return load("toy-2020")

    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield installed
    forget()


def forget() -> None:
    load.cache_clear()
    sys.modules.pop("league.rulebooks.toy_2020", None)
    if hasattr(rulebooks, "toy_2020"):
        delattr(rulebooks, "toy_2020")


def season(book: RuleBook) -> Season:
    """One match of two boards."""
    first = book.divisions["first"]
    people = [Player(f"{club}{board}", f"{club}{board}") for club in "ab" for board in (1, 2)]
    day = date(2020, 5, 1)
    return Season(
        name="2020",
        rulebook="toy-2020",
        federation="Toys",
        list_date=date(2020, 1, 1),
        divisions=(first,),
        clubs=(Club("a", "A"), Club("b", "B")),
        players=tuple(people),
        registrations=tuple(
            Registration(one.ident, one.ident[0], Kind.HOME, date(2019, 1, 1)) for one in people
        ),
        teams=(Team("A", "A 1", "a", "first"), Team("B", "B 1", "b", "first")),
        fixtures=(Fixture("first", 1, "A", "B", day, day),),
        boards=tuple(
            BoardRecord(("first", 1, "A", "B"), board, f"a{board}", f"b{board}", (2, 0))
            for board in (1, 2)
        ),
    )


def said(path: Path, *command: str) -> str:
    result = run("--db", path, *command)
    assert result.exit_code == 2, result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize(
    ("fault", "named"),
    [
        (
            "    limit = 1 // 0\n",
            "§ 2 cannot be applied: toy_2020/__init__.py, line 16: ZeroDivision",
        ),
        ("    yield from beginners(match, side, values)\n", "line 16: RecursionError"),
        ("    yield 7\n    limit = 0\n", "expected is judge_match: list["),
        ('    limit = values.number("2", "nothing")\n', "TOY § 2 has no value “nothing”"),
        ('    limit = values.word("2", "rating")\n', "“rating” is no word"),
        ('    limit = values.say("2", "nothing")\n', "“nothing” is no sentence"),
        (
            "    raise SystemExit(7)\n",
            "TOY § 2 cannot be applied: toy_2020/__init__.py, line 16: Sys",
        ),
        (
            "    raise type('Mute', (Exception,), {'__str__': lambda self: 1 // 0})\n",
            "TOY § 2 cannot be applied: toy_2020/__init__.py, line 16: Mute",
        ),
        (
            "    yield Finding('2', '2', values.say('2', rating=1))\n    limit = 0\n",
            "§ 2: the place “{player}” of the sentence “finding” is not known; known are: rating.",
        ),
    ],
)
def test_a_check_that_fails_is_named_and_the_season_stays_usable(
    tmp_path: Path, install: Install, fault: str, named: str
) -> None:
    with stored(tmp_path, season(install())) as path:
        install(LIMIT, fault)
        words = said(path, "audit")
        assert named in words
        assert "TOY" in words
        # What judges nothing goes on, and with the book mended everything does.
        assert run("--db", path, "seasons").exit_code == 0
        assert run("--db", path, "journal").exit_code == 0
        install()
        assert run("--db", path, "audit").exit_code == 0


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("match_points=lambda values: (", "match_points=lambda values: 3 or (", "match_points"),
        ('criteria=lambda division, values: ["match_points", *values.criteria("1", "order")]',
         "criteria=lambda division, values: [1, 2]", "criteria: "),
        ("judge_list=lambda squad, values: []",
         "judge_list=lambda squad, values: None", "judge_list"),
        ('criteria=lambda division, values: ["match_points", *values.criteria("1", "order")]',
         'criteria=lambda division, values: ["nonsense"]',
         "criteria: match_points, game_points, mini_match_points, "),
        ("contest=lambda values: None,",
         "contest=lambda values: None, board_values=lambda boards, values: [],",
         "board_values: 2 × int"),
        ("notes=lambda match, values: []", "notes=lambda match, values: 'none'", "notes: "),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_what_was_expected(
    tmp_path: Path, install: Install, old: str, new: str, named: str
) -> None:
    with stored(tmp_path, season(install())) as path:
        book = install(old, new)
        assert book.short == "TOY"
        if named == "judge_list":
            with pytest.raises(
                RuleBookError, match=r"TOY: .* answers None, expected is judge_list"
            ):
                book.judge_list(None, book.on(date(2020, 1, 1)))  # type: ignore[arg-type]
            return
        assert f"expected is {named}" in said(path, "audit")


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("{player} is too strong", "{nosuch} is too strong {",
         "toy_2020/paragraphs.toml § 2: in the sentence “finding” braces do not enclose a name"),
        ("{player} ist zu", "{} ist zu", "§ 2: in the sentence “finding” braces"),
        ("{player} ist zu", "{player:5} ist zu", "§ 2: in the sentence “finding” braces"),
        ('home = "TOY"', 'home = "TOY"\nzone = "Mars/X"',
         "toy_2020/paragraphs.toml [book]: the time zone “Mars/X” is not known."),
        ('home = "TOY"', 'home = "TOY"\nzone = "../x"', "[book]: the time zone “../x” is"),
        ('home = "TOY"', 'home = "TOY"\nzone = 1', "[book]: “zone” is missing or of another type"),
        ('id = "toy-2020"', 'id = "zork"',
         "The rule book in the folder of “toy-2020” calls itself “zork”."),
        ("def fees(", "def fees((", "toy_2020/__init__.py, line 27: SyntaxError"),
        ("from league.findings import",
         "from league.nowhere import", "line 9: ModuleNotFoundError"),
        ("        judge_list=lambda squad, values: [],\n", "", "judge_list"),
        ("def book():", "def books():", "toy-2020 cannot be applied"),
        ('short = "TOY"', "short = TOY", "at line 4"),
        ('[paragraphs."2"]', '[paragraphs."1"]', "paragraphs.toml cannot be read"),
        ("boards = 2",
         'boards = "two"', "[divisions.first]: “boards” is missing or of another type"),
        ("level = 0", "level = true", "[divisions.first]: “level”"),
        ('short = "TOY"\n', "", "toy_2020/paragraphs.toml [book]: “short” is missing"),
        ('kind = "check"', 'kind = "rule"', "toy_2020/paragraphs.toml § 2: unknown kind “rule”"),
        ('says = {de = "Nur Anfänger spielen.", en = "Only beginners play."}', "", "§ 2: “says”"),
        ('en = "Only beginners play."}', "en = 7}", "§ 2: “says” needs texts"),
        ("values.win = [{from = 2020-01-01, value = 3}]", "values.win = 3", "§ 1: “win”"),
        ("values.win = [{from = 2020-01-01, value = 3}]", "values.win = [{value = 3}]", "“from”"),
        ("values.win = [{from = 2020-01-01, value = 3}]",
         "values.win = [{from = 2020-01-01, value = 3.5}]",
         "toy_2020/paragraphs.toml § 1: “value”"),
    ],
)  # fmt: skip
def test_a_book_that_cannot_be_read_names_file_and_place(
    tmp_path: Path, install: Install, old: str, new: str, named: str
) -> None:
    with stored(tmp_path, season(install())) as path:
        with pytest.raises(RuleBookError) as caught:
            install(old, new)
        assert named in str(caught.value)
        assert named in said(path, "audit")
        assert run("--db", path, "journal").exit_code == 0
    assert load("sjrp-2025").short == "SJRP"


CRITERIA = 'criteria=lambda division, values: ["match_points", *values.criteria("1", "order")]'


async def test_the_card_says_what_is_wrong_with_the_book(tmp_path: Path, install: Install) -> None:
    with stored(tmp_path, season(install())) as path:
        install(CRITERIA, 'criteria=lambda division, values: ["nonsense"]')
        app = SpielleiterApp(path, official("Official"))
        async with app.run_test(size=(120, 40)) as pilot:
            await sees(app, pilot, "toy_2020/__init__.py")
            await sees(app, pilot, "Esc quits.")
            assert "TOY: <lambda> in" in shown(app)


def test_an_unknown_criterion_names_book_paragraph_word_and_what_is_known() -> None:
    book = load("tuwo-stmk-2011")
    entry = book.paragraph("3.1")
    rows = tuple(replace(one, value=["game_points", "gespielte"]) for one in entry.values["order"])
    changed = replace(entry, values={**entry.values, "order": rows})
    values = replace(book, paragraphs={**book.paragraphs, "3.1": changed}).on(date(2011, 9, 1))
    with pytest.raises(RuleBookError) as caught:
        book.criteria(book.divisions["landesliga"], values)
    assert str(caught.value).startswith(
        "TUWO § 3.1, “order”: “gespielte” is no criterion; known are: match_points, game_points,"
    )


def test_control_c_ends_a_looping_book_with_its_place(
    tmp_path: Path, install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stored(tmp_path, season(install())) as path:
        install(LIMIT, "    raise KeyboardInterrupt\n")
        words = said(path, "audit")
        assert "Interrupted. TOY § 2" in words
        assert "toy_2020/__init__.py, line 16" in words
        assert run("--db", path, "journal").exit_code == 0


def capabilities(id: str = "sjrp-2025") -> list[object]:
    names = [name for name, one in vars(RuleBook).items() if isinstance(one, Capability)]
    return [getattr(load(id), name) for name in names]


def test_what_a_book_lacks_is_said_in_both_languages_by_every_function() -> None:
    parts = [type(one)() for one in capabilities()]
    assert len(parts) == 20
    values = load("sjrp-2025").on(date(2026, 1, 1))
    for part in parts:
        for one in fields(part):  # type: ignore[arg-type]
            missing = getattr(part, one.name)
            assert isinstance(missing, Unserved), one.name
            with pytest.raises(RuleBookError, match=r"^SJRP has no rule about \w.*\.$"):
                missing(values)
            with speaking("de"), pytest.raises(RuleBookError, match=r"^SJRP hat keine Regel"):
                missing(values)


def test_every_function_is_asked_with_the_values_in_force() -> None:
    for part in capabilities():
        for name, declared in get_type_hints(type(part)).items():
            words = (
                str(declared)
                if "Callable" in str(declared)
                else str(get_type_hints(declared.__call__))
            )
            assert f"{Values.__module__}.{Values.__name__}" in words, name


def test_a_paragraph_that_people_apply_is_in_its_book() -> None:
    for id in available():
        book = load(id)
        for part in (*capabilities(id), *filter(None, [book.laws])):
            for one in fields(part):  # type: ignore[arg-type]
                function = getattr(part, one.name)
                if isinstance(function, Unserved) and function.paragraph:
                    assert function.paragraph in book.paragraphs


def test_books_serve_what_can_be_asked_and_under_its_name() -> None:
    kinds = {name: one for name, one in vars(RuleBook).items() if isinstance(one, Capability)}
    for id in available():
        book = load(id)
        assert book.serves.keys() <= kinds.keys()
        for name, one in kinds.items():
            assert (type(getattr(book, name)).__module__, type(getattr(book, name)).__name__) == (
                one.module, one.kind,
            )  # fmt: skip


def test_two_functions_for_one_paragraph_are_named_with_their_line(install: Install) -> None:
    table = "TABLE = {\n    '2': beginners,\n    '2': fees,\n}\n\n\ndef book():"
    install("def book():", table)
    line = CODE.replace("def book():", table).splitlines().index("    '2': fees,") + 1
    told = run("rules", "--coverage", "--book", "toy-2020")
    assert f"toy-2020: __init__.py, line {line} names § 2 a second time" in told.output
    assert told.exit_code == 1
