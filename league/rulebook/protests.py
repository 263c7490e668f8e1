"""What a rule book is asked about how decisions are contested.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol

from league.facts import protests as filed
from league.facts.cancellations import Objection
from league.facts.directing import DirectorProtest
from league.findings import Finding, Sentence
from league.language import _
from league.outcomes.local_courts import LocalCourt
from league.outcomes.rights import CourtOutcome, Forum, Hearing, ProtestOutcome
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_PROTESTS = Unserved(lambda: _("protests"))
_OBJECTIONS = Unserved(lambda: _("objections that hold up a round"))
_COURTS = Unserved(lambda: _("local courts"))
_DIRECTORS = Unserved(lambda: _("protests to the director"))


class Instances(Protocol):
    """Who decides on a protest in turn."""

    def __call__(
        self, kind: str, values: Values, *, fide: bool = False, organ: str = ""
    ) -> tuple[str, ...]:
        """Return the instances for a kind of protest, of the FIDE laws, after an organ decided."""


@dataclass(frozen=True, slots=True)
class Protests:
    """How decisions are contested."""

    kinds: Callable[[Values], Sequence[str]] = _PROTESTS
    """What protests may be about: ``team``, ``individual``, ``qualification``, ``other``."""
    decide: Callable[[filed.Protest, Values], ProtestOutcome] = _PROTESTS
    instances: Instances = _PROTESTS
    misdirected: Callable[[str, str, str, Values], Iterable[Finding]] = _PROTESTS
    """What stands against where it is filed: kind, instance, organ that decided."""
    barred: Callable[[str, str, str, Values], Iterable[Finding]] = _PROTESTS
    """What stands against deciding: instance, name of who decides, who directed the event."""
    hears: Callable[[filed.Protest, bool, Values], Hearing] = _PROTESTS
    """Whom one goes to, by itself or before a local court; the instance as it names one."""
    court: Callable[[str, bool, bool | None, Values], LocalCourt] = _COURTS
    """Whether an event has a court of its own: its kind in the book (empty = none), whether teams
    play, and what was said of it (None = nothing)."""
    to_director: Callable[[filed.Protest, bool, Values], Iterable[Finding]] = _DIRECTORS
    """What speaks against a protest to the director; True = the event has a court."""
    after_director: Callable[[DirectorProtest | None, date, bool, Values], Iterable[Finding]] = (
        _DIRECTORS
    )
    """What speaks against an objection of a day by the protest before it (None = there is none);
    True = the event has a court."""
    before_end: Callable[[date, date, Values], Iterable[Finding]] = _DIRECTORS
    """What speaks against an objection that came on a day, of an event that ends on another."""
    at_court: Callable[[filed.Protest, Values], CourtOutcome] = _COURTS
    """What becomes of one before the local court of an event, between two rounds."""
    charged: Callable[[str, Values], Forum] = _PROTESTS
    """In which matter, and with whom first, the charge of a paragraph is contested."""
    event: Callable[[date, date, Values], date] = _PROTESTS
    """From which day a time limit counts where that is not the day of what is contested.

    Asked by that day and the last day of its competition.
    """
    contest: Callable[[str, date | None, date, Values], Sentence] = _PROTESTS
    """Until when one may protest: kind, day of the event (None = not yet), today."""
    remedy: Callable[[str, date, Values], Sentence] = _PROTESTS
    """Where, until when and for how much a decision is contested, as its paper says it.

    Asked by the paragraph of a charge (empty = a match as a whole) and the day of the decision.
    """
    appeal: Callable[[str, date, Values], Sentence] = _PROTESTS
    """How the written decision of a day is appealed against: next instance, that day."""
    pay_until: Callable[[filed.Protest, Values], date] = _PROTESTS
    """Until when the fee is paid, in a book that lets it come later than the filing."""
    from_reasons: Callable[[filed.Protest, Values], date] = _PROTESTS
    """From when an appeal's time limit counts, where that is the receipt of the reasons."""
    replaced: Callable[[bool, bool, Values], bool | None] = _PROTESTS
    """Whether what the lower decision brought falls when the higher one is silent about it.

    Asked by whether the appeal is granted, and only in part; None = the higher one has to say it.
    """
    next_round: Callable[[Iterable[Objection], int, Values], Iterable[Finding]] = _OBJECTIONS
    """Why a round may not start yet, by the competition's objections."""
