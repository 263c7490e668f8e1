"""Teams that are level by every criterion: what is open because of it, and how it is decided."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from league import forms
from league.errors import InputError
from league.language import _
from league.outcomes.standings import Standing
from league.rulebook import RuleBook
from league.rulings import Action, Ruling
from league.services.matches.verdict_steps import ruled, table_changes
from league.services.matches.verdict_words import target_words, way_words
from league.services.session.desk import Desk
from league.services.session.opening import Judged, judged_again, of_desk
from league.services.session.team_names import names_in
from league.services.session.trial_runs import Outcome, Step
from league.storage.database import moment
from league.targets import WAYS, Order
from league.views.promotion import Tie


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
    """Say whether no match of a division waits for its result, those of excluded teams left out."""
    out = known.judgement.excluded
    mine = [(key, one) for key, one in known.judgement.matches.items() if key[0] == division]
    return bool(mine) and not any(one.waits for key, one in mine if not out.intersection(key[2:]))


def without_champion(known: Judged, division: str) -> Tie | None:
    """Return the tie for the first place of a division that is over: nobody has won it yet."""
    first = [tie for tie in ties(known, division) if tie.first == 1]
    return first[0] if first and over(known, division) else None


def ways(book: RuleBook, division: str, known: Judged) -> Sequence[str]:
    """Return what decides between level teams, by the book; any way where it says nothing."""
    return book.tie(known.judgement.world.divisions[division], known.values) or WAYS


def usual_way(desk: Desk, division: str) -> str:
    """Return what decides between level teams unless somebody says otherwise."""
    return ways(desk.book, desk.division(division).id, of_desk(desk))[0]


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
    names = {row.team: known.judgement.world.teams[row.team].name for row in _rows(known, tie)}
    division = known.judgement.world.divisions[tie.division].name
    if len(names) == len(tie.teams):
        sentence = _("{division} has no result yet: who moves there is not known.")
        return sentence.format(division=division)
    sentence = _("{division}: {teams} have no result yet: whether they move is not known.")
    return sentence.format(division=division, teams=", ".join(names[one] for one in tie.teams))


def _rows(known: Judged, tie: Tie) -> Sequence[Standing]:
    return [row for row in known.judgement.tables[tie.division] if not row.excluded]


def how_words(tie: Tie) -> str:
    """Return how an official records what lot or play-off decided."""
    sentence = _("Record it on the table (l), or: spielleiter ruling order {division} {teams}")
    return sentence.format(division=tie.division, teams=" ".join(tie.teams))


def order_step(order: Order) -> Step:
    """Return the order of level teams as lot or play-off decided it."""

    def step(desk: Desk, why: str) -> Outcome:
        _refuse(desk, order)
        ruled(desk, Ruling(Action.ADD, order, why, desk.actor.name, moment()))
        after = judged_again(desk)
        names = names_in(desk, order.division)
        divisions = {order.division: desk.division(order.division).name}
        says = f"{target_words(order, names, divisions)}."
        return Outcome(says, notes=tuple(table_changes(desk, after, order.division)))

    return step


def _refuse(desk: Desk, order: Order) -> None:
    """Refuse an order that decides nothing, or by a way that the book does not know."""
    desk.division(order.division)
    known = ways(desk.book, order.division, of_desk(desk))
    if order.way not in known:
        sentence = _("Here {way} decides between level teams, not {other}.")
        right = _(" or ").join(map(way_words, known))
        raise InputError(sentence.format(way=right, other=way_words(order.way)))
    for team in order.teams:
        desk.team(team)
    level = level_groups(desk.judgement.tables.get(order.division, ()))
    if set(order.teams) not in [set(group) for group in level]:
        told = "; ".join(", ".join(group) for group in level) or _("none")
        sentence = _("These teams are not level in {division}. Level are: {teams}.")
        raise InputError(
            forms.filled_in(sentence, division=desk.division(order.division).name, teams=told)
        )


def level_groups(table: Sequence[Standing]) -> list[tuple[str, ...]]:
    """Return the teams that no criterion separates, also where lot or play-off has decided."""
    return [tuple(group) for group in _groups(table) if len(group) > 1]


def _groups(table: Sequence[Standing]) -> Iterator[list[str]]:
    group: list[str] = []
    for row in table:
        if row.excluded:
            continue
        if group and row.separated_by not in (*WAYS, "shared"):
            yield group
            group = []
        group.append(row.team)
    if group:
        yield group
