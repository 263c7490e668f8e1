"""Words for values that are stored as codes: what somebody is, what was decided, how one plays."""

from league.facts.accounts import Status, What
from league.facts.actors import OUTSIDE, Right, Scope, plain_name
from league.facts.divisions import DivisionDecision, Matter
from league.language import _

CAPTAIN = "captain"
"""The instance that decides during the match, not in the league's office."""


def author_words(name: str, *, outside: bool = False) -> str:
    """Return who decided or recorded something; whom only a workbook names is marked.

    ``outside`` = he is such a one though his name does not say so.
    """
    if not name or not (outside or name.startswith(OUTSIDE)):
        return name
    return _("{name} (from outside)").format(name=plain_name(name))


def action_words() -> dict[str, str]:
    """Return what was decided, by what is stored."""
    return {
        "confirm": _("confirmed"),
        "waive": _("waived"),
        "change": _("changed"),
        "add": _("added"),
        "exclude": _("excluded"),
        "reopen": _("open again"),
    }


def body_words() -> dict[str, str]:
    """Return whose consent a club needs."""
    from league.facts.claims import Body

    return {
        Body.HOME: _("its own federation"),
        Body.HOST: _("the federation it plays in"),
        Body.NATIONAL: _("the national federation"),
    }


def matter_words() -> dict[str, str]:
    """Return what a decision for a division is about."""
    return {
        Matter.MODE: _("lineup mode"),
        Matter.RULE: _("special rule"),
        Matter.OFFICIAL: _("official of the division"),
        Matter.WAIT: _("days a late nomination waits"),
        Matter.START: _("hour at which matches begin"),
        Matter.DIRECTOR: _("who directs the event"),
        Matter.COURT: _("whether it has a court"),
    }


def decided_words(decision: DivisionDecision) -> str:
    """Return what was decided for a division, as it is said."""
    if decision.matter is not Matter.COURT:
        return decision.what
    return _("yes") if decision.what == "yes" else _("no")


def opened_words() -> dict[str, str]:
    """Return why lineups were opened, by what is stored."""
    from league.facts.seals import OpenedAs

    return {
        OpenedAs.START: _("at the start"),
        OpenedAs.SECOND: _("when the second came"),
        OpenedAs.EXCHANGED: _("exchanged before the start"),
        OpenedAs.ALONE: _("one alone, to the official"),
    }


def protest_words() -> dict[str, str]:
    """Return what kinds of events protests are about."""
    return {
        "team": _("team match"),
        "individual": _("individual event"),
        "qualification": _("qualification tournament"),
        "other": _("other matter"),
    }


def kind_name(kind: str) -> str:
    """Return what kind of event a protest is about."""
    return protest_words().get(kind, kind)


def thing_words() -> dict[str, str]:
    """Return what a protest can be against, by what is stored."""
    return {
        "match": _("a match"),
        "notice": _("a notice"),
        "finding": _("a finding"),
        "ruling": _("a ruling"),
        "decision": _("a decision"),
        "round": _("a round"),
    }


def penalty_words() -> dict[str, str]:
    """Return what a director or a board may impose, by what is stored."""
    return {
        "warning": _("warning"),
        "time": _("time penalty"),
        "game": _("loss of the game"),
        "match": _("loss of the match"),
        "leave": _("sent out of the room"),
        "exclusion": _("exclusion from the event"),
        "ban": _("ban"),
        "fine": _("fine"),
    }


def part_words() -> dict[str, str]:
    """Return what a decision can have brought, by what is stored."""
    return {
        "ruling": _("a ruling"),
        "withdrawn": _("a ruling withdrawn"),
        "forfeited": _("a deposit forfeited"),
        "refunded": _("a deposit refunded"),
        "claimed": _("a deposit claimed again"),
        "found": _("a finding"),
        "charge": _("a charge"),
        "ban": _("a ban"),
    }


def instance_name(id: str) -> str:
    """Return who decides, in words."""
    return _("team captain") if id == CAPTAIN else id[:1].upper() + id[1:]


def move_words() -> dict[str, str]:
    """Return why a match gets another day."""
    from league.facts.calendars import MoveKind

    return {
        MoveKind.FORWARD: _("both agree"),
        MoveKind.CALLED_UP: _("players called up"),
        MoveKind.FORCE_MAJEURE: _("force majeure"),
    }


