"""Names of the journal's kinds of steps."""

from collections.abc import Mapping

from league.facts.steps import StepKind, step_undone
from league.language import _, per_language


def word_of(what: str) -> str:
    """Return the kind of a step in words; as it is stored when nobody knows it."""
    if found := step_undone(what):
        number, rest = found
        return _("Step {number} taken back ({what})").format(number=number, what=word_of(rest))
    return known_steps().get(what, what)


@per_language
def known_steps() -> Mapping[str, str]:
    """Return the words by what the journal stores."""
    return {
        StepKind.IMPORT: _("Season imported"),
        StepKind.MIGRATION: _("File brought up to date; all facts kept in this step"),
        StepKind.ROLLOVER: _("Season prepared"),
        StepKind.MATCH: _("Match recorded"),
        StepKind.RULING: _("Decision"),
        **_words_of_people(),
        **_words_of_money(),
        **_words_of_play(),
    }


def _words_of_people() -> dict[str, str]:
    return {
        StepKind.REGISTRATION: _("Registration"),
        StepKind.APPLICATION: _("Application for registration"),
        StepKind.DEREGISTRATION: _("Deregistration"),
        StepKind.FORWARDING: _("Notice passed on by the club"),
        StepKind.NOTICE_DEALT: _("Late notice of a club dealt with"),
        StepKind.EQUAL_STATUS: _("Equal status"),
        StepKind.LEFT_HOME: _("Home federation left"),
        StepKind.SUSPENSION: _("Suspension of a club"),
        StepKind.CONSENT: _("Consent of a federation"),
        StepKind.JOINT_TEAM: _("Joint team"),
        StepKind.LIST: _("Kader list handed in"),
        StepKind.LIST_DRAFT: _("Kader list begun, not handed in"),
        StepKind.NOMINATION: _("Late nomination"),
        StepKind.DECLARATION: _("Declaration"),
        StepKind.BAN: _("Ban of a club"),
        StepKind.DUTY: _("Report that is owed"),
        StepKind.PERSON_BAN: _("Ban of a player or official"),
        StepKind.CANCELLATION: _("Championship cancelled by a club"),
        StepKind.OBJECTION: _("Objection before the court"),
    }


def _words_of_money() -> dict[str, str]:
    return {
        StepKind.ARREARS: _("Arrears settled"),
        StepKind.CHARGE: _("Charge proposed"),
        StepKind.FEE: _("Fee posted"),
        StepKind.PAYMENT: _("Payment"),
        StepKind.REFUND: _("Refund"),
        StepKind.REVERSAL: _("Entry reversed"),
        StepKind.FINE: _("Fine"),
        StepKind.PROTEST: _("Protest filed"),
        StepKind.DEPOSIT: _("Deposit of a protest"),
        StepKind.DECISION: _("Decision on a protest"),
        StepKind.FORFEIT: _("Deposit forfeited"),
    }


def _words_of_play() -> dict[str, str]:
    return {
        StepKind.DRAW: _("Draw"),
        StepKind.DIVISION_DECISION: _("Decision for a division"),
        StepKind.MOVE: _("Match moved"),
        StepKind.REPLAY: _("Replay"),
        StepKind.PROTECTED_DATE: _("Protected date"),
        StepKind.CALL_UP: _("Call-up"),
        StepKind.FORCE_MAJEURE: _("Force majeure"),
        StepKind.CUP_DRAW: _("Cup draw"),
        StepKind.CUP_ROUND: _("Cup round paired"),
        StepKind.LOT: _("Lot in the cup"),
        StepKind.CUP_LOT: _("Lot in the cup"),
        StepKind.QUALIFICATION: _("Qualification tournament"),
        StepKind.QUALIFICATION_LIST: _("List for a qualification tournament"),
        StepKind.QUALIFICATION_DECISION: _("Decision on who goes up from a tournament"),
        StepKind.QUALIFICATION_RESULT: _("Result of a qualification tournament"),
        StepKind.CLOSING: _("Decision on promotion and relegation"),
        StepKind.RATINGS: _("Rating period stored"),
        StepKind.RATING_FILING: _("Rating report on file"),
        StepKind.EVENT: _("Event"),
    }
