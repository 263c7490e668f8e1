"""Taking steps of the journal back."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from league.decision_subjects import target_of
from league.errors import InputError, NotFoundError
from league.facts.accounts import What, of_club
from league.facts.actors import official
from league.facts.calendars import ForceMajeure
from league.facts.claims import Application
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.outcomes.ledger import balances
from league.record_kinds import FORCE_MAJEURE
from league.rulings import Action, Ruling, in_force
from league.services.accounts import ledger as accounts
from league.services.accounts.postings import ledger
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.registry.registering.registrations import register
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import judge_stored, open_desk
from league.services.session.records import recorded
from league.services.session.stored import draft_of
from league.storage import database
from league.storage import journal as stored
from tests.worlds.acting import OFFICIAL, add_ruling, change_season, record
from tests.worlds.tui_season import PLAYED, season_file

BY, WHY = "Official", "typed in the wrong line"


@pytest.fixture(autouse=True)
def opened(tmp_path: Path) -> Iterator[None]:
    """Step 1 of the journal imported the season."""
    transactions.open_file(season_file(tmp_path))
    yield
    assert journal.verify() is None
    transactions.close_file()


def _here() -> Desk:
    return open_desk(database.opened(), OFFICIAL)


def _facts(season: Season) -> list[frozenset[object]]:
    names = ("players", "squads", "fixtures", "boards", "reports", "registrations", "teams")
    return [frozenset(getattr(season, name)) for name in names]


def _record_match(board: int, result: tuple[int, int]) -> None:
    draft = draft_of(_here(), PLAYED)
    results = list(draft.results)
    results[board - 1] = result
    transactions.record_match(
        transactions.load()[0].name, PLAYED, replace(draft, results=tuple(results)), official(BY)
    )


def _rule(action: Action, reason: str) -> None:
    target = _here().judgement.matches[PLAYED].findings[0].key
    ruling = Ruling(action, target_of(target), reason, BY, datetime.now(UTC), match=PLAYED)
    add_ruling(transactions.load()[0].name, ruling)


def _ruled() -> dict[str, Ruling]:
    return in_force(transactions.load()[1])


def test_a_match_stands_again_as_before_and_the_counter_entry_can_be_taken_back() -> None:
    before = transactions.load()[0]
    _record_match(1, (0, 0))
    changed = transactions.load()[0]
    tried = undoing.preview(2)
    assert [line.what for line in tried.lines] == ["Board 1"]
    assert "0:0" in tried.lines[0].now
    assert transactions.load()[0] == changed
    assert undoing.undo(2, official(BY), WHY) == 3
    assert transactions.load()[0] == before
    step = journal.rows()[-1]
    assert (step.number, step.by, step.why) == (3, BY, WHY)
    assert "Step 2 taken back" in step.what
    undoing.undo(3, official(BY), WHY)
    assert transactions.load()[0] == changed


def test_a_step_that_a_later_one_builds_on_is_refused_and_the_sentence_says_which() -> None:
    _record_match(1, (0, 0))
    _record_match(2, (0, 0))
    with pytest.raises(InputError, match=r"Step 3 .* builds on step 2"):
        undoing.undo(2, official(BY), WHY)
    undoing.undo(3, official(BY), WHY)
    undoing.undo(2, official(BY), WHY)
    with pytest.raises(InputError, match="already by step 5"):
        undoing.preview(2)


def test_a_match_that_was_decided_on_is_taken_back_after_the_decision() -> None:
    _record_match(1, (0, 0))
    _rule(Action.CONFIRM, "seen")
    with pytest.raises(InputError, match=r"Step 3 .* builds on step 2"):
        undoing.preview(2)


def test_a_decision_is_reopened_and_an_earlier_one_counts_again() -> None:
    _rule(Action.CONFIRM, "first")
    _rule(Action.WAIVE, "second")
    assert [one.reason for one in _ruled().values()] == ["second"]
    with pytest.raises(InputError, match="Step 3"):
        undoing.undo(2, official(BY), WHY)
    lines = undoing.preview(3).lines
    assert (lines[0].now, lines[0].then) == ("waived: second", "confirmed: first")
    undoing.undo(3, official(BY), WHY)
    assert [one.reason for one in _ruled().values()] == ["first"]
    undoing.undo(2, official(BY), WHY)
    assert _ruled() == {}
    assert len(transactions.load()[1]) == 4  # two decisions and two that take them back


def test_changed_facts_of_a_season_stand_again() -> None:
    before = transactions.load()[0]

    def married(season: Season) -> Season:
        first, *rest = season.players
        return replace(season, players=(replace(first, surname="Neu"), *rest))

    change_season(None, married, StepKind.REGISTRATION, actor=official(BY), why="")
    lines = undoing.preview(2).lines
    expected = (
        f"Player {before.players[0].name}",
        "surname Neu",
        f"surname {before.players[0].surname}",
    )
    assert [(one.what, one.now, one.then) for one in lines] == [expected]
    undoing.undo(2, official(BY), WHY)
    assert transactions.load()[0] == before


def test_a_taken_out_line_of_a_list_comes_back() -> None:
    before = transactions.load()[0]

    def shorter(season: Season) -> Season:
        return replace(season, squads=season.squads[:-3])

    change_season(None, shorter, StepKind.LIST, actor=official(BY), why="")
    assert len(undoing.preview(2).lines) == 3
    undoing.undo(2, official(BY), WHY)
    assert _facts(transactions.load()[0]) == _facts(before)


def test_a_new_player_who_has_played_since_stays_and_the_match_is_named() -> None:
    newcomer = Player("999999", "Neu", "Nora", date(1990, 1, 1), nation="AUT")

    def with_newcomer(season: Season) -> Season:
        return replace(season, players=(*season.players, newcomer))

    change_season(None, with_newcomer, StepKind.REGISTRATION, actor=official(BY), why="")
    draft = draft_of(_here(), PLAYED)
    home = (newcomer.ident, *draft.home[1:])
    transactions.record_match(
        transactions.load()[0].name, PLAYED, replace(draft, home=home), official(BY)
    )
    with pytest.raises(InputError, match=r"Step 3 \(Match recorded"):
        undoing.undo(2, official(BY), WHY)
    undoing.undo(3, official(BY), WHY)
    undoing.undo(2, official(BY), WHY)
    assert newcomer not in transactions.load()[0].players


def test_a_record_has_its_previous_version_again() -> None:
    season = transactions.load()[0].name
    first = ForceMajeure(PLAYED, PLAYED[2], date(2011, 10, 14), "snow")
    for paper in (first, replace(first, proof="ice")):
        record(season, FORCE_MAJEURE, "key", paper, actor=official(BY), why="")
    assert [(one.now, one.then) for one in undoing.preview(3).lines] == [("ice", "snow")]
    undoing.undo(3, official(BY), WHY)
    assert recorded(season, FORCE_MAJEURE) == {"key": first}
    undoing.undo(2, official(BY), WHY)
    assert recorded(season, FORCE_MAJEURE) == {}


def test_the_first_import_stays_and_a_later_one_can_be_taken_back() -> None:
    before = transactions.load()[0]
    with pytest.raises(InputError, match="brought the season itself"):
        undoing.undo(1, official(BY), WHY)
    fewer = replace(before, boards=before.boards[8:], reports=before.reports[2:])
    transactions.import_season(fewer, official(BY), "again")
    undoing.undo(2, official(BY), WHY)
    assert _facts(transactions.load()[0]) == _facts(before)


def test_a_posting_is_balanced_by_another_and_can_be_booked_again() -> None:
    season = transactions.load()[0]
    accounts.pay(season.name, "601", 2200, date(2012, 1, 10), actor=official(BY), why="in advance")
    # the journal's second step, after the import
    undoing.undo(2, official(BY), WHY)
    paid, back = ledger(season.federation)
    assert (back.debit, back.credit, back.cents) == (paid.credit, paid.debit, paid.cents)
    assert back.what is What.REVERSAL
    with pytest.raises(InputError, match="already by step 3"):
        undoing.undo(2, official(BY), WHY)

    undoing.undo(3, official(BY), "it was right")
    assert ledger(season.federation)[2] == paid
    assert balances(ledger(season.federation))[of_club("601")] == -2200
    undoing.undo(4, official(BY), WHY)
    assert balances(ledger(season.federation))[of_club("601")] == 0
    assert journal.verify() is None


def _leave_empty(board: int) -> None:
    draft = draft_of(_here(), PLAYED)
    home, results = list(draft.home), list(draft.results)
    home[board - 1], results[board - 1] = None, None
    typed = replace(draft, home=tuple(home), results=tuple(results))
    transactions.record_match(transactions.load()[0].name, PLAYED, typed, official(BY))


def test_a_fee_posted_for_what_is_taken_back_is_shown_and_reversed_with_it() -> None:
    """An empty board 3 in the Landesliga costs € 22, one half to each (§ 7.2.d)."""
    season = transactions.load()[0]
    before = {one.reference for one in accounts.propose(season.name)}
    _leave_empty(3)
    new = [
        one
        for one in accounts.propose(season.name)
        if one.reference not in before and one.rule == "7.2.d"
    ]
    assert [one.cents for one in new] == [1100, 1100]
    accounts.confirm(
        season.name, [one.reference for one in new], date(2012, 6, 1), actor=official(BY)
    )
    assert sum(map(abs, balances(ledger(season.federation)).values())) == 2 * 2200

    shown = [line for line in undoing.preview(2).lines if line.what.startswith("Posted: ")]
    assert [(line.now, line.then) for line in shown] == [("€11.00", "reversed")] * 2
    number = undoing.undo(2, official(BY), WHY)

    assert not any(balances(ledger(season.federation)).values())
    steps = [one for one in stored.steps() if one.number >= number]
    assert {one.deed for one in steps} == {number}
    assert [one.what for one in steps] == ["undo:2:match", "refund", "refund"]
    # Taken back in turn, the empty board is owed for again, and so posted again.
    undoing.undo(number, official(BY), "it was right")
    assert sum(map(abs, balances(ledger(season.federation)).values())) == 2 * 2200
    assert accounts.refunds_in(judge_stored(season.name), date(2012, 6, 2)) == []


def test_a_decision_is_headed_by_what_and_whose_it_is() -> None:
    """Step 2 decides a finding on the home side's board."""
    _rule(Action.CONFIRM, "first")
    (line,) = undoing.preview(2).lines
    assert "|" not in line.what
    season = transactions.load()[0]
    team = next(one.name for one in season.teams if one.id == PLAYED[2])
    assert line.what.startswith("§ ") or line.what.startswith("fee § ")
    assert team in line.what
    assert "(Landesliga, round 1)" in line.what


