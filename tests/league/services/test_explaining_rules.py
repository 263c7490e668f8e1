"""What the pages say of windows, bans, fees, protests and promotion, by the rule inventory."""

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Any

import pytest

from league import language
from league.facts.actors import official
from league.facts.claims import Deregistration
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.facts.transfers import Transfer
from league.rulebooks import load
from league.rulebooks.tuwo_stmk_2011.p06_protests import contest
from league.rulebooks.tuwo_stmk_2011.p07_bans import may_ban
from league.services.promotion.views import promotion_desk
from league.services.qualification import tournaments
from league.services.qualification.explaining import explain_place
from league.services.qualification.views import sheet
from league.services.registry.people.player_why import why_registered
from league.services.registry.registering import departures
from league.services.registry.registering.registrations import register, registration_findings
from league.services.rulebook.explaining import paragraph_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds import paper_world
from tests.worlds.acting import OFFICIAL, change_season
from tests.worlds.paper_world import BY, KREISLIGA, application
from tests.worlds.tuwo_world import choosing, home_with, judged, match, member, values

BOOK = load("tuwo-stmk-2011")


@pytest.fixture(autouse=True)
def english() -> None:
    language.use("en")


# § 1.6, 1.8


def test_1_6_an_old_registration_that_ends_before_the_new_begins_is_no_second_claim(
    tmp_path: Path,
) -> None:
    """Notice on 19 December is in time for 1 January (I5); in November there is one Stamm club."""
    paper_world.open_world(tmp_path)
    left = date(2011, 12, 19)
    departures.deregister(None, Deregistration("101", "601", left, left), actor=official(BY))
    register(None, application("101", "603", date(2011, 12, 20)), actor=official(BY))
    assert registration_findings(transactions.load()[0], date(2011, 11, 21)) == []
    assert registration_findings(transactions.load()[0], date(2012, 1, 5)) == []
    transactions.close_file()


@pytest.mark.parametrize(
    ("ends", "begins", "both"),
    [
        (None, date(2012, 1, 1), True),
        (date(2011, 12, 31), date(2012, 1, 1), False),
        (date(2012, 1, 1), date(2012, 1, 1), False),
        (date(2012, 1, 2), date(2012, 1, 1), True),
    ],
)
def test_two_registrations_hold_together_only_on_a_same_day(
    ends: date | None, begins: date, both: bool
) -> None:
    old = Registration("1", "A", Kind.HOME, date(2010, 1, 1), None, ends)
    new = Registration("1", "B", Kind.HOME, date(2011, 12, 20), begins)
    assert old.overlaps(new, date(2011, 11, 21)) is both


@pytest.mark.parametrize(
    ("asked_on", "crosses", "part"),
    [
        # § 1.8.b: no championship game in his federation between 1 July and 31 December
        (date(2027, 6, 25), False, "if no championship game in the own federation is played"),
        (date(2027, 12, 31), True, "not represented in an official ÖSB event"),
        (date(2028, 1, 1), False, "and no championship game in the own federation was played"),
    ],
)
def test_1_8_b_while_the_autumn_is_not_over_it_is_a_condition(
    asked_on: date, crosses: bool, part: str
) -> None:
    facts = Transfer(date(2027, 6, 25), date(2027, 6, 20), crosses_federations=crosses)
    day = BOOK.on(asked_on)
    found: Any = BOOK.transfers.decide(facts, day)
    said = str(BOOK.transfers.why_eligible(facts, found, day))
    assert said.startswith("Eligible from 1 Jan 2028, because notice was given on 20 Jun 2027")
    assert part in said
    assert "between 1 Jul 2027 and 31 Dec 2027" in said


