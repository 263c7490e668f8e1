"""§ 5.5-5.8: the court of a tournament, and who of it decides."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime

from league.facts.committees import ELECTORS, Committee
from league.findings import Finding, Sentence
from league.outcomes.tournaments.committees import Deciding, deciding, everybody, involved, seated
from league.rulebook import Values
from league.rulebooks.sjrp_2025.p05_eligibility import age_group_limit


def court(
    found: Committee, where: str, begins: datetime | None, values: Values
) -> Iterator[Finding]:
    """§ 5.5-5.7: three members and two deputies, elected by whom the group has it.

    Nobody is of the board, no two are of one club, nobody is younger than the U16. ``where`` is
    the competition. Who is too young is known once the first day is (``begins``).
    """
    for name, people in (("members", seated(found)), ("deputies", found.deputies)):
        wanted = values.number("5.5", name)
        if len(people) != wanted:
            yield _finding(values.say("5.5", name, number=len(people), wanted=wanted))
    for player, times in Counter(everybody(found)).items():
        if times > 1:
            yield _finding(values.say("5.5", "twice", player=player), player)
    yield from _of_board_or_club(found, values)
    yield from _wrongly_elected(found, where, values)
    if begins:
        yield from _too_young(found, begins.year, values)


def _of_board_or_club(found: Committee, values: Values) -> Iterator[Finding]:
    seen: dict[str, str] = {}
    for player in dict.fromkeys(everybody(found)):
        if player in found.board:
            yield _finding(values.say("5.5", "board", player=player), player)
        club = found.clubs.get(player, "")
        if club and club in seen:
            said = values.say("5.5", "one_club", player=player, other=seen[club], club=club)
            yield _finding(said, player)
        seen.setdefault(club, player)


def _wrongly_elected(found: Committee, where: str, values: Values) -> Iterator[Finding]:
    """§ 5.7: by players, carers or captains; of school chess nothing is said."""
    wanted = next((one for one in ELECTORS if where in values.words("5.7", one)), "")
    for player in dict.fromkeys(everybody(found)):
        by = found.electors.get(player, wanted)
        if wanted and by != wanted:
            yield Finding("5.7", "5.7", values.say("5.7", wanted, player=player), player=player)


def _too_young(found: Committee, year: int, values: Values) -> Iterator[Finding]:
    limit = age_group_limit(values.word("5.5", "too_young"), year, values).born_from
    group = values.word("5.5", "youngest")
    for player in dict.fromkeys(everybody(found)):
        born = found.born.get(player)
        if born and limit and born >= limit:
            said = values.say("5.5", "young", player=player, born=born, group=group)
            yield _finding(said, player)


def _finding(sentence: Sentence, player: str | None = None) -> Finding:
    return Finding("5.5", "5.5", sentence, player=player)


def on_appeal(found: Committee, parties: Sequence[str], values: Values) -> Deciding:
    """§ 5.5, 5.8: who decides: nobody who is party to the case, deputies move up."""
    wanted = values.number("5.5", "members")
    names, party = deciding(found, parties, wanted), "; ".join(involved(found, parties))
    if not everybody(found):
        return Deciding((), "5.5", values.say("5.5", "members", number=0, wanted=wanted))
    said = {"deciding": "; ".join(names), "parties": party, "number": len(names), "wanted": wanted}
    return Deciding(names, "5.8", values.say("5.8", _how(len(names), wanted, party), **said))


def _how(left: int, wanted: int, party: str) -> str:
    """Return the name of the sentence for so many who are left to decide."""
    if not left:
        return "nobody"
    if not party:
        return "decide"
    return "few" if left < wanted else "own_case"
