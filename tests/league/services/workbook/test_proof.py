"""A workbook proves what it held when it was written: what was edited is listed or refused."""

import json
import random
import re
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from shutil import copyfile
from typing import Any

import openpyxl
import pytest

from league.decision_subjects import target_of
from league.errors import InputError, NotAcceptedError, Problem, WorkbookError
from league.facts.accounts import Penalty
from league.facts.actors import official
from league.facts.contacts import FederationContact, Officer
from league.facts.events import Duty
from league.facts.protests import Decided, ProtestFile
from league.language import speaking
from league.record_kinds import DUTY, FEDERATION_OFFICE, PROTEST
from league.rulings import Action, Ruling
from league.services.accounts import ledger, postings
from league.services.accounts.fines import fine
from league.services.home.season_import import look_through, store
from league.services.journal.undoing import undo
from league.services.protests.docket import docket
from league.services.session import decided_steps, transactions
from league.services.session.carried import carried_of, import_whole
from league.services.session.opening import open_desk
from league.services.workbook import proof_words
from league.services.workbook.exporting import export_season, write_workbook
from league.services.workbook.importing import Whole, read_proven
from league.storage import last_seen_step
from league.views.imports import Agrees, Listed, Mark, ProofState
from tests.worlds import league_world
from tests.worlds.acting import record
from tests.worlds.desk_world import run

RULINGS, RECORDS = "Entscheidungen", "Aufzeichnungen"
PROOF, PROVEN = "Nachweis", "Nachweis im Einzelnen"
ANNA, BERTA = official("Anna Muster"), official("Berta Beispiel")
BODY, BY, AT = 5, 6, 7
"""Columns of the sheet of records."""
STEPS = 9
"""Season, letterhead, two rulings, protest, duty, two fines, a payment."""


def _made(folder: Path) -> Path:
    """A small season with a ruling, a protest that is decided, two fines and one paid."""
    path = folder / "league.sqlite"
    season = league_world.season()
    transactions.open_file(path)
    transactions.import_season(season, ANNA, "")
    office = FederationContact(season.federation, officers=(Officer("Obfrau", ANNA.name),))
    record(None, FEDERATION_OFFICE, season.federation, office, actor=ANNA, why="")
    at = datetime.now(UTC)
    ruling = Ruling(Action.ADD, target_of("points|1|-2:0"), "By the board.", "", at, team="A1")
    decided_steps.add_ruling(season.name, ruling, ANNA)
    again = Ruling(Action.ADD, target_of("points|2|-1:0"), "Once more.", "", at, team="B1")
    decided_steps.add_ruling(season.name, again, ANNA)
    decided = Decided(date(2012, 3, 2), granted=True, reasons="It was right.", by=ANNA.name)
    day = date(2012, 2, 26)
    protest = ProtestFile(
        1, "team", day, day, True, "klassenspielleiter", "Late.", "A", decided=decided
    )
    record(season.name, PROTEST, "1", protest, actor=ANNA, why="")
    record(season.name, DUTY, "1", Duty(1, "5.3", "Open", day), actor=ANNA, why="")
    for club, cents in (("A", 3600), ("B", 2000)):
        fine(None, Penalty(club, date(2012, 1, 10), "A forged report.", "7.5", cents), actor=ANNA)
    ledger.pay(None, "A", 3600, date(2012, 5, 2), actor=ANNA)
    export_season(None, folder / "season.xlsx", by=ANNA.name)
    transactions.close_file()
    return path


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _made(tmp_path_factory.mktemp("made"))


@pytest.fixture
def file(made: Path, tmp_path: Path) -> Iterator[Path]:
    """The file the workbook was written from."""
    yield Path(copyfile(made, tmp_path / made.name))
    transactions.close_file()


@pytest.fixture
def book(made: Path, tmp_path: Path) -> Path:
    return Path(copyfile(made.with_name("season.xlsx"), tmp_path / "season.xlsx"))


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Path]:
    """Where no file lies yet."""
    yield tmp_path / "other.sqlite"
    transactions.close_file()


def edited(path: Path, change: Callable[[Any], object]) -> Path:
    """Change a workbook as a spreadsheet program does: all of it is written anew."""
    book = openpyxl.load_workbook(path)
    change(book)
    book.save(path)
    return path


