"""§ 20.1, 20.2: which penalties the director and the board may impose."""

from league.facts.accounts import whole_cents
from league.facts.sanctions import Sanction
from league.findings import Sentence
from league.formatting import money
from league.outcomes.places import SanctionOutcome
from league.rulebook import Values


def sanction(facts: Sanction, values: Values) -> SanctionOutcome:
    """§ 20.1: the director's five; § 20.2: a warning, a ban or a fine by the board.

    Raises InputError for half cents.
    """
    rule = "20.1" if facts.by == "director" else "20.2"
    if facts.kind not in values.words(rule, "kinds"):
        return SanctionOutcome(False, rule, None, values.say(rule, "kind"))
    if facts.kind == "fine":
        against, ceiling = _against_fine(facts, values), values.number(rule, "most")
    elif facts.kind == "ban":
        against, ceiling = _against_ban(facts, values), values.number(rule, "ban_months")
    else:
        return SanctionOutcome(True, rule, None)
    return SanctionOutcome(against is None, rule, ceiling, against)


def _against_fine(facts: Sanction, values: Values) -> Sentence | None:
    """§ 20.2: fines reach teams and clubs only, up to the ceiling."""
    if facts.against not in values.words("20.2", "fined"):
        return values.say("20.2", "person")
    whole_cents(facts.cents or 0, "20.2")
    return _beyond(values) if (facts.cents or 0) > values.number("20.2", "most") else None


def _against_ban(facts: Sanction, values: Values) -> Sentence | None:
    """§ 20.2: only on repetition or grave breach, and for a year at most."""
    if (facts.months or 0) > values.number("20.2", "ban_months"):
        return _beyond(values)
    return None if facts.repeated or facts.grave else values.say("20.2", "first")


def _beyond(values: Values) -> Sentence:
    most, months = values.number("20.2", "most"), values.number("20.2", "ban_months")
    return values.say("20.2", "beyond", amount=money(most), months=months)
