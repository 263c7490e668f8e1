"""Kinds of records: the name a kind is stored under, the type of its facts, and its step.

Who keeps one kind loads the facts of that one: each names its type when it is asked for it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from league.facts.steps import StepKind

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from league.facts import (
        accounts,
        bans,
        calendars,
        cancellations,
        captains,
        claims,
        contacts,
        cups,
        divisions,
        events,
        game_files,
        notices,
        periods,
        playoffs,
        protests,
        qualifications,
        seals,
        tournaments,
        users,
    )
    from league.outcomes import closing
else:

    class _Later:
        """A module that is loaded when something of it is named."""

        def __init__(self, name: str) -> None:
            self._name = name

        def __getattr__(self, name: str) -> Any:
            return getattr(import_module(self._name), name)

    accounts = _Later("league.facts.accounts")
    bans = _Later("league.facts.bans")
    calendars = _Later("league.facts.calendars")
    cancellations = _Later("league.facts.cancellations")
    captains = _Later("league.facts.captains")
    claims = _Later("league.facts.claims")
    contacts = _Later("league.facts.contacts")
    cups = _Later("league.facts.cups")
    divisions = _Later("league.facts.divisions")
    events = _Later("league.facts.events")
    game_files = _Later("league.facts.game_files")
    notices = _Later("league.facts.notices")
    periods = _Later("league.facts.periods")
    playoffs = _Later("league.facts.playoffs")
    protests = _Later("league.facts.protests")
    qualifications = _Later("league.facts.qualifications")
    seals = _Later("league.facts.seals")
    tournaments = _Later("league.facts.tournaments")
    users = _Later("league.facts.users")
    closing = _Later("league.outcomes.closing")

T = TypeVar("T", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class RecordKind(Generic[T]):
    """A kind of record."""

    step: StepKind
    """What recording one is called in the journal, unless the official did something else."""
    named: Callable[[], type[T]]
    """The type of its facts."""
    stored: str = ""
    """Name it is stored under, where that is not the step's."""

    @property
    def type(self) -> type[T]:
        """Return the type of its facts."""
        return self.named()

    @property
    def name(self) -> str:
        """Return the name it is stored under."""
        return self.stored or self.step.value


