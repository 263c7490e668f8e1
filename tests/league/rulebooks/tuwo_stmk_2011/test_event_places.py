"""§ 10–12, 15.5, 18, 19: who has a place, rankings, titles and who qualifies."""

from dataclasses import replace
from datetime import date

import pytest

from league.errors import RuleBookError
from league.facts.events import Entry
from league.facts.registrations import Kind
from league.rulebooks.tuwo_stmk_2011 import p10_titles
from tests.league.rulebooks.tuwo_stmk_2011.event_world import entry, event, field, many
from tests.worlds.tuwo_world import values


def given(kind: str, *entries: Entry, **facts: object) -> list[tuple[str, str]]:
    return [(one.ident, one.paragraph) for one in field(kind, *entries, **facts).places]


def test_10_i_4_champion_nominees_then_the_elo_list() -> None:
    entries = [entry("low", rating=1000), entry("high", rating=1600), entry("new", rating=None)]
    entries += [entry("nominee", rating=1100), entry("champion", rating=1200)]
    earlier = {"last": ("champion", "high")}
    assert given("U14", *entries, earlier=earlier, nominated=("nominee", "absent")) == [
        ("champion", "10.I.4.a"),
        ("nominee", "10.I.4.b"),
        ("high", "10.I.6"),
        ("low", "10.I.6"),
        ("new", "10.I.6"),
    ]


def test_10_ii_2_girls_as_many_as_entered() -> None:
    girls = [replace(one, member=entry(one.ident, sex="w").member) for one in many(30)]
    places = given("U14w", *girls, earlier={"last": ("a30", "a29")})
    assert len(places) == 30
    assert places[0] == ("a30", "10.II.4.a")
    assert places[1] == ("a01", "10.II.6")


def test_10_iii_4_places_of_the_last_u18_and_of_this_years_u16() -> None:
    last = tuple(f"a{number:02}" for number in range(1, 13))
    cadets = tuple(f"a{number:02}" for number in range(11, 20))
    places = dict(given("U18", *many(30), earlier={"last": last, "U16": cadets}))
    assert [one for one, rule in places.items() if rule == "10.III.4.a"] == list(last[:10])
    # Places 1 to 6 of the U16: a11 to a16.
    assert [one for one, rule in places.items() if rule == "10.III.4.b"] == list(cadets[:6])
    # Four are left for the strongest of the others.
    assert [one for one, rule in places.items() if rule == "10.III.4.c"] == [
        "a30",
        "a29",
        "a28",
        "a27",
    ]


def test_10_iii_4_a_player_who_qualified_twice_has_one_place() -> None:
    places = given("U18", *many(3), earlier={"last": ("a01",), "U16": ("a01", "a02")})
    assert places == [("a01", "10.III.4.a"), ("a02", "10.III.4.b"), ("a03", "10.III.4.c")]


def test_10_iv_4_four_places_of_the_last_u20_the_rest_by_elo() -> None:
    made = field("U20", *many(12), earlier={"last": ("a05", "a04", "a03", "a02", "a01")})
    assert [one.ident for one in made.places if one.paragraph == "10.IV.4.a"] == [
        "a05",
        "a04",
        "a03",
        "a02",
    ]
    assert [one.ident for one in made.places if one.paragraph == "10.IV.4.b"] == [
        "a12",
        "a11",
        "a10",
        "a09",
        "a08",
        "a07",
    ]
    assert made.waiting == ("a06", "a01")


def test_10_v_4_the_last_winner_then_by_elo() -> None:
    girls = [entry("a", sex="w", rating=1000), entry("b", sex="w", rating=1500)]
    assert given("U18w", *girls, earlier={"last": ("a", "b")}) == [
        ("a", "10.V.4.a"),
        ("b", "10.V.4.b"),
    ]


def test_10_iii_3_who_is_too_old_loses_his_place() -> None:
    old = entry("old", born=date(1993, 12, 31))
    assert given("U18", old, entry("a"), earlier={"last": ("old",)}) == [("a", "10.III.4.c")]


def test_10_v_2_each_age_group_has_its_own_ranking() -> None:
    facts = event(
        "U20w",
        entry("a", sex="w", group="U18w"),
        entry("b", sex="w", group="U20w"),
        entry("c", sex="w", group="U18w"),
    )
    assert p10_titles.by_age_group(facts, ("c", "b", "a"), values()) == {
        "U18w": ("c", "a"),
        "U20w": ("b",),
    }


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("U14", "Steirischer Landesmeister 2012"),
        ("U12w", "Steirische Landesmeisterin 2012"),
        ("U18", "Steirischer Jugend-Landesmeister U 18 2012"),
        ("U20", "Steirischer Junioren-Landesmeister U 20 2012"),
        ("U18w", "Steirische Mädchen-Landesmeisterin U 18 2012"),
        ("U20w", "Steirische Mädchen-Landesmeisterin U 20 2012"),
        ("team-U16", "Steirischer Kadetten-Mannschafts-Landesmeister 2012"),
        ("team-U20", "Steirischer Junioren-Mannschafts-Landesmeister 2012"),
        ("graz", "Grazer Stadtmeister 2012"),
        ("cup", "Steirischer Cup-Sieger 2012"),
        ("rapid", "Steirischer Schnellschach-Landesmeister 2012"),
    ],
)
def test_10_i_5_titles_carry_the_year(kind: str, words: str) -> None:
    assert p10_titles.title(kind, 2012, values()) == words


@pytest.mark.parametrize("kind", ["seniors-m", "kreis-open"])
def test_19_no_title_where_the_book_names_none(kind: str) -> None:
    with pytest.raises(RuleBookError, match=kind):
        p10_titles.title(kind, 2012, values())


def test_11_3_the_best_domestic_stamm_player() -> None:
    facts = event(
        "graz",
        entry("foreigner", nation="HUN"),
        entry("guest", kind=Kind.GUEST),
        entry("nobody", registered=False),
        entry("equal", nation="HUN", equal="e"),
        entry("domestic"),
    )
    order = ("foreigner", "guest", "nobody", "equal", "domestic")
    assert p10_titles.title_holder(facts, order, values()) == "equal"
    assert p10_titles.title_holder(facts, order[:3], values()) is None
    assert p10_titles.title_holder(event("rapid"), ("first", "second"), values()) == "first"


@pytest.mark.parametrize(("kind", "rule"), [("graz", "11.4"), ("kreis-open", "12.c")])
def test_11_4_12_c_the_best_of_the_kreis_qualify(kind: str, rule: str) -> None:
    facts = event(
        kind,
        entry("elsewhere", district="Süd"),
        entry("foreigner", nation="HUN"),
        entry("guest", kind=Kind.DISTRICT_GUEST),
        entry("equal", nation="HUN", equal="c"),
        entry("second"),
    )
    order = ("elsewhere", "foreigner", "guest", "equal", "second")
    places = p10_titles.best_of_district(facts, order, "Graz", 1, values())
    assert [(one.ident, one.paragraph) for one in places] == [("equal", rule)]
    assert len(p10_titles.best_of_district(facts, order, "Graz", 3, values())) == 2
