from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.facts.divisions import DivisionDecision, Matter
from league.facts.registrations import Kind, Registration
from league.facts.squads import Declaration, SquadEntry
from league.record_kinds import DECLARATION
from league.services.lists.handed_in import check_list, submit_list
from league.services.lists.nominations import append_youth, nominate
from league.services.registry.registering.declarations import declare
from league.services.registry.registering.registrations import register
from league.services.schedule.division_decisions import decide
from league.services.session import transactions
from league.services.session.records import recorded
from tests.worlds.paper_world import (
    BY,
    KREISLIGA,
    LANDESLIGA,
    NAME,
    application,
    loaded,
    open_world,
    season,
    steps,
)

DUE = date(2011, 9, 7)
CONFIRMED = date(2011, 11, 4)


@pytest.fixture(autouse=True)
def _world(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path)
    yield
    transactions.close_file()


def names(team: str) -> list[str]:
    entries = sorted((one.place, one.ident) for one in loaded().squads if one.team == team)
    assert [place for place, _ident in entries] == list(range(1, len(entries) + 1))
    return [ident for _place, ident in entries]


def test_a_list_takes_the_place_of_the_one_before() -> None:
    judged = submit_list(
        None, "A2", ("109", "110", "120"), DUE, actor=official(BY), youth_board=("120",)
    )

    assert judged.findings == ()
    assert names("A2") == ["109", "110", "120"]
    assert names("A1") == [str(100 + n) for n in range(1, 9)]
    assert [one.ident for one in loaded().squads if one.youth_board] == ["120"]
    assert {team.id: team.list_submitted for team in loaded().teams}["A2"] == DUE
    assert steps() == 1


@pytest.mark.parametrize(("posted", "rules"), [(DUE, []), (date(2011, 9, 8), ["7.3"])])
def test_7_3_a_list_too_late_is_a_finding(posted: date, rules: list[str]) -> None:
    judged = submit_list(None, "A2", ("109", "110"), posted, actor=official(BY))
    assert [finding.rule for finding in judged.findings] == rules


def test_4_4_a_1_and_4_4_d_2_a_list_is_judged_beside_the_clubs_others() -> None:
    # ratings fall by 50 a player: 110 has 1500, 107 has 1650, 150 more
    judged = submit_list(None, "A2", ("110", "107"), DUE, actor=official(BY))
    assert [(one.rule, one.player) for one in judged.findings] == [
        ("4.4.a.1", "107"),
        ("4.4.d.2", "107"),
    ]
    # seven front players without the youth board: 107 is on the list of the Landesliga
    assert [finding.rule for finding in check_list(None, "A1").findings] == ["4.4.d.2"]
    # 108 is the eighth there, which is the youth board.
    assert not submit_list(None, "A2", ("108", "110"), DUE, actor=official(BY)).findings
    assert check_list(None, "A1").order.front == tuple(str(100 + n) for n in range(1, 8))


@pytest.mark.parametrize(
    ("team", "idents", "posted", "youth", "named"),
    [
        ("Z9", ("109",), DUE, (), "Z9"),
        ("A2", (), DUE, (), "empty"),
        ("A2", ("109", "109"), DUE, (), "109 is named 2 times"),
        ("A2", ("109", "999"), DUE, (), "999"),
        ("A2", ("109",), DUE, ("120",), "120 is named for the youth board"),
        ("A2", ("109",), date(2012, 7, 1), (), "1 Jul 2012 is out of season"),
    ],
)
def test_a_list_that_cannot_be_so_is_refused(
    team: str, idents: tuple[str, ...], posted: date, youth: tuple[str, ...], named: str
) -> None:
    with pytest.raises((InputError, NotFoundError), match=named):
        submit_list(None, team, idents, posted, actor=official(BY), youth_board=youth)
    assert loaded() == season()
    assert steps() == 0


def test_4_4_d_5_after_the_draw_a_list_is_not_changed_any_more(tmp_path: Path) -> None:
    drawn = replace(KREISLIGA, draw=DUE)
    open_world(tmp_path, replace(season(), divisions=(LANDESLIGA, drawn)))
    submit_list(None, "A2", ("109", "110"), DUE, actor=official(BY))
    submit_list(None, "A2", ("109", "110"), date(2011, 9, 8), actor=official(BY))
    with pytest.raises(InputError, match="since the draw on 7 Sep 2011"):
        submit_list(None, "A2", ("110", "109"), date(2011, 9, 8), actor=official(BY))
    assert names("A2") == ["109", "110"]