def test_the_last_step_is_the_last_that_was_not_taken_back() -> None:
    _record_match(1, (0, 0))
    _record_match(2, (0, 0))
    assert undoing.last_step() == 3
    undoing.undo(3, official(BY), WHY)
    assert undoing.last_step() == 2


def test_unknown_steps_and_missing_reasons_are_refused() -> None:
    with pytest.raises(NotFoundError, match="no step 9"):
        undoing.preview(9)
    _record_match(1, (0, 0))
    with pytest.raises(InputError, match="reason"):
        undoing.undo(2, official(BY), " ")


def test_a_deed_of_several_steps_is_taken_back_whole_and_done_again_whole() -> None:
    """§ 1.4.a: a transfer costs € 2, posted in the step beside the registration."""
    before = journal.rows()[-1].number
    paper = Application("100001", "602", Kind.HOME, date(2011, 12, 28), nation="AUT")
    register(None, paper, actor=official("Official"), why="einig", despite="einig")
    steps = [row.number for row in journal.rows() if row.number > before]
    assert len(steps) > 1
    found = undoing.preview(steps[0])
    assert found.together == tuple(steps[1:])
    assert [one.club for one in _registrations("100001")] == ["601", "602"]
    entry = undoing.undo(steps[0], official("Official"), "Entered by mistake")
    assert [one.club for one in _registrations("100001")] == ["601"]
    assert len(journal.rows()) == steps[-1] + len(steps)
    undoing.undo(entry, official("Official"), "It was right")
    assert [one.club for one in _registrations("100001")] == ["601", "602"]


def _registrations(ident: str) -> list[Registration]:
    held = transactions.load()[0].registrations
    return sorted((one for one in held if one.ident == ident), key=lambda one: one.club)
