"""SJRP § 10.15 and 21.1.7 through services: proposed bans, and courts that rounds wait for."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError, NotFoundError, RuleBookError
from league.facts.actors import official
from league.facts.cancellations import Cancellation, Objection
from league.facts.clubs import Club, Team
from league.facts.directing import DirectorProtest
from league.facts.matches import MatchDraft
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Fixture, MatchKey, Season
from league.record_kinds import OBJECTION
from league.rulebooks import load
from league.services.closing import cancellations
from league.services.closing.cancellations import findings_of
from league.services.home.season_tasks import dated_tasks
from league.services.journal import views as journal
from league.services.matches.changes import record_match
from league.services.protests import directing, local_court, procedure
from league.services.protests.docket import docket
from league.services.protests.filing import Filing
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.records import recorded
from league.services.session.transactions import last_step
from league.views.protests import ProtestView
from tests.worlds import league_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.court_world import protested, with_court
from tests.worlds.desk_world import run

DAYS = (date(2026, 5, 9), date(2026, 5, 10))
FIRST, SECOND = (("vm-u14", number, "A1", "B1") for number in (1, 2))


def season() -> Season:
    people = [f"{letter}{board}" for letter in "ab" for board in range(1, 5)]
    return Season(
        name="2026",
        rulebook="sjrp-2025",
        federation="Schachjugend",
        list_date=date(2026, 1, 1),
        divisions=(load("sjrp-2025").divisions["vm-u14"],),
        clubs=(Club("A", "Club A"), Club("B", "Club B")),
        players=tuple(
            Player(one, one.upper(), born=date(2014, 1, 1), nation="GER") for one in people
        ),
        registrations=tuple(
            Registration(one, one[0].upper(), Kind.HOME, date(2024, 1, 1)) for one in people
        ),
        teams=(Team("A1", "A 1", "A", "vm-u14"), Team("B1", "B 1", "B", "vm-u14")),
        fixtures=tuple(
            Fixture("vm-u14", number, "A1", "B1", day, day) for number, day in enumerate(DAYS, 1)
        ),
    )


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with league_world.stored(tmp_path, season()) as path:
        yield path


def play(desk: Desk, match: MatchKey) -> Desk:
    """Record a match that was drawn on all boards."""
    names = [tuple(f"{letter}{board}" for board in range(1, 5)) for letter in "ab"]
    day = desk.world.fixtures[match].day
    draft = MatchDraft(
        day=day,
        home=names[0],
        away=names[1],
        results=((1, 1),) * 4,
        gaps_paid=(frozenset(), frozenset()),
        reported=(day, day),
    )
    return record_match(desk, match, draft)


def filed(**changes: Any) -> Objection:
    fact = Objection("vm-u14", 1, "A 1", DAYS[0], "Touch move.")
    return local_court.object_to(None, replace(fact, **changes), actor=official("M"))


def test_21_1_7_the_next_round_waits_for_the_court(path: Path) -> None:
    desk = play(open_desk(path, OFFICIAL), FIRST)
    with_court()
    protested()
    filed()
    with pytest.raises(InputError, match=r"round 2 cannot start.*SJRP § 21\.1\.7"):
        play(desk, SECOND)
    assert [one.text for one in dated_tasks(desk, DAYS[0]) if one.kind == "protest"] == [
        "The court has to speak on the objection of A 1, round 1."
    ]
    # What was begun may be corrected; and after the decision the round starts.
    assert play(desk, FIRST).judged(FIRST).entered
    local_court.decide(
        None, "vm-u14", 1, "A 1", DAYS[0], granted=False, actor=official("M"), reasons="No proof."
    )
    assert play(desk, SECOND).judged(SECOND).entered
    assert journal.verify() is None


def test_21_1_3_what_the_director_has_to_decide_on_is_a_task(path: Path) -> None:
    fact = DirectorProtest("vm-u14", 1, "A 1", DAYS[0], "Touch move.")
    directing.protest(None, fact, actor=official("M"))
    desk = open_desk(path, OFFICIAL)
    assert [one.text for one in dated_tasks(desk, DAYS[0]) if one.kind == "protest"] == [
        "The director has to decide on the protest of A 1, round 1."
    ]
    given: dict[str, Any] = {"granted": False, "actor": official("M"), "reasons": "No."}
    with pytest.raises(InputError, match="cannot be decided on 8 May 2026"):
        directing.answer(None, "vm-u14", 1, "A 1", date(2026, 5, 8), **given)
    directing.answer(None, "vm-u14", 1, "A 1", DAYS[0], **given)
    assert not [one for one in dated_tasks(desk, DAYS[0]) if one.kind == "protest"]
    with pytest.raises(InputError, match="against that one objects"):
        directing.answer(None, "vm-u14", 1, "A 1", DAYS[0], **given)


def test_21_1_7_an_objection_to_the_same_round_stops_nothing(path: Path) -> None:
    with_court()
    protested(number=2, filed=DAYS[1])
    filed(round=2, filed=DAYS[1])
    assert play(open_desk(path, OFFICIAL), SECOND).judged(SECOND).entered


def test_21_1_4_nobody_objects_to_a_round_that_is_still_to_come(path: Path) -> None:
    """To what the director decided in a round one objects after it: 9 May is before 10 May."""
    steps = len(journal.rows())
    with pytest.raises(InputError, match=r"9 May 2026 cannot be about a round of 10 May 2026"):
        filed(round=2)
    with pytest.raises(NotFoundError, match=r"vm-u14 has no round 99; it has: 1, 2"):
        filed(round=99)
    assert len(journal.rows()) == steps


def test_21_1_7_the_decision_is_final_and_has_its_reasons(path: Path) -> None:
    with_court()
    protested()
    filed()
    decided: dict[str, Any] = {"granted": True, "actor": official("M"), "reasons": "Right."}
    with pytest.raises(InputError, match="needs its reasons"):
        local_court.decide(None, "vm-u14", 1, "A 1", DAYS[0], **decided | {"reasons": " "})
    with pytest.raises(NotFoundError, match="No objection of B 1"):
        local_court.decide(None, "vm-u14", 1, "B 1", DAYS[0], **decided)
    with pytest.raises(InputError, match="cannot be decided on 8 May 2026"):
        local_court.decide(None, "vm-u14", 1, "A 1", date(2026, 5, 8), **decided)
    local_court.decide(None, "vm-u14", 1, "A 1", DAYS[0], **decided)
    with pytest.raises(InputError, match=r"its decision is final \(SJRP § 21\)"):
        local_court.decide(None, "vm-u14", 1, "A 1", DAYS[0], **decided)
    with pytest.raises(InputError, match="on file already"):
        filed()


def cancelled(**changes: Any) -> Cancellation:
    fact = Cancellation("A", "MDVM U14", date(2026, 9, 18), date(2026, 9, 4), told=True)
    return replace(fact, **changes)


@pytest.mark.parametrize(
    ("day", "told", "rules"),
    [
        (date(2026, 9, 4), True, []),
        (date(2026, 9, 5), True, ["10.15"]),
        (date(2026, 9, 4), False, ["10.14"]),
        (date(2026, 9, 18), False, ["10.15", "10.14"]),
    ],
)
def test_10_15_later_than_fourteen_days_before_or_without_word(
    day: date, told: bool, rules: list[str]
) -> None:
    # 18 September less 14 days is 4 September, which is in time.
    found = findings_of(load("sjrp-2025"), cancelled(cancelled=day, told=told))
    assert [one.rule for one in found] == rules
    assert {one.consequence for one in found} <= {"10.15"}


def test_10_15_a_person_decides_on_the_ban(path: Path) -> None:
    found = cancellations.cancel(None, cancelled(cancelled=date(2026, 9, 8)), actor=official("M"))
    assert "10 days before it begins" in str(found[0].sentence)
    desk = open_desk(path, OFFICIAL)
    (row,) = [one for one in dated_tasks(desk, date(2026, 9, 8)) if one.kind == "ban"]
    assert row.text.startswith("Club A: MDVM U14: the cancellation came on 8 Sep 2026")
    assert desk.club("A").suspended_from is None
    given: dict[str, Any] = {"actor": official("M"), "reason": "Decided by the board."}
    ban = (date(2027, 1, 1), date(2027, 12, 31))
    cancellations.decide(None, "A", "MDVM U14", date(2026, 10, 1), ban=ban, **given)
    after = open_desk(path, OFFICIAL)
    assert (after.club("A").suspended_from, after.club("A").suspended_until) == ban
    (shown,) = [one for one in dated_tasks(after, date(2026, 10, 1)) if one.kind == "ban"]
    assert "banned from 1 Jan 2027 to 31 Dec 2027" in shown.text
    with pytest.raises(NotFoundError, match="No ban of A is proposed"):
        cancellations.decide(None, "A", "MDVM U14", date(2026, 10, 1), ban=ban, **given)


def test_10_15_the_ban_is_for_one_season_and_decided_after_the_cancellation(path: Path) -> None:
    cancellations.cancel(None, cancelled(cancelled=date(2026, 9, 8)), actor=official("M"))

    def decide(day: date, last: date) -> None:
        given: dict[str, Any] = {"actor": official("M"), "reason": "Decided by the board."}
        ban = (date(2027, 1, 1), last)
        with transactions.taken_back():
            cancellations.decide(None, "A", "MDVM U14", day, ban=ban, **given)

    decide(date(2026, 9, 8), date(2027, 12, 31))
    with pytest.raises(InputError, match=r"12 months at most.*SJRP § 10\.15"):
        decide(date(2026, 9, 8), date(2028, 1, 1))
    with pytest.raises(InputError, match="on 8 Sep 2026 cannot be decided on 7 Sep 2026"):
        decide(date(2026, 9, 7), date(2027, 12, 31))


def test_10_15_a_person_may_decide_against_a_ban(path: Path) -> None:
    cancellations.cancel(None, cancelled(told=False), actor=official("M"))
    cancellations.decide(
        None,
        "A",
        "MDVM U14",
        date(2026, 10, 1),
        ban=None,
        actor=official("M"),
        reason="He was ill.",
    )
    assert open_desk(path, OFFICIAL).club("A").suspended_from is None
    before = last_step()
    with pytest.raises(InputError, match="cannot be cancelled on 19 Sep 2026"):
        cancellations.cancel(None, cancelled(cancelled=date(2026, 9, 19)), actor=official("M"))
    assert last_step() == before


def test_21_2_5_the_days_that_are_left_run_from_the_last_round(path: Path) -> None:
    desk = open_desk(path, OFFICIAL)
    # The last round is on 10 May: five days are the 15th. While it is still to come none run.
    assert [(one.day, one.until) for one in docket(desk, date(2026, 5, 15)).windows] == [
        (DAYS[-1], date(2026, 5, 15))
    ]
    assert docket(desk, date(2026, 5, 9)).windows == ()
    assert docket(desk, date(2026, 5, 16)).windows == ()


def test_21_2_11_the_captain_of_a_team_appeals_for_it_by_its_code(path: Path) -> None:
    play(open_desk(path, OFFICIAL), FIRST)
    protested()
    transactions.close_file()
    about = ("--text", "No.", "--date", "2026-05-12", "--paid", "2026-05-12")
    for words in (
        ("object", "vm-u14", "1", "--who", "A1", *about),
        ("decide", "1", "--rejected", "--date", "2026-05-13", "--reason", "So."),
        ("appeal", "1", "--who", "A1", "--text", "No.", "--filed", "2026-05-18"),
    ):
        done = run("--db", path, "--by", "Anna", "protest", *words)
        assert done.exit_code == 0, done.output


def test_a_book_without_such_a_court_says_so(tmp_path: Path) -> None:
    with league_world.stored(tmp_path, league_world.season()):
        assert transactions.current_season() == "2011/12"
        with pytest.raises(
            RuleBookError, match="TUWO has no rule about objections that hold up a round"
        ):
            filed(division="kl", filed=date(2011, 9, 24))


def test_21_1_3_once_the_next_round_began_an_objection_is_refused(path: Path) -> None:
    with_court()
    protested()
    play(play(open_desk(path, OFFICIAL), FIRST), SECOND)
    protested(number=2, filed=DAYS[1])
    steps = len(journal.rows())
    late = Objection("vm-u14", 1, "A 1", date(2026, 5, 11), "Wrong colour.")
    with pytest.raises(InputError, match=r"21\.1\.3"):
        local_court.object_to(None, late, actor=OFFICIAL)
    assert len(journal.rows()) == steps
    local_court.object_to(None, replace(late, round=2), actor=OFFICIAL)


@pytest.mark.parametrize(
    ("start", "at", "in_time"),
    [
        (time(14, 0), datetime.combine(DAYS[0], time(13, 59)), True),
        (time(14, 0), datetime.combine(DAYS[0], time(14, 0)), False),
        # Without one of the two hours the day of the round is in time, the next is not.
        (time(14, 0), date(2026, 5, 9), True),
        (None, datetime.combine(DAYS[0], time(23)), True),
        (None, datetime.combine(DAYS[1], time(8)), False),
    ],
)
def test_21_1_3_on_the_day_of_the_next_round_its_hour_decides(
    tmp_path: Path, start: time | None, at: date, *, in_time: bool
) -> None:
    first, second = season().fixtures
    second = replace(second, day=DAYS[0], end_date=DAYS[0], start=start)
    with league_world.stored(tmp_path, replace(season(), fixtures=(first, second))) as path:
        with_court()
        protested(filed=datetime.combine(DAYS[0], time(12)))
        play(play(open_desk(path, OFFICIAL), FIRST), SECOND)
        fact = Objection("vm-u14", 1, "A 1", at, "Wrong colour.")
        if not in_time:
            with pytest.raises(InputError, match=r"21\.1\.3"):
                local_court.object_to(None, fact, actor=OFFICIAL)
            return
        local_court.object_to(None, fact, actor=OFFICIAL)
        # Kept as it was said, with its hour.
        assert list(recorded("2026", OBJECTION).values()) == [fact]


def test_21_1_3_the_hour_is_typed_with_the_objection(path: Path) -> None:
    play(open_desk(path, OFFICIAL), FIRST)
    with_court()
    protested()
    transactions.close_file()
    asked = ("protest", "object", "vm-u14", "1", "--who", "A 1", "--text", "Touch move.",
             "--date", "2026-05-09", "--at", "12:30")  # fmt: skip
    done = run("--db", path, *asked)
    assert done.exit_code == 0, done.output
    transactions.open_file(path)
    (fact,) = recorded("2026", OBJECTION).values()
    assert fact.filed == datetime.combine(DAYS[0], time(12, 30))


def test_21_2_5_an_objection_counts_from_the_last_round_and_not_from_its_match(path: Path) -> None:
    play(open_desk(path, OFFICIAL), FIRST)
    protested()

    def filed(day: int, *, directed: bool = False) -> ProtestView:
        asked = Filing("team", date(2026, 5, day), True, "No.", "A", match=FIRST, directed=directed)
        with transactions.taken_back():
            return procedure.file_protest(None, asked, actor=OFFICIAL)

    # Played on the 9th, the last round is on the 10th: five days are the 15th.
    assert (filed(15).outcome.admissible, filed(16).outcome.admissible) == (True, False)
    # 21.2.4, 21.2.5: the event is finished first; on its last day one may object.
    with pytest.raises(InputError, match=r"possible from 10 May 2026 on\. \(SJRP § 21\.2\.5\)"):
        filed(9)
    assert filed(10).file.instance == "spielleiter"
    # 21.3: who directed it does not decide on it.
    assert filed(15, directed=True).file.instance == "schiedsgericht"