def test_13_6_drawn_in_june_a_list_is_changed_until_its_last_day(tmp_path: Path) -> None:
    drawn = replace(KREISLIGA, draw=date(2011, 6, 18))
    open_world(tmp_path, replace(season(), divisions=(LANDESLIGA, drawn)))
    submit_list(None, "A2", ("109", "110"), DUE, actor=official(BY))
    assert names("A2") == ["109", "110"]
    with pytest.raises(InputError, match="8 Sep 2011 on players are nominated late"):
        submit_list(None, "A2", ("110", "109"), date(2011, 9, 8), actor=official(BY))
    assert names("A2") == ["109", "110"]


def _newcomer() -> None:
    register(None, application("122", "601", date(2011, 10, 1)), actor=official(BY))


def test_4_4_d_5_a_late_nomination_has_its_place_and_its_first_day() -> None:
    _newcomer()
    # 1780 stands behind 104 (1800) and ahead of 105 (1750)
    done = nominate(None, "A1", "122", CONFIRMED, actor=official(BY), informed=date(2011, 11, 6))

    assert (done.position, done.eligible_from) == (5, date(2011, 11, 9))
    assert names("A1") == ["101", "102", "103", "104", "122", "105", "106", "107", "108"]
    (entry,) = [one for one in loaded().squads if one.ident == "122"]
    assert entry.nominated == date(2011, 11, 6)
    assert names("A2") == ["108", "109"]


def test_4_4_d_5_who_was_a_member_when_the_list_was_due_comes_too_late() -> None:
    with pytest.raises(InputError, match=r"already a member.*TUWO § 4.4.d.5"):
        nominate(None, "A2", "110", CONFIRMED, actor=official(BY))
    assert loaded() == season()
    assert steps() == 0
    done = nominate(
        None, "A2", "110", CONFIRMED, actor=official(BY), despite="Beschluss der Klasse"
    )
    assert [finding.rule for finding in done.findings] == ["4.4.d.5"]


@pytest.mark.parametrize(("posted", "late"), [(DUE, True), (date(2011, 9, 8), False)])
def test_4_4_d_5_the_postmark_of_the_registration_decides(posted: date, late: bool) -> None:
    register(None, application("122", "601", posted), actor=official(BY))
    if late:
        with pytest.raises(InputError, match="already a member"):
            nominate(None, "A1", "122", CONFIRMED, actor=official(BY))
    else:
        assert nominate(None, "A1", "122", CONFIRMED, actor=official(BY)).position == 5


def _of_cella(**changes: object) -> None:
    """Register 122 with Cella and put him on its list."""
    before = loaded()
    held = replace(Registration("122", "603", Kind.HOME, date(2010, 1, 1)), **changes)  # type: ignore[arg-type]  # any field may change
    after = replace(
        before,
        registrations=(*before.registrations, held),
        squads=(*before.squads, SquadEntry("C2", 1, "122")),
    )
    transactions.import_season(after, official(BY), "")


def _registered_here(kind: Kind = Kind.HOME) -> None:
    before = loaded()
    fresh = Registration("122", "601", kind, date(2011, 10, 1))
    transactions.import_season(
        replace(before, registrations=(*before.registrations, fresh)), official(BY), ""
    )


def test_4_4_d_5_1_4_a_who_is_not_registered_for_the_club_is_refused() -> None:
    with pytest.raises(InputError, match=r"not registered for this club.*TUWO § 1\.4\.a"):
        nominate(None, "A1", "122", CONFIRMED, actor=official(BY))
    _registered_here()
    assert nominate(None, "A1", "122", CONFIRMED, actor=official(BY)).findings == ()


@pytest.mark.parametrize(("ended", "refused"), [(CONFIRMED, True), (date(2011, 11, 5), False)])
def test_4_4_d_5_1_4_a_nor_who_has_left_it(ended: date, refused: bool) -> None:
    _registered_here()
    before = loaded()
    gone = tuple(
        replace(one, deregistered=ended) if one.ident == "122" else one
        for one in before.registrations
    )
    transactions.import_season(replace(before, registrations=gone), official(BY), "")
    if refused:
        with pytest.raises(InputError, match="not registered for this club"):
            nominate(None, "A1", "122", CONFIRMED, actor=official(BY))
    else:
        assert nominate(None, "A1", "122", CONFIRMED, actor=official(BY)).findings == ()


