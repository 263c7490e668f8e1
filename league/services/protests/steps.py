"""Protests, decisions and appeals, ready to be tried and stored."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from league.facts.protests import day_of
from league.facts.references import ProtestFee
from league.language import _
from league.services.accounts.postings import numbered
from league.services.protests import fees, procedure
from league.services.protests.brought_words import posted_words, replaced_words
from league.services.protests.checks import SILENT, Below, Effect
from league.services.protests.details import deposit_of, limit_of, way_of
from league.services.protests.effect_words import effect_words
from league.services.protests.filing import AT_ONCE, Days, Filing
from league.services.protests.hanging import hung_words
from league.services.protests.outcome_words import decided_words, filed_words
from league.services.protests.things import its_desk, named
from league.services.rulebook.findings import finding_views
from league.services.session.days import still_to_come
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.views.protests import ProtestView


@as_step
def filing_step(desk: Desk, why: str, filing: Filing) -> Outcome:
    """A protest that is handed in; late or without its fee it is on file all the same.

    A reason is why it counts from another day, or goes to another instance, than it would.
    """
    filing = replace(filing, why=why or filing.why)
    return _filed(desk, procedure.file_protest(named(desk), filing, actor=desk.actor))


@as_step
def appeal_step(
    desk: Desk,
    _why: str,
    number: int,
    filed: date,
    text: str,
    who: str,
    *,
    fee_paid: bool,
    days: Days = AT_ONCE,
) -> Outcome:
    """An appeal against a decision to the next instance."""
    desk = its_desk(desk, number)
    view = procedure.appeal(
        desk.season.name, number, filed=filed, fee_paid=fee_paid, text=text, who=who,
        actor=desk.actor, days=days,
    )  # fmt: skip
    return _filed(desk, view)


@as_step
def payment_step(desk: Desk, _why: str, number: int, day: date) -> Outcome:
    """The fee of a protest that came after its filing; paid too late it is on file all the same."""
    desk = its_desk(desk, number)
    view = fees.pay(desk.season.name, number, day, actor=desk.actor)
    says = _("The fee of protest {number} is on record.").format(number=number)
    late = still_to_come(desk.season.name, day)
    return _dealt_with(desk, view, says, (*late, deposit_of(view)))


def kinds_of(desk: Desk) -> Sequence[str]:
    """Return what protests may be about by the rule book. Raises RuleBookError."""
    return desk.book.protests.kinds(desk.values(desk.world.first_day))


def instances_of(desk: Desk) -> tuple[str, ...]:
    """Return everybody who decides on protests, each once. Raises RuleBookError."""
    values, ask = desk.values(desk.world.first_day), desk.book.protests.instances
    ways = [ask(kind, values, fide=fide) for fide in (False, True) for kind in kinds_of(desk)]
    return tuple(dict.fromkeys(str(one) for way in ways for one in way))


def _filed(desk: Desk, view: ProtestView) -> Outcome:
    late = still_to_come(desk.season.name, view.file.filed, view.file.paid, view.file.reasons)
    notes = *late, limit_of(view), deposit_of(view)
    return _dealt_with(desk, view, filed_words(view.file), notes)


def _dealt_with(desk: Desk, view: ProtestView, says: str, notes: tuple[str, ...]) -> Outcome:
    """Return what came of a filing or payment, with why it is not dealt with, if so."""
    values = desk.values(day_of(view.file.event))
    found = finding_views(desk, values, view.outcome.findings)
    unheard = (_("Not dealt with: {why}").format(why=one.citation) for one in found)
    return Outcome(says, found, (*notes, *unheard))


@as_step
def decision_step(
    desk: Desk,
    why: str,
    number: int,
    day: date,
    *,
    granted: bool,
    effects: Sequence[Effect] = (),
    below: Below = SILENT,
) -> Outcome:
    """The decision on a protest, with what it changes in the match and in the decision below."""
    last = max(numbered(desk.season.federation), default=0)
    view = procedure.decide(
        desk.season.name,
        number,
        granted=granted,
        day=day,
        reasons=why,
        actor=desk.actor,
        effects=effects,
        below=below,
    )
    late = still_to_come(desk.season.name, day)
    notes = (*late, *_consequences(desk, view, effects, last))
    return Outcome(decided_words(view.file), notes=notes)


def _consequences(
    desk: Desk, view: ProtestView, effects: Sequence[Effect], last: int
) -> Iterator[str]:
    """Yield what follows from a decision; ``last`` = number of the last posting before it."""
    match, decided = view.file.match, view.file.decided
    replaced = decided is not None and bool(decided.fell or decided.stayed)
    yield from replaced_words(desk, view.file)
    if match is not None:
        for one in effects:
            yield effect_words(desk, match, one.action, one.target, one.cents)
    if replaced:
        fresh = {at: one for at, one in numbered(desk.season.federation).items() if at > last}
        own = ProtestFee(desk.season.name, str(view.file.number)).text
        yield from posted_words(desk, fresh, own)
    yield from hung_words(desk, view.file)
    yield deposit_of(view)
    yield way_of(view)
