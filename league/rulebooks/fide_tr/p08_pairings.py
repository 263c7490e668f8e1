"""§ 8: the draw of numbers, restrictions of the pairings, changes before round 1."""

from datetime import datetime, timedelta

from league.facts.tournaments import System
from league.findings import Finding, Note, Sentence
from league.rulebook import Values

_SENTENCES = {
    System.ROUND_ROBIN: "berger",
    System.DOUBLE_ROUND_ROBIN: "double",
    System.SWISS: "swiss",
}


def drawn(drawn: datetime, begins: datetime, values: Values) -> Finding | None:
    """§ 8.2: numbers are drawn hours, or a night, before round 1."""
    hours = values.number("8.2", "hours")
    earliest = drawn + timedelta(hours=hours)
    if earliest <= begins or drawn.date() < begins.date():
        return None
    said = {"drawn": drawn, "begins": begins, "hours": hours}
    sentence = values.say("8.2", "after" if drawn >= begins else "finding", **said)
    arithmetic = values.say("8.2", "arithmetic", earliest=earliest, **said)
    return Finding("8.2", "8.2", sentence, arithmetic=arithmetic)


def changed(number: int | None, joined: bool, values: Values) -> Note:
    """§ 8.3: between draw and round 1 the pairings stay, whoever leaves or joins."""
    name = "full" if number is None else "joined" if joined else "left"
    return Note("8.3", values.say("8.3", name, number=number))


def pairs_by(system: System, values: Values) -> Sentence:
    """§ 8.4: round robins by the Berger tables, a Swiss as announced."""
    return values.say("8.4", _SENTENCES[system])


def restricted(announced: datetime, begins: datetime, values: Values) -> Finding | None:
    """§ 8.5: restrictions of the pairings are announced before round 1 begins."""
    if announced < begins:
        return None
    sentence = values.say("8.5", announced=announced, begins=begins)
    return Finding("8.5", "8.5", sentence)


def together(one: str, other: str, number: int, values: Values) -> Finding:
    """§ 8.5: two who should be kept apart meet in one of the last rounds: ``number``."""
    return Finding("8.5", "8.5", values.say("8.5", "late", one=one, other=other, round=number))


def varma(number: int, values: Values) -> Finding | None:
    """§ 8.6: the tables that keep some apart are meant for 10 to 24 players."""
    fewest, most = values.number("8.6", "fewest"), values.number("8.6", "most")
    if fewest <= number <= most:
        return None
    sentence = values.say("8.6", fewest=fewest, most=most, number=number)
    return Finding("8.6", "8.6", sentence)