def rows_of(book: Any, what: str) -> list[int]:
    """The rows of a kind of record."""
    return [row[0].row for row in book[RECORDS].iter_rows(min_row=2) if row[1].value == what]


def in_body(what: str, old: str, new: str, *, number: int = 0) -> Callable[[Any], None]:
    def change(book: Any) -> None:
        cell = book[RECORDS].cell(rows_of(book, what)[number], BODY)
        assert old in cell.value
        cell.value = cell.value.replace(old, new)

    return change


def looked(path: Path, into: Path) -> tuple[Whole, tuple[Listed, ...]]:
    whole = read_proven(path)
    return whole, look_through(whole, into).listed


def told(listed: tuple[Listed, ...]) -> list[tuple[str, str, str, int | None, int | None]]:
    return [(one.mark, one.sort, one.by, one.cents, one.was_cents) for one in listed]


def faults(path: Path, into: Path) -> list[Problem]:
    with pytest.raises(WorkbookError) as caught:
        look_through(read_proven(path), into)
    return list(caught.value.problems)


def codes(said: str) -> list[str]:
    """What a command says that accepts all of its list."""
    return re.findall(r"--accept \S+", said.splitlines()[-1])


def test_a_forged_posting_is_listed_and_nothing_is_stored(book: Path, other: Path) -> None:
    """The known fault: € 36 became € 43 and came in as settled."""
    edited(book, in_body("Buchung", '"cents":3600', '"cents":4300'))
    edited(book, in_body("Buchung", '"cents":3600', '"cents":4300', number=2))
    first = run("--db", other, "import", book)
    assert first.exit_code == 1
    lines = first.stdout.splitlines()
    assert [line.split(",")[0] for line in lines] == [
        "≠ Posting Verband/000001",
        "≠ Payment Verband/000003",
    ]
    assert all("€43.00 (it was €36.00), Anna Muster" in line for line in lines)
    assert "Nothing was stored." in first.stderr
    assert not other.exists()
    dry = run("--db", other, "import", book, "--dry-run")
    assert (dry.exit_code, dry.stdout, dry.stderr) == (1, first.stdout, first.stderr)


def test_a_dry_run_says_what_storing_would_and_stores_nothing(book: Path, file: Path) -> None:
    transactions.open_file(file)
    steps = transactions.last_step()
    dry = run("--db", file, "import", book, "--dry-run")
    assert transactions.last_step() == steps
    done = run("--db", file, "import", book)
    assert (dry.exit_code, done.exit_code) == (0, 0)
    foretold = dry.stderr.replace("Nothing else changes.\n", "")
    assert foretold.replace("Nothing was stored.", "Stored.") == done.stderr
    edited(book, in_body("Buchung", '"cents":3600', '"cents":4300'))
    dry, done = (run("--db", file, "import", book, *more) for more in (["--dry-run"], []))
    assert (dry.exit_code, dry.stdout, dry.stderr) == (2, done.stdout, done.stderr)


def test_what_is_accepted_by_its_code_is_stored_and_marked(book: Path, other: Path) -> None:
    edited(book, in_body("Buchung", '"cents":2000', '"cents":2500', number=1))
    first = run("--db", other, "import", book)
    (said,) = codes(first.stderr)
    trial = run("--db", other, "import", book, *said.split(), "--dry-run")
    assert (trial.exit_code, other.exists()) == (0, False)
    done = run("--db", other, "import", book, *said.split(), "--by", "Berta Beispiel")
    assert (done.exit_code, "Stored." in done.stderr) == (0, True)
    transactions.open_file(other)
    carried = carried_of(transactions.load()[0])
    authors = {one.by for one in carried.rulings} | {one.by for one in carried.records}
    assert authors == {"outside:Anna Muster"}
    assert any('"cents":2500' in one.body for one in carried.records)
    # What is on record need not be accepted once more.
    again = run("--db", other, "import", book)
    assert again.exit_code == 0
    assert again.stdout.startswith("≠ Posting Verband/000002, €25.00 (it was €20.00), Anna Muster")
    assert "posting:" not in again.stdout
    assert "What need not be accepted is on record here and stays as it is." in again.stderr


