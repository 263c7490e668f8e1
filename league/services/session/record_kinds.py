"""Kinds of records: the name a kind is stored under, the type of its facts, and its step."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from league.facts import claims, qualifications, tournaments
from league.facts.accounts import Charge, Posting
from league.facts.bans import Ban
from league.facts.calendars import CallUp, Draw, ForceMajeure, Move, ProtectedDate, Replay
from league.facts.cancellations import Cancellation, Objection
from league.facts.captains import CaptainReport, MoveProposal, ReportDecision, ReportTerm
from league.facts.contacts import (
    ClubContact,
    FederationContact,
    MatchContact,
    RoundState,
    TeamContact,
)
from league.facts.cups import CupDraw, CupLot
from league.facts.divisions import DivisionDecision
from league.facts.events import Duty, EventFile
from league.facts.game_files import GameDispute, GameFile, MoveSeal, OpenedMove
from league.facts.notices import Notice, PaymentTerm, Reminder
from league.facts.periods import RatingFiling, RatingList
from league.facts.playoffs import Playoff
from league.facts.protests import ProtestFile
from league.facts.seals import Exchange, Opening, Seal, Substitution
from league.facts.steps import StepKind
from league.facts.users import User
from league.outcomes.closing import Decided

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class RecordKind(Generic[T]):
    """A kind of record."""

    step: StepKind
    """What recording one is called in the journal, unless the official did something else."""
    type: type[T]
    stored: str = ""
    """Name it is stored under, where that is not the step's."""

    @property
    def name(self) -> str:
        """Return the name it is stored under."""
        return self.stored or self.step.value


