"""§ 4.2, 10–12, 15.5, 18, 19: who may play, who has a place, titles, and the Ausschreibung."""

from dataclasses import replace
from datetime import date

import pytest

from league.errors import InputError, RuleBookError
from league.facts.events import Announcement, Entry, EventFacts, Field, YouthTeam
from league.facts.registrations import Kind
from league.rulebooks.tuwo_stmk_2011 import p04_announcements, p10_events, p10_titles
from tests.tuwo_world import member, values

DAY = date(2012, 5, 1)
YOUNG = date(2004, 6, 1)


def entry(ident: str, *, sex: str = "m", district: str = "Graz", **facts: object) -> Entry:
    more = {name: facts.pop(name) for name in ("entered", "group", "club") if name in facts}
    made = member(1, **({"ident": ident, "born": YOUNG} | facts))  # type: ignore[arg-type]  # any fact of a member
    person = replace(made, player=replace(made.player, sex=sex))
    return Entry(person, district=district, **more)  # type: ignore[arg-type]  # any field may change


def event(kind: str, *entries: Entry, **facts: object) -> EventFacts:
    made = EventFacts(kind, 2012, DAY, entries)
    return replace(made, **facts)  # type: ignore[arg-type]  # any field may change


def found(facts: EventFacts) -> list[tuple[str, str | None]]:
    return [(one.rule, one.player) for one in p10_events.judge_entries(facts, values())]


def rules(kind: str, *entries: Entry, **facts: object) -> list[str]:
    return [rule for rule, _player in found(event(kind, *entries, **facts))]


@pytest.mark.parametrize(
    ("kind", "rule", "oldest"),
    # Born on or after 1 January of (2012 - N), I28.
    [
        ("U8", "10.I.3", 2004),
        ("U10", "10.I.3", 2002),
        ("U11", "10.I.3", 2001),
        ("U12", "10.I.3", 2000),
        ("U14", "10.I.3", 1998),
        ("U16", "10.I.3", 1996),
        ("U10w", "10.II.3", 2002),
        ("U12w", "10.II.3", 2000),
        ("U14w", "10.II.3", 1998),
        ("U16w", "10.II.3", 1996),
        ("U18", "10.III.3", 1994),
        ("U20", "10.IV.3", 1992),
        ("U18w", "10.V.3", 1994),
        ("U20w", "10.V.3", 1992),
        ("team-U16", "10.VI.3", 1996),
        ("team-U20", "10.VI.3", 1992),
    ],
)
def test_10_i_3_each_age_group_has_its_first_birth_date(kind: str, rule: str, oldest: int) -> None:
    sex = "w" if kind.endswith("w") else "m"
    assert rules(kind, entry("a", sex=sex, born=date(oldest, 1, 1))) == []
    assert rules(kind, entry("a", sex=sex, born=date(oldest - 1, 12, 31))) == [rule]
    assert rules(kind, entry("a", sex=sex, born=None)) == [rule]


@pytest.mark.parametrize(("kind", "rule"), [("U14w", "10.II.3"), ("U20w", "10.V.3")])
def test_10_ii_3_girls_events_are_for_girls(kind: str, rule: str) -> None:
    assert rules(kind, entry("a", sex="w")) == []
    assert rules(kind, entry("a", sex="m")) == [rule]


def test_10_i_3_girls_may_play_with_the_boys() -> None:
    assert rules("U14", entry("a", sex="w")) == []


@pytest.mark.parametrize(
    ("kind", "sex", "born", "fits"),
    [
        ("seniors-m", "m", date(1952, 12, 31), True),
        ("seniors-m", "m", date(1953, 1, 1), False),
        ("seniors-m", "w", date(1950, 1, 1), False),
        ("seniors-w", "w", date(1957, 12, 31), True),
        ("seniors-w", "w", date(1958, 1, 1), False),
        ("seniors-w", "m", date(1950, 1, 1), False),
    ],
)
def test_19_seniors_reach_their_age_within_the_year(
    kind: str, sex: str, born: date, fits: bool
) -> None:
    assert rules(kind, entry("a", sex=sex, born=born)) == ([] if fits else ["19"])


@pytest.mark.parametrize(("kind", "rule"), [("seniors-m", "19"), ("rapid", "18.2")])
def test_18_2_and_19_citizenship_itself_is_needed(kind: str, rule: str) -> None:
    old = date(1950, 1, 1)
    assert rules(kind, entry("a", born=old)) == []
    assert rules(kind, entry("a", born=old, nation="HUN")) == [rule]
    for equal in "cdef":
        assert rules(kind, entry("a", born=old, nation="HUN", equal=equal)) == [rule]


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("rapid", "18.2"),
        ("seniors-m", "19"),
        ("graz", "11.1"),
        ("kreis-open", "12.c"),
        ("team-U16", "10.VI.3"),
    ],
)
def test_11_1_only_players_registered_in_the_federation(kind: str, rule: str) -> None:
    born = date(1950, 1, 1) if kind == "seniors-m" else YOUNG
    assert rules(kind, entry("a", born=born)) == []
    assert rules(kind, entry("a", born=born, registered=False)) == [rule]
    assert rules(kind, entry("a", born=born, deregistered=DAY)) == [rule]
    assert rules(kind, entry("a", born=born, deregistered=date(2012, 5, 2))) == []


