"""Decisions, postings, protests and all other records go out and in with the season workbook."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from shutil import copyfile
from typing import Any

import openpyxl
import pytest

from league.errors import InputError, Problem, RightError, WorkbookError
from league.facts.actors import Actor, Grant, Right, official
from league.services.home import audit
from league.services.journal.undoing import undo
from league.services.session import transactions
from league.services.session.carried import carried_of, import_whole
from league.services.session.opening import open_desk
from league.services.workbook.exporting import export_season, write_workbook
from league.services.workbook.importing import read_whole, read_workbook
from league.views.carried import Carried
from tests.worlds.desk_world import STRUCK, WORKBOOK, public_season, run, stored
from tests.worlds.known_files import known

RULINGS, RECORDS = "Entscheidungen", "Aufzeichnungen"
MATCH = tuple(map(str, STRUCK))
STEPS = (
    ("ruling", "waive", *MATCH, "4.4.d.1", "--reason", "The list was corrected in time."),
    ("ruling", "points", "LANDESLIGA01", "--mp", "-2", "--reason", "By the executive."),
    ("ruling", "reopen", *MATCH, "4.4.d.1", "--reason", "It was not."),
    (
        "protest", "file", "--match", *MATCH, "--instance", "klassenspielleiter", "--filed",
        "2012-02-28", "--fee", "--who", "602", "--text", "Our list was corrected in time.",
    ),
    ("protest", "decide", "1", "--granted", "--date", "2012-03-02", "--reason", "It was right."),
    ("account", "confirm", "2", "3", "--date", "2012-04-30"),
    ("account", "fine", "601", "36", "--date", "2012-01-10", "--reason", "A forged report."),
    ("account", "pay", "601", "36", "--date", "2012-05-02"),
    ("calendar", "protect", "Open Köflach", "--from", "2012-02-18", "--to", "2012-02-19",
     "--despite", "x " * 400),
    ("duty", "add", "5.3", "--about", "Open Graz", "--date", "2012-05-15"),
    ("elo", "file", "landesliga", "--minutes", "90", "--seconds", "30"),
    ("elo", "period", "--until", "2011-12-31", "--store"),
)  # fmt: skip
"""The stored rating list is longer than a cell may be."""
TOLD = (
    ("audit", "--json"),
    ("account", "list", "--json", "--date", "2012-06-30"),
    ("account", "club", "601", "--json"),
    ("account", "propose", "--json"),
    ("protest", "list", "--date", "2012-06-30"),
    ("calendar", "list"),
    ("duty", "list", "--date", "2012-06-30"),
    ("elo", "player", "100001"),
)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a season with records, made once."""
    path = stored(tmp_path_factory.mktemp("made"))
    for words in STEPS:
        result = run("--db", path, *words, "--by", "Anna Muster")
        assert result.exit_code == 0, result.stderr
    transactions.close_file()
    return path


@pytest.fixture
def file(made: Path, tmp_path: Path) -> Iterator[Path]:
    yield known(Path(copyfile(made, tmp_path / made.name)))
    transactions.close_file()


@pytest.fixture(scope="module")
def shared(made: Path) -> Path:
    """The workbook of a season with records, made once."""
    written = exported(made)
    transactions.close_file()
    return written


@pytest.fixture(scope="module")
def opened_once(shared: Path) -> Any:
    """The same workbook, read once: who changes a cell of it puts it back."""
    return openpyxl.load_workbook(shared)


@pytest.fixture
def workbook(shared: Path, tmp_path: Path) -> Path:
    """A copy of that workbook, to be changed."""
    return Path(copyfile(shared, tmp_path / "out.xlsx"))


def told(file: Path) -> list[str]:
    results = [run("--db", file, *words) for words in TOLD]
    assert [one.exit_code for one in results if one.exit_code > 1] == []
    return [one.stdout for one in results]


def marked(carried: Carried) -> Carried:
    """What a file holds when it came with a workbook: its authors are marked, all else is equal."""
    by = "outside:Anna Muster"
    return replace(
        carried,
        rulings=tuple(replace(one, by=by) for one in carried.rulings),
        records=tuple(replace(one, by=by) for one in carried.records),
    )


def exported(file: Path) -> Path:
    path = file.with_name("out.xlsx")
    assert run("--db", file, "export", path, "--force").exit_code == 0
    return path