def test_one_thing_is_accepted_by_its_name_and_another_list_has_other_codes(
    book: Path, other: Path
) -> None:
    edited(book, in_body("Buchung", '"cents":3600', '"cents":4300'))
    edited(book, in_body("Meldepflicht", "Open", "Closed"))
    whole = read_proven(book)
    look = look_through(whole, other)
    duty, posting = look.listed
    assert [one.name.partition(":")[0] for one in (duty, posting)] == ["duty", "posting"]
    with pytest.raises(NotAcceptedError, match="1 left"):
        store(whole, look, other, BERTA, accept=[posting.name])
    with pytest.raises(InputError, match="accepts nothing"):
        store(whole, look, other, BERTA, accept=[posting.name, "duty"])
    assert not other.exists()
    # Between the list and its acceptance somebody edits the workbook once more.
    edited(book, in_body("Buchung", '"cents":4300', '"cents":9900'))
    whole = read_proven(book)
    accept = [posting.name, duty.name, f"posting:{look.kinds['posting']}"]
    with pytest.raises(InputError, match="accepts nothing"):
        store(whole, look_through(whole, other), other, BERTA, accept=accept)
    now = look_through(whole, other)
    store(whole, now, other, BERTA, accept=[f"{sort}:{code}" for sort, code in now.kinds.items()])
    assert transactions.season_names() == ["2011/12"]


def test_an_unchanged_workbook_is_recognised_whoever_saved_it_again(
    book: Path, file: Path, other: Path
) -> None:
    edited(book, lambda _book: None)
    whole = read_proven(book)
    look = look_through(whole, other)
    verdict = look.verdict
    assert (verdict.state, look.listed, verdict.changed) == (ProofState.UNCHANGED, (), ())
    assert (look.verdict.step, look.verdict.kept) == (Agrees.UNKNOWN, Agrees.UNKNOWN)
    with speaking("en"):
        first, second, *_rest = proof_words.verdict_lines(look.verdict)
    assert re.fullmatch(
        r"Its decisions and records are unchanged since it was written on .* at step 9"
        r" by Anna Muster\.",
        first,
    )
    assert "not who wrote it: anybody can work out such a digest" in second
    assert look_through(whole, file).verdict.step is Agrees.YES
    transactions.close_file()
    store(whole, look, other, BERTA)
    assert transactions.season_names() == ["2011/12"]


def test_a_file_with_another_step_of_that_number_and_the_kept_one_say_so(
    book: Path, tmp_path: Path, other: Path
) -> None:
    whole = read_proven(book)
    transactions.open_file(other)
    for number in range(STEPS):
        transactions.import_season(league_world.season(), ANNA, str(number))
    transactions.close_file()
    verdict = look_through(whole, other).verdict
    assert (verdict.step, verdict.kept) == (Agrees.NO, Agrees.NO)
    with speaking("en"):
        *_lines, said = proof_words.verdict_lines(verdict)
        assert said == "Step 9 of this file is another one: the workbook is of another file."
    # The file was lost, and this machine remembers its last step.
    lost = tmp_path / "lost.sqlite"
    assert whole.proof is not None
    last_seen_step.replace(lost, (STEPS, whole.proof.origin.hash))
    assert look_through(whole, lost).verdict.kept is Agrees.YES
    last_seen_step.replace(lost, (STEPS, "another"))
    with speaking("en"):
        *_lines, said = proof_words.verdict_lines(look_through(whole, lost).verdict)
    assert said == "The last step that this machine has seen of this file, 9, is another."


def _delete(what: str, number: int) -> Callable[[Any], None]:
    return lambda book: book[RECORDS].delete_rows(rows_of(book, what)[number])


def _append(what: str, change: Callable[[list[Any]], object]) -> Callable[[Any], None]:
    def add(book: Any) -> None:
        values = [cell.value for cell in book[RECORDS][rows_of(book, what)[-1]]]
        change(values)
        book[RECORDS].append(values)

    return add


def _replace(at: int, old: str, new: str) -> Callable[[list[Any]], None]:
    def change(values: list[Any]) -> None:
        values[at] = values[at].replace(old, new)

    return change


def _second_payment(values: list[Any]) -> None:
    values[2] = "Verband/000004"
    values[4] = values[4].replace('"cents":3600', '"cents":500')


def _in_ruling(column: int, value: object) -> Callable[[Any], None]:
    return lambda book: book[RULINGS].cell(2, column, value)


