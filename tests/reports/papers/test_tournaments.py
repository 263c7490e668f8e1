"""Papers of tournaments: lists, rounds, tables, numbers, single sheets, as they are printed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from league.errors import InputError, LeagueError, NotFoundError
from league.facts.committees import Committee
from league.facts.tournaments import AbsenceKind, NumbersBy, System
from league.language import speaking
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.tournaments.entering.leaving import give_byes, leave
from league.services.tournaments.opening import opened
from league.services.tournaments.playoffs.games import AskedPlayoff, begin_playoff
from league.views.columns import Kind
from reports.document import Cell
from reports.paper import About
from reports.paper_subjects import WHOLE, Thing, file_stem, thing_name, things_in
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run, stored
from tests.worlds.paper_reading import document, rows, tables, texts
from tests.worlds.tournament_paper_world import create, guest, numbered, play

FIRST, SECOND, DRAWN = ("1", "0"), ("0", "1"), ("=", "=")


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    found = stored(tmp_path, "landesliga")
    transactions.open_file(found)
    yield found
    transactions.close_file()


def desk(path: Path) -> Desk:
    return open_desk(path, OFFICIAL)


def swiss(path: Path) -> Desk:
    """Five players, one of whom has a bye of half a point in round 1; of two rounds one played."""
    entered = [guest(key, club=f"Club {key}") for key in "ABCDE"]
    create(System.SWISS, 2, entered, first_color="w", criteria=("buchholz", "wins"))
    numbered()
    give_byes(None, "open", "E", [1], AbsenceKind.HALF_BYE, actor=OFFICIAL)
    # 1–3 and 4–2: the upper half of four meets the lower one, colours in turn from White.
    play(1, {"AC": FIRST, "DB": ("-", "+")})
    return desk(path)


def test_the_starting_list_is_by_number_and_says_who_has_a_bye(path: Path) -> None:
    found = document("starting-list", swiss(path), "open")
    assert rows(tables(found)["Starting list"]) == [
        [1, "Name A", 2000, "AUT", "Club A", ""],
        [2, "Name B", 1990, "AUT", "Club B", ""],
        [3, "Name C", 1980, "AUT", "Club C", ""],
        [4, "Name D", 1970, "AUT", "Club D", ""],
        [5, "Name E", 1960, "AUT", "Club E", "half-point bye in round 1"],
    ]
    assert "Pairing numbers were given by rating." in texts(found)
    assert found.under == "Open of the town · Swiss, 2 rounds"


def test_the_sheet_for_the_wall_has_room_for_results_and_the_other_has_them(path: Path) -> None:
    held = swiss(path)
    wall = document("pairings", held, ("open", 1))
    sheet = tables(wall)["Boards"]
    assert rows(sheet) == [
        ["1", "Name A", 1, 2000, 0, None, "Name C", 3, 1980, 0],
        ["2", "Name D", 4, 1970, 0, None, "Name B", 2, 1990, 0],
    ]
    assert sheet.room > 0
    assert "14:00" in texts(wall)
    results = document("results", held, ("open", 1))
    assert [row[5] for row in rows(tables(results)["Boards"])] == [(2, 0), ("−", "+")]
    # E has no game: half a point, by his own wish.
    assert rows(tables(results)["Not paired"]) == [[5, "Name E", 0, "half-point bye", 1]]
    assert "Paired by FIDE C.04.3" in texts(results)


def test_tables_after_a_round_have_points_criteria_opponents_and_colours(path: Path) -> None:
    held = swiss(path)
    standings = rows(tables(document("standings", held, "open"))["Standings"])
    # A has beaten C, who has nothing: Buchholz 0. B's point without play counts as drawn against
    # himself: Buchholz 1. C lost to A with 1, D without play against himself with 0.
    assert [(row[0], row[2], row[10], row[11]) for row in standings] == [
        (1, "Name B", 2, 2), (2, "Name A", 2, 0), (3, "Name E", 1, 1),
        (4, "Name C", 0, 2), (5, "Name D", 0, 0),
    ]  # fmt: skip
    cross = tables(document("cross-table", held, "open"))["Cross table"]
    # B had Black against D, who stands fifth; A White against C, who stands fourth.
    assert [(row[0], row[5]) for row in rows(cross)][:3] == [(1, "5b+"), (2, "4w1"), (3, "bye ½")]
    progress = tables(document("progress", held, "open"))["Progress table"]
    # By number, with the opponents' numbers and the score after the round.
    assert [(row[0], row[4]) for row in rows(progress)] == [
        (1, "3w1"), (2, "4b+"), (3, "1b0"), (4, "2w−"), (5, "bye ½"),
    ]  # fmt: skip
    cells = [row[4] for row in progress.rows]
    assert [one.below for one in cells if isinstance(one, Cell)] == ["1", "1", "0", "0", "½"]
    with speaking("de"):
        german = tables(document("progress", held, "open"))["Fortschrittstabelle"]
        assert [row[4] for row in rows(german)][1:3] == ["4s+", "1s0"]


def test_the_arithmetic_names_opponents_by_number_and_what_was_adjusted(path: Path) -> None:
    found = tables(document("arithmetic", swiss(path), "open"))["Arithmetic"]
    told = {row[2]: row[4] for row in rows(found)}
    # A: his only opponent C has 0. B: one game without play, drawn against oneself: his own 1.
    assert told["Name A"] == "Buchholz: 3: 0 = 0\nWins: 1 (rounds 1)"
    assert "1*" in str(told["Name B"])
    assert "counts as drawn against oneself" in texts(document("arithmetic", desk(path), "open"))


def round_robin(path: Path) -> Desk:
    """Four players; D leaves after his first of three games."""
    create(System.ROUND_ROBIN, 0, [guest(key) for key in "ABCD"], criteria=("sonneborn_berger",))
    numbered()
    play(1, {"AD": FIRST, "BC": DRAWN})
    leave(None, "open", "D", actor=OFFICIAL, why="ill")
    for number in (2, 3):
        play(number, {"AB": FIRST, "AC": DRAWN})
    return desk(path)


def test_the_cross_table_of_a_round_robin_marks_who_left_and_why(path: Path) -> None:
    found = document("cross-table", round_robin(path), "open")
    table = tables(found)["Cross table"]
    # A and C have 1½ and 1 of the games that count, B ½; D is behind, without a rank.
    assert [(row[0], row[2], row[7]) for row in rows(table)] == [
        (1, "Name A", 3), (2, "Name C", 2), (3, "Name B", 1), (None, "Name D", 0),
    ]  # fmt: skip
    # A's row: himself, the draw with C, the win over B, the win over D that stays visible and
    # counts for nobody.
    assert rows(table)[0][3:7] == [None, "½", "1", "(1)"]
    assert rows(table)[3][3:7] == ["(0)", "(−)", "(−)", None]
    assert [one.shaded for one in table.rows[3] if isinstance(one, Cell)] == [True] * 9
    (note,) = rows(tables(found)["Remarks"])
    assert note[:2] == [4, "Name D"]
    assert "1 of 3 = 33.3 % < 50 %" in str(note[2])
    assert "12.2.1" in str(note[2])


def test_one_page_shows_why_each_number_of_a_restricted_drawing_was_possible(path: Path) -> None:
    nations = ["GER"] * 3 + ["SLO", "HUN", "CRO", "ITA", "POL", "CZE"]
    entered = [guest(key, federation=one) for key, one in zip("ABCDEFGHI", nations, strict=True)]
    create(System.ROUND_ROBIN, 0, entered)
    numbered(NumbersBy.VARMA, 7)
    held = desk(path)
    found = document("numbers", held, "open")
    drawn = rows(tables(found)["Pairing numbers"])
    assert [row[0] for row in drawn] == list(range(1, 10))
    german = [(row[3], str(row[4])) for row in drawn if row[2] == "GER"]
    # Those of one federation draw from one envelope, the second and third less what would meet.
    assert len({envelope for envelope, _why in german}) == 1
    assert sum("Not possible" in why for _envelope, why in german) == 2
    assert "7" in texts(found)
    order = opened(None, "open").file.numbers
    assert order is not None
    assert [row[1] for row in drawn] == [f"Name {key}" for key in order.order]


def test_numbers_are_asked_for_before_they_are_printed(path: Path) -> None:
    create(System.SWISS, 2, [guest(key) for key in "AB"])
    with pytest.raises(InputError, match="has no pairing numbers yet"):
        document("numbers", desk(path), "open")
    with pytest.raises(NotFoundError, match="Round 1 of Open of the town is not paired"):
        document("pairings", desk(path), ("open", 1))


def test_invitation_and_committee_say_what_they_lack(path: Path) -> None:
    held = Committee("Chair C", ("Member M",), federations={"Member M": "GER"}, fee=5000)
    create(System.SWISS, 2, [guest("A")], committee=held, invitation={"3.3.1": "The Open"})
    said = texts(document("invitation", desk(path), "open"))
    assert "The Open" in said
    committee = texts(document("committee", desk(path), "open"))
    assert "Member M (GER)" in committee
    assert "€50.00" in committee
    # 13.2: an odd number; 13.3: until when an appeal is handed in.
    assert "13.2" in committee
    assert "13.3" in committee


def test_a_play_off_has_seats_clocks_rests_and_room_for_its_results(path: Path) -> None:
    create(System.ROUND_ROBIN, 0, [guest(key) for key in "ABC"])
    numbered()
    for at in (1, 2, 3):
        play(at, {"AB": DRAWN, "AC": FIRST, "BC": FIRST})
    held = desk(path)
    with pytest.raises(InputError, match="has no play-off on record"):
        document("playoffs", held, "open")
    begin_playoff(None, "open", AskedPlayoff(players=("A", "B"), seed=1), actor=OFFICIAL)
    found = document("playoffs", desk(path), "open")
    assert [row[1] for row in rows(tables(found)["Seats"])] == ["Name A", "Name B"]
    said = texts(found)
    # Anhang 2 § 6.8: 30 minutes before it, 10 between its rounds.
    assert "At least 30 minutes" in said
    assert "At least 10 minutes" in said
    # § 6.11.1.1: a match of two games of 3 minutes and 5 seconds a move; none is played yet.
    games = rows(tables(found)["Games of the play-off"])
    assert games
    assert {row[2] for row in games} == {None}
    assert {row[0] for row in games} == {1}
    assert all("3" in str(row[4]) and "5" in str(row[4]) for row in games)


def test_papers_are_offered_and_written_by_command(path: Path, tmp_path: Path) -> None:
    held = swiss(path)
    assert things_in(held, About.TOURNAMENT, WHOLE) == [Thing(About.TOURNAMENT, "open")]
    one = Thing(About.TOURNAMENT_ROUND, ("open", 1))
    assert things_in(held, About.TOURNAMENT_ROUND, WHOLE) == [one]
    assert thing_name(held, one) == "Open of the town, round 1"
    assert file_stem("pairings", held, one) == "pairings-open-1"
    with pytest.raises(LeagueError, match="There is no tournament “other”"):
        thing_name(held, Thing(About.TOURNAMENT, "other"))
    transactions.close_file()
    for name, *more in (("standings",), ("pairings", "1")):
        file = tmp_path / f"{name}.pdf"
        result = run("--db", path, "report", name, "open", *more, file)
        assert result.exit_code == 0, result.stderr
        assert file.read_bytes().startswith(b"%PDF")
    refused = run("--db", path, "report", "pairings", "open", "2", tmp_path / "no.pdf")
    assert "Round 2 of Open of the town is not paired; paired are: 1." in refused.stderr


def test_the_columns_of_points_are_numbers_in_a_workbook(path: Path) -> None:
    found = tables(document("standings", swiss(path), "open"))["Standings"]
    kinds = {column.label: column.kind for column in found.columns}
    assert kinds["Pts."] is Kind.POINTS
    assert kinds["Buchholz"] is Kind.POINTS
    assert kinds["Wins"] is Kind.NUMBER
