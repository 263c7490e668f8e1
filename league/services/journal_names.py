"""Names of the journal's kinds of steps, and of the values in them."""

from league.language import _


def word_of(what: str) -> str:
    """Return the kind of a step in words; as it is stored when nobody knows it."""
    if what.startswith("undo:"):
        _undo, number, rest = what.split(":", 2)
        return _("Step {number} taken back ({what})").format(number=number, what=word_of(rest))
    return known_steps().get(what, what)


def known_steps() -> dict[str, str]:
    """Return the words by what the journal stores."""
    return {
        "import": _("Season imported"),
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
        "equal_status": _("Equal status"),
        "left_home": _("Home federation left"),
        "suspension": _("Suspension of a club"),
        "consent": _("Consent of a federation"),
        "joint_team": _("Joint team"),
        "list": _("Kader list handed in"),
        "list_draft": _("Kader list begun, not handed in"),
        "nomination": _("Late nomination"),
        "declaration": _("Declaration (§ 17)"),
        "ban": _("Ban of a club"),
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
        "move": _("Match moved"),
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


def field_name(name: str) -> str:
    """Return what a stored value is called, part by part; as it is stored when nobody knows it."""
    if name.startswith("facts "):
        sentence = _("number of {things}")
        return sentence.format(things=_part(name.partition(" ")[2]))
    return " ".join(_part(part) for part in name.split())


def _part(name: str) -> str:
    words = {
        **_fields(),
        **_fields_of_people(),
        **_fields_of_money(),
        **_fields_of_matches(),
        **_lists(),
    }
    return words.get(name, name.replace("_", " "))


def _fields() -> dict[str, str]:
    return {
        "body": _("body"),
        "club": _("club"),
        "day": _("day"),
        "division": _("division"),
        "first": _("from"),
        "ident": _("player"),
        "idents": _("players"),
        "kind": _("kind"),
        "last": _("until"),
        "list_date": _("Elo list"),
        "list_submitted": _("list handed in"),
        "name": _("name"),
        "place": _("place"),
        "reason": _("reason"),
        "rulebook": _("rule book"),
        "suspended_from": _("suspended from"),
        "suspended_until": _("suspended until"),
        "team": _("team"),
    }


def _fields_of_people() -> dict[str, str]:
    return {
        "born": _("born"),
        "deregistered": _("deregistered"),
        "eligible_from": _("eligible from"),
        "equal_status": _("equal status"),
        "forwarded": _("passed on"),
        "given_name": _("given name"),
        "nation": _("nation"),
        "nominated": _("nominated"),
        "notice": _("notice"),
        "posted": _("posted"),
        "reported": _("reported"),
        "surname": _("surname"),
    }


def _fields_of_money() -> dict[str, str]:
    return {
        "action": _("decision"),
        "by": _("by"),
        "at": _("at"),
        "cash": _("cash"),
        "cents": _("amount"),
        "credit": _("credit"),
        "creditor": _("creditor"),
        "debit": _("debit"),
        "debtor": _("debtor"),
        "reference": _("about"),
        "rule": _("paragraph"),
        "status": _("status"),
        "target": _("on what"),
        "what": _("what"),
    }


def _fields_of_matches() -> dict[str, str]:
    return {
        "away": _("away"),
        "away_player": _("away player"),
        "board": _("board"),
        "end_date": _("last day"),
        "fixture": _("match"),
        "gaps_paid": _("gaps paid"),
        "home": _("home"),
        "home_player": _("home player"),
        "match": _("match"),
        "played_on": _("played on"),
        "remark": _("remark"),
        "result": _("result"),
        "round": _("round"),
        "side": _("side"),
        "start": _("start"),
    }


def _lists() -> dict[str, str]:
    return {
        "divisions": _("divisions"),
        "clubs": _("clubs"),
        "players": _("players"),
        "registrations": _("registrations"),
        "teams": _("teams"),
        "squads": _("places on lists"),
        "fixtures": _("matches"),
        "boards": _("boards"),
        "reports": _("reports"),
        "declarations": _("declarations"),
    }
