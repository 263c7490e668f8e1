"""The rating report, the report to the register, the overview: what stands on them and what not."""

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from league import clock
from league.errors import InputError, RuleBookError
from league.facts.actors import Right, official
from league.facts.contacts import RoundState
from league.facts.people import Player
from league.facts.periods import RatingFiling, TimeControl
from league.facts.registrations import Kind as RegistrationKind
from league.facts.registrations import Registration
from league.facts.seasons import BoardRecord, Season
from league.facts.tournaments import System
from league.language import speaking
from league.record_kinds import ROUND_STATE
from league.services.home.overview_papers import overview_paper
from league.services.ratings.report_papers import rating_report
from league.services.ratings.reports import file_rating
from league.services.registry.people.person_data import correct_person
from league.services.registry.registering.register_papers import register_paper
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.records import record
from league.views.federation_papers import RegisterPaper, Reported
from reports.document import Document, Table
from reports.layouts.overview import overview
from reports.layouts.rating_report import rating_report as report_layout
from reports.layouts.register import register
from reports.making import document_of
from reports.paper import Format
from reports.papers import OF_FEDERATIONS
from reports.writing import write
from tests.worlds.acting import OFFICIAL
from tests.worlds.paper_world import season
from tests.worlds.tournament_paper_world import create, guest, numbered, play

FILING = RatingFiling("ll", TimeControl(90, seconds=30), registered=date(2011, 9, 1))


def played(before: Season) -> Season:
    """Two boards of the first match: a game, and a place that nobody of C1 took."""
    key = before.fixtures[0].key
    ours, theirs = before.squads[0].ident, "500"
    boards = (
        BoardRecord(key, 1, ours, theirs, (2, 0)),
        BoardRecord(key, 2, before.squads[1].ident, None, None),
        *(BoardRecord(key, board, None, None, None) for board in range(3, 9)),
    )
    guest = Player(theirs, "Černý", "Ján", date(1980, 5, 6), "m", "SVK", 2100)
    more = Registration(theirs, "603", RegistrationKind.HOME, date(2011, 8, 16))
    return replace(
        before,
        boards=boards,
        players=(*before.players, guest),
        registrations=(*before.registrations, more),
    )


def opened(folder: Path, content: Season) -> Desk:
    path = folder / "a.sqlite"
    transactions.open_file(path)
    transactions.import_season(content, official("A"), "")
    return open_desk(path, official("A"))


def file(desk: Desk, filing: RatingFiling) -> Desk:
    file_rating(None, filing, actor=official("A"))
    return open_desk(desk.path, official("A"))


def tables(document: Document) -> list[Table]:
    return [one for one in document.blocks if isinstance(one, Table)]


def rows(table: Table) -> list[dict[str, Any]]:
    heads = [one.label for one in table.columns]
    return [
        {head: getattr(cell, "value", cell) for head, cell in zip(heads, row, strict=True)}
        for row in table.rows
    ]


def test_a_report_tells_numbers_results_and_forfeits_but_no_birth_dates(tmp_path: Path) -> None:
    desk = file(opened(tmp_path, played(season())), FILING)
    document = report_layout(rating_report(desk, "ll"))
    (table,) = tables(document)
    told = {row["Pass"]: row for row in rows(table)}

    # All have a pass number and no rating by FIDE: C 2.3 asks for no birth date.
    assert not {"Born", "Sex", "FIDE id"} & {one.label for one in table.columns}
    winner, loser, alone = told["101"], told["500"], told["102"]
    assert (winner["Points"], loser["Points"]) == (2, 0)
    assert (winner["1"], loser["1"]) == (f"{loser['No.']}+", f"{winner['No.']}−")
    # Nobody sat opposite: marked as no game. Fewer than four of eight came, so it counts nothing;
    # the game that was played is rated as it was played (C 3).
    assert (alone["1"], alone["Points"]) == ("K−", 0)
    assert {one["Final rank"] for one in rows(table)} == {1, 2, 3}
    assert table.name == "1 Jul 2011 to 31 Dec 2011"


def test_fide_asks_for_more_and_refuses_with_each_player_named(tmp_path: Path) -> None:
    desk = file(opened(tmp_path, played(season())), replace(FILING, fide=True))
    with pytest.raises(InputError) as refused:
        rating_report(desk, "ll")
    assert "Černý Ján: the FIDE id is missing" in str(refused.value)
    assert "--despite REASON" in str(refused.value)

    desk = file(desk, replace(FILING, fide=True, despite="The ids are applied for."))
    document = report_layout(rating_report(desk, "ll"))
    first, last = tables(document)
    row = next(one for one in rows(first) if one["Pass"] == "500")
    # Without a FIDE rating also birth date and sex.
    assert (row["Born"], row["Sex"], row["Nation"]) == (date(1980, 5, 6), "male", "SVK")
    assert any("500" in one.values() for one in rows(last))
    words = [getattr(one, "words", "") for one in document.blocks]
    assert any("The ids are applied for." in one for one in words)