@pytest.mark.parametrize(
    ("day", "said"),
    [
        # § 1.8.a: notice before 20 June, eligible from 1 July; I5: 20 June itself is too late
        (date(2011, 6, 19), "before 20 Jun 2011: eligible for B from 1 Jul 2011."),
        (date(2011, 6, 20), "before 20 Dec 2011: eligible for B from 1 Jan 2012, if no"),
        (date(2011, 12, 20), "before 20 Jun 2012: eligible for B from 1 Jul 2012."),
    ],
)
def test_1_8_without_notice_the_next_window_is_told(day: date, said: str) -> None:
    found = BOOK.transfers.without_notice("Ada", "A", "B", day, BOOK.on(day))
    assert said in str(found)


@pytest.mark.parametrize(
    ("paragraph", "day", "said"),
    [
        # The other reading of I5 (inclusive): on the day itself notice still reaches the window.
        ("1.8.a", date(2011, 6, 20), "before 20 Jun 2011: eligible for B from 1 Jul 2011."),
        ("1.8.b", date(2011, 12, 20), "before 20 Dec 2011: eligible for B from 1 Jan 2012, if no"),
    ],
)
def test_1_8_without_notice_the_day_itself_counts_where_it_is_included(
    paragraph: str, day: date, said: str
) -> None:
    read = choosing(paragraph, "inclusive", value=True)
    assert said in str(BOOK.transfers.without_notice("Ada", "A", "B", day, read))


def test_1_8_a_second_home_registration_has_its_paragraph(tmp_path: Path) -> None:
    content = paper_world.season()
    paper_world.open_world(tmp_path, content)

    def second(before: Season) -> Season:
        fresh = Registration("101", "603", Kind.HOME, date(2011, 9, 1))
        return replace(before, registrations=(*before.registrations, fresh))

    change_season(None, second, StepKind.REGISTRATION, "101", actor=official(BY), why="")
    desk = _reopened(tmp_path)
    pages = why_registered(desk, "101", "603")
    assert [page.citation for page in pages] == ["TUWO § 1.4.b", "TUWO § 1.8.b", "TUWO § 1.6"]
    assert "no notice to that club is on record" in pages[1].facts
    transactions.close_file()


def _reopened(folder: Path) -> Desk:
    transactions.close_file()
    (path,) = folder.glob("*.sqlite")
    return open_desk(path, OFFICIAL, None)


def test_sentences_about_a_person_say_neither_he_nor_she() -> None:
    """A player may be a woman: ``Er`` and ``he`` would be wrong of her."""
    for id in ("tuwo-stmk-2011", "sjrp-2025"):
        for paragraph in load(id).paragraphs.values():
            for said in paragraph.sentences.values():
                assert not {"he", "him", "his"} & set(said["en"].lower().split())
                assert "Er " not in said["de"]


# § 6.5


@pytest.mark.parametrize(
    ("kind", "today", "said"),
    [
        # § 6.5.a: 15 October + 8 days = 23 October, that day included
        ("team", date(2011, 10, 23), "until 23 Oct 2011 (postmark)"),
        ("team", date(2011, 10, 24), "The time limit for a protest ended on 23 Oct 2011"),
        # § 6.5.b: one hour after the end of the round
        ("qualification", date(2011, 10, 15), "at latest 60 minutes after the end of the round"),
        ("qualification", date(2011, 10, 16), "ended 60 minutes after the round of 15 Oct 2011"),
    ],
)
def test_6_5_the_last_day_of_the_time_limit(kind: str, today: date, said: str) -> None:
    assert said in str(contest(kind, date(2011, 10, 15), today, values()))


def test_6_5_what_nobody_decided_cannot_be_contested_yet() -> None:
    said = str(contest("team", None, date(2011, 10, 15), values()))
    assert said.startswith("A decision, once made, can be contested within 8 days")


# § 7


def test_7_1_c_two_culpable_failures_that_influenced_the_ranking_three_years() -> None:
    said = str(may_ban(2, values()))
    assert "up to 3 years" in said
    assert "2 culpable failures influenced the ranking" in said


