"""Text from others: refused coming in, shown going out, at every door."""

import csv
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.text import Text
from textual.content import Content
from textual.events import Paste
from textual.widgets import Input

from league import sanitizing
from league.cases import answer_paths
from league.errors import CaseError, InputError
from league.facts.actors import official
from league.facts.seasons import Season
from league.facts.squads import Declaration
from league.facts.steps import RecordKind, StepKind
from league.language import use
from league.services.ratings.lists import read_ratings
from league.services.session import transactions
from tests.worlds.acting import add_ruling, change_season, record
from tests.worlds.desk_world import run, stored
from tests.worlds.stored_world import ruling, season
from tests.worlds.tui_season import opened, press, season_file, settled
from tui.places import place_named, places
from tui.textual_gaps import show_control_signs

UNFIT = ["\x00", "\x07", "\x09", "\x0b", "\x0d", "\x1b", "\x1f", "\x7f", "\x80", "\x9b", "\x9f"]
UNFIT += ["\u202a", "\u202e", "\u2066", "\u2069", "\ud800", "\udfff", "\ufffe", "\uffff"]
BESIDE = [" ", "~", "\xa0", "\u2029", "\u202f", "\u2065", "\u206a", "\ud7ff", "\ue000", "\ufffd"]
"""The neighbours of what is refused, on both sides of each bound."""
BAD = "\x1b[31m\x07\u202e\x9b\x7f\x08"
SHOWN = "␛[31m␇‹U+202E›‹U+009B›␡␈"


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    transactions.close_file()
    use("en")


@pytest.mark.parametrize("sign", UNFIT)
def test_what_a_terminal_obeys_is_refused_and_shown(sign: str) -> None:
    name = f"U+{ord(sign):04X}"
    for lines in (False, True):
        sentence = sanitizing.fault(f"An{sign}na", lines=lines)
        assert f"({name}) cannot stand here" in sentence
        assert sign not in sentence
        assert sign not in sanitizing.visible(f"An{sign}na", lines=lines)
    assert sanitizing.spelled(sign) == f"‹{name}›"
    assert sanitizing.visible_json(sign) == f"\\u{ord(sign):04x}"


@pytest.mark.parametrize("sign", BESIDE)
def test_its_neighbours_pass(sign: str) -> None:
    name = f"An{sign}na"
    assert (sanitizing.fault(name), sanitizing.visible(name), sanitizing.spelled(name)) == (
        "",
        name,
        name,
    )


def test_line_breaks_pass_in_several_lines_only() -> None:
    assert sanitizing.fault("a\nb", lines=True) == ""
    assert "line break" in sanitizing.fault("a\nb")
    assert (sanitizing.visible("a\nb", lines=True), sanitizing.visible("a\nb")) == ("a\nb", "a␊b")


@pytest.mark.parametrize(("lines", "longest"), [(False, 1_000), (True, 10_000)])
def test_texts_have_a_longest(lines: bool, longest: int) -> None:
    assert sanitizing.fault("x" * longest, lines=lines) == ""
    assert f"more than {longest} characters" in sanitizing.fault("x" * (longest + 1), lines=lines)


def test_only_blanks_are_trimmed() -> None:
    assert sanitizing.trimmed(" \t\xa0Anna\r\n ") == "Anna"
    assert sanitizing.trimmed("\x1cAnna\x85") == "\x1cAnna\x85"


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("=1+1", "'=1+1"),
        ("+43 316", "'+43 316"),
        ("-Anna", "'-Anna"),
        ("@Anna", "'@Anna"),
        ("Anna", "Anna"),
        ("-22.00", "-22.00"),
        ("−22,00", "−22,00"),
        ("+7", "+7"),
        ("-1.234,50", "-1.234,50"),
        (-22, -22),
        (None, None),
    ],
)
def test_text_of_csv_stays_text_and_numbers_stay_numbers(value: object, written: object) -> None:
    assert sanitizing.csv_value(value) == written
    assert not isinstance(written, str) or sanitizing.csv_text(written) == value


def test_a_tab_before_a_text_of_csv_is_shown() -> None:
    assert sanitizing.csv_value("\tAnna") == "'␉Anna"


# Commands.


