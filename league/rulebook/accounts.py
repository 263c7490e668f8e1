"""What a rule book is asked about money, and about who is excluded or banned.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from league.facts import protests as filed
from league.facts.accounts import Account, Charge, Penalty, Posting
from league.facts.cancellations import Cancellation
from league.facts.sanctions import Sanction
from league.facts.seasons import Division, MatchKey
from league.findings import Finding, Sentence
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.places import SanctionOutcome
from league.outcomes.rights import Arrears
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved
from league.rulings import Ruling

_FEES = Unserved(lambda: _("fees that follow from a match"))
_MISSING_DATA = Unserved(lambda: _("fees for missing data of players"))
_DEPOSITS = Unserved(lambda: _("deposits of protests"))
_FINES = Unserved(lambda: _("fines"))
_GAPS = Unserved(lambda: _("cash for gaps"))
_ARREARS = Unserved(lambda: _("clubs in arrears"))
_EXCLUSION = Unserved(lambda: _("the exclusion of teams"))
_BANS = Unserved(lambda: _("bans of clubs"))
_SANCTIONS = Unserved(lambda: _("penalties of a director or a board"))
_CANCELLATIONS = Unserved(lambda: _("cancellations"))


@dataclass(frozen=True, slots=True)
class Accounts:
    """What becomes of fees, fines and deposits."""

    match_charges: Callable[
        [MatchKey, MatchJudgement, Iterable[Ruling], Values], Sequence[Charge]
    ] = _FEES
    protest_deposit: Callable[[filed.Protest, str, date, Values], Posting] = _DEPOSITS
    """The deposit of a protest, with its reference and day."""
    protest_decided: Callable[
        [filed.Protest, Sequence[Posting], str, date, Values], Sequence[Posting]
    ] = _DEPOSITS
    """What becomes of the deposit: postings so far, reference and day."""
    protest_replaced: Callable[
        [filed.Protest, Sequence[Posting], str, date, Account, Values], Sequence[Posting]
    ] = _DEPOSITS
    """What becomes of the deposit of a protest whose decision falls; it may be owed by one."""
    court_deposit: Callable[[str, date, Values], Posting] = _DEPOSITS
    """The fee of an objection before a local court: reference and day."""
    court_decided: Callable[[bool, Sequence[Posting], str, date, Values], Sequence[Posting]] = (
        _DEPOSITS
    )
    """What becomes of it: whether it was granted, postings so far, reference and day."""
    penalty_charge: Callable[[Penalty, str, Values], Charge] = _FINES
    in_arrears: Callable[
        [Iterable[str], Sequence[Posting], date, int, Values], Sequence[Arrears]
    ] = _ARREARS
    """Clubs that owe for longer than so many days, as of a day."""
    missing_data_charge: Callable[[str, str, int, date, Values], Iterable[Charge]] = _MISSING_DATA
    """What a club pays for players whose data an event lacked: club, event, players, day."""
    gap_cash: Callable[[Division, Values], Sequence[int]] = _GAPS
    """Cents that a team pays the other in cash for a gap, from board 1 down; empty = nothing."""


@dataclass(frozen=True, slots=True)
class Bans:
    """Who is excluded or banned for not appearing."""

    judge_exclusion: Callable[[str, int, Values], Iterable[Finding]] = _EXCLUSION
    """What stands against excluding a team that failed to appear so often."""
    judge_ban: Callable[[str, int, date, date | None, Values], Iterable[Finding]] = _BANS
    """What stands against banning a club: failures, first and last day (None = open)."""
    may_ban: Callable[[int, Values], Sentence] = _BANS
    sanction: Callable[[Sanction, Values], SanctionOutcome] = _SANCTIONS
    """Whether a director or a board may impose a penalty."""
    cancellation: Callable[[Cancellation, Values], Iterable[Finding]] = _CANCELLATIONS
    cancellation_ban: Callable[[date, date, Values], Iterable[Finding]] = _CANCELLATIONS
    """What speaks against the first and last day of the ban that follows."""
