"""What papers are about: the things of a season, a division, a round, a club, and their names."""

from collections.abc import Hashable, Iterator
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.contacts import RoundState
from league.record_kinds import ROUND_STATE
from league.services.session import transactions
from league.services.session.desk import Desk
from reports.paper import About
from reports.paper_subjects import WHOLE, Thing, file_stem, refuse_held_back, thing_name, things_in
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.desk_world import GAP, opened, public_season

LEAGUE = Thing(About.DIVISION, "landesliga")
THIRD = Thing(About.ROUND, ("landesliga", 3))
CLUB = Thing(About.CLUB, "601")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield opened(tmp_path)
    transactions.close_file()


def test_a_division_of_twelve_teams_has_eleven_rounds_of_six_matches(desk: Desk) -> None:
    # Everybody meets everybody once: 12 · 11 / 2 = 66 matches, six in each of eleven rounds.
    assert len(things_in(desk, About.TEAM, LEAGUE)) == 12
    assert [one.key for one in things_in(desk, About.ROUND, LEAGUE)] == [
        ("landesliga", number) for number in range(1, 12)
    ]
    assert len(things_in(desk, About.MATCH, LEAGUE)) == 12 * 11 // 2
    assert len(things_in(desk, About.MATCH, THIRD)) == 6


def test_a_season_holds_all_that_is_stored_of_it(desk: Desk) -> None:
    season = public_season()
    stored: dict[About, set[Hashable]] = {
        About.SEASON: {""},
        About.DIVISION: {one.id for one in season.divisions},
        About.MATCH: {one.key for one in season.fixtures},
        About.ROUND: {one.key[:2] for one in season.fixtures},
        About.TEAM: {one.id for one in season.teams},
        About.CLUB: {one.id for one in season.clubs},
        About.PLAYER: {one.ident for one in season.players},
    }
    for about, keys in stored.items():
        found = [one.key for one in things_in(desk, about, WHOLE)]
        assert (len(found), set(found)) == (len(keys), keys)


def test_a_club_has_the_matches_divisions_and_lists_of_its_teams(desk: Desk) -> None:
    season = public_season()
    own = {one.id: one.division for one in season.teams if one.club == "601"}
    played = {one.key for one in season.fixtures if {one.home, one.away} & own.keys()}
    listed = {one.ident for one in season.squads if one.team in own}
    held = {one.ident for one in season.registrations if one.club == "601"}
    assert {one.key for one in things_in(desk, About.MATCH, CLUB)} == played
    assert {one.key for one in things_in(desk, About.DIVISION, CLUB)} == set(own.values())
    assert {one.key for one in things_in(desk, About.PLAYER, CLUB)} == listed | held
    assert things_in(desk, About.CLUB, CLUB) == [CLUB]


def test_a_round_held_back_and_its_matches_are_on_no_paper(desk: Desk) -> None:
    state = RoundState("landesliga", 3, published=False)
    record(desk.season.name, ROUND_STATE, "landesliga/3", state, actor=OFFICIAL, why="a draft")
    assert things_in(desk, About.MATCH, THIRD) == []
    assert THIRD not in things_in(desk, About.ROUND, LEAGUE)
    assert len(things_in(desk, About.MATCH, LEAGUE)) == 66 - 6
    with pytest.raises(InputError, match="Round 3 of Landesliga is held back"):
        refuse_held_back(desk, THIRD)
    refuse_held_back(desk, Thing(About.ROUND, ("landesliga", 4)))


def test_things_are_called_by_name_and_files_after_their_keys(desk: Desk) -> None:
    match = Thing(About.MATCH, GAP)
    assert thing_name(desk, match) == (
        "Landesliga, round 1: SV Turm Erzberg – Schachklub Föhrenwald"
    )
    assert thing_name(desk, WHOLE) == "season 2011/12"
    assert file_stem("form", desk, THIRD) == "form-landesliga-3"
    assert file_stem("match", desk, match) == "match-landesliga-1-landesliga01-landesliga12"
    assert file_stem("booklet", desk, WHOLE) == "booklet-2011-12"
    odd = Thing(About.QUALIFICATION, "../Ödö: “Final”/*")
    assert file_stem("sheet", desk, odd) == "sheet-ödö-final"
    long = Thing(About.QUALIFICATION, "x" * 300)
    assert len(file_stem("sheet", desk, long)) < 200


@pytest.mark.parametrize(
    "thing",
    [
        Thing(About.DIVISION, "nowhere"),
        Thing(About.TEAM, "NOBODY"),
        Thing(About.CLUB, "0"),
        Thing(About.PLAYER, "1"),
    ],
)
def test_what_does_not_exist_has_no_name(desk: Desk, thing: Thing) -> None:
    with pytest.raises(NotFoundError):
        thing_name(desk, thing)