def sex_words() -> dict[str, str]:
    """Return the words for a player's sex."""
    return {"m": _("male"), "w": _("female")}


def mode_words() -> dict[str, str]:
    """Return how a qualification tournament is played."""
    return {"three_teams": _("three teams"), "round_robin": _("round robin")}


def system_words() -> dict[str, str]:
    """Return after whom the systems of three teams are called."""
    from fixtures.three_teams import SYSTEMS

    return {system: system.title() for system in SYSTEMS}


def status_words() -> dict[str, str]:
    """Return how far a charge got."""
    return {
        Status.DETECTED: _("detected"),
        Status.PROPOSED: _("proposed"),
        Status.CONFIRMED: _("confirmed"),
        Status.POSTED: _("posted"),
        Status.DROPPED: _("dropped"),
    }


def posting_words() -> dict[str, str]:
    """Return what a posting is."""
    return {
        What.FEE: _("Fee"),
        What.PAYMENT: _("Payment"),
        What.DEPOSIT: _("Deposit"),
        What.REFUND: _("Deposit refunded"),
        What.FORFEIT: _("Deposit forfeited"),
        What.REVERSAL: _("Refund"),
    }


def right_words(right: Right) -> str:
    """Return a right as an official names it."""
    return {
        Right.RECORD_MATCH: _("recording matches"),
        Right.RULE: _("rulings"),
        Right.REGISTER: _("registrations and clubs"),
        Right.LISTS: _("lists of players"),
        Right.SCHEDULE: _("draws and dates"),
        Right.CUP: _("the cup"),
        Right.QUALIFICATION: _("qualification"),
        Right.EVENTS: _("events"),
        Right.RATINGS: _("ratings"),
        Right.PROTESTS: _("protests"),
        Right.ACCOUNTS: _("accounts"),
        Right.CLOSING: _("closing the season"),
        Right.JOURNAL: _("taking steps back"),
        Right.SEASONS: _("the file's seasons"),
        Right.OFFICE: _("letterhead and officials of the federation"),
        Right.LINEUP: _("handing in lineups"),
        Right.REPORT: _("reporting matches as a captain"),
        Right.PROPOSE: _("proposing another day for a match"),
        Right.PASSES: _("passes for one match"),
        Right.USERS: _("accounts and roles"),
        Right.PERSONAL: _("personal data given out or blanked"),
        Right.FALL_DUE: _("what falls due by the clock"),
    }[right]


def role_words() -> dict[str, str]:
    """Return what somebody with an account is in the federation."""
    from league.facts.users import Role

    return {
        Role.ADMINISTRATOR: _("administrator"),
        Role.CHIEF_OFFICIAL: _("chief league official"),
        Role.DISTRICT_OFFICIAL: _("official of a district"),
        Role.DIVISION_OFFICIAL: _("official of a division"),
        Role.REGISTRAR: _("registrar"),
        Role.TREASURER: _("treasurer"),
        Role.RATING_OFFICER: _("rating officer"),
        Role.CLUB_SECRETARY: _("club secretary"),
        Role.CAPTAIN: _("team captain"),
        Role.DEPUTY: _("deputy of a captain"),
        Role.GUEST: _("guest"),
    }


def place_words() -> dict[str, str]:
    """Return what part of a federation something belongs to."""
    return {"season": _("season"), "division": _("division"), "club": _("club"), "team": _("team")}


def scope_words(scope: Scope) -> str:
    """Return a part of a federation, from the season down to the team."""
    parts = [part for part in (scope.season, scope.division, scope.club, scope.team) if part]
    return " · ".join(parts) or _("all seasons")


def remark_words() -> dict[str, str]:
    """Return who came late to a board, by what is stored."""
    return {
        "late home": _("late, home"),
        "late away": _("late, away"),
        "late both": _("late, both"),
    }


def missing_words() -> dict[str, str]:
    """Return who never came to a board he was named for, by what is stored."""
    from league.facts.captains import AWAY_MISSED, BOTH_MISSED, HOME_MISSED

    return {
        HOME_MISSED: _("home did not come"),
        AWAY_MISSED: _("away did not come"),
        BOTH_MISSED: _("nobody came"),
    }
