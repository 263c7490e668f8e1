"""Kinds of records, one entry each: all that the program knows of a kind follows from its entry.

Who keeps one kind loads the facts of that one: each names its type when it is asked for it.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from league.facts.steps import Later, RecordKind, StepKind
from league.language import to_translate

if TYPE_CHECKING:
    from league.facts import (
        accounts,
        bans,
        calendars,
        cancellations,
        captains,
        claims,
        contacts,
        cups,
        directing,
        divisions,
        events,
        game_files,
        notices,
        periods,
        playoffs,
        protests,
        qualifications,
        quotas,
        schools,
        seals,
        tournaments,
        users,
    )
    from league.outcomes import closing
else:
    accounts = Later("league.facts.accounts")
    bans = Later("league.facts.bans")
    calendars = Later("league.facts.calendars")
    cancellations = Later("league.facts.cancellations")
    captains = Later("league.facts.captains")
    claims = Later("league.facts.claims")
    contacts = Later("league.facts.contacts")
    cups = Later("league.facts.cups")
    directing = Later("league.facts.directing")
    divisions = Later("league.facts.divisions")
    events = Later("league.facts.events")
    game_files = Later("league.facts.game_files")
    notices = Later("league.facts.notices")
    periods = Later("league.facts.periods")
    playoffs = Later("league.facts.playoffs")
    protests = Later("league.facts.protests")
    qualifications = Later("league.facts.qualifications")
    quotas = Later("league.facts.quotas")
    schools = Later("league.facts.schools")
    seals = Later("league.facts.seals")
    tournaments = Later("league.facts.tournaments")
    users = Later("league.facts.users")
    closing = Later("league.outcomes.closing")

APPLICATION = RecordKind(
    "application",
    lambda: claims.Application,
    to_translate("Application for registration"),
    "player/club",
)
CALL_UP = RecordKind("call_up", lambda: calendars.CallUp, to_translate("Call-up"), "player/event")
CANCELLATION = RecordKind(
    "cancellation",
    lambda: cancellations.Cancellation,
    to_translate("Championship cancelled by a club"),
    "club/event",
)
CAPTAIN_REPORT = RecordKind(
    "captain_report",
    lambda: captains.CaptainReport,
    to_translate("Report of a captain"),
    "match/side",
)
CHARGE = RecordKind(
    "charge", lambda: accounts.Charge, to_translate("Charge proposed"), "rule/reference"
)
CLOSING = RecordKind(
    "closing",
    lambda: closing.Decided,
    to_translate("Decision on promotion and relegation"),
    decides=True,
)
CLUB_OFFICE = RecordKind(
    "club_office",
    lambda: contacts.ClubContact,
    to_translate("Officers and address of a club"),
    "federation/club",
)
CONSENT = RecordKind(
    "consent", lambda: claims.Consent, to_translate("Consent of a federation"), "club/body"
)
CUP_DRAW = RecordKind("cup_draw", lambda: cups.CupDraw, to_translate("Cup draw"), "division")
CUP_LOT = RecordKind("cup_lot", lambda: cups.CupLot, to_translate("Lot in the cup"), "match")
DECLARATION = RecordKind(
    "declaration", lambda: claims.DeclarationPaper, to_translate("Declaration"), "club"
)
DEREGISTRATION = RecordKind(
    "deregistration", lambda: claims.Deregistration, to_translate("Deregistration"), "player/club"
)
DIVISION_DECISION = RecordKind(
    "division_decision",
    lambda: divisions.DivisionDecision,
    to_translate("Decision for a division"),
    "division/matter",
    judged=True,
    decides=True,
)
DIRECTOR_PENALTY = RecordKind(
    "director_penalty",
    lambda: directing.DirectorPenalty,
    to_translate("Penalty by the director"),
    "division/round/who/penalty",
)
DIRECTOR_PROTEST = RecordKind(
    "director_protest",
    lambda: directing.DirectorProtest,
    to_translate("Protest to the director"),
    "division/round/who",
)
DRAW = RecordKind("draw", lambda: calendars.Draw, to_translate("Draw"), "division")
DUTY = RecordKind("duty", lambda: events.Duty, to_translate("Report that is owed"), "number")
EQUAL_STATUS = RecordKind(
    "equal_status", lambda: claims.GrantedStatus, to_translate("Equal status"), "player/club"
)
EVENT = RecordKind("event", lambda: events.EventFile, to_translate("Event"), "event")
EXCHANGE = RecordKind(
    "exchange",
    lambda: seals.Exchange,
    to_translate("Captain agrees to exchange lineups now"),
    "match/side",
    stays=to_translate("What a captain agreed to stays."),
)
FEDERATION_OFFICE = RecordKind(
    "federation_office",
    lambda: contacts.FederationContact,
    to_translate("Letterhead and officials of the federation"),
    "federation",
)
FORCE_MAJEURE = RecordKind(
    "force_majeure",
    lambda: calendars.ForceMajeure,
    to_translate("Force majeure"),
    "match/team",
    judged=True,
)
GAME = RecordKind(
    "game", lambda: game_files.GameFile, to_translate("Game of a match"), "match/board"
)
GAME_DISPUTE = RecordKind(
    "game_dispute", lambda: game_files.GameDispute, to_translate("Disputed game"), "number"
)
JOINT_TEAM = RecordKind("joint_team", lambda: claims.JointTeam, to_translate("Joint team"), "name")
LEFT_HOME = RecordKind(
    "left_home", lambda: claims.LeftHome, to_translate("Home federation left"), "player"
)
MATCH_OFFICE = RecordKind(
    "match_office",
    lambda: contacts.MatchContact,
    to_translate("Venue and remarks of a match"),
    "match",
)
MOVE = RecordKind("move", lambda: calendars.Move, to_translate("Match moved"), "match")
MOVE_OPENING = RecordKind(
    "move_opening",
    lambda: game_files.OpenedMove,
    to_translate("Sealed move opened"),
    "match/board",
    stays=to_translate("A sealed move that was opened was seen: it stays open."),
)
MOVE_PROPOSAL = RecordKind(
    "move_proposal",
    lambda: captains.MoveProposal,
    to_translate("Another day for a match proposed"),
    "match/number",
)
MOVE_SEAL = RecordKind(
    "move_seal",
    lambda: game_files.MoveSeal,
    to_translate("Move sealed"),
    "match/board",
    carried=False,
    stays=to_translate("A move that was sealed stays sealed until it is opened."),
)
NOTICE = RecordKind(
    StepKind.FEE, lambda: notices.Notice, stored="notice", key="federation/year/number"
)
OBJECTION = RecordKind(
    "objection",
    lambda: cancellations.Objection,
    to_translate("Objection before the court"),
    "division/round/who",
)
OPENING = RecordKind(
    "opening",
    lambda: seals.Opening,
    to_translate("Lineups opened"),
    "match",
    proven=True,
    stays=to_translate("Lineups that were opened were seen: they stay open."),
)
PAYMENT_TERM = RecordKind(
    "payment_term", lambda: notices.PaymentTerm, to_translate("Term of payment"), "federation"
)
PERSON_BAN = RecordKind(
    "person_ban",
    lambda: bans.Ban,
    to_translate("Ban of a player or official"),
    "federation/player/day",
    judged=True,
)
POSTING = RecordKind(
    StepKind.FEE, lambda: accounts.Posting, stored="posting", key="federation/number"
)
PUPIL = RecordKind(
    "pupil", lambda: schools.Pupil, to_translate("Pupil of a school"), "player", judged=True
)
PROTECTED_DATE = RecordKind(
    "protected_date", lambda: calendars.ProtectedDate, to_translate("Protected date"), "name"
)
PROTEST = RecordKind(
    "protest", lambda: protests.ProtestFile, to_translate("Protest filed"), "number"
)
QUOTA = RecordKind(
    "quota", lambda: quotas.Quota, to_translate("Places in a larger federation"), "group"
)
QUALIFICATION_LIST = RecordKind(
    "qualification_list",
    lambda: qualifications.QualificationList,
    to_translate("List for a qualification tournament"),
    "tournament/team",
)
RATING_FILING = RecordKind(
    "rating_filing", lambda: periods.RatingFiling, to_translate("Rating report on file"), "division"
)
RATING_LIST = RecordKind(
    StepKind.RATINGS, lambda: periods.RatingList, stored="rating_list", key="federation/day"
)
REMINDER = RecordKind(
    "reminder", lambda: notices.Reminder, to_translate("Reminder"), "federation/club/number"
)
REPLAY = RecordKind("replay", lambda: calendars.Replay, to_translate("Replay"), "match")
REPORT_DECISION = RecordKind(
    "report_decision",
    lambda: captains.ReportDecision,
    to_translate("Reports of a match settled"),
    "match",
    decides=True,
)
REPORT_TERM = RecordKind(
    "report_term", lambda: captains.ReportTerm, to_translate("Days that captains have to report")
)
ROUND_STATE = RecordKind(
    "round_state",
    lambda: contacts.RoundState,
    to_translate("Round published or held back"),
    "division/round",
)
SCHOOL = RecordKind("school", lambda: schools.School, to_translate("School"), "club", judged=True)
SCHOOL_TEAM = RecordKind(
    "school_team",
    lambda: schools.SchoolTeam,
    to_translate("Companion and place of a school team"),
    "team",
    judged=True,
)
SEAL = RecordKind(
    "seal",
    lambda: seals.Seal,
    to_translate("Lineup handed in sealed"),
    "match/side",
    carried=False,
    stays=to_translate(
        "A lineup that was handed in stays; another one takes its place until the start."
    ),
)
SUBSTITUTION = RecordKind(
    "substitution",
    lambda: seals.Substitution,
    to_translate("Substitute in a lineup"),
    "match/side/number",
    proven=True,
    stays=to_translate(
        "Both captains have seen the substitute; who really played is recorded with the match."
    ),
)
SUSPENSION = RecordKind(
    "suspension", lambda: claims.Suspension, to_translate("Suspension of a club"), "club/day"
)
TEAM_OFFICE = RecordKind(
    "team_office", lambda: contacts.TeamContact, to_translate("Deputy of a captain"), "team"
)
QUALIFICATION = RecordKind(
    "qualification",
    lambda: qualifications.Qualifier,
    to_translate("Qualification tournament"),
    "name",
)
QUALIFICATION_DECISION = RecordKind(
    "qualification_decision",
    lambda: qualifications.TournamentDecision,
    to_translate("Decision on who goes up from a tournament"),
    "tournament",
    decides=True,
)
QUALIFICATION_PLAYERS = RecordKind(
    "qualification_players",
    lambda: qualifications.TournamentPlayers,
    to_translate("Players of a qualification tournament"),
    "tournament/team",
)
QUALIFICATION_RESULT = RecordKind(
    "qualification_result",
    lambda: qualifications.TournamentResult,
    to_translate("Result of a qualification tournament"),
    "tournament/round/pairing",
)
TOURNAMENT = RecordKind(
    "tournament", lambda: tournaments.Tournament, to_translate("Tournament"), "tournament"
)
TOURNAMENT_ENTRY = RecordKind(
    "tournament_entry",
    lambda: tournaments.Entrant,
    to_translate("Entry in a tournament"),
    "tournament/player",
)
TOURNAMENT_NUMBERS = RecordKind(
    "tournament_numbers", lambda: tournaments.Numbers, to_translate("Pairing numbers"), "tournament"
)
TOURNAMENT_ROUND = RecordKind(
    "tournament_round",
    lambda: tournaments.RoundPairing,
    to_translate("Pairing of a round"),
    "tournament/round",
)
TOURNAMENT_RESULT = RecordKind(
    "tournament_result",
    lambda: tournaments.BoardResult,
    to_translate("Result in a tournament"),
    "tournament/round/board",
)
TOURNAMENT_ABSENCE = RecordKind(
    "tournament_absence",
    lambda: tournaments.Absence,
    to_translate("Bye, withdrawal or exclusion"),
    "tournament/player/round",
)
TOURNAMENT_ADJUSTMENT = RecordKind(
    "tournament_adjustment",
    lambda: tournaments.Adjustment,
    to_translate("Points given or taken"),
    "tournament/player/round",
)
PLAYOFF = RecordKind(
    "playoff", lambda: playoffs.Playoff, to_translate("Play-off"), "tournament/place"
)
USER = RecordKind(
    "user", lambda: users.User, to_translate("Account of a person"), "login", carried=False
)


@cache
def kinds() -> Mapping[str, RecordKind[Any]]:
    """Return all kinds above by the name they are stored under."""
    return {one.name: one for one in globals().values() if isinstance(one, RecordKind)}


@cache
def kinds_by_step() -> Mapping[str, RecordKind[Any]]:
    """Return the kinds with a step of their own, by what the journal calls it."""
    return {one.step: one for one in kinds().values() if one.says}
