"""§ 13: the appeals committee, and what an appeal costs."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date, datetime

from league.facts.committees import Committee
from league.findings import Finding, Sentence
from league.outcomes.tournaments.committees import Deciding, deciding, everybody, involved, seated
from league.rulebook import Values
from league.rulebooks.fide_tr.making import Named


def committee(
    found: Committee, _where: str, begins: datetime | None, values: Values
) -> Iterator[Finding]:
    """§ 13.2, 13.3: who sits on it, and that fee and time limit are fixed beforehand.

    Who is too young is known once the first day is (``begins``).
    """
    if not everybody(found):
        yield _finding(values.say("13.2", "none"))
    else:
        yield from _seats(found, values)
        yield from _persons(found, values)
        if begins:
            yield from _too_young(found, begins.date(), values)
    if found.fee is None:
        yield Finding("13.3", "13.3", values.say("13.3", "fee"))
    if not found.term.strip():
        yield Finding("13.3", "13.3", values.say("13.3", "term"))


def on_appeal(found: Committee, parties: Sequence[str], values: Values) -> Deciding:
    """§ 13.2: who decides, the chair first: nobody in his own case, deputies move up."""
    names, party = deciding(found, parties), Named(involved(found, parties))
    chair = names[0] if names else ""
    said = {"deciding": Named(names), "chair": chair, "parties": party, "number": len(names)}
    sentence = values.say("13.2", _how(len(names), len(party.names)), **said)
    return Deciding(names, "13.2", sentence)


def _how(left: int, party: int) -> str:
    """Return the name of the sentence for so many who decide and so many party to the case."""
    if not left:
        return "nobody" if party else "none"
    if not party:
        return "decide"
    return "own_case" if _odd(left) else "own_case_even"


def _odd(number: int) -> bool:
    return bool(number & 1)


def _seats(found: Committee, values: Values) -> Iterator[Finding]:
    """Find what the committee has too few or too many of."""
    if not found.chair:
        yield _finding(values.say("13.2", "chair"))
    for name, people in (("members", found.members), ("deputies", found.deputies)):
        wanted = values.number("13.2", name)
        if len(people) != wanted:
            yield _finding(values.say("13.2", name, number=len(people), wanted=wanted))
    number = len(seated(found))
    if not _odd(number):
        yield _finding(values.say("13.2", "even", number=number))


def _persons(found: Committee, values: Values) -> Iterator[Finding]:
    """Find who stands there twice, and who is of one federation."""
    times = Counter(everybody(found))
    for name, often in times.items():
        if often > 1:
            yield _finding(values.say("13.2", "twice", player=name))
    of: dict[str, list[str]] = {}
    for name in times:
        if federation := found.federations.get(name):
            of.setdefault(federation, []).append(name)
    for federation, names in of.items():
        if len(names) > 1:
            sentence = values.say("13.2", "same", names=Named(names), federation=federation)
            yield _finding(sentence)


def _too_young(found: Committee, day: date, values: Values) -> Iterator[Finding]:
    """Find who has not reached the least age on the day of round 1."""
    years = values.number("13.2", "years")
    for name in dict.fromkeys(everybody(found)):
        born = found.born.get(name)
        if born and _age(born, day) < years:
            said = {"player": name, "born": born, "day": day, "years": years}
            yield _finding(values.say("13.2", "young", **said))


def _age(born: date, day: date) -> int:
    before_birthday = (day.month, day.day) < (born.month, born.day)
    return day.year - born.year - before_birthday


def _finding(sentence: Sentence) -> Finding:
    return Finding("13.2", "13.2", sentence)
