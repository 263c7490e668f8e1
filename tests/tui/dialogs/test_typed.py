"""What is typed into forms: numbers, clubs, teams, days, hours, amounts."""

from collections.abc import Iterator
from datetime import date, time
from pathlib import Path

import pytest

from league.errors import InputError
from league.language import use
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored
from tui.dialogs.dates_typed import hour_typed
from tui.dialogs.reason import amount_typed, cents_of, example
from tui.dialogs.report import day_of
from tui.dialogs.typed_fields import club_typed, clubs_to_type, number_typed, team_typed

NEAR = date(2026, 11, 21)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    yield open_desk(stored(tmp_path), OFFICIAL)
    transactions.close_file()
    use("en")


def test_numbers_begin_where_they_make_sense() -> None:
    assert (number_typed("8", "Boards", 1), number_typed("", "Boards", 1)) == (8, None)
    for text in ("-3", "0", "x"):
        with pytest.raises(InputError, match=f"Boards: “{text}” is no number from 1 on"):
            number_typed(text, "Boards", 1)
    with pytest.raises(InputError, match="is no whole number"):
        number_typed("-3", "Games")


def test_nothing_is_called_so(desk: Desk) -> None:
    with pytest.raises(InputError, match="No team is called “Unsinn”"):
        team_typed(desk, "Unsinn")
    with pytest.raises(InputError, match="No club is called “Unsinn”"):
        club_typed(desk, "Unsinn")
    with pytest.raises(InputError, match="may be"):
        club_typed(desk, "S")
    assert len(clubs_to_type(desk)) == 2 * len(desk.season.clubs)


def test_a_team_is_known_by_id_and_name_in_any_letters(desk: Desk) -> None:
    team = desk.team("LANDESLIGA01")
    for text in (team.id, team.id.lower(), team.name.upper(), team.name.lower()):
        assert team_typed(desk, text) == team


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("1.6.27", date(2027, 6, 1)),
        ("1.6.2027", date(2027, 6, 1)),
        ("31.12.06", date(2006, 12, 31)),  # 20 years before
        ("21.11.", date(2026, 11, 21)),
        ("", None),
    ],
)
def test_two_digits_are_a_year_of_the_century_it_is_about(text: str, day: date | None) -> None:
    assert day_of(text, NEAR) == day


@pytest.mark.parametrize("text", ["1.6.05", "1.6.85", "1.6.7", "31.2.27"])
def test_a_year_far_away_needs_four_digits(text: str) -> None:
    with pytest.raises(ValueError, match=r"\d|day"):
        day_of(text, NEAR)


def test_an_hour_needs_no_minutes() -> None:
    assert [hour_typed(text) for text in ("10", "10:30", "9.05")] == [
        time(10),
        time(10, 30),
        time(9, 5),
    ]
    with pytest.raises(InputError, match="no time of day"):
        hour_typed("24")


def test_amounts_are_shown_as_they_are_typed_in_the_language() -> None:
    use("en")
    assert [amount_typed(cents) for cents in (3000, 2250, 5)] == ["30", "22.50", "0.05"]
    use("de")
    assert [amount_typed(2250), example()] == ["22,50", "22,50"]
    use("en")
    assert [cents_of(text) for text in ("22,50", "22.50", "€ 30")] == [2250, 2250, 3000]