FORGED: list[tuple[Callable[[Any], None], list[tuple[str, str, str, int | None, int | None]]]] = [
    (in_body("Buchung", '"club":"A"', '"club":"C"'), [("≠", "posting", ANNA.name, 3600, None)]),
    (in_body("Buchung", '"cents":3600', '"cents":3700', number=2),
     [("≠", "payment", ANNA.name, 3700, 3600)]),
    (_delete("Buchung", 2), [("−", "payment", ANNA.name, 3600, None)]),
    (_append("Buchung", _second_payment), [("+", "payment", ANNA.name, 500, None)]),
    (in_body("Bescheid", "A forged report.", "A joke."), [("≠", "notice", ANNA.name, 3600, None)]),
    (in_body("Protest", '"granted":true', '"granted":false'),
     [("≠", "decision", ANNA.name, None, None)]),
    (_delete("Protest", 0), [("−", "decision", ANNA.name, None, None)]),
    (in_body("Meldepflicht", "2012-02-26", "2012-02-27"), [("≠", "duty", ANNA.name, None, None)]),
    (_append("Meldepflicht", _replace(4, "Open", "Closed")),
     [("+", "duty", ANNA.name, None, None)]),
    (_append("Meldepflicht", lambda values: values.__setitem__(4, None)),
     [("+", "duty", ANNA.name, None, None)]),
    (_in_ruling(9, "Because."), [("≠", "ruling", ANNA.name, None, None)]),
    (_in_ruling(11, "2012-01-01T10:00:00+00:00"), [("≠", "ruling", ANNA.name, None, None)]),
    (lambda book: book[RULINGS].delete_rows(2), [("−", "ruling", ANNA.name, None, None)]),
    (lambda book: book[RULINGS].move_range("A2:K2", rows=2),
     [("≠", "ruling", ANNA.name, None, None)] * 2),
    (lambda book: book[RECORDS].cell(rows_of(book, "Meldepflicht")[0], BY, "Max Fremd"),
     [("≠", "duty", "Max Fremd", None, None)]),
]  # fmt: skip
"""What is edited, and what is listed: mark, sort, author, amount, the amount before."""


@pytest.mark.parametrize(("change", "listed"), FORGED)
def test_a_forged_workbook_of_each_kind_is_listed(
    book: Path, other: Path, change: Callable[[Any], None], listed: list[object]
) -> None:
    whole, found = looked(edited(book, change), other)
    assert told(found) == listed
    with pytest.raises(NotAcceptedError):
        store(whole, look_through(whole, other), other, BERTA)
    assert not other.exists()


def test_another_author_is_named_with_the_one_before(book: Path, other: Path) -> None:
    edited(book, lambda book: book[RECORDS].cell(rows_of(book, "Meldepflicht")[0], BY, "Max Fremd"))
    _whole, (one,) = looked(book, other)
    with speaking("en"):
        assert "Max Fremd (it was Anna Muster)" in proof_words.listed_line(one)


@pytest.mark.parametrize(
    ("change", "state"),
    [
        (lambda book: (book.remove(book[PROOF]), book.remove(book[PROVEN])), ProofState.MISSING),
        (lambda book: book.remove(book[PROVEN]), ProofState.BROKEN),
        (lambda book: book[PROOF].delete_rows(2), ProofState.BROKEN),
        (lambda book: book[PROOF].cell(2, 2, "12"), ProofState.BROKEN),
        (lambda book: book[PROOF].cell(5, 2, "Max Fremd"), ProofState.BROKEN),
        (lambda book: book[PROVEN].cell(20, 4, "Max Fremd"), ProofState.BROKEN),
        (lambda book: book[PROVEN].delete_rows(20), ProofState.BROKEN),
    ],
)
def test_without_a_proof_that_holds_all_is_listed_that_a_file_lacks(
    book: Path, file: Path, other: Path, change: Callable[[Any], object], state: ProofState
) -> None:
    """An empty file lacks all of it; the one it was written from lacks nothing."""
    whole = read_proven(edited(book, change))
    look = look_through(whole, other)
    assert (look.verdict.state, look.verdict.origin) == (state, None)
    assert [one.mark for one in look.listed] == [Mark.ADDED] * len(whole.entries)
    # Rulings; letterhead, protest, duty, two fines with their notices, a payment.
    assert len(whole.entries) == 2 + 8
    assert look_through(whole, file).listed == ()


