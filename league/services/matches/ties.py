"""Teams that are level by every criterion: and what is open because of it."""

from collections.abc import Sequence
from itertools import groupby

from league.decision_subjects import WAYS
from league.language import _
from league.rulebook import RuleBook
from league.services.matches.verdict_words import way_words
from league.services.session.desk import Desk, Judged
from league.views.ties import Tie


def shared_places(known: Judged, division: str) -> tuple[Tie, ...]:
    """Return the teams that share a place in a division's table, also before they played."""
    table = known.judgement.tables.get(division, ())
    rows = [row for row in table if not row.excluded]
    groups = [list(group) for _rank, group in groupby(rows, lambda row: row.rank)]
    return tuple(
        Tie(
            division,
            group[0].rank,
            tuple(row.team for row in group),
            begun=any(row.played or row.provisional for row in group),
        )
        for group in groups
        if len(group) > 1
    )


def ties(known: Judged, division: str) -> tuple[Tie, ...]:
    """Return the teams that share a place in a division's table, those who played nothing apart."""
    return tuple(tie for tie in shared_places(known, division) if tie.begun)


def over(known: Judged, division: str) -> bool:
    """Say whether no match of a division waits for its result."""
    mine = [one for key, one in known.judgement.matches.items() if key[0] == division]
    return bool(mine) and not any(one.waits for one in mine)


def without_champion(known: Judged, division: str) -> Tie | None:
    """Return the tie for the first place of a division that is over: nobody has won it yet."""
    first = [tie for tie in ties(known, division) if tie.first == 1]
    return first[0] if first and over(known, division) else None


def ways(book: RuleBook, division: str, known: Judged) -> Sequence[str]:
    """Return what decides between level teams, by the book; any way where it says nothing."""
    return book.tie(known.judgement.world.divisions[division], known.first_values) or WAYS


def usual_way(desk: Desk, division: str) -> str:
    """Return what decides between level teams unless somebody says otherwise."""
    return ways(desk.book, desk.division(division).id, desk)[0]


def tie_words(known: Judged, tie: Tie) -> str:
    """Return who is level on which places, and what decides."""
    teams = known.judgement.world.teams
    names = ", ".join(teams[team].name for team in tie.teams)
    decides = _(" or ").join(way_words(way) for way in ways(known.book, tie.division, known))
    sentence = _("{division}: places {first}–{last} are level ({teams}): {way} decides.")
    return sentence.format(
        division=known.judgement.world.divisions[tie.division].name,
        first=tie.first,
        last=tie.last,
        teams=names,
        way=decides,
    )


def idle_words(known: Judged, tie: Tie) -> str:
    """Return that nothing is known yet of teams that have no result."""
    world, table = known.judgement.world, known.judgement.tables[tie.division]
    names = {row.team: world.teams[row.team].name for row in table if not row.excluded}
    division = world.divisions[tie.division].name
    if len(names) == len(tie.teams):
        sentence = _("{division} has no result yet: who moves there is not known.")
        return sentence.format(division=division)
    sentence = _("Not known whether they move: {teams} have no result yet ({division}).")
    return sentence.format(division=division, teams=", ".join(names[one] for one in tie.teams))


def how_words(tie: Tie) -> str:
    """Return how an official records what lot or play-off decided."""
    sentence = _("Record it on the table (l), or: spielleiter ruling order {division} {teams}")
    return sentence.format(division=tie.division, teams=" ".join(tie.teams))