APPLICATION = RecordKind(StepKind.APPLICATION, lambda: claims.Application)
"""By pass number and club."""
CALL_UP = RecordKind(StepKind.CALL_UP, lambda: calendars.CallUp)
"""By pass number and protected date."""
CANCELLATION = RecordKind(StepKind.CANCELLATION, lambda: cancellations.Cancellation)
"""By club and championship."""
CAPTAIN_REPORT = RecordKind(StepKind.CAPTAIN_REPORT, lambda: captains.CaptainReport)
"""By match and side, ``landesliga/1/a/b/home``."""
CHARGE = RecordKind(StepKind.CHARGE, lambda: accounts.Charge)
"""By paragraph and reference."""
CLOSING = RecordKind(StepKind.CLOSING, lambda: closing.Decided)
"""One a season, under the kind's own name."""
CLUB_OFFICE = RecordKind(StepKind.CLUB_OFFICE, lambda: contacts.ClubContact)
"""Beyond one season; by federation and club, ``Federation/601``."""
CONSENT = RecordKind(StepKind.CONSENT, lambda: claims.Consent)
"""By club and body."""
CUP_DRAW = RecordKind(StepKind.CUP_DRAW, lambda: cups.CupDraw)
"""By division."""
CUP_LOT = RecordKind(StepKind.CUP_LOT, lambda: cups.CupLot)
"""By match."""
DECLARATION = RecordKind(StepKind.DECLARATION, lambda: claims.DeclarationPaper)
"""By club."""
DEREGISTRATION = RecordKind(StepKind.DEREGISTRATION, lambda: claims.Deregistration)
"""By pass number and club."""
DIVISION_DECISION = RecordKind(StepKind.DIVISION_DECISION, lambda: divisions.DivisionDecision)
"""By division and matter; of special rules there may be several, numbered."""
DRAW = RecordKind(StepKind.DRAW, lambda: calendars.Draw)
"""By division."""
DUTY = RecordKind(StepKind.DUTY, lambda: events.Duty)
"""By number within the season."""
EQUAL_STATUS = RecordKind(StepKind.EQUAL_STATUS, lambda: claims.GrantedStatus)
"""By pass number and club."""
EVENT = RecordKind(StepKind.EVENT, lambda: events.EventFile)
"""By event."""
EXCHANGE = RecordKind(StepKind.EXCHANGE, lambda: seals.Exchange)
"""By match and side."""
FEDERATION_OFFICE = RecordKind(StepKind.FEDERATION_OFFICE, lambda: contacts.FederationContact)
"""Beyond one season; by federation."""
FORCE_MAJEURE = RecordKind(StepKind.FORCE_MAJEURE, lambda: calendars.ForceMajeure)
"""By match and team."""
GAME = RecordKind(StepKind.GAME, lambda: game_files.GameFile)
"""By match and board, ``landesliga/1/a/b/3``."""
GAME_DISPUTE = RecordKind(StepKind.GAME_DISPUTE, lambda: game_files.GameDispute)
"""By number of the protest."""
JOINT_TEAM = RecordKind(StepKind.JOINT_TEAM, lambda: claims.JointTeam)
"""By name."""
LEFT_HOME = RecordKind(StepKind.LEFT_HOME, lambda: claims.LeftHome)
"""By pass number."""
MATCH_OFFICE = RecordKind(StepKind.MATCH_OFFICE, lambda: contacts.MatchContact)
"""By match."""
MOVE = RecordKind(StepKind.MOVE, lambda: calendars.Move)
"""By match."""
MOVE_OPENING = RecordKind(StepKind.MOVE_OPENING, lambda: game_files.OpenedMove)
"""By match and board."""
MOVE_PROPOSAL = RecordKind(StepKind.MOVE_PROPOSAL, lambda: captains.MoveProposal)
"""By match and number of the proposal."""
MOVE_SEAL = RecordKind(StepKind.MOVE_SEAL, lambda: game_files.MoveSeal)
"""By match and board."""
NOTICE = RecordKind(StepKind.FEE, lambda: notices.Notice, "notice")
"""Beyond one season; by federation and number, ``Federation/2012/5``. Stored with the posting it
tells of, in that one's step, so that no step takes it back."""
OBJECTION = RecordKind(StepKind.OBJECTION, lambda: cancellations.Objection)
"""By division, round and who objects."""
OPENING = RecordKind(StepKind.OPENING, lambda: seals.Opening)
"""By match."""
PAYMENT_TERM = RecordKind(StepKind.PAYMENT_TERM, lambda: notices.PaymentTerm)
"""Beyond one season; by federation."""
PERSON_BAN = RecordKind(StepKind.PERSON_BAN, lambda: bans.Ban)
"""Beyond one season; by federation, person and first day."""
POSTING = RecordKind(StepKind.FEE, lambda: accounts.Posting, "posting")
"""Beyond one season; by federation and number."""
PROTECTED_DATE = RecordKind(StepKind.PROTECTED_DATE, lambda: calendars.ProtectedDate)
"""By name."""
PROTEST = RecordKind(StepKind.PROTEST, lambda: protests.ProtestFile)
"""By number within the season."""
QUALIFICATION_LIST = RecordKind(
    StepKind.QUALIFICATION_LIST, lambda: qualifications.QualificationList
)
"""By tournament and team."""
RATING_FILING = RecordKind(StepKind.RATING_FILING, lambda: periods.RatingFiling)
"""By division."""
RATING_LIST = RecordKind(StepKind.RATINGS, lambda: periods.RatingList, "rating_list")
"""Beyond one season; by federation and cut-off day."""
REMINDER = RecordKind(StepKind.REMINDER, lambda: notices.Reminder)
"""Beyond one season; by federation, club and number, ``Federation/601/1``."""
REPLAY = RecordKind(StepKind.REPLAY, lambda: calendars.Replay)
"""By match."""
REPORT_DECISION = RecordKind(StepKind.REPORT_DECISION, lambda: captains.ReportDecision)
"""By match."""
REPORT_TERM = RecordKind(StepKind.REPORT_TERM, lambda: captains.ReportTerm)
"""One a season, under the kind's own name."""
ROUND_STATE = RecordKind(StepKind.ROUND_STATE, lambda: contacts.RoundState)
"""By division and round, ``landesliga/3``."""
SEAL = RecordKind(StepKind.SEAL, lambda: seals.Seal)
"""By match and side."""
SUBSTITUTION = RecordKind(StepKind.SUBSTITUTION, lambda: seals.Substitution)
"""By match, side and number of the change."""
SUSPENSION = RecordKind(StepKind.SUSPENSION, lambda: claims.Suspension)
"""By club and first day."""
TEAM_OFFICE = RecordKind(StepKind.TEAM_OFFICE, lambda: contacts.TeamContact)
"""By team."""
QUALIFICATION = RecordKind(StepKind.QUALIFICATION, lambda: qualifications.Qualifier)
"""By name."""
QUALIFICATION_DECISION = RecordKind(
    StepKind.QUALIFICATION_DECISION, lambda: qualifications.TournamentDecision
)
"""By tournament."""
QUALIFICATION_PLAYERS = RecordKind(
    StepKind.QUALIFICATION_PLAYERS, lambda: qualifications.TournamentPlayers
)
"""By tournament and team."""
QUALIFICATION_RESULT = RecordKind(
    StepKind.QUALIFICATION_RESULT, lambda: qualifications.TournamentResult
)
"""By tournament, round and pairing."""
TOURNAMENT = RecordKind(StepKind.TOURNAMENT, lambda: tournaments.Tournament)
"""By its id."""
TOURNAMENT_ENTRY = RecordKind(StepKind.TOURNAMENT_ENTRY, lambda: tournaments.Entrant)
"""By tournament and the entrant's key."""
TOURNAMENT_NUMBERS = RecordKind(StepKind.TOURNAMENT_NUMBERS, lambda: tournaments.Numbers)
"""By tournament."""
TOURNAMENT_ROUND = RecordKind(StepKind.TOURNAMENT_ROUND, lambda: tournaments.RoundPairing)
"""By tournament and round, ``open/3``."""
TOURNAMENT_RESULT = RecordKind(StepKind.TOURNAMENT_RESULT, lambda: tournaments.BoardResult)
"""By tournament, round and board, ``open/3/12``."""
TOURNAMENT_ABSENCE = RecordKind(StepKind.TOURNAMENT_ABSENCE, lambda: tournaments.Absence)
"""By tournament, the entrant's key and round."""
TOURNAMENT_ADJUSTMENT = RecordKind(StepKind.TOURNAMENT_ADJUSTMENT, lambda: tournaments.Adjustment)
"""By tournament, the entrant's key and round."""
PLAYOFF = RecordKind(StepKind.PLAYOFF, lambda: playoffs.Playoff)
"""By tournament and place."""
USER = RecordKind(StepKind.USER, lambda: users.User)
"""Beyond one season; by log-in name."""


@cache
def kinds() -> Mapping[str, RecordKind[Any]]:
    """Return all kinds above by the name they are stored under."""
    return {one.name: one for one in globals().values() if isinstance(one, RecordKind)}