def test_what_a_workbook_without_a_proof_lacks_is_told_and_stays(
    book: Path, file: Path, tmp_path: Path
) -> None:
    transactions.open_file(file)
    fine(None, Penalty("C", date(2012, 6, 1), "Late.", "7.5", 1000), actor=ANNA)
    edited(book, lambda book: (book.remove(book[PROOF]), book.remove(book[PROVEN])))
    whole = read_proven(book)
    look = look_through(whole, file)
    lacking = [(one.mark, one.sort, one.cents, one.must) for one in look.listed]
    assert lacking == [("−", "notice", 1000, False), ("−", "posting", 1000, False)]
    store(whole, look, file, BERTA)
    assert any('"cents":1000' in one.body for one in carried_of(whole.season).records)


def test_a_workbook_without_records_needs_no_proof(tmp_path: Path, file: Path) -> None:
    path = tmp_path / "typed.xlsx"
    write_workbook(league_world.season(), path)
    assert not {PROOF, PROVEN} & set(openpyxl.load_workbook(path).sheetnames)
    whole = read_proven(path)
    look = look_through(whole, file)
    assert (look.verdict.state, look.listed) == (ProofState.NEEDLESS, ())
    with speaking("en"):
        assert list(proof_words.verdict_lines(look.verdict)) == []
    store(whole, look, file, BERTA)


def test_all_records_taken_out_are_listed(book: Path, other: Path) -> None:
    edited(book, lambda book: (book.remove(book[RECORDS]), book.remove(book[RULINGS])))
    _whole, found = looked(book, other)
    assert [one.mark for one in found] == [Mark.LACKING] * 10


def test_edited_results_are_named_and_need_nobody(book: Path, other: Path) -> None:
    edited(book, lambda book: book["Spieler"].cell(2, 2, "Anders"))
    whole = read_proven(book)
    look = look_through(whole, other)
    assert (look.verdict.state, look.verdict.changed) == (ProofState.UNCHANGED, ("Spieler",))
    assert look.listed == ()


def test_another_season_makes_all_of_it_another(book: Path, other: Path) -> None:
    """Its rulings would be those of a season in which nobody decided anything."""
    edited(book, lambda book: book["Saison"].cell(2, 2, "2012/13"))
    _whole, found = looked(book, other)
    assert {one.sort for one in found} == {"ruling", "decision", "duty"}


def _double(book: Any) -> None:
    row = [cell.value for cell in book[RECORDS][rows_of(book, "Buchung")[0]]]
    book[RECORDS].append([*row[:2], "Verband/000004", *row[3:]])


def _reversal(book: Any) -> None:
    _double(book)
    cell = book[RECORDS].cell(book[RECORDS].max_row, BODY)
    cell.value = cell.value.replace('"what":"fee"', '"what":"reversal"')


def _refund(book: Any) -> None:
    _double(book)
    held = json.loads(book[RECORDS].cell(book[RECORDS].max_row, BODY).value)
    held |= {"what": "refund", "reference": "2011/12|protest|1"}
    held |= {"debit": {"holder": "deposits"}, "credit": {"holder": "cash"}}
    book[RECORDS].cell(book[RECORDS].max_row, BODY, json.dumps(held))


def _tournament(book: Any) -> None:
    row = rows_of(book, "Meldepflicht")[0]
    for column, value in ((2, "Paarungsturnier"), (3, "../../open"), (BODY, None)):
        book[RECORDS].cell(row, column, value)


def _renumber(what: str, at: int, old: str, new: str) -> Callable[[Any], None]:
    def change(book: Any) -> None:
        for column in (3, BODY):
            cell = book[RECORDS].cell(rows_of(book, what)[at], column)
            cell.value = cell.value.replace(old, new)

    return change


