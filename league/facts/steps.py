"""Kinds of steps of the journal, and what the journal stores of them."""

import re
from enum import StrEnum

_COUNTER_ENTRY = re.compile(r"undo:(\d{1,18}):(.+)", re.DOTALL)


class StepKind(StrEnum):
    """What an official did; the value is stored."""

    IMPORT = "import"
    MIGRATION = "migration"
    """Holds all facts there were: the steps before it do not tell of their rows."""
    ROLLOVER = "rollover"
    SEASON_BEGUN = "season_begun"
    SEASON_CHANGED = "season_changed"
    SEASON_IN_USE = "season_in_use"
    """Which season is opened when none is named."""
    DIVISION = "division"
    MATCH = "match"
    RULING = "ruling"

    CLUB = "club"
    TEAM = "team"
    PERSON = "person"
    PERSONS_JOINED = "persons_joined"

    REGISTRATION = "registration"
    APPLICATION = "application"
    DEREGISTRATION = "deregistration"
    FORWARDING = "forwarding"
    NOTICE_DEALT = "notice_dealt"
    EQUAL_STATUS = "equal_status"
    LEFT_HOME = "left_home"
    SUSPENSION = "suspension"
    CONSENT = "consent"
    JOINT_TEAM = "joint_team"
    LIST = "list"
    LIST_DRAFT = "list_draft"
    NOMINATION = "nomination"
    DECLARATION = "declaration"
    BAN = "ban"
    DUTY = "duty"
    PERSON_BAN = "person_ban"
    CANCELLATION = "cancellation"
    OBJECTION = "objection"

    ARREARS = "arrears"
    CHARGE = "charge"
    FEE = "fee"
    PAYMENT = "payment"
    REFUND = "refund"
    REVERSAL = "reversal"
    FINE = "fine"
    PROTEST = "protest"
    DEPOSIT = "deposit"
    DECISION = "decision"
    FORFEIT = "forfeit"
    PAYMENT_TERM = "payment_term"
    REMINDER = "reminder"

    DRAW = "draw"
    DIVISION_DECISION = "division_decision"
    MOVE = "move"
    REPLAY = "replay"
    PROTECTED_DATE = "protected_date"
    CALL_UP = "call_up"
    FORCE_MAJEURE = "force_majeure"
    CUP_DRAW = "cup_draw"
    CUP_ROUND = "cup_round"
    LOT = "lot"
    CUP_LOT = "cup_lot"
    QUALIFICATION = "qualification"
    QUALIFICATION_LIST = "qualification_list"
    QUALIFICATION_PLAYERS = "qualification_players"
    QUALIFICATION_DECISION = "qualification_decision"
    QUALIFICATION_RESULT = "qualification_result"
    CLOSING = "closing"
    RATINGS = "ratings"
    RATING_FILING = "rating_filing"
    EVENT = "event"

    FEDERATION_OFFICE = "federation_office"
    CLUB_OFFICE = "club_office"
    TEAM_OFFICE = "team_office"
    MATCH_OFFICE = "match_office"
    ROUND_STATE = "round_state"

    USER = "user"
    PASSWORD = "password"
    SIGN_IN = "sign_in"
    ACCESS_CODE = "access_code"
    FACTS_KEPT = "facts_kept"
    """Holds all facts as they are, as ``MIGRATION`` does: steps before it were blanked."""
    PERSON_BLANKED = "person_blanked"
    """Names the steps whose content was blanked, and for whom."""
    MESSAGES = "messages"
    """How messages are sent, and what a person decided about one."""
    SEAL = "seal"
    EXCHANGE = "exchange"
    OPENING = "opening"
    SUBSTITUTION = "substitution"
    CAPTAIN_REPORT = "captain_report"
    REPORT_DECISION = "report_decision"
    REPORT_TERM = "report_term"
    MOVE_PROPOSAL = "move_proposal"
    GAME = "game"
    GAME_DISPUTE = "game_dispute"
    MOVE_SEAL = "move_seal"
    MOVE_OPENING = "move_opening"
    TOURNAMENT = "tournament"
    TOURNAMENT_ENTRY = "tournament_entry"
    TOURNAMENT_NUMBERS = "tournament_numbers"
    TOURNAMENT_ROUND = "tournament_round"
    TOURNAMENT_RESULT = "tournament_result"
    TOURNAMENT_ABSENCE = "tournament_absence"
    TOURNAMENT_ADJUSTMENT = "tournament_adjustment"
    PLAYOFF = "playoff"


def counter_entry(number: int, what: str) -> str:
    """Return what is stored of a step that takes another back: ``undo:12:match``."""
    return f"undo:{number}:{what}"


def step_undone(what: str) -> tuple[int, str] | None:
    """Return number and kind of the step that a step takes back; None when it takes none back."""
    found = _COUNTER_ENTRY.fullmatch(what)
    return (int(found[1]), found[2]) if found else None


def kind_of(what: str) -> str:
    """Return what kind of change a step stands for, also one that takes another back.

    A text, as files of newer programs may hold kinds that are not known here.
    """
    while found := step_undone(what):
        what = found[1]
    return what
