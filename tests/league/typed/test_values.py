"""Hours, numbers, amounts, titles, results and pairs as people type them."""

from collections.abc import Iterator
from datetime import time

import pytest

from league.errors import InputError
from league.language import use
from league.typed.hours import maybe_hour, read_hour
from league.typed.lists import read_clock, read_pairing
from league.typed.money import (
    as_typed,
    example,
    maybe_cents,
    read_all_arrears,
    read_arrears,
    read_cents,
)
from league.typed.numbers import maybe_whole, picked, read_whole, read_wholes
from league.typed.points import read_worths
from league.typed.results import read_board_set, read_game, read_games, read_signs
from league.typed.titles import maybe_title, read_title


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("10", time(10)),
        ("10:30", time(10, 30)),
        ("9.05", time(9, 5)),
        ("15.00", time(15)),
        ("1530", time(15, 30)),
        ("15:00:00", time(15)),
        ("9:5", time(9, 5)),
        (" 0:00 ", time()),
    ],
)
def test_an_hour_needs_no_minutes(text: str, hour: time) -> None:
    assert read_hour(text) == hour


@pytest.mark.parametrize(
    "text", ["24", "24:00", "15:60", "x", "٣:00", "-1:00", "15:00+02:00", "2401"]
)
def test_what_no_clock_shows_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="is no time of day; expected is one such as 15:00"):
        read_hour(text)
    assert maybe_hour(" ") is None


def test_numbers_begin_where_they_make_sense() -> None:
    assert (read_whole("8", 1), maybe_whole("", 1), read_whole("-8"), read_whole("−8")) == (
        8, None, -8, -8,
    )  # fmt: skip
    assert read_wholes("1, 2;3 4", 1) == (1, 2, 3, 4)
    for text in ("-3", "0", "x"):
        with pytest.raises(InputError, match=f"“{text}” is no whole number from 1 on"):
            read_whole(text, 1)
    for text in ("٥", "１", "1.5", "1_000", "9" * 5000, "-3"):
        with pytest.raises(InputError, match="is no whole number"):
            read_whole(text, 0)


def test_what_is_numbered_is_picked_by_number_or_key() -> None:
    assert picked(("2", "a", "x"), ["a", "b"]) == ["b", "a", "x"]
    with pytest.raises(InputError, match="There is no number 3; there are 2"):
        picked(("3",), ["a", "b"])


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("22", 2200),
        ("22,5", 2250),
        ("22,50", 2250),
        ("22.50", 2250),
        ("€ 22.50", 2250),
        ("22,50 €", 2250),
        ("0.07", 7),
        (",5", 50),
        ("0", 0),
        ("€ 1.234,50", 123450),
        ("€1,234.50", 123450),
    ],
)
def test_euros_become_cents(text: str, cents: int) -> None:
    assert (read_cents(text), maybe_cents(text)) == (cents, cents)


@pytest.mark.parametrize(
    "text",
    ["0.005", "1,005", "22.505", "-", "5-", "abc", "", "NaN", "Infinity", "1e2", "٣٦", "€", "."],
)
def test_half_cents_and_no_amounts_are_refused_by_value(text: str) -> None:
    with pytest.raises(InputError) as refused:
        read_cents(text)
    assert str(refused.value) == f"“{text}” is no amount of euros, such as 36 or 22.50."


@pytest.mark.parametrize("text", ["-1", "−3", "-22,50", "-.5", "€ -5", "-€5", "- 1.234,50"])
def test_amounts_below_zero_are_told_as_such(text: str) -> None:
    with pytest.raises(InputError) as refused:
        read_cents(text)
    assert str(refused.value) == f"“{text}” is below zero: amounts are typed without a minus."


def test_an_amount_beyond_every_purse_is_a_slip_of_the_keys() -> None:
    with pytest.raises(InputError, match=r"99999999 is too much; the most is €9,999,999\.99"):
        read_cents("99999999")


