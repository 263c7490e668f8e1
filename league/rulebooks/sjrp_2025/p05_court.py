"""§ 5.5-5.8: the court of a tournament, and who of it decides."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime

from league.facts.tournaments import Committee
from league.findings import Finding, Sentence
from league.outcomes.tournaments.committees import Deciding, deciding, everybody, involved, seated
from league.rulebook import Values
from league.rulebooks.sjrp_2025.p05_eligibility import age_group_limit


def court(found: Committee, begins: datetime | None, values: Values) -> Iterator[Finding]:
    """§ 5.5, 5.6: three members and two deputies, none younger than the U16.

    Who is too young is known once round 1 has its hour (``begins``).
    """
    for name, people in (("members", seated(found)), ("deputies", found.deputies)):
        wanted = values.number("5.5", name)
        if len(people) != wanted:
            yield _finding(values.say("5.5", name, number=len(people), wanted=wanted))
    for player, times in Counter(everybody(found)).items():
        if times > 1:
            yield _finding(values.say("5.5", "twice", player=player))
    if begins:
        yield from _too_young(found, begins.year, values)


def _too_young(found: Committee, year: int, values: Values) -> Iterator[Finding]:
    limit = age_group_limit(values.word("5.5", "too_young"), year, values).born_from
    group = values.word("5.5", "youngest")
    for player in dict.fromkeys(everybody(found)):
        born = found.born.get(player)
        if born and limit and born >= limit:
            yield _finding(values.say("5.5", "young", player=player, born=born, group=group))


def _finding(sentence: Sentence) -> Finding:
    return Finding("5.5", "5.5", sentence)


def on_appeal(found: Committee, parties: Sequence[str], values: Values) -> Deciding:
    """§ 5.5, 5.8: who decides: nobody who is party to the case, deputies move up."""
    names, party = deciding(found, parties), ", ".join(involved(found, parties))
    wanted = values.number("5.5", "members")
    if not everybody(found):
        return Deciding((), "5.5", values.say("5.5", "members", number=0, wanted=wanted))
    said = {"deciding": ", ".join(names), "parties": party, "number": len(names), "wanted": wanted}
    return Deciding(names, "5.8", values.say("5.8", _how(len(names), wanted, party), **said))


def _how(left: int, wanted: int, party: str) -> str:
    """Return the name of the sentence for so many who are left to decide."""
    if not left:
        return "nobody"
    if not party:
        return "decide"
    return "few" if left < wanted else "own_case"
