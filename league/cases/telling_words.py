"""What cases ask and give, as it is called."""

from datetime import date, datetime

from league import formatting
from league.language import _


def question_words(ask: str) -> str:
    """Return what a case asks."""
    words = {
        "match": _("What counts, and what is owed?"),
        "lineup": _("What is wrong with the lineup?"),
        "kader": _("What is wrong with the list, and which order counts?"),
        "late_nomination": _("In which place, and eligible from when?"),
        "transfer": _("Eligible from when?"),
        "bond": _("Which division does the player belong to?"),
        "age": _("Does the person belong to the group?"),
        "board_points": _("What is a win worth on each board?"),
        "standings": _("Who stands before whom?"),
        "exclusion": _("What is not played any more, and who stands where?"),
        "withdrawal": _("Whose games count, and who stands where?"),
        "playoff": _("Who plays on, and who has won?"),
        "tiebreaks": _("Who stands where by points and criteria, and how?"),
        "promotion": _("Who goes up, and who comes down?"),
        "protest": _("Is the protest dealt with?"),
        "appeal": _("What holds of the decision below?"),
        "field": _("Who has a place, and who may follow?"),
        "entry": _("Does the entry count, and what does it cost?"),
        "court": _("Is the court in order, and who of it decides?"),
        "penalty": _("Is the penalty allowed?"),
        "cancellation": _("Is a ban proposed?"),
        "elo": _("What is the new rating?"),
        "game": _("What do the rules say?"),
    }
    return words.get(ask, ask)


def label_of(key: str) -> str:
    """Return what something given is called."""
    words = {
        "boards": _("Boards"),
        "group": _("Age group"),
        "born": _("Born"),
        "sex": _("Sex"),
        "year": _("Year"),
        "kind": _("Kind"),
        "event": _("Decided or played on"),
        "filed": _("Filed on"),
        "fee_paid": _("Fee paid"),
        "instance": _("Addressed to"),
        "granted": _("Granted"),
        "listed": _("Listed in"),
        "games": _("Games"),
        "registered": _("Postmark of the registration"),
        "deregistered": _("Notice to the old club"),
        "arrears_until": _("Arrears settled"),
        "crosses_federations": _("From another federation"),
        "represented_federation": _("Played for the old federation"),
        "submitted": _("Handed in"),
        "draw": _("Draw"),
        "max_size": _("Most players agreed"),
        "taken": _("On another list of the division"),
    }
    return words.get(key) or _other_label(key)


def _other_label(key: str) -> str:
    """Return what something given of a late nomination or of going up and down is called."""
    words = {
        "confirmed": _("Confirmed on"),
        "informed": _("Clubs told on"),
        "decided": _("Late nominations agreed"),
        "used": _("Of them used"),
        "up": _("Places in the division above"),
        "from_above": _("Coming down from above"),
        "already_there": _("Clubs with a team above"),
        "declined": _("Clubs that decline"),
        "base": _("Relegated in a normal year"),
    }
    return words.get(key, key.replace("_", " "))


def shown(value: object) -> str:
    """Return a value of a case file as it is read."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, datetime):
        return f"{formatting.day(value.date())} {formatting.clock(value.time())}"
    if isinstance(value, date):
        return formatting.day(value)
    if isinstance(value, list):
        return ", ".join(shown(one) for one in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(one)}" for key, one in value.items())
    words = {
        None: "–",
        "team": _("team competition"),
        "individual": _("individual tournament"),
        "open": _("still open"),
    }
    return words.get(value if isinstance(value, str | None) else "", str(value))
