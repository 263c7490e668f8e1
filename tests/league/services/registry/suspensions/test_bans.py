"""§ 7.5, 7.1.c: bans of persons and of clubs, also beyond the season."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError, NotFoundError
from league.facts.accounts import Penalty
from league.facts.actors import official
from league.facts.seasons import Season
from league.services.accounts import statements
from league.services.accounts.fines import fine
from league.services.closing.rollover import roll_over
from league.services.cup.rounds import draw_cup
from league.services.home.season_tasks import dated_tasks
from league.services.journal import views as journal
from league.services.promotion.decisions import decide
from league.services.registry.people.player_views import player_view
from league.services.registry.suspensions import bans
from league.services.registry.suspensions.banned import not_to_be_drawn
from league.services.schedule.drawing import AskedDraw, draw_division
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import judge_stored, open_desk, persons_banned
from tests.league.services.promotion.test_promotion import USUAL
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import STRUCK, stored
from tests.worlds.league_world import SATURDAYS, refused, season
from tests.worlds.league_world import stored as small

PLAYER, CLUB, BOARD = "100018", "602", 5
"""He sat for his club on that board of the home side in the struck match."""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    path = stored(tmp_path)
    transactions.open_file(path)
    yield path
    transactions.close_file()


@pytest.fixture
def played(path: Path) -> date:
    return next(one.day for one in transactions.load()[0].fixtures if one.key == STRUCK)


def punish(**changes: Any) -> Penalty:
    fields: dict[str, Any] = {
        "club": CLUB, "day": date(2012, 2, 1), "reason": "He forged a report.",
        "paragraph": "7.5", "person": PLAYER,
    }  # fmt: skip
    penalty = Penalty(**(fields | changes))
    fine(None, penalty, actor=official("M"))
    return penalty


def found() -> list[tuple[str, int | None]]:
    """The findings against the player in the struck match, with what follows from them."""
    judged = judge_stored(None).judgement.matches[STRUCK]
    return [(one.rule, one.board) for one in judged.findings if one.player == PLAYER]


@pytest.mark.parametrize(("begins", "ends", "banned"), [
    (0, 0, True), (-30, 0, True), (0, 30, True), (1, 30, False), (-30, -1, False),
])  # fmt: skip
def test_7_5_every_lineup_between_the_two_days_is_a_finding(
    played: date, begins: int, ends: int, banned: bool
) -> None:
    before = found()
    first, last = played + timedelta(days=begins), played + timedelta(days=ends)
    punish(ban_from=first, ban_until=last)
    assert found() == [*before, *([("7.5", BOARD)] if banned else [])]
    judged = judge_stored(None).judgement.matches[STRUCK]
    fines = {fee.rule for fee in judged.fees if fee.player == PLAYER}
    assert fines == {"7.2.c"}
    assert journal.verify() is None


def test_7_5_the_fine_of_a_person_is_charged_to_his_club_under_his_name(path: Path) -> None:
    punish(cents=3600)
    punish(cents=500, person="Anna Muster")
    assert statements.statement(None, CLUB).balance == 4100
    assert persons_banned(transactions.load()[0]) == ()
    with pytest.raises(InputError, match=r"€36\.01.*§ 7\.5"):
        punish(cents=3601, day=date(2012, 2, 2))


def test_7_5_a_ban_of_a_person_leaves_his_club_alone(played: date) -> None:
    punish(ban_from=played, ban_until=played)
    club = next(one for one in transactions.load()[0].clubs if one.id == CLUB)
    assert club.suspended_from is None
    (held,) = persons_banned(transactions.load()[0])
    assert (held.person, held.club, held.rule, held.reason) == (
        PLAYER, CLUB, "7.5", "He forged a report.",
    )  # fmt: skip


@pytest.mark.parametrize(("lifted", "banned"), [(0, False), (1, True)])
def test_7_5_a_lifted_ban_no_longer_holds_from_that_day_on(
    played: date, lifted: int, banned: bool
) -> None:
    punish(ban_from=played - timedelta(days=9), ban_until=played + timedelta(days=9))
    day = played + timedelta(days=lifted)
    bans.lift_person_ban(None, PLAYER, day, actor=official("M"), reason="The court decided so.")
    assert (("7.5", BOARD) in found()) is banned
    with pytest.raises(InputError, match="not banned on"):
        bans.lift_person_ban(None, PLAYER, day, actor=official("M"), reason="Again.")


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"person": "999999"}, NotFoundError, "pass number 999999"),
        ({"ban_until": date(2013, 2, 1)}, InputError, "limit of € 36 or 1 year"),
        ({"ban_until": None}, InputError, "limit of € 36 or 1 year"),
        (
            {"ban_until": date(2012, 1, 31)},
            InputError,
            r"cannot end on 31 Jan 2012 \(TUWO § 7\.5\)",
        ),
        ({"paragraph": "7.6"}, InputError, r"no ban.*TUWO § 7\.6"),
    ],
)
def test_7_5_what_is_refused_leaves_nothing_behind(
    path: Path, changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    steps = len(journal.rows())
    given = {"ban_from": date(2012, 2, 1), "ban_until": date(2012, 6, 30)} | changes
    with pytest.raises(error, match=sentence):
        punish(**given)
    assert len(journal.rows()) == steps


def test_7_5_nobody_is_banned_twice_at_a_time(path: Path) -> None:
    punish(ban_from=date(2012, 2, 1), ban_until=date(2012, 3, 1))
    with pytest.raises(InputError, match="banned from 1 Feb 2012 on already"):
        punish(day=date(2012, 2, 2), ban_from=date(2012, 3, 1), ban_until=date(2012, 4, 1))
    punish(day=date(2012, 2, 2), ban_from=date(2012, 3, 2), ban_until=date(2012, 4, 1))


def test_7_5_an_official_who_is_no_player_is_banned_by_name(path: Path) -> None:
    punish(person="Anna Muster", ban_from=date(2012, 2, 1), ban_until=date(2012, 6, 30))
    (row,) = [
        one for one in dated_tasks(open_desk(path, OFFICIAL), date(2012, 3, 1)) if one.kind == "ban"
    ]
    assert (row.page, row.thing) == ("club", CLUB)
    assert "Anna Muster is banned from 1 Feb 2012 to 30 Jun 2012" in row.text


def test_7_5_a_ban_outlasts_the_season_and_is_shown(path: Path) -> None:
    punish(ban_from=date(2012, 2, 1), ban_until=date(2012, 12, 31))
    desk = open_desk(path, OFFICIAL)
    assert "Banned from 1 Feb 2012 to 31 Dec 2012 (TUWO § 7.5)" in said(desk, date(2012, 12, 31))
    assert "Banned" not in said(desk, date(2013, 1, 1))
    decide(None, USUAL, actor=official("M"), why="decided")
    done = roll_over(None, "2012/13", date(2012, 7, 1), actor=official("M"), why="June")
    name = desk.world.players[PLAYER].name
    assert done.banned == (f"{name}: banned from 1 Feb 2012 to 31 Dec 2012",)
    known = judge_stored("2012/13").judgement.known
    assert [one.last for one in known.bans[PLAYER]] == [date(2012, 12, 31)]


def said(desk: Desk, day: date) -> str:
    return "\n".join(player_view(desk, PLAYER, day).bonds)


# § 7.1.c


def banned_season() -> Season:
    """Club A is banned from 1 July 2012, the first day of the next season, on."""
    clubs = tuple(
        replace(club, suspended_from=date(2012, 7, 1), suspended_until=date(2013, 6, 30))
        if club.id == "A"
        else club
        for club in season().clubs
    )
    return replace(season(), clubs=clubs)


NEXT = ("2012-09-22", "2012-10-13", "2012-11-10")
"""Three Saturdays of the season after."""


def test_7_1_c_a_banned_club_is_not_drawn_silently(tmp_path: Path) -> None:
    with small(tmp_path, banned_season()) as path:
        # The ban begins with the next season: this one is drawn as ever.
        draw_division(None, AskedDraw("kl", SATURDAYS, seed=7), actor=official("M"))
        (row,) = [
            one for one in dated_tasks(open_desk(path, OFFICIAL), SATURDAYS[0]) if one.kind == "ban"
        ]
        assert row.text == ("Not to be drawn: Club A is banned from 1 Jul 2012 to 30 Jun 2013.")
        done = roll_over(None, "2012/13", date(2012, 7, 1), actor=official("M"), why="June")
        assert done.banned == ("Club A: banned from 1 Jul 2012 to 30 Jun 2013",)
        transactions.choose_season("2012/13", OFFICIAL)
        days = tuple(date.fromisoformat(day) for day in NEXT)
        asked = AskedDraw("kl", days, seed=7)
        words = r"A 1 \(banned from 1 Jul 2012 to 30 Jun 2013\).*only with a reason"
        refused(lambda: draw_division(None, asked, actor=official("M")), words)
        drawn = draw_division(
            None, asked, actor=official("M"), despite="The executive let it stay."
        )
        assert "A1" in drawn.numbers


def test_7_1_c_a_ban_that_is_over_when_the_rounds_begin_stops_no_draw(tmp_path: Path) -> None:
    for last, stops in ((SATURDAYS[0], True), (SATURDAYS[0] - timedelta(days=1), False)):
        clubs = tuple(
            replace(club, suspended_from=date(2011, 7, 1), suspended_until=last)
            for club in season().clubs
        )
        words = not_to_be_drawn(replace(season(), clubs=clubs), "kl", SATURDAYS[0], SATURDAYS[2])
        assert bool(words) is stops


def test_15_1_a_cup_is_not_drawn_silently_either(tmp_path: Path) -> None:
    clubs = tuple(replace(one, suspended_from=date(2011, 9, 1)) for one in season().clubs)
    with small(tmp_path, replace(season(), clubs=clubs)):
        refused(
            lambda: draw_cup(None, "cup", SATURDAYS[0], actor=official("M"), seed=1),
            "Cup A.*reason",
        )
        assert draw_cup(
            None, "cup", SATURDAYS[0], actor=official("M"), seed=1, why="They may play."
        ).rounds
