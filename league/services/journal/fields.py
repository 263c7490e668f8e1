"""What the journal calls the fields of facts."""

from collections.abc import Container, Mapping

from league.language import _, per_language
from league.services.journal.record_fields import fields_of_records


def field_name(name: str, beside: Container[str] = ()) -> str:
    """Return what a stored value is called, part by part; as it is stored when nobody knows it.

    ``beside`` = the fields of the same fact: "first" is an opponent beside "second", else a day.
    """
    if name == "first" and "second" in beside:
        return _("first player")
    if name.startswith("facts "):
        sentence = _("number of {things}")
        return sentence.format(things=_part(name.partition(" ")[2]))
    parts = name.split()
    followed = [*(one.isdecimal() for one in parts[1:]), False]
    return " ".join(
        _one().get(part, _part(part)) if numbered else _part(part)
        for part, numbered in zip(parts, followed, strict=False)
    )


def _part(name: str) -> str:
    return known_fields().get(name, name.replace("_", " "))


@per_language
def known_fields() -> Mapping[str, str]:
    """Return the words by the names of the fields."""
    return {
        **_fields(),
        **_fields_of_people(),
        **_fields_of_money(),
        **_fields_of_matches(),
        **_lists(),
        **fields_of_records(),
    }


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
        "list_date": _("Rating list"),
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
        "posted": _("postmark"),
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
        "away_player": _("player of the away team"),
        "board": _("board"),
        "end_date": _("last day"),
        "fixture": _("match"),
        "gaps_paid": _("gaps paid"),
        "home": _("home"),
        "home_player": _("player of the home team"),
        "match": _("match"),
        "played_on": _("played on"),
        "remark": _("remark"),
        "result": _("result"),
        "round": _("round"),
        "side": _("side"),
        "start": _("start"),
    }


@per_language
def _one() -> Mapping[str, str]:
    """Return what one of a list's facts is called, by the list."""
    return {
        "divisions": _("division"),
        "clubs": _("club"),
        "players": _("player"),
        "registrations": _("registration"),
        "teams": _("team"),
        "squads": _("place on a list"),
        "fixtures": _("match"),
        "boards": _("board"),
        "reports": _("match report"),
        "declarations": _("declaration"),
        "external_games": _("game elsewhere"),
        "national_squads": _("place on a national list"),
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
        "reports": _("match reports"),
        "declarations": _("declarations"),
        "external_games": _("games elsewhere"),
        "national_squads": _("places on national lists"),
    }