def test_without_results_there_is_nothing_to_report(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no results to report yet"):
        rating_report(opened(tmp_path, season()), "ll")


def test_the_register_is_told_of_arrivals_and_departures_by_quarter(tmp_path: Path) -> None:
    before = played(season())
    gone = replace(before.registrations[0], deregistered=date(2011, 12, 31))
    desk = opened(tmp_path, replace(before, registrations=(gone, *before.registrations[1:])))
    view = register_paper(desk, "")
    third, fourth = (one for one in view.parts if one.lines)

    # H 3: at latest ten days after the quarter.
    assert (third.last, third.due) == (date(2011, 9, 30), date(2011, 10, 10))
    assert (fourth.last, fourth.due) == (date(2011, 12, 31), date(2012, 1, 10))
    (arrived,), (left,) = (rows(one) for one in tables(register(view)))
    assert (arrived["What is reported"], arrived["Born"]) == ("arrival", date(1980, 5, 6))
    assert (arrived["Surname"], arrived["Club no."], arrived["Citizenship"]) == (
        "Černý", "603", "SVK",
    )  # fmt: skip
    assert (left["What is reported"], left["Pass"], left["Missing"]) == ("departure", "101", "")


def test_h_3_a_change_of_what_the_register_holds_is_reported_in_its_quarter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = opened(tmp_path, played(season()))
    monkeypatch.setattr(clock, "now", lambda: datetime(2011, 11, 5, 12, tzinfo=UTC))
    before = desk.world.players["101"]
    wed = replace(before, surname="Neuname", nation="GER")
    correct_person(None, before, wed, actor=OFFICIAL)
    # A rating is none of the data of H 2.
    other = desk.world.players["102"]
    correct_person(None, other, replace(other, rating=1234), actor=OFFICIAL)
    view = register_paper(open_desk(desk.path, OFFICIAL), "")

    (part,) = (one for one in view.parts if one.last == date(2011, 12, 31))
    (line,) = part.lines
    assert (line.what, line.ident, line.day) == (Reported.CHANGE, "101", date(2011, 11, 5))
    assert (line.surname, line.nation, line.club) == ("Neuname", "GER", "601")
    with speaking("en"):
        (row,) = rows(tables(register(RegisterPaper("", "", (part,))))[0])
    assert row["What is reported"] == "changed data"
    assert row["Before"] == "Surname: Spieler1, Citizenship: AUT"

    # Taken back within the quarter there is nothing to report.
    correct_person(None, wed, before, actor=OFFICIAL)
    again = register_paper(open_desk(desk.path, OFFICIAL), "")
    assert not [one for part in again.parts for one in part.lines if one.what is Reported.CHANGE]


def test_what_the_register_lacks_is_named(tmp_path: Path) -> None:
    before = played(season())
    unknown = replace(before.players[-1], born=None, nation="")
    desk = opened(tmp_path, replace(before, players=(*before.players[:-1], unknown)))
    document = register(register_paper(desk, ""))
    (row,) = rows(tables(document)[0])
    assert row["Missing"] == "birth date, citizenship"
    assert getattr(document.blocks[0], "words", "").startswith("1 registration lacks data")


def test_another_book_has_neither(tmp_path: Path) -> None:
    content = replace(
        season(), rulebook="sjrp-2025", name="2025/26", divisions=(), teams=(), squads=(),
        fixtures=(), clubs=season().clubs, list_date=date(2025, 7, 1),
    )  # fmt: skip
    desk = opened(tmp_path, content)
    with pytest.raises(RuleBookError, match="national register"):
        register_paper(desk, "")


def test_the_overview_has_names_and_no_birth_dates(tmp_path: Path) -> None:
    desk = opened(tmp_path, played(season()))
    path = tmp_path / "overview.xlsx"
    write([overview(overview_paper(desk, ""))], Format.XLSX, path)
    book: Any = openpyxl.load_workbook(path)

    assert book.sheetnames == [
        "Divisions", "Clubs", "Players", "Teams", "Lists", "Matches", "Boards",
    ]  # fmt: skip
    for sheet in book.worksheets:
        assert sheet.print_area
        assert "born" not in str(list(sheet.values)).lower()
    first, last = list(book["Boards"].values)[-2:]
    assert (first[2:4], first[5]) == (("Aubach 1 – Cella 1", 1), "Černý Ján")
    assert (last[3], last[4], last[5] or "") == (2, desk.world.players["102"].name, "")


def test_a_round_held_back_stands_in_no_overview(tmp_path: Path) -> None:
    desk = opened(tmp_path, played(season()))
    everything = overview_paper(desk, "")
    with transactions.transaction(official("A"), Right.SCHEDULE):
        record(
            desk.season.name, ROUND_STATE, "ll/1", RoundState("ll", 1, published=False),
            actor=official("A"), why="",
        )  # fmt: skip
    held = overview_paper(open_desk(desk.path, official("A")), "")
    assert {one.round for one in everything.matches} - {one.round for one in held.matches} == {1}
    assert held.boards == ()


def open_tournament(desk: Desk) -> None:
    """Two members of the season play one game of a tournament."""
    one, other = (squad.ident for squad in desk.season.squads[:2])
    entered = [replace(guest(letter), key=key) for letter, key in (("A", one), ("B", other))]
    create(System.SWISS, 1, entered, first_color="w")
    numbered()
    play(1, {one + other: ("1", "0")})


def test_papers_of_the_federation_say_for_whom_they_are(tmp_path: Path) -> None:
    desk = opened(tmp_path, played(season()))
    open_tournament(desk)
    file(desk, FILING)
    desk = file(desk, replace(FILING, division="open"))
    keys = {
        "rating-report": "ll",
        "tournament-rating-report": "open",
        "register": "",
        "overview": "",
    }
    for paper in OF_FEDERATIONS:
        assert document_of(paper, paper.view(desk, keys[paper.name])).audience
