"""What was stored since a desk was opened, taken in by what the journal tells of it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from league.facts.actors import official
from league.facts.calendars import ForceMajeure
from league.facts.seasons import MatchKey, Season
from league.facts.squads import Declaration
from league.facts.steps import RecordKind, StepKind
from league.judging import SeasonFacts
from league.record_kinds import FORCE_MAJEURE
from league.services.session import drafts, transactions
from league.services.session import opening as judged
from league.services.session.desk import Desk, desk_of
from league.services.session.drafts import TypedMatch, match_subject
from league.services.session.opening import anew, open_desk
from league.services.session.stored import draft_of
from league.storage import decisions, journal
from league.storage.database import moment, reading, writing
from league.storage.following import rows_since
from league.storage.seasons import store_season
from tests.worlds import random_changes
from tests.worlds.acting import OFFICIAL, change_season, record
from tests.worlds.generated import federation
from tests.worlds.random_changes import KINDS

BY = "official"


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Desk]:
    transactions.open_file(tmp_path / "season.sqlite")
    season = random_changes.with_siblings(federation(4, 6, 4, 3, rounds=4, mishaps=0.5))
    transactions.import_season(season, official(BY), "")
    yield open_desk(tmp_path / "season.sqlite", OFFICIAL)
    transactions.close_file()


def facts_of(now: Desk) -> SeasonFacts:
    return SeasonFacts(now.season, now.rulings, now.judgement.excused)


def store(before: SeasonFacts, after: SeasonFacts) -> None:
    """Store what differs, as the services do: lists whole, rulings added, papers on record."""
    name = before.season.name
    with writing():
        change_season(
            name, lambda _season: after.season, StepKind.IMPORT, actor=official(BY), why=""
        )
        for ruling in after.rulings[len(before.rulings) :]:
            decisions.add_ruling(name, ruling)
            journal.append(
                at=moment(), by=BY, what="ruling", subject="", before="", after="", why=""
            )
        for match, team in before.excused ^ after.excused:
            paper = ForceMajeure(match, team, day_of(after.season, match), "why not")
            there = (match, team) in after.excused
            record(
                name,
                FORCE_MAJEURE,
                f"{match}/{team}",
                paper if there else None,
                actor=official(BY),
                why="",
                what=StepKind.IMPORT,
            )


def day_of(season: Season, key: MatchKey) -> date:
    return next(one.day for one in season.fixtures if one.key == key)


STORED = [
    kind
    for kind in dict.fromkeys(KINDS)
    if kind.__name__ not in {"a_ban", "of_a_division", "a_calendar"}
]


@pytest.mark.only_files  # what is read anew is judged alike; the next test reads it on a server too
@pytest.mark.parametrize("seed", range(1, 6))
def test_what_is_taken_in_is_what_the_whole_read_and_judged_anew_gives(
    opened: Desk, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_in(opened, seed, monkeypatch)


def test_what_is_taken_in_from_a_file_or_a_server_is_what_the_whole_gives(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_in(opened, 0, monkeypatch)


def take_in(opened: Desk, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Change a season ten times by chance and take in each change."""
    rng, other = Random(seed), opened
    now = opened
    for step in range(10):
        before = facts_of(now)
        after, _change = rng.choice(STORED)(before, now.judgement, rng)
        store(before, after)
        whole = judged.judge_whole(now.season.name)
        with monkeypatch.context() as narrow:
            narrow.setattr(judged, "judge_whole", forbidden)
            now = anew(now)
            # Another program's desk takes several steps at once.
            other = anew(other) if step % 3 == 2 else other
        assert now == desk_of(whole, now.path, now.actor)
    assert anew(other) == now


def forbidden(*_of: object) -> None:
    raise AssertionError("the whole season was read")


def rows_after(seen: tuple[int, str]) -> object:
    with reading():
        return rows_since(seen)


def test_a_journal_that_does_not_follow_from_what_was_seen_tells_nothing(opened: Desk) -> None:
    number, digest = opened.last_step
    assert rows_after((number, digest)) == ()
    assert rows_after((number, "0" * 64)) is None
    assert rows_after((number + 1, digest)) is None


def test_an_import_is_too_much_to_be_taken_in_row_by_row(opened: Desk) -> None:
    transactions.import_season(federation(8, 8, 8, 4), official(BY), "")
    assert rows_after(opened.last_step) is None
    assert anew(opened) == desk_of(
        judged.judge_whole(opened.season.name), opened.path, opened.actor
    )


def test_rows_that_no_step_tells_of_yet_are_not_left_out(opened: Desk) -> None:
    before = facts_of(opened)
    after, _change = random_changes.a_person(before, opened.judgement, Random(1))
    with writing():
        store_season(after.season)
        assert rows_after(opened.last_step) is None
        journal.append(
            at=moment(), by=BY, what=StepKind.IMPORT, subject="", before="", after="", why=""
        )
        assert rows_after(opened.last_step)


def test_what_is_no_fact_makes_no_desk_read_again(opened: Desk) -> None:
    key = opened.season.fixtures[0].key
    begun = draft_of(opened, key)
    typed = TypedMatch(key, replace(begun, day=date(2026, 9, 13)), begun)
    drafts.save_drafts(
        {match_subject(opened.season.name, key): (typed, True)}, official(BY), "elsewhere/1/00"
    )
    assert drafts.all_drafts(opened)
    assert transactions.last_step() == opened.last_step
    assert anew(opened).judgement is opened.judgement


def test_a_fact_that_is_not_judged_is_read_and_nothing_judged(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = RecordKind("duty", lambda: Declaration, stored="note")
    record(opened.season.name, note, "1", Declaration("10000", "1"), actor=OFFICIAL, why="")
    monkeypatch.setattr(judged, "judge_whole", forbidden)
    monkeypatch.setattr(judged, "rejudge", forbidden)
    assert anew(opened).judgement == opened.judgement
    assert anew(opened).last_step == transactions.last_step()


def test_what_was_judged_once_is_followed_by_every_service_that_asks(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = opened.season.name
    assert judged.judge_stored(None).judgement is opened.judgement
    before = facts_of(opened)
    after, _change = random_changes.a_result(before, opened.judgement, Random(1))
    store(before, after)
    with monkeypatch.context() as narrow:
        narrow.setattr(judged, "judge_whole", forbidden)
        followed = judged.judge_stored(name)
    assert followed == judged.judge_whole(name)
    assert followed.judgement != opened.judgement


def test_what_was_taken_back_is_not_followed(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    name, before = opened.season.name, facts_of(opened)
    after, _change = random_changes.a_result(before, opened.judgement, Random(1))
    with transactions.taken_back():
        store(before, after)
        assert judged.judge_stored(name).judgement != opened.judgement
    monkeypatch.setattr(judged, "judge_whole", forbidden)
    assert judged.judge_stored(name).judgement is opened.judgement


def test_a_file_opened_again_is_judged_whole(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    transactions.open_file(opened.path)
    monkeypatch.setattr(judged, "judge_whole", forbidden)
    with pytest.raises(AssertionError, match="whole season"):
        judged.judge_stored(opened.season.name)
