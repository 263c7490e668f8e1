"""What can go wrong with sealed lineups: a sentence, nothing lost, nothing shown."""

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from league.decision_subjects import TeamKey
from league.errors import InputError, NotFoundError, RightError, StorageError
from league.facts.calendars import Move, MoveKind
from league.facts.matches import Side
from league.facts.seals import OpenedAs
from league.facts.seasons import MatchKey
from league.facts.steps import StepKind
from league.record_kinds import SEAL
from league.rulings import Action, Ruling
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.lineups.opening import open_due
from league.services.lineups.sealing import exchange_now, hand_in, own_row
from league.services.lineups.states import lineup_state
from league.services.schedule.calendar import move_match
from league.services.session import transactions
from league.services.session.carried import carried_of, import_whole
from league.services.session.lineup_records import rows_now, side_key
from league.services.session.match_times import starts_at, stored_times
from league.services.session.opening import open_desk
from league.services.session.records import recorded_one
from league.services.session.seal_key import SealKey, key_in_use
from league.views.lineups import LineupPhase
from tests.worlds.acting import OFFICIAL, add_ruling, change_season, record
from tests.worlds.league_world import everything, refused
from tests.worlds.lineup_world import (
    AWAY,
    AWAY_CAPTAIN,
    DAY,
    HOME,
    HOME_CAPTAIN,
    HOUR,
    MATCH,
    RETURN,
    SEASON,
    SECOND,
    START,
    Hall,
    hall,
    season,
)


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    with hall(tmp_path, monkeypatch) as found:
        yield found


def both_in(held: Hall) -> None:
    held.hand_in(Side.HOME)
    held.hand_in(Side.AWAY)


def set_hour(start: time | None, day: date = DAY) -> None:
    """Let the match begin at another hour or day."""
    change_season(
        SEASON,
        lambda known: replace(
            known,
            fixtures=tuple(
                replace(one, start=start, day=day, end_date=day) if one.key == MATCH else one
                for one in known.fixtures
            ),
        ),
        "move",
        actor=OFFICIAL,
        why="",
    )


def test_where_nobody_knows_the_start_no_lineup_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = season()
    without = replace(plain, fixtures=tuple(replace(one, start=None) for one in plain.fixtures))
    with hall(tmp_path, monkeypatch, replace(without, rulebook="sjrp-2025")) as held:
        with pytest.raises(InputError, match="Nobody has said when this match begins"):
            held.hand_in(Side.HOME)
        seen = lineup_state(SEASON, MATCH, for_side=Side.HOME)
        assert (seen.starts, seen.home.receipt) == (None, None)
        assert "when this match begins" in seen.home.no_hand_in


def test_without_an_hour_of_its_own_it_begins_at_the_usual_one(held: Hall) -> None:
    # § 13.6.c: 15:00 in Vienna; on 24 September summer time holds, in January it does not.
    set_hour(None)
    desk = open_desk(held.path, OFFICIAL)
    assert starts_at(desk, MATCH) == START
    assert stored_times(SEASON, MATCH).alone_from == START + HOUR
    set_hour(None, date(2012, 1, 14))
    winter = datetime(2012, 1, 14, 14, 0, tzinfo=UTC)
    assert lineup_state(SEASON, MATCH, for_side=None).starts == winter
    assert starts_at(open_desk(held.path, OFFICIAL), MATCH) == winter


def test_an_hour_taken_away_keeps_lineups_sealed(held: Hall) -> None:
    both_in(held)
    change_season(
        SEASON,
        lambda known: replace(
            known,
            rulebook="sjrp-2025",
            fixtures=tuple(replace(one, start=None) for one in known.fixtures),
        ),
        StepKind.SEASON_CHANGED,
        actor=OFFICIAL,
        why="",
    )
    held.at(START + 48 * HOUR)
    assert open_due(key=held.key) == []
    assert lineup_state(SEASON, MATCH, for_side=None).phase is LineupPhase.BOTH


def test_a_moved_match_opens_at_its_new_start(held: Hall) -> None:
    both_in(held)
    friday = date(2011, 9, 23)
    asked = Move(MATCH, MoveKind.FORWARD, friday, agreed=frozenset({"A1", "B1"}), notified=DAY)
    moved = move_match(SEASON, asked, actor=OFFICIAL, why="Saal besetzt", despite="Beide einig.")
    assert moved.fixture.day == friday
    held.at(START - 24 * HOUR - SECOND)
    assert open_due(key=held.key) == []
    held.at(START - 24 * HOUR)
    assert [one.how for one in open_due(key=held.key)] == [OpenedAs.START]
    assert rows_now(SEASON, MATCH) == {Side.HOME: HOME, Side.AWAY: AWAY}


