"""Generated seasons: what was decided keeps its consequences, and undo takes all of them back.

A small Kreisliga (A1–D1, six matches in three rounds) of which random matches were played, and the
generated seasons of :mod:`tests.league.services.closing.test_waiting`.
"""

from dataclasses import replace
from datetime import datetime, time, timedelta
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
from icalendar import Calendar

from league.facts.seasons import Fixture, MatchKey, Season
from league.services.captain_reports.states import round_reports
from league.services.captains.my_matches import my_matches
from league.services.home.season_views import season_view
from league.services.journal import views as journal
from league.services.journal.undoing import undo
from league.services.matches.division_views import division_view
from league.services.matches.evening import evenings
from league.services.matches.withdrawals import withdrawal_step
from league.services.schedule.calendar import show_calendar
from league.services.schedule.fixture_papers import calendar_paper, fixtures_paper
from league.services.session.trial_runs import file_step
from reports.document_ics import calendar as calendar_file
from reports.layouts.fixtures import calendar as calendar_layout
from tests.league.services.matches.test_lapsed import now
from tests.worlds.captain_world import opened, spielleiter
from tests.worlds.league_world import SATURDAYS, SEASON, play, season

TEAMS = ("A1", "B1", "C1", "D1")
PAIRS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))
VIENNA = ZoneInfo("Europe/Vienna")


def drawn(rng: Random) -> Season:
    """Everybody against everybody: the order of teams, of rounds and who is at home are random."""
    order, rounds = rng.sample(TEAMS, 4), rng.sample(PAIRS, 3)
    found = []
    for number, (a, b, c, d) in enumerate(rounds, 1):
        day = SATURDAYS[number - 1]
        for pair in ((a, b), (c, d)):
            home, away = (order[one] for one in rng.sample(pair, 2))
            found.append(Fixture("kl", number, home, away, day, day, time(15)))
    return replace(season(), fixtures=tuple(found))


def everywhere() -> dict[str, object]:
    """What the office, the papers and the captains see of each match."""
    desk = now()
    view = division_view(desk, "kl")
    file = Calendar.from_ical(calendar_file([calendar_layout(calendar_paper(desk, ""))]))
    events = file.walk("VEVENT")
    mine = {team: my_matches(now(team)) for team in TEAMS}
    later = season_view(desk, SATURDAYS[-1] + timedelta(days=20))
    return {
        "rounds": view.complete_rounds,
        "lapsed": {row.key for row in view.rounds if row.status == "lapsed"},
        "table": [(row.team, row.match_points, row.rank) for row in desk.judgement.tables["kl"]],
        "missing": {one.match for one in later.tasks if one.kind == "missing"},
        "work": [one.text for one in later.tasks],
        "paper": {one.key for one in fixtures_paper(desk, "kl").matches if one.lapsed},
        "uids": sorted(str(one["uid"]) for one in events),
        "cancelled": sum(str(one.get("status", "")) == "CANCELLED" for one in events),
        "waits": {
            (team, one.head.key)
            for team, my in mine.items()
            for one in (*my.waiting, *my.coming, *my.past)
            if one.waits
        },
        "coming": {one.head.key for my in mine.values() for one in my.coming if not one.lapsed},
        "reports": {
            one.match: one.words
            for number in (1, 2, 3)
            for one in round_reports(desk, "kl", number)
        },
        "evening": {one.round: one.waiting for one in evenings(desk) if one.division == "kl"},
        "calendar": {one.key for one in show_calendar(SEASON, "kl").calendar.fixtures},
    }


@pytest.mark.parametrize("seed", range(5))
def test_7_1_b_at_any_moment_what_a_team_has_not_played_lapses_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = Random(seed)
    content = drawn(rng)
    gone, over = rng.choice(TEAMS), rng.randrange(3)
    keys: list[MatchKey] = [one.key for one in content.fixtures]
    # Up to the moment nearly everything is played; afterwards nothing is.
    past = [key for key in keys if key[1] <= over and rng.random() < 0.8]
    moment = datetime.combine(SATURDAYS[over] - timedelta(days=9), time(12), VIENNA)
    monkeypatch.setattr("league.clock.now", lambda: moment)
    with opened(tmp_path, content):
        for key in past:
            play(key, *rng.choice((((2, 0), (1, 1)), ((0, 2), (0, 2)), ((1, 1), (1, 1)))))
        before = everywhere()
        lapses = {key for key in keys if gone in key[2:] and key not in past}
        file_step(now(), withdrawal_step(gone), "Too few players.")
        after, number = everywhere(), len(journal.rows())
        open_ = {key for key in keys if key not in past and key not in lapses}
        assert after["lapsed"] == after["paper"] == lapses
        assert after["rounds"] == 3 - len({key[1] for key in open_})
        assert after["evening"] == {at: sum(key[1] == at for key in open_) for at in (1, 2, 3)}
        assert (after["uids"], after["cancelled"]) == (before["uids"], len(lapses))
        assert after["missing"] == open_
        assert after["calendar"] == set(keys) - lapses
        for seen in ("waits", "coming"):
            named = {one[1] if seen == "waits" else one for one in after[seen]}  # type: ignore[attr-defined]
            assert not named & lapses
        reports: dict[MatchKey, str] = after["reports"]  # type: ignore[assignment]
        assert all(reports[key] == "lapsed" for key in lapses & set(reports))
        undo(number, spielleiter(), "It stays.")
        assert everywhere() == before
        assert before["cancelled"] == 0