def changed(path: Path, change: Callable[[Any], object], sheet: str = RECORDS) -> Path:
    book = openpyxl.load_workbook(path)
    change(book[sheet])
    book.save(path)
    return path


@contextmanager
def other_value(cell: Any, value: object) -> Iterator[None]:
    """Put something else into a cell of the workbook that is read once, for a while."""
    before = cell.value
    cell.value = value
    try:
        yield
    finally:
        cell.value = before


def problems(path: Path) -> list[Problem]:
    with pytest.raises(WorkbookError) as caught:
        read_whole(path)
    return list(caught.value.problems)


def place(sheet: Any, what: str) -> Any:
    """The first row of a kind of record."""
    return next(row[0].row for row in sheet.iter_rows(min_row=2) if row[1].value == what)


def test_an_empty_file_says_the_same_after_the_import(file: Path, tmp_path: Path) -> None:
    before, path = told(file), exported(file)
    transactions.close_file()
    other = tmp_path / "other.sqlite"
    said = run("--db", other, "import", path, "--by", "Berta Beispiel")

    assert said.exit_code == 0, said.stderr
    assert told(other) == before
    transactions.open_file(other)
    second = carried_of(public_season())
    transactions.open_file(file)
    first = carried_of(public_season())
    assert second == marked(first)
    assert len(first.rulings) == 3
    assert max(len(one.body) for one in first.records) > 32_767


def test_the_sheets_say_what_stands_in_them(opened_once: Any) -> None:
    book = opened_once

    first = [cell.value for cell in book[RULINGS][2]]
    assert first[:3] + first[5:6] == ["landesliga", 8, "LANDESLIGA02", "erlassen"]
    assert first[8:10] == ["The list was corrected in time.", "Anna Muster"]
    kinds = {row[1].value for row in book[RECORDS].iter_rows(min_row=2)}
    assert kinds >= {"Buchung", "Protest", "Geschützter Termin", "Elo-Liste"}


def test_a_season_without_records_is_written_as_before(tmp_path: Path) -> None:
    transactions.open_file(stored(tmp_path))
    export_season(None, tmp_path / "whole.xlsx")
    write_workbook(public_season(), tmp_path / "season.xlsx")
    transactions.close_file()

    assert (tmp_path / "whole.xlsx").read_bytes() == (tmp_path / "season.xlsx").read_bytes()
    assert read_workbook(WORKBOOK) == public_season()


def test_an_old_workbook_leaves_all_records_alone(file: Path) -> None:
    before = told(file)
    assert run("--db", file, "import", WORKBOOK).exit_code == 0
    assert told(file) == before


def test_what_came_after_an_export_stays_and_what_is_new_is_added(
    file: Path, workbook: Path
) -> None:
    copy = file.with_name("copy.sqlite")
    assert run("--db", copy, "import", workbook).exit_code == 0
    assert run("--db", file, "account", "fine", "602", "10", "--reason", "Late.",
               "--date", "2012-05-10").exit_code == 0  # fmt: skip
    after = told(file)
    assert run("--db", file, "import", workbook).exit_code == 0
    assert told(file) == after
    assert run("--db", copy, "import", exported(file)).exit_code == 0
    assert told(copy) == after


def test_another_ledger_is_refused_and_nothing_is_stored(file: Path, workbook: Path) -> None:
    def dearer(sheet: Any) -> None:
        cell = sheet.cell(place(sheet, "Buchung"), 5)
        cell.value = cell.value.replace('"cents":', '"cents":9')

    changed(workbook, dearer)
    transactions.open_file(file)
    steps = transactions.last_step()
    result = run("--db", file, "import", workbook)
    assert (result.exit_code, "is not what this file has on record" in result.stderr) == (2, True)
    assert transactions.last_step() == steps


def test_other_decisions_are_refused(file: Path, workbook: Path) -> None:
    path = changed(workbook, lambda sheet: sheet.delete_rows(2), RULINGS)
    transactions.open_file(file)
    with pytest.raises(InputError, match="not those of this file"):
        import_whole(*read_whole(path), official("Anna"), "")


