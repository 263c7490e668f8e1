"""What a rule book may be asked about clubs, players and papers, money and ratings.

Each class is one capability, as in ``capabilities``.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol

from league.facts import claims
from league.facts import protests as filed
from league.facts.accounts import Account, Charge, Penalty, Posting
from league.facts.cancellations import Cancellation, Objection
from league.facts.clubs import Team
from league.facts.events import Duty
from league.facts.people import Player
from league.facts.periods import Game, ListEntry, RatingReport, ReportedPlayer
from league.facts.seasons import Division, MatchKey
from league.facts.squads import Member
from league.facts.transfers import Nomination, Transfer
from league.findings import Finding, Sentence
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.rating_periods import Period, PeriodOutcome, State
from league.outcomes.ratings import RatingRules
from league.outcomes.rights import (
    Arrears,
    CourtOutcome,
    Eligibility,
    Forum,
    Hearing,
    ProtestOutcome,
)
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved
from league.rulings import Ruling

_CLUBS = Unserved(lambda: _("the entry of clubs"))
_JOINT_TEAMS = Unserved(lambda: _("joint teams of clubs"))
_REGISTRATIONS = Unserved(lambda: _("registrations"))
_STATUS = Unserved(lambda: _("the equal status of foreigners"))
_TRANSFERS = Unserved(lambda: _("transfers"))
_LISTS = Unserved(lambda: _("the day by which lists are handed in"))
_LATE = Unserved(lambda: _("late nominations"))
_DECLARATIONS = Unserved(lambda: _("declarations for a national league"))
_PROTESTS = Unserved(lambda: _("protests"))
_OBJECTIONS = Unserved(lambda: _("objections that hold up a round"))
_FEES = Unserved(lambda: _("fees that follow from a match"))
_MISSING_DATA = Unserved(lambda: _("fees for missing data of players"))
_COURTS = Unserved(lambda: _("local courts"))
_DEPOSITS = Unserved(lambda: _("deposits of protests"))
_FINES = Unserved(lambda: _("fines"))
_GAPS = Unserved(lambda: _("cash for gaps"))
_ARREARS = Unserved(lambda: _("clubs in arrears"))
_EXCLUSION = Unserved(lambda: _("the exclusion of teams"))
_BANS = Unserved(lambda: _("bans of clubs"))
_CANCELLATIONS = Unserved(lambda: _("cancellations"))
_RATINGS = Unserved(lambda: _("ratings of its own"))
_REGISTER = Unserved(lambda: _("reports to a national register"))
_DUTIES = Unserved(lambda: _("reports that others owe"))


@dataclass(frozen=True, slots=True)
class Clubs:
    """Which clubs play, alone or together."""

    judge_entry: Callable[[claims.ClubEntry, Values], Iterable[Finding]] = _CLUBS
    judge_joint_team: Callable[[str, date, int, Values], Iterable[Finding]] = _JOINT_TEAMS
    """What stands against a joint team, by its name, the day announced and the season's year."""
    fields_own_team: Callable[[claims.JointTeam, Iterable[Team], Values], Iterable[Finding]] = (
        _JOINT_TEAMS
    )
    """A joint team whose clubs field teams of their own."""


@dataclass(frozen=True, slots=True)
class Registrations:
    """Who is registered for a club, and as what."""

    judge: Callable[[claims.Claim, Values], Iterable[Finding]] = _REGISTRATIONS
    fee: Callable[[Values], int] = _REGISTRATIONS
    """Cents of a registration."""
    register_report: Callable[[date, Values], tuple[date, date]] = _REGISTER
    """Last day of the span in which a day is reported to the national register; the day due."""
    judge_equal_status: Callable[[claims.EqualClaim, Values], Iterable[Finding]] = _STATUS
    judge_status_withdrawal: Callable[[Player, str, Values], Iterable[Finding]] = _STATUS
    """What stands against withdrawing a status by its letter."""
    status_ends: Callable[[Player, str, str, int, Values], Finding | None] = _STATUS
    """That a player's status (its letter) ends with a season, by its name and year."""


@dataclass(frozen=True, slots=True)
class Transfers:
    """From when a player may play after he changed clubs."""

    decide: Callable[[Transfer, Values], Eligibility] = _TRANSFERS
    why_eligible: Callable[[Transfer, Eligibility, Values], Sentence] = _TRANSFERS
    window_moved: Callable[[claims.Application, str, str, Transfer, Values], Finding | None] = (
        _TRANSFERS
    )
    """That games on file since close the window on record: the player, the club, what is known."""
    without_notice: Callable[[str, str, str, date, Values], Sentence] = _TRANSFERS
    """What holds for a player of another club without notice: player, that club, club, day."""
    honoured_arrears: Callable[[claims.Deregistration, Values], int] = _TRANSFERS
    """Cents that hold up a transfer."""
    arrears_too_old: Callable[[claims.Deregistration, Values], Iterable[Finding]] = _TRANSFERS
    levy_gap: Callable[[date, date, Values], Sentence | None] = _TRANSFERS
    """The gap between leaving and registering for which a club owes the levy."""
    home_by_lapse: Callable[[date, Values], date] = _TRANSFERS
    """Day on which a guest becomes home player, by the day his registration elsewhere ended."""
    lapsed: Callable[[str, str, date, Values], Finding] = _TRANSFERS
    """That a guest became home player: pass number, name, day left."""
    forwarded: Callable[[str, str, date, date | None, date, Values], Iterable[Finding]] = _TRANSFERS
    """A notice passed on late: club, player, notice, forwarded (None = not yet), today."""


@dataclass(frozen=True, slots=True)
class Lists:
    """When lists are due, and what may be added to them."""

    last_day: Callable[[Division, int, Values], tuple[str, date]] = _LISTS
    """The paragraph that sets a list's last day, and that day, by the season's year."""
    nominate_late: Callable[[Nomination, Values], Eligibility] = _LATE
    nominations_used: Callable[[Sequence[Member], date, int, Values], int] = _LATE
    """Late nominations on a list, by the season's first day and year."""
    judge_declaration: Callable[[claims.DeclarationFacts, Values], Iterable[Finding]] = (
        _DECLARATIONS
    )


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
    cancellation: Callable[[Cancellation, Values], Iterable[Finding]] = _CANCELLATIONS


@dataclass(frozen=True, slots=True)
class Ratings:
    """How a federation rates the games of its players."""

    rules: Callable[[Values], RatingRules] = _RATINGS
    period: Callable[[date, Values], Period] = _RATINGS
    """The period a game of a day belongs to."""
    rate: Callable[[Iterable[Game], Iterable[ListEntry], Period, Values], PeriodOutcome] = _RATINGS
    mark: Callable[[State, Values], str] = _RATINGS
    """The mark behind a rating that was not used for long; empty = none."""
    report_lacks: Callable[[RatingReport, date, Values], Sequence[Finding]] = _RATINGS
    personal: Callable[[ReportedPlayer, RatingReport, Values], Collection[str]] = _RATINGS
    """Which data of a person a report has to tell: fields of ``ReportedPlayer``."""
    incomplete: Callable[[Iterable[Finding], Values], int] = _RATINGS
    """Players with missing data, by what a report lacks."""


@dataclass(frozen=True, slots=True)
class Duties:
    """Reports that others owe by a day."""

    kinds: Callable[[Values], Sequence[str]] = _DUTIES
    """The paragraphs by which something is to be reported."""
    due: Callable[[Duty, Values], date] = _DUTIES
    judge: Callable[[Duty, date, Values], Sequence[Finding]] = _DUTIES
    """What is found on a report as of a day."""