def test_amounts_are_shown_as_they_are_typed_in_the_language() -> None:
    assert [as_typed(cents) for cents in (3000, 2250, 5)] == ["30", "22.50", "0.05"]
    use("de")
    assert [as_typed(2250), example()] == ["22,50", "22,50"]


def test_arrears_are_a_year_and_an_amount() -> None:
    assert read_arrears("2011=60,5") == (2011, 6050)
    for text in ("11=60", "2011", "٢٠١١=60", "=5"):
        with pytest.raises(InputError, match="are no arrears"):
            read_arrears(text)


@pytest.mark.parametrize(
    "text",
    ["2011=60 2010=55", " 2011 = 60, 2010 = 55,00 ", "2011=60;2010=55", "2011=€ 60\n2010=55 €"],
)
def test_arrears_of_several_years_stand_one_after_the_other(text: str) -> None:
    assert read_all_arrears(text) == ((2011, 6000), (2010, 5500))


def test_an_amount_without_its_year_is_no_arrears() -> None:
    for text in ("60", "2011=60 55", "60 2011=55"):
        with pytest.raises(InputError):
            read_all_arrears(text)


@pytest.mark.parametrize(
    ("text", "title"), [("im", "IM"), ("Wgm", "WGM"), ("FM ", "FM"), ("mk", "MK"), ("", "")]
)
def test_a_title_is_kept_in_its_standard_form(text: str, title: str) -> None:
    assert (read_title(text), maybe_title(text)) == (title, title or None)


def test_what_is_no_title_is_refused() -> None:
    for text in ("I M", "IM2", "international master", "—"):
        with pytest.raises(InputError, match="is no title; expected is one such as GM, IM"):
            read_title(text)


@pytest.mark.parametrize(
    ("text", "score"),
    [
        *((one, (2, 0)) for one in ("1", "1:0", "1-0", "+", "1 : 0")),
        *((one, (0, 2)) for one in ("0", "0:1", "0-1")),
        *((one, (1, 1)) for one in ("½", "½:½", "½-½", "1/2", "0.5", "0,5", "r", "=", "1/2:1/2")),
        *((one, (0, 0)) for one in ("-", "0:0", "0-0")),
    ],
)
def test_a_board_ends_in_one_of_four_ways(text: str, score: tuple[int, int]) -> None:
    assert read_game(text) == score


def test_boards_stand_with_commas_between() -> None:
    assert read_games("1, ½,0,-,,r") == ((2, 0), (1, 1), (0, 2), None, None, (1, 1))
    for text in ("2", "2:0", "1:1", "½:0", "one", ""):
        with pytest.raises(InputError, match=f"“{text}” is no result"):
            read_game(text)


def test_a_board_is_set_with_its_number() -> None:
    known = ((2, 0), (1, 1), (1, 0))
    assert read_board_set("3=½:½", known) == (3, (1, 1))
    assert read_board_set("3 = 1/2:0", known) == (3, (1, 0))
    for text in ("3", "=1:0", "x=1:0", "3=0:1", "0=1:0", "3=", "٣=1:0"):
        with pytest.raises(InputError, match="sets no board"):
            read_board_set(text, known)


def test_signs_of_trf_take_every_half() -> None:
    for text in ("½", "=", "0.5", "0,5", "1/2", "½:½", "r", "1/2-1/2"):
        assert read_signs(text) == ("=", "=")


def test_pairs_clocks_and_worths() -> None:
    assert [read_pairing(one) for one in ("3-7", "3–7", "3-", "3", "3-0")] == [
        (3, 7), (3, 7), (3, None), (3, None), (3, None),
    ]  # fmt: skip
    assert [read_clock(one) for one in ("1:05", "1:30:00")] == [65, 5400]
    assert read_worths("1-½-0-0,5") == (2, 1, 0, 1)
    for read, text in ((read_pairing, "a-b"), (read_clock, "65"), (read_worths, "1-½")):
        with pytest.raises(InputError):
            read(text)
