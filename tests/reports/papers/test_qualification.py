"""Anhang B: the two printed forms, by team and encounter and by round, empty and filled."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest

from league.errors import InputError
from league.facts.actors import official
from league.facts.clubs import Club, Team
from league.facts.matches import DRAW, LOSS, WIN
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.squads import SquadEntry
from league.language import speaking
from league.services.qualification import papers, tournaments
from league.services.qualification.players import seat_players
from league.services.qualification.tournaments import AskedTournament
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.views.columns import Value
from league.views.papers_qualification import TournamentForms
from reports.document import Cell, Document, Table
from reports.layouts import qualifier_rounds, qualifier_teams
from tests.worlds.league_world import division, season, stored

TEN = datetime.fromisoformat("2012-06-02 10:00")
BY = official("M")

PRINTED = {
    1: {
        "A": "A1 B2, A4 B3, A5 B6, A8 B7",
        "B": "B1 C2, B4 C3, B5 C6, B8 C7",
        "C": "C1 A2, C4 A3, C5 A6, C8 A7",
    },
    2: {
        "A": "A2 B1, A3 B4, A6 B5, A7 B8",
        "B": "B2 C1, B3 C4, B6 C5, B7 C8",
        "C": "C2 A1, C3 A4, C6 A5, C7 A8",
    },
}
"""The rows of “Ergebnisse der 1. Runde” and “2. Runde” as printed in Anhang B, by first team."""
ROUNDS = (
    "A1 B2, B1 C2, C1 A2, A3 C4, B3 A4, C3 B4, A5 B6, B5 C6, C5 A6, A7 C8, B7 A8, C7 B8",
    "A2 B1, B2 C1, C2 A1, A4 C3, B4 A3, C4 B3, A6 B5, B6 C5, C6 A5, A8 C7, B8 A7, C8 B7",
)
"""The rows of the sheet “Mannschafts-Dreikampf” as printed, White first."""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Three clubs with eight players each, 2000 − 50 · board strong."""
    players = tuple(
        Player(f"{club.lower()}{board}", f"{club}-{board}", born=date(1980, 1, 1),
               rating=2000 - 50 * board, nation="AUT")
        for club in "ABCD" for board in range(1, 9)
    )  # fmt: skip
    world = replace(
        season(),
        divisions=(replace(division("kl", "kreisliga-graz", youth_board=False), boards=8),),
        clubs=tuple(Club(club, f"Club {club}", district="Graz") for club in "ABCD"),
        players=players,
        registrations=tuple(
            Registration(one.ident, one.ident[0].upper(), Kind.HOME, date(2005, 1, 1))
            for one in players
        ),
        teams=tuple(Team(f"{club}1", f"Turm {club}", club, "kl") for club in "ABCD"),
        squads=tuple(
            SquadEntry(f"{club}1", board, f"{club.lower()}{board}")
            for club in "ABCD"
            for board in range(1, 9)
        ),
    )
    with stored(tmp_path, world) as file:
        yield file


def prepared(path: Path, system: str, teams: str = "ABC") -> Desk:
    asked = AskedTournament(
        "KL", tuple(f"{team}1" for team in teams), TEN, seed=5, system=system if system else ""
    )
    tournaments.prepare(None, asked, actor=BY)
    return open_desk(path, BY)


def tables(made: Document) -> list[Table]:
    return [block for block in made.blocks if isinstance(block, Table)]


def value(cell: Value | Cell) -> Value:
    return cell.value if isinstance(cell, Cell) else cell


def pairs(table: Table) -> str:
    return ", ".join(f"{row[0]} {row[-1]}" for row in table.rows)


def rows(table: Table) -> list[list[Value]]:
    return [[value(cell) for cell in row] for row in table.rows]


def test_annex_b_the_form_of_three_teams_is_the_printed_one(path: Path) -> None:
    forms = papers.empty_of_three(prepared(path, "patheisky"), "KL")
    found = tables(qualifier_teams.layout(forms))
    for team, letter in zip(found[:3], "ABC", strict=True):
        symbols = [f"{letter}{board}" for board in range(1, 9)]
        assert [row[0] for row in rows(team)] == [*symbols, None]
        assert rows(team)[-1] == [None, None, "Points total", None, None, None, None]
        # Printed: Nr, Pass, Spieler, Elo, and under “Punkte” three columns.
        assert [column.label for column in team.columns] == [
            "No.", "Pass no.", "Player", "Elo", "Round 1", "Round 2", "Points",
        ]  # fmt: skip
    printed = [line for number in (1, 2) for line in PRINTED[number].values()]
    assert [pairs(table) for table in found[3:]] == printed


