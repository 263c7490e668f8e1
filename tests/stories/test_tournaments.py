"""Whole tournaments by commands: a Swiss with all that happens in one, teams, a round robin."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from league.services.journal import views as journal
from league.services.session import transactions
from league.services.tournaments.opening import opened
from league.storage import database
from tests.league.services.events.test_events import youths
from tests.worlds.desk_world import run
from tests.worlds.paper_world import BY, open_world


@pytest.fixture(autouse=True)
def path(tmp_path: Path) -> Iterator[object]:
    """An open file with members y1, the strongest, to y22."""
    open_world(tmp_path, youths())
    yield database.opened()
    transactions.close_file()


def told(*typed: object, code: int = 0, lang: str = "en") -> str:
    """Run a command of tournaments and return all it said."""
    done = run("--db", database.opened(), "--by", BY, "tournament", *typed, lang=lang)
    assert done.exit_code == code, done.output
    return done.output


def boards(output: str) -> list[tuple[int, int | None]]:
    """Return the numbers of White and Black of each board that a command printed."""
    seat = r"(\d+)  \S.*?  [\d½]+"
    row = re.compile(rf"^\d+ +{seat} +(?:{seat}|pairing bye)", re.M)
    return [(int(white), int(black) if black else None) for white, black in row.findall(output)]


def test_a_swiss_of_nine_with_byes_a_latecomer_a_withdrawal_and_a_round_taken_back() -> None:
    told("create", "open", "--rounds", 5, "--first-color", "w", "--criteria", "buchholz_cut_1")
    told("enter", "open", *(f"y{one}" for one in range(1, 9)))
    assert "entered as G1" in told("guest", "open", "Gast, Anna", "--rating", 1300)
    told("bye", "open", "y2", 2, "--points", "half")

    shown = told("pair", "open", "--preview")
    assert "Nothing is stored" in shown
    # C.04.3: the upper four meet the lower four, colours in turn, the last one has the bye.
    first = [(1, 5), (6, 2), (3, 7), (8, 4), (9, None)]
    assert boards(shown) == first
    assert boards(told("pair", "open")) == first

    assert "open in round 1: 1" in told("result", "open", 1, "1=1", "2=0", "3=½")
    assert "1 result is missing before round 2" in told("pair", "open", code=2)
    told("result", "open", 1, "4=+")
    second = told("pair", "open")
    assert "Jung02, Ed: half-point bye" in second
    paired = {one for pair in boards(second) for one in pair if one}
    assert paired == {1, 3, 4, 5, 6, 7, 8, 9}

    # The result of board 3 was wrong: round 2 goes back, the result is mended, it is paired anew.
    assert "Round 2 is taken back" in told("unpair", "open")
    told("result", "open", 1, "3=1")
    told("guest", "open", "Spät, Otto", "--rating", 1600)
    said = told("leave", "open", 8, "--why", "ill")
    assert "withdrawn from round 2 on" in said
    third = told("pair", "open")
    paired = {one for pair in boards(third) for one in pair if one}
    assert paired == {1, 3, 4, 5, 6, 7, 9, 10}  # number 2 has his bye, 8 left, 10 came late
    assert not {frozenset(one) for one in boards(third)} & {frozenset(one) for one in first}

    for at in (2, 3, 4, 5):
        now = boards(told("round", "open", at)) if at == 2 else boards(told("pair", "open"))
        results = [f"{board}=1" for board, (_w, black) in enumerate(now, 1) if black]
        told("result", "open", at, *results)
    assert "All rounds of open are paired" in told("pair", "open", code=2)
    file = opened(None, "open").file
    pairs = [
        frozenset((one.white, one.black)) for each in file.rounds.values() for one in each.pairs
    ]
    assert len(set(pairs)) == len(pairs), "nobody met twice"
    assert journal.verify() is None


def test_the_table_tells_its_arithmetic() -> None:
    told("create", "open", "--rounds", 3, "--first-color", "w", "--criteria", "buchholz")
    told("enter", "open", "y1", "y2", "y3", "y4")
    # Set by hand, so that every number below is known: 1 beats 2, 3 and 4; 2 beats 4; 3 – 4 draw.
    for at, pairs, results in (
        (1, ("1-2", "3-4"), ("1=1", "2=½")),
        (2, ("1-3", "2-4"), ("1=1", "2=1")),
        (3, ("4-1", "2-3"), ("1=0", "2=½")),
    ):
        told("hand", "open", at, *pairs)
        told("result", "open", at, *results)
    table = told("table", "open")
    ranks = [line.split()[:2] for line in table.splitlines() if re.match(r" *\d\.", line)]
    assert ranks == [["1.", "1"], ["2.", "2"], ["3.", "3"], ["4.", "4"]]
    # Points 3, 1½, 1, ½; the Buchholz of 1: 1½ + 1 + ½ = 3.
    assert "= 3" in told("table", "open", "--why", 1)
    assert "Buchholz: Jung02 1½ + Jung03 1 + Jung04 ½ = 3" in told("table", "open", "--why", "y1")
    told("adjust", "open", "y1", -2, "--why", "late")
    assert "1.0" in told("table", "open").splitlines()[2]


def test_a_team_swiss_with_lineups() -> None:
    told("create", "teams", "--rounds", 3, "--boards", 2, "--first-color", "b", "--preset", "7.2.5")
    for at, name in enumerate("ABCDE"):
        told("team", "teams", name, f"y{2 * at + 1}", f"y{2 * at + 2}")
    first = boards(told("pair", "teams"))
    # C.04.6: five teams, the last one has the bye; 1 meets 3, 2 meets 4, number 1 has Black.
    assert first == [(3, 1), (2, 4), (5, None)]
    told("result", "teams", 1, "1=1,½", "2=0,0", "--lineup", "A=y2,y1")
    shown = told("round", "teams", 1)
    assert "1½ : ½" in shown
    assert re.search(r"Jung05, Ed +Jung02, Ed +1 : 0", shown)
    table = told("table", "teams").splitlines()
    # Game points first: E had the bye, 2 on two boards, and D won 2 : 0.
    assert {line.split()[2] for line in table[1:3]} == {"D", "E"}
    assert table[3].split()[2] == "C"
    assert "bye" in told("pair", "teams")
    assert boards(told("round", "teams", 2))[-1][0] in (1, 2), "the bye goes to the lowest score"


def test_a_round_robin_by_varma_with_who_left_too_early() -> None:
    told("create", "cup", "--system", "round_robin", "--preset", "7.2.1")
    for at in range(1, 10):
        club = f"Club {at // 2}" if at < 7 else ""
        told("guest", "cup", f"Spieler {at}", "--club", club, "--rating", 2000 - at)
    assert "Drawn with seed 7." in told("numbers", "cup", "--how", "varma", "--seed", 7)
    shown = told("pair", "cup")
    assert shown.count("FIDE C.05") == 9
    assert shown.count(": free") == 9
    pairs = [frozenset(one) for one in boards(shown)]
    assert len(set(pairs)) == len(pairs) == 36, "nine players: 36 games, everybody meets everybody"
    told("result", "cup", 1, "1=1", "2=1", "3=1", "4=1")
    said = told("leave", "cup", 1, "--why", "ill")
    # Nine players: eight games each; number 1 is free in round 1, or has played one.
    assert re.search(r"[01] of 8 = [\d.]+ % < 50 %", said)
    last = told("table", "cup").splitlines()[-3]
    assert last.split()[:2] == ["–", "1"]


def test_refusals_are_sentences_in_german_too() -> None:
    told("create", "open", "--rounds", 3, "--first-color", "w")
    told("enter", "open", "y1", "y2", "y3", "y4")
    told("pair", "open")
    for typed, words in (
        (("result", "open", 1, "9=1"), "hat die Bretter 1 bis 2, nicht 9"),
        (("result", "open", 1, "1=2"), "ist kein Ergebnis"),
        (("result", "open", 2, "1=1"), "ist nicht ausgelost"),
        (("hand", "open", 1, "1-1", "3-4"), "kann nicht gegen sich selbst spielen"),
        (("bye", "open", "y1", 1), "ist in Runde 1"),
        (("change", "open", "--criteria", "glück"), "Feinwertung|Kriterium"),
        (("change", "open", "--unplayed", "fide-1999"), "ist keine Fassung"),
        (("show", "nowhere"), "Es gibt kein Turnier „nowhere“"),
    ):
        assert re.search(words, told(*typed, code=2, lang="de")), typed


def test_what_would_be_ignored_is_refused() -> None:
    told("create", "open", "--rounds", 3, "--first-color", "w")
    told("enter", "open", "y1", "y2", "y3", "y4")
    for typed, words in (
        (("create", "other", "--rounds", 3, "--like", "nonsense"), "no event .* and no division"),
        (("create", "other", "--rounds", 3, "--federation", "austria"), "three letters"),
        (("create", "other", "--rounds", 3, "--scores", "100-1-0"), "no more than 99 points"),
        (("create", "other", "--rounds", 3, "--baku", "on"), "No such option"),
        (("numbers", "open", "y2"), "Only numbers that are set by hand"),
        (("invitation", "open", "9.9=Graz"), "“9.9” is no part of an invitation"),
        (("guest", "open", "Gast", "--fide-id", "abc"), "“abc” is no FIDE number"),
        (("correct", "open", "y1"), "Name what is corrected"),
        (("correct", "open", "y1", "--key", "x"), "No such option"),
    ):
        assert re.search(words, told(*typed, code=2)), typed
    assert told("list").count("\n") == 1


def test_a_part_of_the_invitation_is_taken_away_again() -> None:
    told("create", "open", "--rounds", 3)
    assert "3.3.1 " not in told("invitation", "open", "3.3.1=Graz", code=1)
    assert "3.3.1 " in told("invitation", "open", "3.3.1=", code=1)


def test_two_of_one_name_are_told_apart_by_their_keys() -> None:
    told("create", "open", "--rounds", 3)
    told("guest", "open", "Gast, Anna")
    told("guest", "open", "Gast, Anna")
    assert "several in open: Gast, Anna (G1), Gast, Anna (G2)" in told(
        "bye", "open", "Gast, Anna", 1, code=2
    )
    told("bye", "open", "G2", 1)


def test_who_did_not_meet_for_a_forfeit_may_be_paired_and_kept_apart() -> None:
    told("create", "open", "--rounds", 3, "--first-color", "w")
    told("enter", "open", "y1", "y2", "y3", "y4")
    told("hand", "open", 1, "1-2", "3-4")
    told("result", "open", 1, "1=+", "2=1")
    # Only 3 and 4 have played each other.
    assert told("hand", "open", 2, "1-2", "4-3", code=2).count("have met already") == 1
    told("change", "open", "--forbid", "1,2")


def test_a_play_off_holds_the_rounds_it_follows() -> None:
    told("create", "cup", "--system", "round_robin", "--criteria", "wins")
    told("enter", "cup", "y1", "y2")
    told("pair", "cup")
    told("result", "cup", 1, "1=½")
    told("playoff", "begin", "cup")
    assert "a result of round 1 changes for a reason" in told("result", "cup", 1, "1=1", code=2)
    held = told("unpair", "cup", "--why", "wrong", code=2)
    assert "cup has a play-off for place 1: withdraw it first" in held
    told("playoff", "drop", "cup")
    assert "Round 1 is taken back" in told("unpair", "cup", "--why", "wrong")


def test_7_2_3_who_comes_late_unrated_leaves_the_order_of_criteria_as_it_was() -> None:
    """Rated players have performance (7.2.3); with a guest from round 1 progressive (7.2.4)."""
    told("create", "open", "--rounds", 3)
    for name, rating in (("A, A", 2000), ("B, B", 1900), ("C, C", 1800), ("D, D", 1700)):
        told("guest", "open", name, "--rating", rating)
    told("pair", "open")
    told("result", "open", 1, "1=1", "2=½")
    before = told("table", "open").splitlines()[0]
    told("guest", "open", "E, E")
    assert "Performance" in before
    assert told("table", "open").splitlines()[0] == before


def test_a_team_of_guests_enters_and_gets_another_player_later() -> None:
    told("create", "cup", "--boards", 2, "--rounds", 3)
    told("team", "cup", "Turm", "Alt, A", "Bach, B")
    told("team", "cup", "Springer", "y1", "Cech, C")
    assert "Turm has 3 players now." in told("player", "cup", "Turm", "y2")
    file = opened(None, "cup").file
    assert file.entrants["Turm"].players == ("G1", "G2", "y2")
    assert file.entrants["y2"].team == "Turm"
    assert "entered in cup already" in told("player", "cup", "Springer", "y2", code=2)
    assert "is no team of cup" in told("player", "cup", "G1", "y3", code=2)