@pytest.mark.parametrize("sign", ["\x1b", "\x9b", "\u202e", "\udce4"])
def test_arguments_and_options_are_refused_with_their_name(tmp_path: Path, sign: str) -> None:
    path = stored(tmp_path)
    bad = f"An{sign}na"
    ban = ("ruling", "exclude", "KLGRAZ03", "--reason")
    for words, named in (
        (("--by", bad, "seasons"), "--by"),
        ((*ban, bad), "--reason"),
        (("table", bad), "DIVISION"),
        (("import", f"{bad}.xlsx"), "FILE"),
        (("seasons", "--use", bad), "--use"),
        (("case", "a.yaml", bad), "PATHS"),
    ):
        done = run("--db", path, *words)
        assert done.exit_code == 2
        half = "\ud800" <= sign <= "\udfff"
        if half and named in ("FILE", "PATHS"):
            # a file may have such a name; this one is not there
            assert f"An‹U+{ord(sign):04X}›na" in done.stderr
        else:
            assert named in done.stderr
            why = "no UTF-8 text" if half else f"(U+{ord(sign):04X}) cannot stand here"
            assert why in done.stderr
        assert not sanitizing.UNFIT.search(done.stderr.replace("\n", ""))


def test_the_environment_is_refused_by_its_name(tmp_path: Path) -> None:
    path = stored(tmp_path)
    done = run("--db", path, "seasons", env={"SPIELLEITER_BY": "An\x1bna"})
    assert (done.exit_code, "SPIELLEITER_BY" in done.stderr) == (2, True)
    done = run("seasons", env={"SPIELLEITER_DB": "a\u202e.sqlite"})
    assert (done.exit_code, "SPIELLEITER_DB" in done.stderr) == (2, True)
    env = {"LOGNAME": "An\x1bna", "SPIELLEITER_BY": ""}
    done = run("--db", path, "ruling", "exclude", "KLGRAZ03", "--reason", "why", env=env)
    assert (done.exit_code, "name on this computer" in done.stderr) == (2, True)


def test_words_that_no_command_knows_are_shown(tmp_path: Path) -> None:
    for words in (("table", "landesliga", f"x{BAD}"), (f"x{BAD}",), (f"--x{BAD}",)):
        done = run("--db", stored(tmp_path), *words)
        assert done.exit_code == 2
        assert not sanitizing.UNFIT.search(done.stderr.replace("\n", ""))


def test_a_reason_in_two_lines_is_one_line_of_the_journal(tmp_path: Path) -> None:
    path = stored(tmp_path)
    assert run("--db", path, "ruling", "exclude", "KLGRAZ03", "--reason", "a\n 9 b").exit_code == 0
    assert run("--db", path, "journal").stdout.splitlines()[-1].endswith("a␊ 9 b")
    assert run("--db", path, "--by", "a\nb", "journal").exit_code == 2


# Files.