APPLICATION = RecordKind(StepKind.APPLICATION, claims.Application)
"""By pass number and club."""
CALL_UP = RecordKind(StepKind.CALL_UP, CallUp)
"""By pass number and protected date."""
CANCELLATION = RecordKind(StepKind.CANCELLATION, Cancellation)
"""By club and championship."""
CAPTAIN_REPORT = RecordKind(StepKind.CAPTAIN_REPORT, CaptainReport)
"""By match and side, ``landesliga/1/a/b/home``."""
CHARGE = RecordKind(StepKind.CHARGE, Charge)
"""By paragraph and reference."""
CLOSING = RecordKind(StepKind.CLOSING, Decided)
"""One a season, under the kind's own name."""
CLUB_OFFICE = RecordKind(StepKind.CLUB_OFFICE, ClubContact)
"""Beyond one season; by federation and club, ``Federation/601``."""
CONSENT = RecordKind(StepKind.CONSENT, claims.Consent)
"""By club and body."""
CUP_DRAW = RecordKind(StepKind.CUP_DRAW, CupDraw)
"""By division."""
CUP_LOT = RecordKind(StepKind.CUP_LOT, CupLot)
"""By match."""
DECLARATION = RecordKind(StepKind.DECLARATION, claims.DeclarationPaper)
"""By club."""
DEREGISTRATION = RecordKind(StepKind.DEREGISTRATION, claims.Deregistration)
"""By pass number and club."""
DIVISION_DECISION = RecordKind(StepKind.DIVISION_DECISION, DivisionDecision)
"""By division and matter; of special rules there may be several, numbered."""
DRAW = RecordKind(StepKind.DRAW, Draw)
"""By division."""
DUTY = RecordKind(StepKind.DUTY, Duty)
"""By number within the season."""
EQUAL_STATUS = RecordKind(StepKind.EQUAL_STATUS, claims.GrantedStatus)
"""By pass number and club."""
EVENT = RecordKind(StepKind.EVENT, EventFile)
"""By event."""
EXCHANGE = RecordKind(StepKind.EXCHANGE, Exchange)
"""By match and side."""
FEDERATION_OFFICE = RecordKind(StepKind.FEDERATION_OFFICE, FederationContact)
"""Beyond one season; by federation."""
FORCE_MAJEURE = RecordKind(StepKind.FORCE_MAJEURE, ForceMajeure)
"""By match and team."""
GAME = RecordKind(StepKind.GAME, GameFile)
"""By match and board, ``landesliga/1/a/b/3``."""
GAME_DISPUTE = RecordKind(StepKind.GAME_DISPUTE, GameDispute)
"""By number of the protest."""
JOINT_TEAM = RecordKind(StepKind.JOINT_TEAM, claims.JointTeam)
"""By name."""
LEFT_HOME = RecordKind(StepKind.LEFT_HOME, claims.LeftHome)
"""By pass number."""
MATCH_OFFICE = RecordKind(StepKind.MATCH_OFFICE, MatchContact)
"""By match."""
MOVE = RecordKind(StepKind.MOVE, Move)
"""By match."""
MOVE_OPENING = RecordKind(StepKind.MOVE_OPENING, OpenedMove)
"""By match and board."""
MOVE_PROPOSAL = RecordKind(StepKind.MOVE_PROPOSAL, MoveProposal)
"""By match and number of the proposal."""
MOVE_SEAL = RecordKind(StepKind.MOVE_SEAL, MoveSeal)
"""By match and board."""
NOTICE = RecordKind(StepKind.FEE, Notice, "notice")
"""Beyond one season; by federation and number, ``Federation/2012/5``. Stored with the posting it
tells of, in that one's step, so that no step takes it back."""
OBJECTION = RecordKind(StepKind.OBJECTION, Objection)
"""By division, round and who objects."""
OPENING = RecordKind(StepKind.OPENING, Opening)
"""By match."""
PAYMENT_TERM = RecordKind(StepKind.PAYMENT_TERM, PaymentTerm)
"""Beyond one season; by federation."""
PERSON_BAN = RecordKind(StepKind.PERSON_BAN, Ban)
"""Beyond one season; by federation, person and first day."""
POSTING = RecordKind(StepKind.FEE, Posting, "posting")
"""Beyond one season; by federation and number."""
PROTECTED_DATE = RecordKind(StepKind.PROTECTED_DATE, ProtectedDate)
"""By name."""
PROTEST = RecordKind(StepKind.PROTEST, ProtestFile)
"""By number within the season."""
QUALIFICATION_LIST = RecordKind(StepKind.QUALIFICATION_LIST, qualifications.QualificationList)
"""By tournament and team."""
RATING_FILING = RecordKind(StepKind.RATING_FILING, RatingFiling)
"""By division."""
RATING_LIST = RecordKind(StepKind.RATINGS, RatingList, "rating_list")
"""Beyond one season; by federation and cut-off day."""
REMINDER = RecordKind(StepKind.REMINDER, Reminder)
"""Beyond one season; by federation, club and number, ``Federation/601/1``."""
REPLAY = RecordKind(StepKind.REPLAY, Replay)
"""By match."""
REPORT_DECISION = RecordKind(StepKind.REPORT_DECISION, ReportDecision)
"""By match."""
REPORT_TERM = RecordKind(StepKind.REPORT_TERM, ReportTerm)
"""One a season, under the kind's own name."""
ROUND_STATE = RecordKind(StepKind.ROUND_STATE, RoundState)
"""By division and round, ``landesliga/3``."""
SEAL = RecordKind(StepKind.SEAL, Seal)
"""By match and side."""
SUBSTITUTION = RecordKind(StepKind.SUBSTITUTION, Substitution)
"""By match, side and number of the change."""
SUSPENSION = RecordKind(StepKind.SUSPENSION, claims.Suspension)
"""By club and first day."""
TEAM_OFFICE = RecordKind(StepKind.TEAM_OFFICE, TeamContact)
"""By team."""
QUALIFICATION = RecordKind(StepKind.QUALIFICATION, qualifications.Qualifier)
"""By name."""
QUALIFICATION_DECISION = RecordKind(
    StepKind.QUALIFICATION_DECISION, qualifications.TournamentDecision
)
"""By tournament."""
QUALIFICATION_PLAYERS = RecordKind(StepKind.QUALIFICATION_PLAYERS, qualifications.TournamentPlayers)
"""By tournament and team."""
QUALIFICATION_RESULT = RecordKind(StepKind.QUALIFICATION_RESULT, qualifications.TournamentResult)
"""By tournament, round and pairing."""
TOURNAMENT = RecordKind(StepKind.TOURNAMENT, tournaments.Tournament)
"""By its id."""
TOURNAMENT_ENTRY = RecordKind(StepKind.TOURNAMENT_ENTRY, tournaments.Entrant)
"""By tournament and the entrant's key."""
TOURNAMENT_NUMBERS = RecordKind(StepKind.TOURNAMENT_NUMBERS, tournaments.Numbers)
"""By tournament."""
TOURNAMENT_ROUND = RecordKind(StepKind.TOURNAMENT_ROUND, tournaments.RoundPairing)
"""By tournament and round, ``open/3``."""
TOURNAMENT_RESULT = RecordKind(StepKind.TOURNAMENT_RESULT, tournaments.BoardResult)
"""By tournament, round and board, ``open/3/12``."""
TOURNAMENT_ABSENCE = RecordKind(StepKind.TOURNAMENT_ABSENCE, tournaments.Absence)
"""By tournament, the entrant's key and round."""
TOURNAMENT_ADJUSTMENT = RecordKind(StepKind.TOURNAMENT_ADJUSTMENT, tournaments.Adjustment)
"""By tournament, the entrant's key and round."""
PLAYOFF = RecordKind(StepKind.PLAYOFF, Playoff)
"""By tournament and place."""
USER = RecordKind(StepKind.USER, User)
"""Beyond one season; by log-in name."""


@cache
def kinds() -> Mapping[str, RecordKind[Any]]:
    """Return all kinds above by the name they are stored under."""
    return {one.name: one for one in globals().values() if isinstance(one, RecordKind)}