def test_a_match_put_off_stays_sealed_until_then(held: Hall) -> None:
    both_in(held)
    set_hour(time(15), DAY + timedelta(days=7))
    held.at(START + HOUR)
    assert open_due(key=held.key) == []
    held.hand_in(Side.HOME, ("a2", "a1"))
    held.at(START + timedelta(days=7))
    open_due(key=held.key)
    assert rows_now(SEASON, MATCH)[Side.HOME] == ("a2", "a1")


def test_the_lineups_of_an_excluded_team_stay_sealed(held: Hall) -> None:
    both_in(held)
    gone = Ruling(Action.EXCLUDE, TeamKey("B1"), "Zurückgezogen", "Official", START, team="B1")
    add_ruling(SEASON, gone)
    held.at(START + 2 * HOUR)
    assert open_due(key=held.key) == []
    for side in (Side.HOME, Side.AWAY, None):
        seen = lineup_state(SEASON, MATCH, for_side=side)
        assert (seen.phase, seen.home.row) == (LineupPhase.BOTH, None)
        assert "B 1 is excluded" in seen.home.no_hand_in
    refused(lambda: held.hand_in(Side.HOME), "B 1 is excluded")
    assert open_desk(held.path, OFFICIAL).judgement.excluded == {"B1"}


def test_a_match_that_is_not_on_the_calendar_takes_none(held: Hall) -> None:
    nowhere = ("kl", 9, "A1", "B1")
    with pytest.raises(NotFoundError):
        hand_in(SEASON, nowhere, Side.HOME, HOME, key=held.key, actor=OFFICIAL)
    both_in(held)
    change_season(
        SEASON,
        lambda known: replace(known, fixtures=known.fixtures[1:]),
        "draw",
        actor=OFFICIAL,
        why="",
    )
    held.at(START)
    assert open_due(key=held.key) == []
    with pytest.raises(NotFoundError):
        lineup_state(SEASON, MATCH, for_side=None)


def test_no_workbook_is_imported_over_sealed_lineups(held: Hall) -> None:
    content = transactions.load(SEASON)[0]
    carried = carried_of(content)
    both_in(held)
    refused(lambda: import_whole(content, carried, OFFICIAL, "again"), "2 lineups of 2011/12 wait")
    held.at(START)
    open_due(key=held.key)
    import_whole(content, carried_of(content), OFFICIAL, "again")
    assert rows_now(SEASON, MATCH)[Side.HOME] == HOME


def test_another_captain_is_refused_and_gets_nothing_back(held: Hall) -> None:
    held.hand_in(Side.HOME)
    with pytest.raises(RightError):
        hand_in(SEASON, MATCH, Side.HOME, HOME, key=held.key, actor=AWAY_CAPTAIN)
    with pytest.raises(RightError):
        exchange_now(SEASON, MATCH, Side.HOME, key=held.key, actor=AWAY_CAPTAIN)
    with pytest.raises(RightError):
        own_row(SEASON, MATCH, Side.HOME, key=held.key, actor=AWAY_CAPTAIN)
    # Who handed it in gets it back; the official does not, although he could hand in another.
    assert own_row(SEASON, MATCH, Side.HOME, key=held.key, actor=HOME_CAPTAIN) == HOME
    assert own_row(SEASON, MATCH, Side.HOME, key=held.key, actor=OFFICIAL) is None
    assert own_row(SEASON, RETURN, Side.AWAY, key=held.key, actor=HOME_CAPTAIN) is None


@pytest.mark.parametrize(
    ("match", "side"), [(RETURN, Side.AWAY), (MATCH, Side.AWAY)], ids=["match", "side"]
)
@pytest.mark.parametrize("told", [True, False], ids=["as it was", "named anew"])
def test_a_seal_put_to_another_match_or_side_opens_nowhere(
    held: Hall, match: MatchKey, side: Side, told: bool
) -> None:
    held.hand_in(Side.HOME)
    seal = recorded_one(SEASON, SEAL, side_key(MATCH, Side.HOME))
    assert seal is not None
    # Who can write into the database but has no key puts it where it opens for him.
    put = seal if told else replace(seal, match=match, side=side)
    record(SEASON, SEAL, side_key(match, side), put, actor=OFFICIAL, why="")
    with pytest.raises(StorageError, match="What was sealed was changed"):
        own_row(SEASON, match, side, key=held.key, actor=replace(OFFICIAL, name=seal.by))
    held.at(START + 30 * 24 * HOUR)
    with pytest.raises(StorageError, match="What was sealed was changed"):
        open_due(key=held.key)
    assert rows_now(SEASON, match) == {}


def test_the_key_is_made_once_for_its_user_alone(held: Hall) -> None:
    assert (held.key.path.exists(), key_in_use()) == (False, None)
    held.hand_in(Side.HOME)
    assert held.key.path.stat().st_mode & 0o777 == 0o600
    made = held.key.path.read_bytes()
    assert (len(held.key.id), key_in_use()) == (16, held.key.id)
    held.hand_in(Side.AWAY)
    assert held.key.path.read_bytes() == made


