"""Names of the journal's kinds of steps."""

from collections.abc import Mapping

from league.language import _, per_language


def word_of(what: str) -> str:
    """Return the kind of a step in words; as it is stored when nobody knows it."""
    if what.startswith("undo:"):
        _undo, number, rest = what.split(":", 2)
        return _("Step {number} taken back ({what})").format(number=number, what=word_of(rest))
    return known_steps().get(what, what)


@per_language
def known_steps() -> Mapping[str, str]:
    """Return the words by what the journal stores."""
    return {
        "import": _("Season imported"),
        "migration": _("File brought up to date; all facts kept in this step"),
        "rollover": _("Season prepared"),
        "match": _("Match recorded"),
        "ruling": _("Decision"),
        **_words_of_people(),
        **_words_of_money(),
        **_words_of_play(),
    }


def _words_of_people() -> dict[str, str]:
    return {
        "registration": _("Registration"),
        "application": _("Application for registration"),
        "deregistration": _("Deregistration"),
        "forwarding": _("Notice passed on by the club"),
        "notice_dealt": _("Late notice of a club dealt with"),
        "equal_status": _("Equal status"),
        "left_home": _("Home federation left"),
        "suspension": _("Suspension of a club"),
        "consent": _("Consent of a federation"),
        "joint_team": _("Joint team"),
        "list": _("Kader list handed in"),
        "list_draft": _("Kader list begun, not handed in"),
        "nomination": _("Late nomination"),
        "declaration": _("Declaration"),
        "ban": _("Ban of a club"),
        "duty": _("Report that is owed"),
        "person_ban": _("Ban of a player or official"),
        "cancellation": _("Championship cancelled by a club"),
        "objection": _("Objection before the court"),
    }


def _words_of_money() -> dict[str, str]:
    return {
        "arrears": _("Arrears settled"),
        "charge": _("Charge proposed"),
        "fee": _("Fee posted"),
        "payment": _("Payment"),
        "refund": _("Refund"),
        "reversal": _("Entry reversed"),
        "fine": _("Fine"),
        "protest": _("Protest filed"),
        "deposit": _("Deposit of a protest"),
        "decision": _("Decision on a protest"),
        "forfeit": _("Deposit forfeited"),
    }


def _words_of_play() -> dict[str, str]:
    return {
        "draw": _("Draw"),
        "division_decision": _("Decision for a division"),
        "move": _("Match moved"),
        "replay": _("Replay"),
        "protected_date": _("Protected date"),
        "call_up": _("Call-up"),
        "force_majeure": _("Force majeure"),
        "cup_draw": _("Cup draw"),
        "cup_round": _("Cup round paired"),
        "lot": _("Lot in the cup"),
        "cup_lot": _("Lot in the cup"),
        "qualification": _("Qualification tournament"),
        "qualification_list": _("List for a qualification tournament"),
        "qualification_decision": _("Decision on who goes up from a tournament"),
        "qualification_result": _("Result of a qualification tournament"),
        "closing": _("Decision on promotion and relegation"),
        "ratings": _("Rating period stored"),
        "rating_filing": _("Rating report on file"),
        "event": _("Event"),
    }
