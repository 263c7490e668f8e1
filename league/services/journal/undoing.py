"""Taking a step of the journal back: a counter-entry puts back what stood before it.

A step that later ones build on is refused; those have to be taken back first. The counter-entry is
a step like any other, so that it can be taken back as well.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from league.errors import InputError, NotFoundError
from league.facts.accounts import Posting
from league.facts.actors import EVERYWHERE, Actor, Right, Scope, official
from league.facts.steps import StepKind, counter_entry, kind_of, step_undone
from league.language import _
from league.record_kinds import USER
from league.services.accounts.postings import add_postings
from league.services.journal import undone_fees
from league.services.journal.tournament_words import is_of_tournament
from league.services.journal.undoing_facts import OvertakenError, put_back, season_and_rest
from league.services.journal.undoing_lines import lines_of
from league.services.journal.undoing_refused import why_it_stays
from league.services.journal.views import view_of
from league.services.session.checks import needed
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.transactions import check_right, taken_back, transaction
from league.services.tournaments.announcing.soundness import torn
from league.storage import journal
from league.storage.corruption import UNREADABLE
from league.storage.database import moment
from league.storage.steps import Step
from league.views.journal import Owed, Undoing, UndoLine


def preview(number: int | None, look: Callable[[], None] | None = None) -> Undoing:
    """Return what taking a step back would change, with its whole deed; nothing is stored.

    Without a number it is the last step. ``look`` is called while it is taken back. Raises
    NotFoundError for a step nobody knows, InputError with the reason why it cannot be taken back,
    StorageError.
    """
    lines: list[UndoLine] = []
    step, steps = _known(last_step() if number is None else number)
    deed = _deed(step, steps)
    with taken_back():
        charged = _charged(deed, steps)
        for each in deed:
            with _as_written(steps[each - 1]):
                one, gone, come, _entry = _counter(each, official("…"), "…")
                lines += lines_of(one, kind_of(one.what), gone, come)
        since = undone_fees.posted_since(steps[min(deed) - 1 :])
        for before in charged:
            made = undone_fees.settling(before, since)
            lines += undone_fees.lines_of_postings(made)
            _pay_back(before, made, official("…"), "…")
        if look is not None:
            look()
    row = view_of(step)
    together = tuple(each for each in sorted(deed) if each != step.number)
    return Undoing(step.number, row.what, row.by, row.at, tuple(lines), together)


def undo(number: int, actor: Actor, why: str) -> int:
    """Take a step back with its whole deed, and return the number of the step's counter-entry.

    Who may do so in one season alone takes back what is of that season. Raises InputError without
    a name or a reason, and when the step cannot be taken back; NotFoundError, RightError,
    StorageError.
    """
    step, steps = _known(number)
    deed = _deed(step, steps)
    with transaction(actor, Right.JOURNAL, _scope_of(deed, steps)):
        needed(why, _("Taking a step back needs a reason: the journal keeps it."))
        if any(kind_of(steps[each - 1].what) == USER.step for each in deed):
            # Else who may take steps back could give himself a role that was taken from him.
            check_right(actor, Right.USERS)
        charged = _charged(deed, steps)
        entries = {}
        for each in deed:
            with _as_written(steps[each - 1]):
                entries[each] = _counter(each, actor, why)[-1]
        _refuse_torn([steps[each - 1] for each in deed])
        since = undone_fees.posted_since(steps[min(deed) - 1 :])
        for before in charged:
            _pay_back(before, undone_fees.settling(before, since), actor, why)
        return entries[number]


def _pay_back(before: Owed, made: Sequence[Posting], actor: Actor, why: str) -> None:
    add_postings(before.federation, made, actor=actor, why=why, what=StepKind.REFUND)


def _refuse_torn(deed: Sequence[Step]) -> None:
    """Refuse to take back what other records of a tournament rest on. Raises InputError."""
    mine = [one for one in deed if is_of_tournament(kind_of(one.what))]
    for season, rest in {season_and_rest(one) for one in mine}:
        words = torn(season or "", rest.split(" · ")[-1].partition("/")[0])
        if words:
            raise InputError(words)


def _scope_of(deed: Sequence[int], steps: Sequence[Step]) -> Scope:
    """Return what a deed is about: one season, or what lies beyond."""
    found = {season_and_rest(steps[number - 1])[0] for number in deed}
    return Scope(found.pop()) if len(found) == 1 else EVERYWHERE


def _charged(deed: Sequence[int], steps: Sequence[Step]) -> list[Owed]:
    """Return what is owed now in the seasons that a deed belongs to."""
    found = {season_and_rest(steps[number - 1])[0] for number in deed}
    return [undone_fees.owed(season) for season in sorted(filter(None, found))]


@contextmanager
def _as_written(step: Step) -> Iterator[None]:
    """Take back only what the step told when it was written. Raises InputError."""
    sentence = _(
        "Step {number} is not as it was written, or cannot be read: what it says stood before it is"
        " not brought back. See “journal --verify”."
    )
    if not journal.is_as_written(step.number):
        raise InputError(sentence, number=step.number)
    try:
        yield
    except UNREADABLE as error:
        raise InputError(sentence, number=step.number) from error


def _counter(number: int, actor: Actor, why: str) -> tuple[Step, str, str, int]:
    """Put back what stood before a step; return the step, what goes, what comes, the entry."""
    step, steps = _known(number)
    gone, come = _put_back(step, steps, actor, why)
    entry = journal.append(
        at=moment(),
        by=actor.name,
        what=counter_entry(number, kind_of(step.what)),
        subject=step.subject,
        before=gone,
        after=come,
        why=why,
    )
    return step, gone, come, entry


def season_of(number: int) -> str | None:
    """Return the season a step belongs to; None = beyond one. Raises NotFoundError."""
    return season_and_rest(_known(number)[0])[0]


def undo_on(desk: Desk, number: int, why: str) -> Desk:
    """Take a step back and judge the season anew. Raises as ``undo`` does."""
    undo(number, desk.actor, why)
    return anew(desk)


def last_step() -> int:
    """Return the last step that was not taken back. Raises InputError when there is none."""
    steps = journal.steps()
    alive = [
        one
        for one in _alive(steps)
        if (one.before or one.after) and not why_it_stays(kind_of(one.what))
    ]
    if not alive:
        raise InputError(_("The journal has no step that could be taken back."))
    return alive[-1].number


def _known(number: int) -> tuple[Step, list[Step]]:
    steps = journal.steps()
    if not 1 <= number <= len(steps):
        sentence = _("The journal has no step {number}; it has {last}.")
        raise NotFoundError(sentence, number=number, last=len(steps))
    return steps[number - 1], steps


def _taken_back(steps: Sequence[Step]) -> dict[int, int]:
    """Return the steps that were taken back, each with the counter-entry."""
    gone: dict[int, int] = {}
    for step in reversed(steps):
        found = step_undone(step.what)
        if found and step.number not in gone:
            gone[found[0]] = step.number
    return gone


def _alive(steps: Sequence[Step]) -> list[Step]:
    """Return the steps that still have an effect of their own."""
    gone = _taken_back(steps)
    return [one for one in steps if one.number not in gone and not step_undone(one.what)]


def _put_back(step: Step, steps: Sequence[Step], actor: Actor, why: str) -> tuple[str, str]:
    already = _taken_back(steps).get(step.number)
    if already is not None:
        sentence = _("Step {number} was taken back already by step {by}.")
        raise InputError(sentence, number=step.number, by=already)
    later = [one for one in _alive(steps) if one.number > step.number]
    builders = [
        one for one in later if kind_of(step.what) == StepKind.MATCH and one.subject == step.subject
    ]
    if builders:
        raise _builds_on(step, builders)
    try:
        return put_back(step, kind_of(step.what), actor, why)
    except OvertakenError as overtaken:
        same = [one for one in later if one.subject == step.subject]
        traced = _holding(later, overtaken.traces)
        back = _holding(_counter_entries(step, steps), overtaken.traces)
        raise _builds_on(step, same or traced or back or later) from overtaken


def _counter_entries(step: Step, steps: Sequence[Step]) -> list[Step]:
    """Return the later steps that took others back and stand."""
    gone = _taken_back(steps)
    later = [one for one in steps if one.number > step.number and one.number not in gone]
    return [one for one in later if step_undone(one.what)]


def _holding(steps: Sequence[Step], traces: Sequence[str]) -> list[Step]:
    return [one for one in steps if any(t in one.before or t in one.after for t in traces)]


def _builds_on(step: Step, later: Sequence[Step]) -> InputError:
    if not later:
        sentence = _("Step {number} cannot be taken back: what it changed is not there any more.")
        return InputError(sentence.format(number=step.number))
    last = later[-1]
    sentence = _("Step {later} ({what}) builds on step {number}; take that one back first.")
    return InputError(
        sentence.format(number=step.number, later=last.number, what=view_of(last).what)
    )


def _deed(step: Step, steps: Sequence[Step]) -> list[int]:
    """Return the steps of the same deed that still stand, the last one first."""
    gone = _taken_back(steps)
    same = [one.number for one in steps if one.deed == step.deed]
    return [step.number] if step.number in gone else [n for n in reversed(same) if n not in gone]
