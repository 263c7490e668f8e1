"""Proceedings outlive the season: what is printed as the last day holds, after the roll-over too.

The public season of 2011/12 is over, its fees are posted on its last day, the next one is open.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from league.decision_subjects import target_of
from league.errors import InputError, NotFoundError
from league.facts.accounts import Penalty
from league.facts.actors import official
from league.facts.protests import ThingKind
from league.facts.references import MatchFee, reference_of
from league.facts.seasons import MatchKey
from league.rulings import Action
from league.services.accounts import ledger
from league.services.accounts.fines import fine
from league.services.accounts.notices import notice_rows
from league.services.accounts.papers import notice_view
from league.services.accounts.postings import ledger as postings
from league.services.closing.rollover import roll_over
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.matches.changes import rule
from league.services.matches.papers import decision_view
from league.services.matches.views import match_view
from league.services.promotion.decisions import decide as promoted
from league.services.protests import procedure
from league.services.protests.decision_papers import protest_paper
from league.services.protests.filing import Filing
from league.services.session import transactions
from league.services.session.desk import Desk, desk_of
from league.services.session.opening import judge_stored
from league.services.session.trial_runs import try_step
from league.views.protests import ProtestView
from tests.league.services.promotion.test_promotion import USUAL
from tests.worlds import desk_world
from tests.worlds.desk_world import STRUCK, run
from tests.worlds.protest_world import KEY
from tui.dialogs.protest_forms import notice_form

OLD, NEW = "2011/12", "2012/13"
LAST = date(2012, 6, 30)
BY = official("Anna Muster")
PRINTED = re.compile(r"until (\d+ \w{3} \d{4}) ")


@pytest.fixture(autouse=True)
def _summer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    path = desk_world.stored(tmp_path)
    monkeypatch.setattr("league.clock.now", lambda: datetime(2012, 6, 29, 12, tzinfo=UTC))
    transactions.open_file(path)
    promoted(None, USUAL, actor=BY, why="decided")
    ledger.confirm(None, [], LAST, actor=BY, captains=True)
    roll_over(None, NEW, date(2012, 7, 1), actor=BY, why="June")
    transactions.choose_season(NEW, BY)
    yield
    transactions.close_file()


def desk(season: str | None = None) -> Desk:
    return desk_of(judge_stored(season), transactions_path(), BY)


def transactions_path() -> Path:
    return Path("league.sqlite")


def file(day: date, **thing: Any) -> ProtestView:
    return procedure.file_protest(None, Filing("team", day, True, "No.", "602", **thing), actor=BY)


def printed(text: str) -> date:
    """Return the last day that a paper names."""
    found = PRINTED.search(text)
    assert found, text
    return datetime.strptime(found[1], "%d %b %Y").date()  # noqa: DTZ007  # a day


def holds(last: date, filing: Callable[[date], ProtestView]) -> ProtestView:
    """Check that a filing is dealt with on the day that is printed, and not on the next."""
    with transactions.taken_back():
        found = filing(last)
        assert (found.outcome.admissible, found.outcome.deadline) == (True, last)
    with transactions.taken_back():
        late = filing(last + timedelta(days=1))
        assert not late.outcome.admissible
        assert late.against[0].endswith("(TUWO § 6.5.a)")
    return found


def test_6_5_a_the_last_day_on_every_notice_holds() -> None:
    new = desk(NEW)
    days = {row.number: printed(notice_view(new, row.number).contest) for row in notice_rows(new)}
    assert len(days) > 20
    # 30 June and eight days.
    assert set(days.values()) == {date(2012, 7, 8)}
    for number, last in days.items():
        found = holds(last, partial(file, notice=number))
        thing = found.file.against
        assert thing is not None
        assert (thing.kind, thing.key, thing.day) == (ThingKind.NOTICE, number, LAST)
        assert found.file.instance == "klassenspielleiter"
    assert procedure.protests(OLD) == []


def test_6_5_a_the_last_day_on_a_decision_holds_and_undo_takes_it_back() -> None:
    steps = len(journal.rows())
    notice = next(row.number for row in notice_rows(desk(NEW)))
    filed = file(date(2012, 7, 6), notice=notice)
    assert procedure.protests(NEW) == []
    assert [one.file.number for one in procedure.protests(OLD)] == [1]
    assert filed.file.match is not None
    # Nobody names the season: the number is on file in the one that is over.
    view = procedure.decide(
        None, 1, granted=False, day=date(2012, 7, 20), reasons="It stands.", actor=BY
    )
    last = printed(protest_paper(desk(OLD), "1").appeal)
    assert last == view.appeal_until == date(2012, 7, 28)
    holds(last, lambda day: file(day, decision=1))
    # The appeal of August is filed under the season of the notice, with the next instance.
    appeal = file(date(2012, 7, 28), decision=1)
    assert (appeal.file.number, appeal.file.instance) == (2, "kreisspielleiter")
    with pytest.raises(InputError, match=r"on file already.*§ 6"):
        file(date(2012, 7, 28), decision=1)
    granted = procedure.decide(
        None, 2, granted=True, day=date(2012, 8, 14), reasons="Paid in cash.", actor=BY
    )
    assert granted.outcome.fee_goes == "refund"
    # Four deeds, each with what becomes of its deposit; the last gives both deposits back (§ 6.4.a:
    # the first was forfeited and turns round in two steps), waives the fee of the notice and takes
    # it back (§ 6.1). Back again from the last on.
    assert len(journal.rows()) == steps + 12
    for step in range(steps + 7, steps, -2):
        undoing.undo(step, BY, "wrong")
    assert procedure.protests(OLD) == []
    assert journal.verify() is None
    # What was taken back can be filed anew.
    assert file(date(2012, 7, 8), notice=notice).outcome.admissible


def test_6_5_a_what_a_match_and_its_findings_print_holds() -> None:
    old = desk(OLD)
    assert printed(decision_view(old, STRUCK).contest) == date(2012, 3, 4)
    holds(date(2012, 3, 4), lambda day: file(day, match=STRUCK))
    # A finding whose fee was posted was confirmed by that; each counts from its own day.
    for one in match_view(old, STRUCK).findings:
        last = printed(one.explain().contest) if "until" in one.explain().contest else None
        assert last == date(2012, 7, 8)
        holds(last, partial(file, match=STRUCK, finding=one.key))
    rule(old, match=STRUCK, team=None, target=target_of(KEY), action=Action.WAIVE, reason="So.")
    # Ruled on 29 June: until 7 July.
    assert printed(decision_view(desk(OLD), STRUCK).contest) == date(2012, 7, 7)
    holds(date(2012, 7, 7), lambda day: file(day, match=STRUCK))
    holds(date(2012, 7, 7), lambda day: file(day, finding=KEY, match=STRUCK))
    found = holds(date(2012, 7, 7), lambda day: _of_old(day, ruling=1))
    assert found.file.match == STRUCK


def _of_old(day: date, **thing: Any) -> ProtestView:
    filing = Filing("team", day, True, "No.", "602", **thing)
    return procedure.file_protest(OLD, filing, actor=BY)


def test_6_2_a_a_fine_of_the_executive_is_contested_with_it_after_the_season() -> None:
    penalty = Penalty("602", date(2012, 7, 3), "Unsporting.", "7.5", 3600)
    fine(OLD, penalty, actor=BY)
    row = notice_rows(desk(NEW))[-1]
    assert (row.rule, row.day) == ("7.5", date(2012, 7, 3))
    last = printed(notice_view(desk(NEW), row.number).contest)
    found = holds(last, lambda day: file(day, notice=row.number))
    assert (found.file.kind, found.file.instance) == ("other", "landesvorstand")
    with pytest.raises(InputError, match="before season 2012/13"):
        fine(NEW, Penalty("602", date(2011, 12, 31), "So.", "7.5", 100), actor=BY)


def test_a_fee_of_the_closed_season_is_judged_with_that_season() -> None:
    row = notice_rows(desk(NEW))[0]
    reference = _reference(row.number)
    with pytest.raises(InputError, match="waive the fee first"):
        ledger.refund(None, reference, date(2012, 8, 1), actor=BY, reason="Mistake.")
    fee = reference_of(reference)
    assert isinstance(fee, MatchFee)
    rule(
        desk(OLD), match=fee.match, team=None, target=target_of(fee.fee), action=Action.WAIVE,
        reason="Granted.",
    )  # fmt: skip
    (back,) = ledger.refund(None, reference, date(2012, 8, 14), actor=BY, reason="Granted.")
    assert (back.day, back.cents) == (date(2012, 8, 14), row.cents)
    last = notice_rows(desk(NEW))[-1]
    # Numbered like every notice, in the year of its day.
    assert (last.day, last.other) == (date(2012, 8, 14), row.number)


def _reference(number: str) -> str:
    view = notice_view(desk(NEW), number)
    found = [one.reference for one in postings("Landesverband Steiermark")]
    return found[int(view.row.number.split("/")[1]) - 1]


@pytest.mark.parametrize(
    ("thing", "sentence"),
    [
        ({"notice": "2012/999"}, r"no notice 2012/999.*§ 6"),
        ({"notice": "Other/2012/1"}, r"no notice Other/2012/1.*§ 6"),
        ({"ruling": 99}, r"no ruling 99.*§ 6"),
        ({"decision": 9}, "no protest 9"),
        ({"finding": "4.4.d.1|home|5|1"}, r"No match.*§ 6"),
        ({"finding": "7.4|home|1|", "match": STRUCK}, r"nothing called.*§ 6"),
        ({"match": ("landesliga", 8, "X", "Y")}, "There is no match"),
    ],
)
def test_a_thing_that_is_not_there_is_refused(thing: dict[str, Any], sentence: str) -> None:
    steps = len(journal.rows())
    with pytest.raises(NotFoundError, match=sentence):
        file(date(2012, 7, 1), **thing)
    assert len(journal.rows()) == steps


def test_another_event_needs_a_reason_and_a_decision_comes_after_its_protest() -> None:
    notice = notice_rows(desk(NEW))[0].number
    with pytest.raises(InputError, match=r"another day needs a reason.*§ 6"):
        file(date(2012, 7, 10), notice=notice, event=date(2012, 7, 3))
    late = file(date(2012, 7, 10), notice=notice, event=date(2012, 7, 3), why="It came then.")
    assert late.outcome.admissible
    with pytest.raises(InputError, match=r"cannot be decided on 9 Jul 2012 \(TUWO § 6"):
        procedure.decide(None, 1, granted=False, day=date(2012, 7, 9), reasons="No.", actor=BY)


def test_a_match_that_is_in_both_seasons_is_that_of_the_filing() -> None:
    found = file(date(2012, 2, 28), match=STRUCK)
    match: MatchKey | None = found.file.match
    assert match == STRUCK
    assert [one.file.number for one in procedure.protests(OLD)] == [1]


@pytest.mark.parametrize("typed", ["Ehemals", "699", "699 Schachfreunde Ehemals", "ehem (699)"])
def test_a_club_that_only_the_closed_season_knows_is_typed_in_the_form(typed: str) -> None:
    old = transactions.load(OLD)[0]
    gone = replace(old.clubs[0], id="699", name="Schachfreunde Ehemals")
    transactions.import_season(replace(old, clubs=(*old.clubs, gone)), BY, "It left in June.")
    number = notice_rows(desk(NEW))[0].number
    form = notice_form(desk(NEW), number, "")
    given = {one.name: one.value for one in form.fields}
    given |= {"who": typed, "filed": "6.7.2012", "text": "It was paid."}
    outcome = try_step(desk(NEW), form.paper(given))
    assert not outcome.refused, outcome.says
    form.paper(given)(desk(NEW), "")
    assert [one.file.who for one in procedure.protests(OLD)] == ["699"]
    # Whom neither season knows is refused, with the season that was asked.
    nobody = try_step(desk(NEW), form.paper(given | {"who": "Nirgends"}))
    assert nobody.says == f"Nirgends is no club or player of {OLD}."


def test_a_protest_of_the_closed_season_is_read_as_it_is_decided(tmp_path: Path) -> None:
    """``view protest`` looks where ``protest decide`` does; a number of no season is refused."""
    file(date(2012, 7, 6), notice=next(row.number for row in notice_rows(desk(NEW))))
    transactions.close_file()
    (path,) = tmp_path.glob("*.sqlite")
    read = run("--db", path, "view", "protest", "1")
    assert (read.exit_code, read.stdout.splitlines()[0]) == (0, f"{OLD} › Protests")
    assert run("--db", path, "--season", NEW, "view", "protest", "1").exit_code != 0
    for page in ("protest", "dispute"):
        assert "no protest 7" in run("--db", path, "view", page, "7").stderr
