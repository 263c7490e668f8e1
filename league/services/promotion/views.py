"""Promotion as it is shown. What nobody decided yet is assumed, and asked."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from league.errors import InputError
from league.facts.qualifications import Qualifier
from league.language import _, ngettext
from league.outcomes.closing import UNDECIDED, Decided, Rung
from league.record_kinds import QUALIFICATION
from league.rulebook import has_rule, missing
from league.rulebook.topics import Topic
from league.services.promotion.decisions import keeping, on_record, open_numbers, settled
from league.services.promotion.moves import moves_of
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.views.promotion import (
    STAYS,
    MoveRow,
    OpenMatch,
    Promotion,
    PromotionDesk,
    PromotionView,
    Seat,
    TierView,
)


def promotion_desk(desk: Desk) -> PromotionDesk:
    """Return who moves, and what there is to decide. Raises RuleBookError, StorageError."""
    values = desk.values(desk.world.first_day)
    if why := missing(desk.book.movement.pyramid, values):
        return PromotionDesk(PromotionView(why), possible=False)
    if not desk.book.movement.pyramid(desk.season.divisions, values):
        sentence = _("No division of {season} has promotion.")
        refused = sentence.format(season=desk.season.name)
        return PromotionDesk(PromotionView(refused), possible=False)
    decided = on_record(desk.season.name)
    try:
        view = view_of(desk, decided)
    except InputError as error:
        view = PromotionView(str(error))
    ways = {**ways_down(desk), **no_way_down(desk), **_staying(desk, decided, view)}
    return PromotionDesk(view, decided, tuple(open_numbers(desk)), ways, tuple(keeping(desk)))


def view_of(desk: Desk, decided: Decided) -> PromotionView:
    """Return who moves by these decisions. Raises InputError as ``promotion`` does."""
    return _view(desk, *_as_it_stands(desk, decided))


def standing_moves(desk: Desk, decided: Decided) -> Promotion:
    """Return the same without what makes it a page. Raises InputError as ``promotion`` does."""
    found, _asked, _guessed = _as_it_stands(desk, decided)
    return found


def _as_it_stands(desk: Desk, decided: Decided) -> tuple[Promotion, list[str], dict[str, str]]:
    """Return who moves, with the divisions and teams of which something is assumed for it."""
    asked = [
        division
        for division in open_numbers(desk)
        if (numbers := decided.numbers.get(division, UNDECIDED)).up is None
        and numbers.qualified is None
    ]
    guessed = {
        team: ways[0]
        for team, ways in ways_down(desk).items()
        if team not in decided.choices.placed
    }
    return settled(desk, _assumed(decided, asked, guessed)), asked, guessed


def ways_down(desk: Desk) -> dict[str, tuple[str, ...]]:
    """Return the teams that could go down to several divisions or none, from the last place up."""
    above = desk.book.movement.pyramid(desk.season.divisions, desk.values(desk.world.first_day))
    found: dict[str, tuple[str, ...]] = {}
    for division in filter(None, dict.fromkeys(above.values())):
        feeders = [id for id, higher in above.items() if higher == division]
        for row in reversed(desk.judgement.tables.get(division, ())):
            if len(_serving(desk, division, feeders, row.team)) != 1:
                found[row.team] = tuple(feeders)
    return found


def no_way_down(desk: Desk) -> dict[str, tuple[str, ...]]:
    """Return the excluded teams below whose division no other lies, with their own division."""
    if not has_rule(desk.book.movement.pyramid):
        return {}
    above = desk.book.movement.pyramid(desk.season.divisions, desk.values(desk.world.first_day))
    lowest = above.keys() - set(above.values())
    teams = desk.world.teams
    excluded = sorted(desk.judgement.excluded & teams.keys())
    return {team: (teams[team].division,) for team in excluded if teams[team].division in lowest}


def _staying(desk: Desk, decided: Decided, view: PromotionView) -> dict[str, tuple[str, ...]]:
    """Return the teams that may stay by decision, asked or decided, with their own division."""
    teams = desk.world.teams
    own: dict[str, tuple[str, ...]] = {
        team: (teams[team].division,) for team in view.asked if team in teams
    }
    for team, division in decided.choices.placed.items():
        if team in teams and teams[team].division == division:
            own[team] = (division,)
    return own


def _serving(desk: Desk, division: str, feeders: Sequence[str], team: str) -> list[str]:
    """Return the divisions below that take a team: those of its club's Kreis."""
    if desk.world.divisions[division].district is not None:
        return list(feeders)
    district = desk.world.clubs[desk.world.teams[team].club].district
    divisions = desk.world.divisions
    return [id for id in feeders if divisions[id].district in (None, district)]