def test_annex_b_the_sheet_by_rounds_is_the_printed_one(path: Path) -> None:
    forms = papers.empty(prepared(path, "patheisky"), "KL")
    found = tables(qualifier_rounds.layout(forms))
    assert tuple(pairs(table) for table in found) == ROUNDS
    # White is named first in every row.
    assert {(row[1], row[-2]) for table in found for row in table.rows} == {("□", "■")}


def test_annex_b_skalicka_has_letters_and_numbers(path: Path) -> None:
    forms = papers.empty_of_three(prepared(path, "skalicka"), "KL")
    first = tables(qualifier_rounds.layout(forms))[0]
    assert pairs(first) == "a A, B 1, 2 b, C c, 3 D, d 4, e E, F 5, 6 f, G g, 7 H, h 8"
    encounters = tables(qualifier_teams.layout(forms))[3:]
    # Small letters meet capitals in a–A, C–c, e–E and G–g.
    assert pairs(encounters[0]) == "a A, c C, e E, g G"
    # Who is named first has White: c and g have Black.
    assert [row[1] for row in encounters[0].rows] == ["□", "■", "□", "■"]


def _filled(path: Path) -> tuple[Desk, Sequence[str]]:
    desk = prepared(path, "patheisky")
    draw = tournaments.show(None, "KL").tournament.draw
    for team in draw[:2]:
        idents = [f"{team[0].lower()}{board}" for board in range(1, 9)]
        seat_players(None, "KL", team, idents, actor=BY)
    results = {("A1", "B2"): [WIN], ("B3", "A4"): [DRAW], ("C1", "A2"): [LOSS]}
    tournaments.enter(None, "KL", 1, results, actor=BY)
    return open_desk(path, desk.actor), draw


def test_annex_b_filled_with_pass_player_rating_points_total_and_rank(path: Path) -> None:
    desk, draw = _filled(path)
    forms = papers.filled_of_three(desk, "KL")
    first, second, third = tables(qualifier_teams.layout(forms))[:3]
    small = draw[0][0].lower()
    # A1 won, A2 won against C1 who had White, A4 drew: 2 + 2 + 1 half points.
    assert rows(first)[0] == ["A1", f"{small}1", f"{draw[0][0]}-1", 1950, 2, None, 2]
    for column in (4, 6):  # round 1 and the sum; nothing of round 2 is known
        assert [row[column] for row in rows(first)] == [2, 2, None, 1, None, None, None, None, 5]
        assert [row[column] for row in rows(second)] == [
            None,
            0,
            1,
            None,
            None,
            None,
            None,
            None,
            1,
        ]
    assert {row[5] for row in rows(first)} == {None}
    # Nobody is on record for C, but C1 has lost.
    assert rows(third)[0] == ["C1", "", "", None, 0, None, 0]
    assert "rank 1." in first.name
    encounter = tables(qualifier_teams.layout(forms))[3]
    # A4 has Black against B3; it was a draw.
    assert rows(encounter)[1][:2] == ["A4", "■"]
    assert [row[4] for row in rows(encounter)] == [(2, 0), (1, 1), "", ""]


def test_annex_b_the_empty_forms_stay_empty(path: Path) -> None:
    desk, _draw = _filled(path)
    forms = papers.empty_of_three(desk, "KL")
    assert _said(forms) == []
    assert {team.rank for team in forms.teams} == {team.points for team in forms.teams} == {None}


def _said(forms: TournamentForms) -> list[object]:
    games = [game for one in forms.rounds for game in one.games]
    lines = [line for team in forms.teams for line in team.lines]
    lines += [line for game in games for line in (game.first, game.second)]
    told: list[object] = [
        text for line in lines for text in (line.ident, line.name, line.rating, line.points)
    ]
    told += [game.score for game in games]
    return [one for one in told if one not in ("", None)]


def test_four_teams_have_a_sheet_by_rounds_and_no_symbols(path: Path) -> None:
    desk = prepared(path, "", "ABCD")
    found = tables(qualifier_rounds.layout(papers.empty(desk, "KL")))
    # Three rounds of two matches on eight boards, of which each side has White on four.
    assert len(found) == 6
    colours = [row[1] for row in found[0].rows]
    assert (len(colours), colours.count("□")) == (8, 4)
    with speaking("en"), pytest.raises(InputError, match="has no symbols"):
        papers.filled_of_three(desk, "KL")
