"""What lot or play-off decides between level teams, recorded by an official."""

from collections.abc import Iterator, Sequence

from league.decision_subjects import WAYS, Order
from league.errors import InputError
from league.language import _
from league.outcomes.standings import Standing
from league.rulings import Action, Ruling
from league.services.matches import decisions
from league.services.matches.ties import ways
from league.services.matches.verdict_words import target_words, way_words
from league.services.session.desk import Desk, names_in
from league.services.session.trial_runs import Outcome, as_step
from league.storage.database import moment


@as_step
def order_step(desk: Desk, why: str, order: Order) -> Outcome:
    """The order of level teams as lot or play-off decided it."""
    _refuse(desk, order)
    decisions.store(desk, Ruling(Action.ADD, order, why, desk.actor.name, moment()))
    names = names_in(desk, order.division)
    divisions = {order.division: desk.division(order.division).name}
    return Outcome(f"{target_words(order, names, divisions)}.")


def _refuse(desk: Desk, order: Order) -> None:
    """Refuse an order that decides nothing, or by a way that the book does not know."""
    desk.division(order.division)
    known = ways(desk.book, order.division, desk)
    if order.way not in known:
        sentence = _("Here {way} decides between level teams, not {other}.")
        right = _(" or ").join(map(way_words, known))
        raise InputError(sentence, way=right, other=way_words(order.way))
    for team in order.teams:
        desk.team(team)
    level = level_groups(desk.judgement.tables.get(order.division, ()))
    if set(order.teams) not in [set(group) for group in level]:
        told = "; ".join(", ".join(group) for group in level) or _("no teams")
        sentence = _("These teams are not level in {division}. Level are: {teams}.")
        raise InputError(sentence, division=desk.division(order.division).name, teams=told)


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