@pytest.mark.parametrize("written", [r'"An\ena"', '"An\u202ena"', r'"An\x85na"', r'"An\tna"'])
def test_cases_are_refused_with_their_line(tmp_path: Path, written: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(f"- name: one\n  ask: kader\n  division: {written}\n", encoding="utf-8")
    with pytest.raises(CaseError, match=r"case\.yaml: line 3: The character .* cannot stand here"):
        answer_paths([path])


@pytest.mark.parametrize("sign", ["\x1b", "\x1c", "\u202e", "\x85"])
def test_rating_lists_are_refused_with_their_row(tmp_path: Path, sign: str) -> None:
    path = tmp_path / "elo.csv"
    path.write_text(f"Ident,Elo\na1,1900\na2{sign},1901\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"row 3: The character .* cannot stand here"):
        read_ratings(path)


# The last line before the disk.


def _steps() -> int:
    return transactions.last_step()[0]


@pytest.mark.parametrize("sign", ["\x1b", "\u202e", "\ud800"])
def test_nothing_of_the_kind_is_stored(tmp_path: Path, sign: str) -> None:
    bad = f"An{sign}na"
    transactions.open_file(tmp_path / "a.sqlite")
    transactions.import_season(season(), official("Anna"), "")
    before, steps = transactions.load(), _steps()
    kind = RecordKind("declaration", lambda: Declaration)
    fact, good = Declaration("601", bad), Declaration("601", "100002")

    def renamed(one: Season) -> Season:
        club = replace(one.clubs[0], name=bad)
        return replace(one, clubs=(club, *one.clubs[1:]))

    for store in (
        lambda: transactions.import_season(season(), official(bad), "again"),
        lambda: transactions.import_season(renamed(season()), official("Anna"), ""),
        lambda: add_ruling("2011/12", ruling(reason=bad)),
        lambda: add_ruling("2011/12", ruling(by=bad)),
        lambda: change_season(None, renamed, StepKind.REGISTRATION, actor=official("Anna"), why=""),
        lambda: record("2011/12", kind, "1", fact, actor=official("Anna"), why=""),
        lambda: record("2011/12", kind, "1", good, actor=official(bad), why=""),
    ):
        with pytest.raises(InputError, match="cannot stand here"):
            store()
    assert (transactions.load(), _steps()) == (before, steps)


# What older files hold.


def _tampered(path: Path) -> Path:
    """Let the texts of a file end in what a terminal obeys, as SQL could write it."""
    columns = {
        "club": ("name", "short_name"),
        "team": ("name", "captain", "venue"),
        "player": ("surname", "given_name"),
        "division": ("name",),
        "season": ("federation",),
    }
    with sqlite3.connect(path) as base:
        for table, names in columns.items():
            for name in names:
                base.execute(f"UPDATE {table} SET {name} = {name} || ?", (BAD,))
    base.close()
    return path


COMMANDS = [
    ("audit",),
    ("audit", "--json"),
    ("table", "landesliga"),
    ("journal",),
    ("elo", "player", "100198"),
    ("check", "KLGRAZ03", "100198"),
    ("view", "division", "landesliga"),
    ("view", "club", "602"),
    ("view", "match", "landesliga/8/Schachklub Murtal"),
    *(("view", place.name) for place in places()),
]


def test_every_output_shows_them(tmp_path: Path) -> None:
    path, seen = _tampered(stored(tmp_path)), 0
    for words in COMMANDS:
        done = run("--db", path, *words)
        said = (done.stdout + done.stderr).replace("\n", "")
        assert not sanitizing.UNFIT.search(said), words
        seen += SHOWN in said
    assert seen > 10


def test_they_leave_in_reports_and_workbooks_and_come_back_visible(tmp_path: Path) -> None:
    path = _tampered(stored(tmp_path))
    out = tmp_path / "out.xlsx"
    assert run("--db", path, "export", out).exit_code == 0
    again = tmp_path / "again.sqlite"
    assert run("--db", again, "import", out).exit_code == 0
    transactions.open_file(again)
    loaded, _rulings = transactions.load()
    assert all(club.name.endswith(SHOWN) for club in loaded.clubs)
    transactions.close_file()
    match = ("landesliga", "8", "LANDESLIGA02", "LANDESLIGA07")
    files = (tmp_path / "m.pdf", tmp_path / "m.xlsx")
    assert run("--db", path, "report", "match", *match, *files).exit_code == 0
    rates = tmp_path / "rates.csv"
    period = ("elo", "period", "--until", "2011-12-31", "--csv", rates)
    assert run("--db", path, *period).exit_code == 0
    rows = list(csv.DictReader(StringIO(rates.read_text(encoding="utf-8"))))
    assert rows
    assert all(row["name"].endswith(SHOWN) for row in rows)


@pytest.mark.usefixtures("quick")
async def test_the_screen_shows_them(tmp_path: Path) -> None:
    """Every place is looked at as it would be sent to the terminal."""
    async with opened(_tampered(season_file(tmp_path)), (140, 45)) as (app, pilot):
        seen = 0
        for place in places():
            app.open_place(place)
            await settled(app, pilot)
            lines = [strip.text for strip in app.screen._compositor.render_strips()]
            assert not sanitizing.UNFIT.search("".join(lines)), place.name
            seen += any("␛[31m␇‹U+202E" in line for line in lines)
        assert seen > 5


@pytest.mark.usefixtures("quick")
async def test_line_breaks_of_older_files_do_not_tear_the_screen(tmp_path: Path) -> None:
    path = season_file(tmp_path)
    with sqlite3.connect(path) as base:
        for table, name in (("club", "name"), ("player", "surname"), ("division", "name")):
            base.execute(f"UPDATE {table} SET {name} = {name} || char(10) || 'x'")
    base.close()
    async with opened(path, (140, 45)) as (app, pilot):
        for name in ("season", "players", "accounts"):
            app.open_place(place_named(name))
            await settled(app, pilot)
            lines = [strip.text for strip in app.screen._compositor.render_strips()]
            assert "\n" not in "".join(lines)
            assert any("␊x" in line for line in lines)


def test_the_libraries_still_clean_texts_by_a_table() -> None:
    show_control_signs()
    assert Text(BAD).plain == Content(BAD).plain == SHOWN
    assert Text("a\tb\nc").plain == "a\tb\nc"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("pasted", "taken"),
    [
        ("  Anna\r\n", "Anna"),
        ("An\x1bna", ""),
        ("An\u202ena", ""),
        ("Anna\nBerta", ""),
        ("x" * 1_001, ""),
    ],
)
async def test_what_is_pasted_is_refused_with_a_sentence(
    tmp_path: Path, pasted: str, taken: str
) -> None:
    async with opened(season_file(tmp_path)) as (app, pilot):
        await press(app, pilot, "/")
        app.post_message(Paste(pasted))
        await settled(app, pilot)
        assert app.screen.query_one(Input).value == taken
        assert bool(app._notifications) is not bool(taken)
