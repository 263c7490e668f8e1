"""TUWO § 4.4.c.1: three games in higher divisions are free, the fourth binds."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.seasons import Season
from league.facts.squads import Declaration, ExternalGame
from league.services.registry.registering.bond_preview import bond_preview
from league.services.session import transactions
from league.views.players import BondLine
from tests.worlds.paper_world import ROUNDS, open_world, season, used


def preview(folder: Path, content: Season, *idents: str, day: date = ROUNDS[4]) -> list[BondLine]:
    open_world(folder, content)
    lines = bond_preview(None, "A1", idents or ("109",), day)
    transactions.close_file()
    return list(lines)


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (0, ": this is game no. 1 in a higher division."),
        (1, ": this is game no. 2 in a higher division."),
        (2, ": this is game no. 3 in a higher division; the next one binds to Landesliga."),
        (3, ": this is game no. 4 in a higher division and binds to Landesliga."),
        (4, " belongs to Landesliga already."),
    ],
)
def test_4_4_c_1_what_the_game_is_and_what_the_next_one(
    tmp_path: Path, games: int, said: str
) -> None:
    (line,) = preview(tmp_path, used(season(), "109", games))
    assert line.sentence == f"Spieler9 Ada{said}"


def test_games_after_the_day_do_not_count(tmp_path: Path) -> None:
    (line,) = preview(tmp_path, used(season(), "109", 4), day=ROUNDS[1])
    assert (line.game, line.bound, line.next) == (2, None, None)


def test_a_player_listed_there_or_nowhere_has_no_game_in_a_higher_division(tmp_path: Path) -> None:
    lines = preview(tmp_path, season(), "101", "110")
    assert [(line.listed, line.game) for line in lines] == [("Landesliga", 0), ("", 0)]
    assert lines[0].sentence == "Spieler1 Ada: no game in a higher division."


def test_games_in_the_bundesliga_count_unless_declared(tmp_path: Path) -> None:
    games = tuple(ExternalGame("109", "bundesliga-2", day) for day in ROUNDS[:2])
    (line,) = preview(tmp_path, replace(season(), external_games=games))
    # the fourth game binds to the lowest higher division played in: the Landesliga
    assert line.game == 3
    assert line.next is not None
    assert line.next.division == "ll"
    declared = (Declaration("601", "109"),)
    content = replace(season(), external_games=games, declarations=declared)
    assert preview(tmp_path, content)[0].game == 1


def test_unknown_names_and_days_are_refused(tmp_path: Path) -> None:
    open_world(tmp_path)
    with pytest.raises(NotFoundError, match="Z9"):
        bond_preview(None, "Z9", ("109",), ROUNDS[0])
    with pytest.raises(NotFoundError, match="999"):
        bond_preview(None, "A1", ("999",), ROUNDS[0])
    with pytest.raises(InputError, match="109 is named twice"):
        bond_preview(None, "A1", ("109", "109"), ROUNDS[0])
    with pytest.raises(InputError, match="1 Jul 2012"):
        bond_preview(None, "A1", ("109",), date(2012, 7, 1))
    transactions.close_file()
