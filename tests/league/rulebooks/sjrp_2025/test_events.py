"""§ 5-9, 19, 20.2: individual championships: entries, places, titles, announcements."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

import pytest

from league.errors import InputError
from league.facts.bans import Ban
from league.facts.events import Announcement, Entry, EventFacts
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.squads import Member
from league.rulebooks import load

BOOK = load("sjrp-2025")
RULES = BOOK.events
DAY = date(2026, 4, 7)
CLOSING = date(2026, 2, 5)
VALUES = BOOK.on(DAY)
U14_BORN = date(2012, 1, 1)
"""§ 5.3: U14 of 2026 are born on 1 January 2012 or later."""


def entry(
    ident: str,
    *,
    born: date = U14_BORN,
    sex: str = "m",
    nation: str = "GER",
    kind: Kind = Kind.HOME,
    entered: date | None = None,
    ban: Ban | None = None,
    **held: object,
) -> Entry:
    player = Player(ident, ident, born=born, sex=sex, nation=nation)
    since = Registration(ident, "1", kind, date(2025, 9, 1))
    member = Member(player, (replace(since, **held),), bans=(ban,) if ban else ())  # type: ignore[arg-type]
    return Entry(member, "1", entered=entered)


def event(*entries: Entry, kind: str = "em-u14", **more: object) -> EventFacts:
    facts = EventFacts(kind, 2026, DAY, entries, closing=CLOSING)
    return replace(facts, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("one", "rules"),
    [
        (entry("a"), []),
        (entry("a", born=date(2011, 12, 31)), ["5.3"]),
        (entry("a", nation="FRA"), ["5.1"]),
        (entry("a", nation="FRA", equal="b"), []),
        (entry("a", kind=Kind.GUEST), ["5.2"]),
        (entry("a", deregistered=DAY), ["5.2"]),
        (entry("a", entered=CLOSING), []),
        (entry("a", entered=date(2026, 2, 6)), ["19.1"]),
        (entry("a", ban=Ban("a", "1", DAY, DAY, "20.2", "Grave.")), ["20.2"]),
    ],
)
def test_what_stands_against_an_entry(one: Entry, rules: list[str]) -> None:
    assert [found.rule for found in RULES.judge_entries(event(one), VALUES)] == rules


def test_5_3_a_boy_is_refused_in_a_girls_group() -> None:
    facts = event(entry("a"), entry("b", sex="w"), kind="em-u14w")
    assert [(one.rule, one.player) for one in RULES.judge_entries(facts, VALUES)] == [("5.3", "a")]


def test_who_entered_twice_is_refused() -> None:
    with pytest.raises(InputError, match="twice"):
        RULES.judge_entries(event(entry("a"), entry("a")), VALUES)


def test_7_2_winners_champions_and_whom_the_board_names_have_places() -> None:
    facts = event(
        *(entry(ident) for ident in "abcdef"),
        entry("old", born=date(2011, 12, 31)),
        earlier={"Rheinland": ("a", "b"), "Pfalz": ("old", "c"), "last": ("d",), "U12": ("e",)},
        nominated=("b", "x"),
    )
    found = RULES.field(facts, VALUES)
    given = {one.ident: one.paragraph for one in found.places}
    assert given == {"a": "7.2", "d": "7.2", "e": "8.1", "b": "7.2"}
    assert found.waiting == ("c", "f")


@pytest.mark.parametrize(
    ("kind", "title"),
    [
        ("em-u14", "Rheinland-Pfalz-Meister U14 2026"),
        ("em-u18w", "Rheinland-Pfalz-Meisterin U18w 2026"),
        ("em-u12", "Rheinland-Pfalz-Meister U12 2026"),
        ("em-u10w", "Rheinland-Pfalz-Meisterin U10w 2026"),
        ("em-u8", "Rheinland-Pfalz-Meister U8 2026"),
    ],
)
def test_7_8_8_6_9_3_titles_are_worded_as_printed(kind: str, title: str) -> None:
    assert RULES.title(kind, 2026, VALUES) == title


def test_9_1_girls_of_the_u8_are_ranked_apart_and_each_champion_goes_on() -> None:
    born = date(2018, 1, 1)
    facts = event(
        entry("a", born=born),
        entry("b", born=born, sex="w"),
        entry("c", born=born, sex="w"),
        kind="em-u8",
    )
    ranking = ("c", "a", "b")
    found: Mapping[str, tuple[str, ...]] = RULES.groups(facts, ranking, VALUES)
    assert found == {"U8": ("a",), "U8w": ("c", "b")}
    qualified = RULES.qualified(facts, ranking, VALUES)
    assert {(one.ident, one.paragraph) for one in qualified} == {("a", "6.4"), ("c", "6.4")}
    assert RULES.title_holder(facts, ranking, VALUES) == "a"
    assert RULES.more_titles(facts, ranking, VALUES) == (
        ("Rheinland-Pfalz-Meisterin U8w 2026", "c"),
    )


def test_9_3_without_a_boy_nobody_is_champion_of_the_u8() -> None:
    facts = event(entry("b", born=date(2018, 1, 1), sex="w"), kind="em-u8")
    assert RULES.title_holder(facts, ("b",), VALUES) is None
    assert [who for _title, who in RULES.more_titles(facts, ("b",), VALUES)] == ["b"]


def test_6_3_a_group_that_plays_along_has_its_own_title() -> None:
    girl = replace(entry("b", born=date(2012, 1, 1), sex="w"), group="U14w")
    facts = event(entry("a", born=date(2012, 1, 1)), girl, kind="em-u14")
    assert RULES.title_holder(facts, ("b", "a"), VALUES) == "a"
    assert RULES.more_titles(facts, ("b", "a"), VALUES) == (
        ("Rheinland-Pfalz-Meisterin U14w 2026", "b"),
    )


def test_deadlines_are_those_of_the_print() -> None:
    of_u14 = RULES.deadlines("em-u14", DAY, DAY, VALUES)
    assert of_u14 == {"7.4": date(2026, 1, 8), "19.1": CLOSING}
    assert RULES.deadlines("em-u10", DAY, DAY, VALUES) == {}


FULL = Announcement(
    name="Einzelmeisterschaften U14",
    organiser="Schachjugend",
    eligible="Qualifizierte und Nominierte",
    closing=CLOSING,
    entry_fee=24000,
    venue="Jugendherberge",
    dates=(DAY,),
    time_control="90 min/40 + 30 min + 30 s",
    titles="Meister jeder Altersklasse",
    prizes="Pokale",
    rules="SJRP",
    parts=dict.fromkeys(
        ("4.1", "4.3", "5.1", "5.4", "5.5", "6.1", "6.2", "7.1", "7.6", "19.1", "22.1", "22.2"),
        "steht hier",
    ),
)


def test_a_complete_announcement_goes_out() -> None:
    assert list(RULES.lacks(FULL, VALUES)) == []
    assert RULES.issue(FULL, VALUES) is FULL


@pytest.mark.parametrize("part", FULL.parts)
def test_what_an_announcement_lacks_is_named(part: str) -> None:
    less = replace(FULL, parts={**FULL.parts, part: " "})
    assert [one.rule for one in RULES.lacks(less, VALUES)] == [part]
    with pytest.raises(InputError, match=part.replace(".", r"\.")):
        RULES.issue(less, VALUES)


def test_all_the_program_asks_every_announcement_for_is_named() -> None:
    empty = list(RULES.lacks(Announcement(), VALUES))
    assert len(empty) == 11 + len(FULL.parts)