def test_the_deed_is_taken_back_as_a_whole(file: Path, workbook: Path) -> None:
    copy = file.with_name("copy.sqlite")
    assert run("--db", copy, "import", WORKBOOK).exit_code == 0
    transactions.open_file(copy)
    head, first = carried_of(public_season()), audit.as_json(open_desk(copy, official("Anna")))
    import_whole(*read_whole(workbook), official("Anna"), "from the other office")
    count = transactions.last_step()[0]
    undo(count, official("Anna"), "the wrong file")
    # What was recorded is withdrawn; what was posted is balanced, never removed.
    desk = open_desk(copy, official("Anna"))
    assert head.records == ()
    assert audit.as_json(desk) == first
    transactions.open_file(copy)
    assert json.loads(run("--db", copy, "account", "list", "--json").stdout)["clubs"] == []
    assert run("--db", copy, "protest", "list").stdout == ""
    # Notices stay as well: each that was given, and one for each charge taken back.
    told = json.loads(run("--db", copy, "account", "notices", "--json").stdout)
    assert len(told) == 2 * 3
    for year, number in (one["number"].split("/") for one in told):
        there = [one["number"] for one in told if one["number"].startswith(f"{year}/")]
        assert 1 <= int(number) <= len(there)
    assert len({one["number"] for one in told}) == len(told)


def test_who_may_not_rule_or_post_cannot_bring_it_in_a_workbook(file: Path, workbook: Path) -> None:
    season, carried = read_whole(workbook)
    transactions.open_file(file.with_name("copy.sqlite"))
    for rights in ({Right.SEASONS}, {Right.SEASONS, Right.RULE}):
        with pytest.raises(RightError):
            import_whole(season, carried, Actor("Anna", (Grant(frozenset(rights)),)), "")
    assert transactions.season_names() == []


CELLS: list[tuple[str, int, int, object, str | None, str]] = [
    (RULINGS, 2, 1, None, None, "named by division, round and both teams"),
    (RULINGS, 2, 2, 19, None, "does not stand in Spielplan"),
    (RULINGS, 3, 5, "NOBODY", "Mannschaft", "“NOBODY” does not stand in sheet Mannschaften"),
    (RULINGS, 2, 6, "begnadigt", "Entscheidung", "one of bestätigt, erlassen"),
    (RULINGS, 2, 7, "board|77|2:0", "Worüber", "Board 77 does not exist; expected is 1 to 8"),
    (RULINGS, 2, 7, "order|5", "Worüber", "nothing that is decided"),
    (RULINGS, 2, 7, 'order|[1,"lot",2]', "Worüber", "nothing that is decided"),
    (RULINGS, 2, 8, -5, "Cent", "a whole number from 0"),
    (RULINGS, 2, 9, None, None, "needs a reason"),
    (RULINGS, 2, 10, None, "Von", "The cell is empty"),
    (RULINGS, 2, 11, "gestern", "Am", "is no moment"),
    (RULINGS, 2, 11, "2012-01-01T10:00:00", "Am", "is no moment"),
    (RECORDS, 2, 1, "Alle", "Gilt für", "one of Saison, Verband"),
    (RECORDS, 2, 2, "Wunsch", "Was", "no record of the kind “Wunsch”"),
    (RECORDS, 2, 3, "a\x9bb", "Schlüssel", "U+009B"),
    (RECORDS, 2, 4, 2, "Teil", "Part 2 does not follow"),
    (RECORDS, 2, 5, 17, "Inhalt", "“17” is not JSON"),
    (RECORDS, 2, 5, "{", "Inhalt", "not what a record of this kind holds"),
    (RECORDS, 2, 5, "[" * 20_000, "Inhalt", "not what a record of this kind holds"),
    (RECORDS, 2, 5, '{"number":1}', "Inhalt", "not what a record of this kind holds"),
]


@pytest.mark.parametrize(("sheet", "row", "column", "value", "name", "sentence"), CELLS)
def test_a_forged_cell_is_named_with_sheet_and_row(
    opened_once: Any, tmp_path: Path, sheet: str, row: int, column: int, value: Any,
    name: str | None, sentence: str,
) -> None:  # fmt: skip
    with other_value(opened_once[sheet].cell(row, column), value):
        opened_once.save(tmp_path / "out.xlsx")
    found = problems(tmp_path / "out.xlsx")
    assert (found[0].sheet, found[0].row, found[0].column) == (sheet, row, name)
    assert sentence in found[0].sentence