NEVER: list[tuple[Callable[[Any], None], str]] = [
    (_double, "is posted already; nothing is posted twice"),
    (_reversal, "It takes back what was not posted"),
    (_refund, "is given away than came in"),
    (_renumber("Buchung", 2, "000003", "000005"), "after “Verband/2” comes 5"),
    (_renumber("Bescheid", 1, "2012/2", "2012/3"), "after “Verband/2012/1” comes 3"),
    (in_body("Buchung", ',"credit":{"holder":"federation","club":""}', ""),
     "not what a record of this kind holds"),
    (in_body("Buchung", '"credit":{"holder":"federation","club":""}',
             '"credit":{"holder":"club","club":"A"}'), "cannot be posted"),
    (in_body("Buchung", '"cents":3600', '"cents":0'), "cannot be posted"),
    (lambda book: book[RECORDS].cell(rows_of(book, "Buchung")[2], 1, "Saison"), "of no season"),
    (lambda book: book[RECORDS].cell(rows_of(book, "Meldepflicht")[0], 2, "user"), "no record of"),
    (_tournament, "is no id of a tournament"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "sentence"), NEVER)
def test_what_no_ledger_holds_is_refused_with_its_row(
    book: Path, change: Callable[[Any], None], sentence: str
) -> None:
    edited(book, change)
    with pytest.raises(WorkbookError) as caught:
        read_proven(book)
    problems = caught.value.problems
    assert any(sentence in one.sentence for one in problems), problems
    assert all(one.sheet == RECORDS and one.row is not None for one in problems)


def test_a_fee_is_posted_again_after_it_was_taken_back(file: Path, tmp_path: Path) -> None:
    transactions.open_file(file)
    reference = postings.ledger("Verband")[0].reference
    ledger.refund(None, reference, date(2012, 6, 1), actor=ANNA, reason="By mistake.")
    fine(None, Penalty("A", date(2012, 1, 10), "After all.", "7.5", 3600), actor=ANNA)
    export_season(None, tmp_path / "again.xlsx")
    assert len(read_proven(tmp_path / "again.xlsx").carried.records) == 8 + 4


def test_who_held_no_office_decides_nothing(book: Path, other: Path) -> None:
    """By the letterhead that the workbook itself brings: Anna is the only official."""
    edited(book, _in_ruling(10, "Max Fremd"))
    (found,) = faults(book, other)
    assert (found.sheet, found.row, found.column) == (RULINGS, 2, "Von")
    assert "Max Fremd held no office on" in found.sentence


def test_who_held_no_office_decides_no_protest(book: Path, other: Path) -> None:
    edited(book, in_body("Protest", f'"by":"{ANNA.name}"', '"by":"Max Fremd"'))
    (found,) = faults(book, other)
    assert (found.sheet, found.row, found.column) == (RECORDS, 3, "Von")
    assert "Max Fremd held no office on" in found.sentence


def test_the_letterhead_of_the_file_counts_before_the_workbooks(
    book: Path, file: Path, other: Path
) -> None:
    """A workbook by whoever knows how to work out digests makes its author an official."""
    transactions.open_file(file)
    season = transactions.load()[0]
    office = FederationContact("Verband", officers=(Officer("Obmann", "Max Fremd"),))
    with_max = file.with_name("max.sqlite")
    copyfile(file, with_max)
    transactions.open_file(with_max)
    record(None, FEDERATION_OFFICE, "Verband", office, actor=official("Max Fremd"), why="")
    at = datetime.now(UTC)
    ruling = Ruling(Action.ADD, target_of("points|3|-9:0"), "So.", "", at, team="A1")
    decided_steps.add_ruling(season.name, ruling, official("Max Fremd"))
    export_season(None, book, force=True)
    (found,) = faults(book, file)
    assert "Max Fremd held no office" in found.sentence
    # Where nobody is on record as an official, nothing can be held against him.
    whole = read_proven(book)
    store(whole, look_through(whole, other), other, BERTA)


def test_before_a_letterhead_was_on_record_nobody_can_know(book: Path, other: Path) -> None:
    def long_ago(book: Any) -> None:
        book[RULINGS].cell(2, 10, "Max Fremd")
        book[RULINGS].cell(2, 11, "2012-01-01T10:00:00+00:00")

    _whole, found = looked(edited(book, long_ago), other)
    assert told(found) == [("≠", "ruling", "Max Fremd", None, None)]


def test_what_is_on_record_otherwise_is_never_taken(book: Path, file: Path) -> None:
    edited(book, in_body("Buchung", '"cents":3600', '"cents":4300'))
    edited(book, _in_ruling(9, "Because."))
    ruling, posting = faults(book, file)
    assert (ruling.sheet, ruling.row) == (RULINGS, 2)
    assert "are not those of this file" in ruling.sentence
    assert (posting.sheet, posting.column) == (RECORDS, "Inhalt")
    assert re.search(
        "€43.00, Anna Muster, .*not what this file has on record.*€36.00", posting.sentence
    )


