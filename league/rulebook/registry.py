"""What a rule book is asked about clubs and players, their papers and lists.

Each class is one capability. A book gives its functions by name, and mypy checks them at both ends;
one that it does not give stays ``Unserved``. All are asked with the values in force on a day.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from league.facts import claims
from league.facts.clubs import Team
from league.facts.people import Player
from league.facts.schools import Pupil, School
from league.facts.seasons import Division
from league.facts.squads import Member
from league.facts.transfers import Nomination, Transfer
from league.findings import Finding, Sentence
from league.language import _
from league.outcomes.rights import Eligibility
from league.rulebook.paragraphs import Values
from league.rulebook.unserved import Unserved

_CLUBS = Unserved(lambda: _("the entry of clubs"))
_JOINT_TEAMS = Unserved(lambda: _("joint teams of clubs"))
_REGISTRATIONS = Unserved(lambda: _("registrations"))
_STATUS = Unserved(lambda: _("the equal status of foreigners"))
_TRANSFERS = Unserved(lambda: _("transfers"))
_LISTS = Unserved(lambda: _("the day by which lists are handed in"))
_SCHOOLS = Unserved(lambda: _("school chess"))
_LATE = Unserved(lambda: _("late nominations"))
_DECLARATIONS = Unserved(lambda: _("declarations for a national league"))
_REGISTER = Unserved(lambda: _("reports to a national register"))


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
    counted_to: Callable[[Values], str] = _STATUS
    """The paragraph by which a residence is counted to a championship, not to the decision."""
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
    closed: Callable[[Nomination, Values], Finding | None] = _LATE
    """Why nobody may join a list of that division late, whatever the reason; None = one may."""
    comes_too_late: Callable[[Division, date, date, bool, Values], Finding | None] = _LISTS
    """That a list, or a change of one, counts for nothing: by its postmark, the day of the first
    match, and whether one of the division is on file as played."""
    nominations_used: Callable[[Sequence[Member], date, int, Values], int] = _LATE
    """Late nominations on a list, by the season's first day and year."""
    judge_declaration: Callable[[claims.DeclarationFacts, Values], Iterable[Finding]] = (
        _DECLARATIONS
    )


@dataclass(frozen=True, slots=True)
class Schools:
    """School chess: what is on file of a school whose team plays."""

    kinds: Callable[[Values], Sequence[str]] = _SCHOOLS
    """Kinds of schools, by the book's words."""
    regions: Callable[[Values], Sequence[str]] = _SCHOOLS
    """Regions whose own championships bring places, as the book spells them."""
    school: Callable[[School, Values], School] = _SCHOOLS
    """A school as the book spells its kind and region. Raises InputError for what it has not."""
    pupil: Callable[[Pupil, Values], Pupil] = _SCHOOLS
    """A pupil as he can be. Raises InputError for a class that there is not."""
    plays: Callable[[Division, Values], bool] = _SCHOOLS
    """Whether a division is one of teams of schools."""
