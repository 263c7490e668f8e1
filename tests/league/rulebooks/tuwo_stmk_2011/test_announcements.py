"""§ 4.2: the Ausschreibung and what it must hold."""

from dataclasses import replace
from datetime import date

import pytest

from league.errors import InputError
from league.facts.events import Announcement
from league.rulebooks.tuwo_stmk_2011 import p04_announcements
from tests.league.rulebooks.tuwo_stmk_2011.event_world import DAY
from tests.worlds.tuwo_world import values

FULL = Announcement(
    name="Stadtmeisterschaft",
    organiser="Landesverband",
    eligible="Alle gemeldeten Spieler",
    closing=date(2012, 4, 20),
    entry_fee=0,
    deposit=0,
    venue="Graz",
    dates=(DAY,),
    time_control="90 min + 30 s",
    titles="Grazer Stadtmeister",
    prizes="Pokale",
    rules="TUWO",
)


def test_4_2_a_complete_announcement_goes_out() -> None:
    assert list(p04_announcements.lacking(FULL, values())) == []
    assert p04_announcements.issue(FULL, values()) == FULL


@pytest.mark.parametrize(
    ("name", "nothing", "rule", "word"),
    [
        ("name", " ", "4.2.a", "name"),
        ("organiser", "", "4.2.a", "organiser"),
        ("eligible", "", "4.2.b", "Who may take part"),
        ("closing", None, "4.2.c", "closing date"),
        ("entry_fee", None, "4.2.c", "entry fee"),
        ("deposit", None, "4.2.c", "deposit"),
        ("venue", "", "4.2.d", "venue"),
        ("dates", (), "4.2.d", "dates"),
        ("time_control", "", "4.2.d", "time control"),
        ("titles", "", "4.2.e", "titles"),
        ("prizes", "", "4.2.f", "prizes"),
        ("rules", "FIDE", "4.2.g", "TUWO"),
    ],
)
def test_4_2_each_missing_thing_is_named(name: str, nothing: object, rule: str, word: str) -> None:
    bare = replace(FULL, **{name: nothing})  # type: ignore[arg-type]  # one field at a time
    lacks = list(p04_announcements.lacking(bare, values()))
    assert [(one.rule, one.consequence) for one in lacks] == [(rule, "4.2")]
    assert word in str(lacks[0].sentence)
    with pytest.raises(InputError, match=rf"{word}.*TUWO § {rule}"):
        p04_announcements.issue(bare, values())


def test_4_2_an_empty_announcement_lacks_all_twelve() -> None:
    found = [one.rule for one in p04_announcements.lacking(Announcement(), values())]
    assert found == [
        *("4.2.a", "4.2.a", "4.2.b", "4.2.c", "4.2.c", "4.2.c"),
        *("4.2.d", "4.2.d", "4.2.d", "4.2.e", "4.2.f", "4.2.g"),
    ]