def test_4_4_d_5_1_6_who_stands_on_another_clubs_list_is_refused() -> None:
    _of_cella()
    _registered_here()
    with pytest.raises(InputError, match=r"list of Cella 2, another club.*TUWO § 1\.6"):
        nominate(None, "A1", "122", CONFIRMED, actor=official(BY))
    done = nominate(None, "A1", "122", CONFIRMED, actor=official(BY), despite="Beschluss")
    assert [finding.rule for finding in done.findings] == ["1.6"]


def test_4_4_d_5_whom_the_other_club_let_go_may_be_nominated() -> None:
    # Nobody is ever taken off a Kader list, so he stands on the old one still.
    _of_cella(deregistered=CONFIRMED)
    _registered_here()
    assert nominate(None, "A1", "122", CONFIRMED, actor=official(BY)).findings == ()


def test_4_4_d_5_1_6_a_kreis_gast_stands_on_the_list_of_his_stamm_club_too() -> None:
    _of_cella()
    _registered_here(Kind.DISTRICT_GUEST)
    assert nominate(None, "A2", "122", CONFIRMED, actor=official(BY)).findings == ()


def test_4_4_d_5_4_4_d_2_no_front_player_is_nominated_lower() -> None:
    # 107 is the seventh of the Landesliga, 108 the eighth, at its youth board.
    before = loaded()
    squads = tuple(one for one in before.squads if one.team != "A2")
    transactions.import_season(replace(before, squads=squads), official(BY), "")
    for ident, rules in (("107", ["4.4.d.2", "4.4.d.5"]), ("108", ["4.4.d.5"])):
        done = nominate(None, "A2", ident, CONFIRMED, actor=official(BY), despite="Beschluss")
        assert [finding.rule for finding in done.findings] == rules


def test_4_4_d_a_u18_of_another_club_is_not_appended() -> None:
    before = loaded()
    held = tuple(
        replace(one, club="603") if one.ident == "120" else one for one in before.registrations
    )
    transactions.import_season(replace(before, registrations=held), official(BY), "")
    with pytest.raises(InputError, match="not registered for this club"):
        append_youth(None, "A1", "120", CONFIRMED, actor=official(BY))


@pytest.mark.parametrize(
    ("days", "first"), [("0", CONFIRMED), ("3", date(2011, 11, 7)), ("7", date(2011, 11, 11))]
)
def test_4_4_d_5_the_clubs_of_a_division_decide_the_wait(days: str, first: date) -> None:
    _newcomer()
    decided = DivisionDecision("ll", Matter.WAIT, days, date(2011, 7, 2), "Mehrheit der Vereine")
    decide(None, decided, actor=official(BY))
    assert nominate(None, "A1", "122", CONFIRMED, actor=official(BY)).eligible_from == first


def test_4_4_d_6_the_number_decided_is_used_up() -> None:
    # two are allowed in the Landesliga; A1 is not the club's lowest team
    _newcomer()
    nominate(None, "A1", "122", CONFIRMED, actor=official(BY))
    nominate(None, "A1", "109", CONFIRMED, actor=official(BY), despite="x")
    with pytest.raises(InputError, match=r"4\.4\.d\.6"):
        nominate(None, "A1", "110", CONFIRMED, actor=official(BY))


def test_4_4_d_6_a_u18_in_the_middle_of_the_list_uses_up_a_nomination() -> None:
    # Two are allowed. 120 is U18, nominated for place 8 he is not appended at the end by right.
    _newcomer()
    nominate(
        None,
        "A1",
        "120",
        CONFIRMED,
        actor=official(BY),
        place=8,
        despite="Mitglied schon im September",
    )
    nominate(None, "A1", "122", CONFIRMED, actor=official(BY))
    with pytest.raises(InputError, match=r"4\.4\.d\.6"):
        nominate(None, "A1", "110", CONFIRMED, actor=official(BY))