def _assumed(decided: Decided, asked: Sequence[str], guessed: Mapping[str, str]) -> Decided:
    """Return the decisions with what is not decided filled in: nobody goes up, the first below."""
    numbers = dict(decided.numbers)
    for division in asked:
        numbers[division] = replace(numbers.get(division, UNDECIDED), up=0)
    choices = replace(decided.choices, placed={**guessed, **decided.choices.placed})
    return replace(decided, numbers=numbers, choices=choices)


def _view(
    desk: Desk, found: Promotion, asked: Sequence[str], guessed: Mapping[str, str]
) -> PromotionView:
    rungs = sorted(found.rungs, key=lambda rung: rung.division.level)
    moves = moves_of(desk, found, guessed)
    held = recorded(desk.season.name, QUALIFICATION)
    values = desk.values(desk.world.first_day)
    return PromotionView(
        outside=found.outside.name,
        top=next(rung.division.id for rung in rungs if rung.above is None),
        tiers=tuple(
            replace(
                _tier(desk, found, rung, moves, asked),
                tournaments=tuple(_tournaments(desk, rung, held.values())),
            )
            for rung in rungs
        ),
        moves=moves,
        questions=(*_questions(desk, asked, moves), *found.undecided.lines, *found.asked),
        asked=tuple(one.team for one in found.cascade.asked if one.team is not None),
        findings=finding_views(desk, values, found.cascade.findings),
        waiting=_waiting(desk, {rung.division.id for rung in rungs}),
    )


def _tier(
    desk: Desk, found: Promotion, rung: Rung, moves: Sequence[MoveRow], asked: Collection[str]
) -> TierView:
    division = rung.division
    mine = {move.team: move for move in moves if move.source == division.id}
    places = {
        team: f"{tie.first}–{tie.last}"
        for tie in found.undecided.ties
        if tie.division == division.id
        for team in tie.teams
    }
    return TierView(
        id=division.id,
        name=division.name,
        district=division.district,
        above=rung.above,
        seats=tuple(
            Seat(
                place,
                desk.world.teams[entry.team].name,
                mine.get(entry.team),
                places.get(entry.team, ""),
            )
            for place, entry in enumerate(rung.ranking, 1)
        ),
        arriving=tuple(move for move in moves if move.target == division.id and move.way != STAYS),
        next=len(found.cascade.divisions[division.id]),
        planned=rung.planned,
        number_open=division.id in asked,
    )


def _tournaments(desk: Desk, rung: Rung, held: Iterable[Qualifier]) -> list[str]:
    known = desk.world.teams
    lines = []
    for one in held:
        if one.division == rung.division.id:
            names = ", ".join(known[team].name for team in one.draw)
            lines.append(_("{name}: {teams}").format(name=one.name, teams=names))
    if rung.qualified is not None:
        names = ", ".join(known[team].name for team in rung.qualified)
        lines.append(_("Order after qualification: {teams}").format(teams=names))
    return lines


def _questions(desk: Desk, asked: Sequence[str], moves: Sequence[MoveRow]) -> list[str]:
    sentence = _("{division}: how many teams go up is not decided{cited}; none is shown.")
    found = [
        sentence.format(
            cited=desk.book.cited(Topic.DISTRICT_PROMOTION), division=desk.world.divisions[id].name
        )
        for id in asked
    ]
    placed = _("{team} goes down, but where to is not decided; shown is {division}.")
    return found + [
        placed.format(team=move.name, division=move.target_name) for move in moves if move.assumed
    ]


def _waiting(desk: Desk, divisions: Collection[str]) -> tuple[OpenMatch, ...]:
    names = desk.world.teams
    return tuple(
        OpenMatch(key, desk.world.divisions[key[0]].name, names[key[2]].name, names[key[3]].name)
        for key, one in sorted(desk.judgement.matches.items())
        if key[0] in divisions and one.waits
    )


def waiting_words(view: PromotionView) -> str:
    """Return how much could still change."""
    number = len(view.waiting)
    if not number:
        return _("Every match has its result.")
    return ngettext(
        "{n} match has no result and could still change this.",
        "{n} matches have no result and could still change this.",
        number,
    ).format(n=number)
