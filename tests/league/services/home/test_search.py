"""Searching and sorting by letters: umlauts in both spellings, the round, the season's clubs."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.facts.clubs import Club
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.services.home.search import search
from league.services.home.season_views import season_view
from league.services.registry.people.player_search import find_players
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.words.searching import alphabetical, folded
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored
from tests.worlds.paper_world import open_world, season

PEOPLE = {"9001": "Müller", "9002": "Mueller", "9003": "Preiß", "9004": "Götz", "9005": "Baer"}


@pytest.fixture
def people(tmp_path: Path) -> Iterator[Desk]:
    before = season()
    players = tuple(Player(ident, name, "Ada", nation="AUT") for ident, name in PEOPLE.items())
    clubs = tuple(
        Club(str(900 + at), name)
        for at, name in enumerate(("SV Turm", "Schachklub Aich", "Ärztespiel", "Azur"))
    )
    content = replace(before, players=(*before.players, *players), clubs=(*before.clubs, *clubs))
    open_world(tmp_path, content)
    yield open_desk(tmp_path / "a.sqlite", OFFICIAL)
    transactions.close_file()


@pytest.mark.parametrize(
    ("sought", "names"),
    [
        ("mueller", {"9001", "9002"}),
        ("müller", {"9001", "9002"}),
        ("MULLER", {"9001", "9002"}),
        ("preiss", {"9003"}),
        ("preiß", {"9003"}),
        ("goetz", {"9004"}),
        ("bär", {"9005"}),
    ],
)
def test_din_5007_umlauts_are_found_in_both_spellings(
    people: Desk, sought: str, names: set[str]
) -> None:
    assert {row.ident for row in find_players(people, sought).rows} == names


def test_everybody_stands_by_letters_then_by_number(tmp_path: Path) -> None:
    names = [
        ("9", "Ölz", ""),
        ("8", "Olz", ""),
        ("7", "Olz", "Ada"),
        ("6", "Oly", "Zoë"),
        ("5", "", "Z"),
    ]
    desk = _desk(tmp_path, tuple(Player(*one, nation="AUT") for one in names), ())
    mine = [row.ident for row in find_players(desk, "").rows if len(row.ident) == 1]
    assert mine == ["6", "8", "9", "7", "5"]
    assert [row.ident for row in find_players(desk, "olz").rows] == ["8", "9", "7"]


def test_the_home_club_stands_first_and_those_left_do_not_count(tmp_path: Path) -> None:
    day = date(2011, 8, 1)
    held = (
        Registration("9", "901", Kind.GUEST, day),
        Registration("9", "902", Kind.HOME, day),
        Registration("9", "903", Kind.HOME, day, deregistered=date(2011, 8, 2)),
        Registration("8", "903", Kind.HOME, day, deregistered=date(2011, 8, 2)),
    )
    players = (Player("9", "Xaver", nation="AUT"), Player("8", "Xenia", nation="GER"))
    desk = _desk(tmp_path, players, held)
    first, second = find_players(desk, "x").rows
    assert (first.ident, first.club, first.more, first.at_home) == ("9", "Club 902", 1, True)
    assert (second.ident, second.club, second.more, second.at_home) == ("8", "", 0, False)
    assert [row.ident for row in find_players(desk, "902").rows] == ["9"]
    assert find_players(desk, "901").rows == ()


def _desk(folder: Path, players: tuple[Player, ...], held: tuple[Registration, ...]) -> Desk:
    before = season()
    clubs = tuple(Club(id, f"Club {id}") for id in ("901", "902", "903"))
    content = replace(
        before,
        players=(*before.players, *players),
        clubs=(*before.clubs, *clubs),
        registrations=(*before.registrations, *held),
    )
    open_world(folder, content)
    return open_desk(folder / "a.sqlite", OFFICIAL)


def test_din_5007_names_are_sorted_with_umlauts_as_their_letters_and_whatever_their_case() -> None:
    # By folded letters; "sc" stands before "sv", "ar" before "az".
    names = ["SV Turm", "Schachklub", "Azur", "Ärzte", "Bauer", "Baum"]
    assert sorted(names, key=alphabetical) == [
        "Ärzte",
        "Azur",
        "Bauer",
        "Baum",
        "Schachklub",
        "SV Turm",
    ]
    assert folded("Straße") == folded("STRASSE")


def test_the_overview_lists_clubs_as_a_telephone_book_does(people: Desk) -> None:
    mine = {"SV Turm", "Schachklub Aich", "Ärztespiel", "Azur"}
    listed = [name for _id, name in season_view(people, date(2011, 10, 1)).clubs if name in mine]
    assert listed == ["Ärztespiel", "Azur", "Schachklub Aich", "SV Turm"]


def test_a_round_is_found_by_its_number(tmp_path: Path) -> None:
    desk = open_desk(stored(tmp_path), OFFICIAL)
    _division, _round, home, _away = next(iter(desk.judgement.matches))
    team = desk.team(home).name
    sought = {
        key
        for key in desk.judgement.matches
        if key[1] == 3 and team in {desk.team(one).name for one in key[2:]}
    }
    assert sought
    for words in (f"runde 3 {team}", f"{team} round 3", f"3. Runde {team}"):
        hits = search(desk, words)
        assert sought <= {hit.key for hit in hits}, words
        assert {(hit.kind, hit.key[1]) for hit in hits} == {("match", 3)}
    assert search(desk, "runde", limit=1)[0].kind == "match"
    transactions.close_file()