def test_4_4_d_6_a_u18_at_the_end_uses_up_none() -> None:
    _newcomer()
    append_youth(None, "A1", "120", CONFIRMED, actor=official(BY))
    nominate(None, "A1", "122", CONFIRMED, actor=official(BY))
    done = nominate(None, "A1", "110", CONFIRMED, actor=official(BY), place=10, despite="x")
    assert "4.4.d.6" not in [finding.rule for finding in done.findings]


@pytest.mark.parametrize(
    ("team", "ident", "place", "day", "named"),
    [
        ("Z9", "122", None, CONFIRMED, "Z9"),
        ("A1", "999", None, CONFIRMED, "999"),
        ("A1", "101", None, CONFIRMED, "101 is on the list"),
        ("A1", "122", 10, CONFIRMED, "Place 10 is none"),
        ("A1", "122", 0, CONFIRMED, "Place 0"),
        ("A1", "122", 1, CONFIRMED, "place 1.*4.4.d.5"),
        ("A1", "122", None, date(2012, 7, 1), "1 Jul 2012"),
    ],
)
def test_a_nomination_that_cannot_be_so_is_refused(
    team: str, ident: str, place: int | None, day: date, named: str
) -> None:
    _newcomer()
    before = loaded()
    with pytest.raises((InputError, NotFoundError), match=named):
        nominate(None, team, ident, day, actor=official(BY), place=place)
    assert loaded() == before


def test_4_4_d_a_domestic_u18_joins_the_end_at_once() -> None:
    done = append_youth(None, "A1", "120", CONFIRMED, actor=official(BY))

    assert (done.position, done.eligible_from) == (9, CONFIRMED)
    assert names("A1")[-1] == "120"


def test_4_4_d_only_a_domestic_u18_is_appended(tmp_path: Path) -> None:
    day_too_old = [
        replace(one, born=date(1993, 12, 31)) if one.ident == "120" else one
        for one in season().players
    ]
    foreign = [
        replace(one, nation="CRO") if one.ident == "120" else one for one in season().players
    ]
    for players in (day_too_old, foreign):
        open_world(tmp_path, replace(season(), players=tuple(players)))
        with pytest.raises(InputError, match="120 cannot be appended"):
            append_youth(None, "A1", "120", CONFIRMED, actor=official(BY))


def test_17_a_declaration_is_stored_and_replaced() -> None:
    declare(None, "601", ("101", "102"), date(2011, 8, 30), actor=official(BY))
    declare(None, "601", ("101", "102", "103"), date(2011, 8, 31), actor=official(BY))

    assert loaded().declarations == tuple(Declaration("601", one) for one in ("101", "102", "103"))
    assert recorded(NAME, DECLARATION)["601"].posted == date(2011, 8, 31)


@pytest.mark.parametrize(
    ("club", "idents", "posted", "named"),
    [
        ("601", ("101",), date(2011, 9, 1), "1 Sep 2011.*TUWO § 17"),
        ("601", ("101", "102", "103", "104"), DUE, "4 players"),
        ("602", ("123",), date(2011, 8, 31), "no Austrian Stamm player"),
        ("601", ("101", "101"), date(2011, 8, 31), "101 is named 2 times"),
        ("601", ("999",), date(2011, 8, 31), "999"),
        ("999", ("101",), date(2011, 8, 31), "999"),
    ],
)
def test_17_a_faulty_declaration_is_refused(
    club: str, idents: tuple[str, ...], posted: date, named: str
) -> None:
    with pytest.raises((InputError, NotFoundError), match=named):
        declare(None, club, idents, posted, actor=official(BY))
    assert loaded() == season()
    assert recorded(NAME, DECLARATION) == {}


def test_17_late_but_decided(tmp_path: Path) -> None:
    declare(None, "601", ("101",), date(2011, 9, 1), actor=official(BY), despite="Post verloren")
    assert len(loaded().declarations) == 1


def test_4_4_d_5_a_guest_may_be_nominated_too() -> None:
    guest = application("123", "601", date(2011, 10, 1), kind=Kind.GUEST)
    register(None, guest, actor=official(BY))
    assert (
        Registration("123", "601", Kind.GUEST, date(2011, 10, 1), date(2011, 10, 2))
        in loaded().registrations
    )
    assert nominate(None, "A1", "123", CONFIRMED, actor=official(BY)).position == 9