def test_a_lost_key_is_said_and_no_other_is_made(held: Hall, tmp_path: Path) -> None:
    both_in(held)
    kept = held.key.path.rename(tmp_path / "kept.key")
    refused(lambda: held.hand_in(Side.HOME), "is not there")
    assert not held.key.path.exists()
    held.at(START)
    before = everything()
    with pytest.raises(StorageError, match="is not there"):
        open_due(key=held.key)
    assert everything() == before
    kept.rename(held.key.path)
    assert len(open_due(key=held.key)) == 1


def test_another_key_is_refused(held: Hall, tmp_path: Path) -> None:
    both_in(held)
    other = SealKey(tmp_path / "other.key")
    assert other.file is not None
    other.file.write_bytes(Fernet.generate_key())
    other.file.chmod(0o600)
    before = everything()
    held.at(START)
    with pytest.raises(StorageError, match="not the one of this database, whose id is"):
        open_due(key=other)
    held.at(START - SECOND)
    with pytest.raises(StorageError, match="not the one of this database"):
        hand_in(SEASON, MATCH, Side.HOME, HOME, key=other, actor=HOME_CAPTAIN)
    assert everything() == before


@pytest.mark.parametrize(
    ("content", "mode", "words"),
    [(b"secret", 0o600, "is no seal key"), (b"A" * 43 + b"=", 0o644, "Others can read")],
)
def test_a_file_that_is_no_key_or_open_to_others_is_refused(
    held: Hall, tmp_path: Path, content: bytes, mode: int, words: str
) -> None:
    file = tmp_path / "strange.key"
    file.write_bytes(content)
    file.chmod(mode)
    with pytest.raises(StorageError, match=words):
        hand_in(SEASON, MATCH, Side.HOME, HOME, key=SealKey(file), actor=HOME_CAPTAIN)
    assert (key_in_use(), lineup_state(SEASON, MATCH, for_side=None).home.receipt) == (None, None)


def test_the_key_lies_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELLEITER_SEAL_KEY", str(tmp_path / "here.key"))
    assert SealKey().path == tmp_path / "here.key"
    monkeypatch.delenv("SPIELLEITER_SEAL_KEY")
    assert SealKey().path == Path(os.environ["XDG_CONFIG_HOME"]) / "spielleiter" / "seal.key"


def test_a_clock_that_jumps_back_replaces_nothing_that_is_open(held: Hall) -> None:
    both_in(held)
    held.at(START)
    open_due(key=held.key)
    held.at(START - 24 * HOUR)
    for side in (Side.HOME, Side.AWAY):
        with pytest.raises(InputError, match="stands"):
            held.hand_in(side)
    assert open_due(key=held.key) == []
    assert rows_now(SEASON, MATCH) == {Side.HOME: HOME, Side.AWAY: AWAY}


def test_a_clock_that_jumps_back_opens_a_lineup_alone_no_second_time(held: Hall) -> None:
    held.hand_in(Side.HOME)
    held.at(START + HOUR)
    open_due(key=held.key)
    held.at(START - HOUR)
    with pytest.raises(InputError, match="stands"):
        held.hand_in(Side.HOME, ("a2", "a1"))
    # What the official has seen already waits for no hour: the second opens both.
    held.hand_in(Side.AWAY)
    assert lineup_state(SEASON, MATCH, for_side=Side.HOME).phase is LineupPhase.OPENED


def test_the_second_a_second_before_the_start_opens_nothing(held: Hall) -> None:
    held.hand_in(Side.HOME)
    exchange_now(SEASON, MATCH, Side.HOME, key=held.key, actor=HOME_CAPTAIN)
    held.at(START - SECOND)
    held.hand_in(Side.AWAY)
    assert open_due(key=held.key) == []
    assert lineup_state(SEASON, MATCH, for_side=Side.AWAY).phase is LineupPhase.BOTH
    assert rows_now(SEASON, MATCH) == {}


def test_no_step_of_sealed_lineups_is_taken_back(held: Hall) -> None:
    last = transactions.last_step()[0]
    both_in(held)
    held.at(START)
    open_due(key=held.key)
    steps = range(last + 1, transactions.last_step()[0] + 1)
    assert [journal.rows()[number - 1].what.partition(":")[0] for number in steps] == [
        "Lineup handed in sealed",
        "Lineup handed in sealed",
        "Lineups opened",
    ]
    for number, words in zip(steps, ("stays", "stays", "stay open"), strict=True):
        with pytest.raises(InputError, match=words):
            undoing.undo(number, OFFICIAL, "by mistake")
    # Without a number it is the last step that can be taken back.
    assert undoing.last_step() < steps[0]