def test_another_author_of_what_is_on_record_is_listed_and_the_record_stays(
    book: Path, file: Path
) -> None:
    def change(book: Any) -> None:
        book.remove(book[PROOF])
        book.remove(book[PROVEN])
        book[RECORDS].cell(rows_of(book, "Meldepflicht")[0], BY, "Max Fremd")

    whole, found = looked(edited(book, change), file)
    assert [(one.mark, one.by, one.was_by) for one in found] == [("≠", "Max Fremd", ANNA.name)]
    look = look_through(whole, file)
    store(whole, look, file, BERTA)
    assert {one.by for one in carried_of(whole.season).records} == {ANNA.name}


def test_a_workbook_that_claims_a_step_of_this_file_brings_nothing_new_unlisted(
    book: Path, file: Path
) -> None:
    """Forged by whoever knows how to work out digests: step and hash are those of this file."""
    whole = read_proven(book)
    assert whole.proof is not None
    transactions.open_file(file)
    carried = carried_of(whole.season)
    duty = next(one for one in carried.records if one.kind == DUTY.name)
    more = (
        *carried.records,
        type(duty)(*(duty.season, duty.kind, "2", duty.body, duty.at, duty.by)),
    )
    forged = type(carried)(carried.rulings, more)
    write_workbook(whole.season, book, forged, origin=whole.proof.origin, force=True)
    look = look_through(read_proven(book), file)
    assert (look.verdict.state, look.verdict.step) == (ProofState.UNCHANGED, Agrees.YES)
    assert told(look.listed) == [("+", "duty", ANNA.name, None, None)]
    assert all(one.must for one in look.listed)


def test_the_list_is_looked_at_again_when_somebody_stored_meanwhile(book: Path, file: Path) -> None:
    edited(book, lambda book: (book.remove(book[PROOF]), book.remove(book[PROVEN])))
    edited(book, _append("Meldepflicht", lambda values: values.__setitem__(2, "2")))
    whole = read_proven(book)
    look = look_through(whole, file)
    accept = [one.name for one in look.listed]
    held = Duty(1, "5.3", "Open", date(2012, 2, 26))
    record(whole.season.name, DUTY, "2", held, actor=ANNA, why="")
    with pytest.raises(InputError, match="accepts nothing that is listed now"):
        store(whole, look, file, BERTA, accept=accept)


def test_authors_from_outside_are_marked_for_good(book: Path, other: Path, tmp_path: Path) -> None:
    season = league_world.season()
    whole = read_proven(book)
    transactions.open_file(other)
    transactions.import_season(season, BERTA, "")
    store(whole, look_through(whole, other), other, BERTA)
    mark = {"outside:Anna Muster"}
    # Through another workbook into another file, and not marked twice.
    export_season(None, tmp_path / "second.xlsx", by=BERTA.name)
    third = read_proven(tmp_path / "second.xlsx")
    assert {one.by for one in third.entries} == mark
    import_whole(third.season, third.carried, BERTA, "again")
    assert {one.by for one in carried_of(season).rulings} == mark
    # Whoever has it by himself is the same author.
    fresh = tmp_path / "fresh.sqlite"
    store(third, look_through(third, fresh), fresh, BERTA)
    assert {one.by for one in carried_of(season).rulings} == mark
    # The import taken back: who reopens the rulings is Berta, and what was ruled keeps its mark.
    transactions.open_file(other)
    undo(transactions.last_step()[0] - 1, BERTA, "the wrong file")
    rulings = carried_of(season).rulings
    assert [one.by for one in rulings] == [*mark, *mark, BERTA.name, BERTA.name]
    # A journal followed from its first step gives the same.
    replayed = tmp_path / "replayed.sqlite"
    assert run("--db", other, "journal", "replay", replayed).exit_code == 0
    transactions.open_file(replayed)
    assert carried_of(season).rulings == rulings
    with pytest.raises(InputError, match="No name begins with “outside:”"):
        decided_steps.add_ruling(season.name, rulings[0], official("outside:Anna"))