BODIES = [
    ("Buchung", '"cents":', '"cents":-', "whole cents"),
    ("Buchung", '"cents":', '"cents":9999999999999', "too large"),
    ("Buchung", '"day":"2', '"day":"9', "years 1900 to 2199"),
    ("Buchung", '"rule":"', '"rule":"\\u001b[31m', "U+001B"),
    ("Protest", '"who"', '"whose"', "not what a record"),
]


@pytest.mark.parametrize(("what", "old", "new", "sentence"), BODIES)
def test_a_forged_record_is_named_with_sheet_and_row(
    opened_once: Any, tmp_path: Path, what: str, old: str, new: str, sentence: str
) -> None:
    row = place(opened_once[RECORDS], what)
    cell = opened_once[RECORDS].cell(row, 5)
    assert old in cell.value
    with other_value(cell, cell.value.replace(old, new)):
        opened_once.save(tmp_path / "out.xlsx")
    (found,) = problems(tmp_path / "out.xlsx")
    assert (found.sheet, found.row, found.column) == (RECORDS, row, "Inhalt")
    assert sentence in found.sentence


def test_what_was_posted_can_neither_be_changed_nor_withdrawn(workbook: Path) -> None:
    def withdraw(sheet: Any) -> None:
        posted = [cell.value for cell in sheet[place(sheet, "Buchung")]]
        sheet.append([*posted[:4], None, *posted[5:]])

    (found,) = problems(changed(workbook, withdraw))
    assert "never changed nor withdrawn" in found.sentence


def test_a_notice_without_its_posting_is_named(workbook: Path) -> None:
    cut = changed(workbook, lambda sheet: sheet.delete_rows(place(sheet, "Bescheid") + 1))
    found = problems(cut)
    assert any("does not follow it" in one.sentence for one in found)


def test_what_belongs_to_another_federation_is_named(opened_once: Any, tmp_path: Path) -> None:
    sheet = opened_once[RECORDS]
    with other_value(sheet.cell(place(sheet, "Buchung"), 3), "Elsewhere/000001"):
        opened_once.save(tmp_path / "out.xlsx")
    (found,) = problems(tmp_path / "out.xlsx")
    assert "nothing of the federation Landesverband Steiermark" in found.sentence


@pytest.mark.slow
def test_garbage_is_a_sentence_or_can_be_judged(opened_once: Any, tmp_path: Path) -> None:
    """Whatever is typed into both sheets: faults are told, and what passes can be worked with."""
    lots, path, passed = random.Random(12), tmp_path / "out.xlsx", 0
    targets = [
        "x", "board|1|2:0", "board|9|2:0", 'order|["a"]', 'order|["landesliga","lot","A","B"]',
        "match|void", "match|16:0|2:0", "fee|9.9.9|home|1||federation", "points|1|9:9", "|||",
    ]  # fmt: skip
    garbage: dict[tuple[str, int], list[object]] = {
        (RULINGS, 5): ["LANDESLIGA02", "", 7],
        (RULINGS, 6): ["bestätigt", "geändert", "festgesetzt", "ausgeschlossen", "wieder offen"],
        (RULINGS, 7): [*targets],
        (RULINGS, 8): [0, 10**11, "x"],
        (RECORDS, 1): ["Saison", "Verband"],
        (RECORDS, 2): ["Protest", "Verlegung", "charge"],
        (RECORDS, 3): ["x", "x/y", "1", "Landesverband Steiermark/000009"],
        (RECORDS, 5): [None, "{}"],
    }
    for number in range(8):
        with ExitStack() as back:
            for sheet, column in lots.sample(sorted(garbage), lots.randint(1, 2)):
                row = lots.randint(2, opened_once[sheet].max_row)
                value = lots.choice(garbage[sheet, column])
                back.enter_context(other_value(opened_once[sheet].cell(row, column), value))
            opened_once.save(path)
        other = tmp_path / f"{number}.sqlite"
        result = run("--db", other, "import", path)
        if result.exit_code == 1:
            assert not other.exists()
            words = result.stderr.splitlines()[-1].split()
            result = run("--db", other, "import", path, *words[words.index("--accept") :])
        assert result.exit_code in (0, 2), result.output
        if result.exit_code == 0:
            passed += 1
            told(other)
            run("--db", other, "ruling", "show", *MATCH)
    assert 0 < passed < 8