def _sums(facts: Any) -> list[str]:
    return [str(fee.arithmetic) for fee in judged(facts).fees]


WRONG = {1: member(None, ident="x"), 2: member(None, ident="y")}


@pytest.mark.parametrize(
    ("id", "said"),
    [
        # § 7.2.c: € 36 on board 1, € 22 elsewhere; § 7.2.a: € 22; § 7.2.b: € 11 per lineup (I23)
        ("landesliga", ["board 1 of the Landesliga: €36.00", "board 2 of the Landesliga: €22.00"]),
        ("kreisliga-graz", ["board 1 of the Grazer Stadtliga: €22.00", "board 2 of the Grazer"]),
        ("klasse-1", ["1. Klasse: €11.00 per lineup, ineligible players: 2"]),
    ],
)
def test_7_2_a_fine_has_its_sum(id: str, said: list[str]) -> None:
    sums = _sums(match(id, home=WRONG))
    assert [one.startswith(part) for one, part in zip(sums, said, strict=True)] == [True] * len(
        said
    )


def test_7_1_a_seven_euro_a_board() -> None:
    nobody = dict.fromkeys(range(1, 9))
    assert _sums(match("landesliga", home=nobody)) == ["8 boards × €7.00 = €56.00"]


def test_7_2_d_and_4_4_a_2_board_six_of_the_landesliga() -> None:
    """Board 6 left empty above board 7: cash € 30, and € 22 in two halves of € 11."""
    sums = _sums(home_with(match("landesliga", home={6: None}), gaps_paid=frozenset({6})))
    halves = (
        "board 6 of the Landesliga: €22.00 : 2 = €11.00, each to the federation and to the"
        " opposing club"
    )
    assert sums == ["board 6 of the Landesliga: €30.00", halves, halves]


# § 13, 16


def test_13_nobody_moves_before_there_is_a_result(tmp_path: Path) -> None:
    paper_world.open_world(tmp_path)
    view = promotion_desk(_reopened(tmp_path)).view
    says = "No match of 2011/12 has a result yet: nobody moves. Enter results first."
    assert view.refused == says
    assert view.moves == ()
    assert view.questions == ()
    transactions.close_file()


def test_16_4_there_is_no_ranking_before_the_first_game(tmp_path: Path) -> None:
    paper_world.open_world(tmp_path)
    first = paper_world.ROUNDS[0] + timedelta(days=1)
    asked = tournaments.AskedTournament(
        KREISLIGA.id,
        ("A1", "A2", "C2"),
        datetime.combine(first, time(10)),
        seed=5,
        system="skalicka",
    )
    name = "kl"
    tournaments.prepare(None, asked, actor=official(BY))
    desk = _reopened(tmp_path)
    found = sheet(desk, name)
    assert [place.place for place in found.places] == [None, None, None]
    assert [place.mark for place in found.places] == ["–", "–", "–"]
    assert explain_place(desk, found, "A1")[0].facts == "No game has a result yet."
    transactions.close_file()


# Values


@pytest.mark.parametrize(
    ("speaks", "id", "value"),
    [
        ("en", "1.8.a", "20 June"),
        ("de", "1.8.a", "20.6."),
        ("en", "6.5.b", "1 hour"),
        ("en", "7.2.b", "lineup"),
        ("de", "7.2.b", "Aufstellung"),
        ("en", "13.3.a", "one of the relegated"),
        ("de", "1.6", "Landesliga, Cup"),
        ("en", "13.1", "Kader list"),
        ("en", "C.5.3", "0.5; 0.0014217; −0.00000024336; −0.000000002514; 0.000000000001991"),
        ("de", "C.5.3", "0,5; 0,0014217; −0,00000024336; −0,000000002514; 0,000000000001991"),
    ],
)
def test_values_are_read_in_words(speaks: str, id: str, value: str) -> None:
    with language.speaking(speaks):
        assert value in [row[1] for row in paragraph_view(BOOK, id).values]