def test_marked_authors_are_named_so_wherever_they_stand(book: Path, other: Path) -> None:
    whole = read_proven(book)
    store(whole, look_through(whole, other), other, BERTA)
    said = "Anna Muster (from outside)"
    assert said in run("--db", other, "ruling", "show", "--list", "A1").stdout
    assert said in run("--db", other, "journal").stdout
    with speaking("en"):
        row = docket(open_desk(other, BERTA), date(2012, 4, 1)).rows[0]
    assert row.decided_by == said


IDS: list[tuple[str, int, str, str]] = [
    ("Mannschaften", 1, "../../DOR1", "up to 20 letters"),
    ("Mannschaften", 1, "..", "up to 20 letters"),
    ("Mannschaften", 1, "A 1", "up to 20 letters"),
    ("Vereine", 1, "A/1", "up to 20 letters"),
    ("Vereine", 1, "A" * 21, "up to 20 letters"),
    ("Spieler", 1, "a·1", "up to 20 letters"),
    ("Bewerbe", 1, "../kl", "up to 40 letters"),
    ("Bewerbe", 1, "k l", "up to 40 letters"),
]


@pytest.mark.parametrize(("sheet", "column", "id", "sentence"), IDS)
def test_ids_are_as_strict_as_in_commands(
    tmp_path: Path, sheet: str, column: int, id: str, sentence: str
) -> None:
    path = tmp_path / "season.xlsx"
    write_workbook(league_world.season(), path)
    edited(path, lambda book: book[sheet].cell(2, column, id))
    with pytest.raises(WorkbookError) as caught:
        read_proven(path)
    found = [one for one in caught.value.problems if sentence in one.sentence]
    assert [(one.sheet, one.row) for one in found] == [(sheet, 2)]
    with pytest.raises(InputError):
        _typed(sheet, id)


def _typed(sheet: str, id: str) -> None:
    from league.services.session.office_checks import code, division_fault  # noqa: PLC0415

    if sheet != "Bewerbe":
        code(id, sheet)
    elif fault := division_fault(id):
        raise InputError(fault)


OTHERS: tuple[object, ...] = ("x", None, 0, 7, "2012-01-01", "Anna", "nein", 1.5, "1:0", "Verband")


@pytest.mark.parametrize("seed", range(12))
def test_one_cell_altered_at_random_never_comes_in_unseen(
    made: Path, tmp_path: Path, other: Path, seed: int
) -> None:
    """It is refused, or listed, or its sheet is named, or it says the same as before."""
    lots = random.Random(seed)
    before = read_proven(made.with_name("season.xlsx"))
    book = openpyxl.load_workbook(made.with_name("season.xlsx"))
    outcomes = set()
    for _time in range(12):
        # Half of the lots fall on the sheets with decisions and records, small as they are.
        sheets = book.sheetnames if lots.random() < 0.5 else [RULINGS, RECORDS, PROOF, PROVEN]
        sheet = book[lots.choice(sheets)]
        cell: Any = sheet.cell(lots.randint(1, sheet.max_row), lots.randint(1, sheet.max_column))
        value, cell.value = cell.value, _other(cell.value, lots)
        book.save(tmp_path / "one.xlsx")
        outcomes.add(_outcome(tmp_path / "one.xlsx", other, before, sheet.title))
        cell.value = value
    assert len(outcomes) > 1


def _other(value: Any, lots: random.Random) -> object:
    """Something else in the cell: another sign in its text, another number, something odd."""
    if isinstance(value, str) and value and lots.random() < 0.7:
        at = lots.randrange(len(value))
        return value[:at] + lots.choice("0123456789aZ") + value[at + 1 :]
    if isinstance(value, int) and lots.random() < 0.7:
        return value + 1
    return lots.choice(OTHERS)


def _outcome(path: Path, other: Path, before: Whole, sheet: str) -> str:
    try:
        whole = read_proven(path)
        look = look_through(whole, other)
    except WorkbookError:
        return "refused"
    if look.listed:
        assert sheet in (RULINGS, RECORDS, PROOF, PROVEN, "Saison")
        return "listed"
    assert look.verdict.state is ProofState.UNCHANGED
    assert whole.carried == before.carried
    if whole.season != before.season:
        assert look.verdict.changed == (sheet,)
        return "named"
    return "the same"