def test_12_b_a_closed_tournament_is_for_the_clubs_of_the_kreis() -> None:
    assert rules("kreis-closed", entry("a"), district="Graz") == []
    assert rules("kreis-closed", entry("a", district="Süd"), district="Graz") == ["12.b"]
    assert rules("kreis-closed", entry("a", registered=False), district="Graz") == ["12.b"]
    assert rules("kreis-open", entry("a", district="Süd"), district="Graz") == []


def test_4_2_c_entered_by_the_closing_date() -> None:
    closing = date(2012, 4, 20)
    assert rules("graz", entry("a", entered=closing), closing=closing) == []
    assert rules("graz", entry("a", entered=date(2012, 4, 21)), closing=closing) == ["4.2.c"]


def many(number: int) -> list[Entry]:
    return [entry(f"a{one:02}", rating=1000 + one) for one in range(1, number + 1)]


@pytest.mark.parametrize(
    ("kind", "most", "rule"), [("U18", 20, "10.III.2"), ("U20", 10, "10.IV.2")]
)
def test_10_iii_2_at_most_so_many_players(kind: str, most: int, rule: str) -> None:
    assert rules(kind, *many(most)) == []
    assert rules(kind, *many(most + 1)) == [rule]


def test_10_i_2_twelve_is_a_target() -> None:
    assert rules("U14", *many(13)) == []
    assert len(field("U14", *many(13)).places) == 12


def test_10_i_3_nobody_enters_twice() -> None:
    with pytest.raises(InputError, match="a1"):
        p10_events.judge_entries(event("U14", entry("a1"), entry("a1")), values())
    with pytest.raises(InputError, match="a1"):
        field("U14", entry("a1"), entry("a1"))


def test_10_i_3_an_unknown_event_is_refused() -> None:
    with pytest.raises(RuleBookError, match="U13"):
        p10_events.judge_entries(event("U13", entry("a")), values())


def field(kind: str, *entries: Entry, **facts: object) -> Field:
    return p10_events.field_of(event(kind, *entries, **facts), values())


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


def team(*players: Entry) -> YouthTeam:
    return YouthTeam("Team", "601", players)


def youths(number: int) -> list[Entry]:
    return [replace(one, club="601") for one in many(number)]


def team_rules(made: YouthTeam, kind: str = "team-U16") -> list[str]:
    return [one.rule for one in p10_events.judge_team(made, kind, 2012, DAY, values())]


def test_10_vi_2_four_boards() -> None:
    assert team_rules(team(*youths(4))) == []
    assert team_rules(team(*youths(3))) == ["10.VI.2"]


def test_10_vi_3_players_of_one_club_young_enough_and_registered() -> None:
    three = youths(3)
    assert team_rules(team(*three, entry("x", club="602"))) == ["10.VI.3"]
    assert team_rules(team(*three, entry("x", club="601", born=date(1995, 12, 31)))) == ["10.VI.3"]
    assert team_rules(team(*three, entry("x", club="601", registered=False))) == ["10.VI.3"]


@pytest.mark.parametrize(("teams", "system"), [(10, "round_robin"), (11, "swiss")])
def test_10_vi_4_swiss_with_more_than_ten_teams(teams: int, system: str) -> None:
    assert p10_events.team_system(teams, values()) == system


def test_18_3_nine_rounds_of_thirty_minutes() -> None:
    assert p10_events.rapid_mode(values()) == (9, 30)


def test_10_v_2_each_age_group_has_its_own_ranking() -> None:
    facts = event(
        "U20w",
        entry("a", sex="w", group="U18w"),
        entry("b", sex="w", group="U20w"),
        entry("c", sex="w", group="U18w"),
    )
    assert p10_titles.by_age_group(facts, ("c", "b", "a")) == {"U18w": ("c", "a"), "U20w": ("b",)}


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
    assert p10_titles.title_holder(facts, order) == "equal"
    assert p10_titles.title_holder(facts, order[:3]) is None
    assert p10_titles.title_holder(event("rapid"), ("first", "second")) == "first"


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
    places = p10_titles.best_of_district(facts, order, "Graz", 1)
    assert [(one.ident, one.paragraph) for one in places] == [("equal", rule)]
    assert len(p10_titles.best_of_district(facts, order, "Graz", 3)) == 2


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
