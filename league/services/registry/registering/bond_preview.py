"""The class bond before a lineup is final: what this game is to each player, and what the next."""

from collections.abc import Sequence
from datetime import date, timedelta

from league.errors import InputError
from league.facts.seasons import Division
from league.facts.squads import ClubMember
from league.facts.world import World, look_up
from league.judging.absences import absences_of
from league.judging.members import binding, external_games, higher_uses, lowest_lists
from league.language import _
from league.rulebook import RuleBook
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.session import transactions
from league.services.session.checks import in_season, known_player, known_team
from league.views.players import BondLine


def bond_preview(
    season: str | None, team: str, idents: Sequence[str], day: date
) -> tuple[BondLine, ...]:
    """Return what a match of a team on a day is to each player of a lineup.

    Raises NotFoundError, InputError for a day out of season or a player named twice,
    RuleBookError, StorageError.
    """
    loaded, _rulings = transactions.load(season)
    known_team(loaded, team)
    in_season(loaded, day, Topic.BINDING)
    for ident in idents:
        known_player(loaded, ident)
        if idents.count(ident) > 1:
            raise InputError(_("{ident} is named twice."), ident=ident)
    return bond_lines(look_up(loaded), load(loaded.rulebook), team, idents, day)


def bond_lines(
    world: World, book: RuleBook, team: str, idents: Sequence[str], day: date
) -> tuple[BondLine, ...]:
    """Return what a match of a team is to players of a season that is at hand already."""
    lists = lowest_lists(world)
    return tuple(_line(world, book, team, ident, day, lists) for ident in idents)


def _line(
    world: World,
    book: RuleBook,
    team: str,
    ident: str,
    day: date,
    lists: dict[ClubMember, Division],
) -> BondLine:
    club, division = world.teams[team].club, world.division_of(team)
    name = world.players[ident].name
    listed = lists.get((club, ident))
    if listed is None or not listed.below(division):
        return BondLine(name, listed.name if listed else "", 0)
    uses = [use for use in _uses(world, book, (club, ident), listed) if use[0] < day]
    values = book.on(world.first_day)
    before, now, after = (
        book.bonds(listed, [*uses, *more], values)
        for more in ((), ((day, division),), ((day, division), (day + timedelta(1), division)))
    )
    return BondLine(
        name=name,
        listed=listed.name,
        game=len(uses) + 1,
        bound=now[-1] if len(now) > len(before) else None,
        next=after[-1] if len(after) > len(now) else None,
        already=before[-1] if before else None,
    )


def _uses(
    world: World, book: RuleBook, who: ClubMember, listed: Division
) -> list[tuple[date, Division]]:
    uses = higher_uses(world, who, listed, absences_of(world, book).unused)
    declared = {(one.club, one.ident) for one in world.season.declarations}
    if who not in declared:
        uses += binding(world, *who, external_games(world, book).get(who[1], []))
    return uses
