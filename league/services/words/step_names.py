"""Names of the kinds of steps, as the journal and sentences call them."""

from collections.abc import Mapping

from league.facts.steps import StepKind, step_undone
from league.language import _, per_language, to_translate, translated

_STEPS: dict[str, str] = {
    StepKind.IMPORT: to_translate("Season imported"),
    StepKind.MIGRATION: to_translate("File brought up to date; all facts kept in this step"),
    StepKind.ROLLOVER: to_translate("Season prepared"),
    StepKind.SEASON_BEGUN: to_translate("Season begun"),
    StepKind.SEASON_CHANGED: to_translate("Data of the season put right"),
    StepKind.DIVISION: to_translate("Division made, changed or removed"),
    StepKind.MATCH: to_translate("Match recorded"),
    StepKind.RULING: to_translate("Decision"),
    StepKind.CLUB: to_translate("Data of a club"),
    StepKind.TEAM: to_translate("Data of a team"),
    StepKind.PERSON: to_translate("Data of a person"),
    StepKind.PERSONS_JOINED: to_translate("Two records of one person joined"),
    StepKind.REGISTRATION: to_translate("Registration"),
    StepKind.APPLICATION: to_translate("Application for registration"),
    StepKind.DEREGISTRATION: to_translate("Deregistration"),
    StepKind.FORWARDING: to_translate("Notice passed on by the club"),
    StepKind.NOTICE_DEALT: to_translate("Late notice of a club dealt with"),
    StepKind.EQUAL_STATUS: to_translate("Equal status"),
    StepKind.LEFT_HOME: to_translate("Home federation left"),
    StepKind.SUSPENSION: to_translate("Suspension of a club"),
    StepKind.CONSENT: to_translate("Consent of a federation"),
    StepKind.JOINT_TEAM: to_translate("Joint team"),
    StepKind.LIST: to_translate("Kader list handed in"),
    StepKind.LIST_DRAFT: to_translate("Kader list begun, not handed in"),
    StepKind.NOMINATION: to_translate("Late nomination"),
    StepKind.DECLARATION: to_translate("Declaration"),
    StepKind.BAN: to_translate("Ban of a club"),
    StepKind.DUTY: to_translate("Report that is owed"),
    StepKind.PERSON_BAN: to_translate("Ban of a player or official"),
    StepKind.CANCELLATION: to_translate("Championship cancelled by a club"),
    StepKind.OBJECTION: to_translate("Objection before the court"),
    StepKind.ARREARS: to_translate("Arrears settled"),
    StepKind.CHARGE: to_translate("Charge proposed"),
    StepKind.FEE: to_translate("Fee posted"),
    StepKind.PAYMENT: to_translate("Payment"),
    StepKind.REFUND: to_translate("Refund"),
    StepKind.REVERSAL: to_translate("Entry reversed"),
    StepKind.FINE: to_translate("Fine"),
    StepKind.PROTEST: to_translate("Protest filed"),
    StepKind.DEPOSIT: to_translate("Deposit of a protest"),
    StepKind.DECISION: to_translate("Decision on a protest"),
    StepKind.FORFEIT: to_translate("Deposit forfeited"),
    StepKind.PAYMENT_TERM: to_translate("Term of payment"),
    StepKind.REMINDER: to_translate("Reminder"),
    StepKind.DRAW: to_translate("Draw"),
    StepKind.DIVISION_DECISION: to_translate("Decision for a division"),
    StepKind.MOVE: to_translate("Match moved"),
    StepKind.REPLAY: to_translate("Replay"),
    StepKind.PROTECTED_DATE: to_translate("Protected date"),
    StepKind.CALL_UP: to_translate("Call-up"),
    StepKind.FORCE_MAJEURE: to_translate("Force majeure"),
    StepKind.CUP_DRAW: to_translate("Cup draw"),
    StepKind.CUP_ROUND: to_translate("Cup round paired"),
    StepKind.LOT: to_translate("Lot in the cup"),
    StepKind.CUP_LOT: to_translate("Lot in the cup"),
    StepKind.QUALIFICATION: to_translate("Qualification tournament"),
    StepKind.QUALIFICATION_LIST: to_translate("List for a qualification tournament"),
    StepKind.QUALIFICATION_PLAYERS: to_translate("Players of a qualification tournament"),
    StepKind.QUALIFICATION_DECISION: to_translate("Decision on who goes up from a tournament"),
    StepKind.QUALIFICATION_RESULT: to_translate("Result of a qualification tournament"),
    StepKind.CLOSING: to_translate("Decision on promotion and relegation"),
    StepKind.RATINGS: to_translate("Rating period stored"),
    StepKind.RATING_FILING: to_translate("Rating report on file"),
    StepKind.EVENT: to_translate("Event"),
    StepKind.FEDERATION_OFFICE: to_translate("Letterhead and officials of the federation"),
    StepKind.CLUB_OFFICE: to_translate("Officers and address of a club"),
    StepKind.TEAM_OFFICE: to_translate("Deputy of a captain"),
    StepKind.MATCH_OFFICE: to_translate("Venue and remarks of a match"),
    StepKind.ROUND_STATE: to_translate("Round published or held back"),
    StepKind.USER: to_translate("Account of a person"),
    StepKind.PASSWORD: to_translate("Password set"),
    StepKind.SIGN_IN: to_translate("Session ended"),
    StepKind.ACCESS_CODE: to_translate("Code given out"),
    StepKind.FACTS_KEPT: to_translate("All facts kept anew, because steps were blanked"),
    StepKind.PERSON_BLANKED: to_translate("What is personal blanked"),
    StepKind.MESSAGES: to_translate("Messages to people"),
    StepKind.SEAL: to_translate("Lineup handed in sealed"),
    StepKind.EXCHANGE: to_translate("Captain agrees to exchange lineups now"),
    StepKind.OPENING: to_translate("Lineups opened"),
    StepKind.SUBSTITUTION: to_translate("Substitute in a lineup"),
    StepKind.CAPTAIN_REPORT: to_translate("Report of a captain"),
    StepKind.REPORT_DECISION: to_translate("Reports of a match settled"),
    StepKind.REPORT_TERM: to_translate("Days that captains have to report"),
    StepKind.MOVE_PROPOSAL: to_translate("Another day for a match proposed"),
    StepKind.GAME: to_translate("Game of a match"),
    StepKind.GAME_DISPUTE: to_translate("Disputed game"),
    StepKind.MOVE_SEAL: to_translate("Move sealed"),
    StepKind.MOVE_OPENING: to_translate("Sealed move opened"),
    StepKind.TOURNAMENT: to_translate("Tournament"),
    StepKind.TOURNAMENT_ENTRY: to_translate("Entry in a tournament"),
    StepKind.TOURNAMENT_NUMBERS: to_translate("Pairing numbers"),
    StepKind.TOURNAMENT_ROUND: to_translate("Pairing of a round"),
    StepKind.TOURNAMENT_RESULT: to_translate("Result in a tournament"),
    StepKind.TOURNAMENT_ABSENCE: to_translate("Bye, withdrawal or exclusion"),
    StepKind.TOURNAMENT_ADJUSTMENT: to_translate("Points given or taken"),
    StepKind.PLAYOFF: to_translate("Play-off"),
}


def word_of(what: str) -> str:
    """Return the kind of a step in words; as it is stored when nobody knows it."""
    if found := step_undone(what):
        number, rest = found
        return _("Step {number} taken back ({what})").format(number=number, what=word_of(rest))
    return known_steps().get(what, what)


@per_language
def known_steps() -> Mapping[str, str]:
    """Return the words by what the journal stores."""
    return translated(_STEPS)
