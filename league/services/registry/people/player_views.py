"""A player as he is shown: registrations, lists, games, and where his games will bind him."""

from collections.abc import Iterator
from datetime import date

from league.facts.clubs import Team
from league.facts.matches import SIDES
from league.facts.registrations import Registration
from league.formatting import day as spoken_day
from league.judging.members import lowest_lists
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.record_kinds import APPLICATION
from league.services.registry.registering.bond_preview import bond_lines
from league.services.session.checks import known_player
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.views.players import BondLine, GameRow, ListRow, PlayerView, RegistrationRow


def player_view(desk: Desk, ident: str, today: date) -> PlayerView:
    """Return a player's page as of a day. Raises NotFoundError, StorageError."""
    return PlayerView(
        player=known_player(desk.season, ident),
        registrations=registration_rows(desk, ident, today),
        lists=tuple(_lists(desk, ident)),
        games=tuple(sorted(_games(desk, ident), key=lambda game: (game.day, game.match))),
        bonds=(*_bans(desk, ident, today), *_bonds(desk, ident)),
    )


def registration_rows(desk: Desk, ident: str, today: date) -> tuple[RegistrationRow, ...]:
    """Return a player's registrations as of a day, last those that wait. Raises StorageError."""
    return (*_registrations(desk, ident, today), *_waiting(desk, ident))


def _bans(desk: Desk, ident: str, today: date) -> Iterator[str]:
    """Yield the bans against him that hold or are to come."""
    for ban in desk.judgement.known.bans.get(ident, ()):
        over = ban.last is not None and ban.last < today
        if not over and ban.lifted is None:
            sentence = _("Banned from {first} to {last} ({rule}): {reason}")
            last = spoken_day(ban.last) if ban.last else _("further notice")
            yield sentence.format(
                first=spoken_day(ban.first),
                last=last,
                rule=desk.book.cite(ban.rule),
                reason=ban.reason,
            )


def _registrations(desk: Desk, ident: str, today: date) -> Iterator[RegistrationRow]:
    kinds = desk.book.named("kinds")
    mine = (one for one in desk.season.registrations if one.ident == ident)
    for one in sorted(mine, key=lambda one: (one.reported, one.eligible_from or one.reported)):
        yield RegistrationRow(
            club=one.club,
            club_name=desk.world.clubs[one.club].name,
            kind=kinds.get(one.kind, one.kind),
            reported=one.reported,
            eligible_from=one.eligible_from,
            deregistered=one.deregistered,
            equal=desk.book.equal_status(one.equal) if one.equal else None,
            proof_until=one.proof_until,
            state=_state(one, today),
        )


def _state(one: Registration, today: date) -> str:
    if one.deregistered is not None and one.deregistered <= today:
        return "ended"
    return "held" if one.in_force(today) else "to come"


def _waiting(desk: Desk, ident: str) -> Iterator[RegistrationRow]:
    """Applications that wait because arrears are open."""
    kinds = desk.book.named("kinds")
    for paper in recorded(desk.season.name, APPLICATION).values():
        if paper.ident == ident and paper.eligible_from is None:
            name = desk.world.clubs[paper.club].name
            row = (paper.club, name, kinds.get(paper.kind, paper.kind), paper.posted)
            yield RegistrationRow(*row, None, None, None, None, "waiting")


def _lists(desk: Desk, ident: str) -> Iterator[ListRow]:
    for entry in desk.season.squads:
        if entry.ident == ident:
            team = desk.world.teams[entry.team]
            yield ListRow(
                team=team.id,
                team_name=team.name,
                division_name=desk.world.divisions[team.division].name,
                place=entry.place,
                front=ident in desk.judgement.lists[team.id].order.front,
                nominated=entry.nominated,
            )


def _games(desk: Desk, ident: str) -> Iterator[GameRow]:
    for key, team in dict.fromkeys(desk.world.uses.get(ident, ())):
        judged = desk.judgement.matches[key]
        at = 0 if judged.facts.home.team == team else 1
        own, other = (judged.facts.lineup(SIDES[side]) for side in (at, 1 - at))
        for board, member in own.seated:
            if member.ident != ident:
                continue
            opposite = other.boards[board - 1]
            result = judged.facts.results[board - 1]
            yield GameRow(
                match=key,
                day=judged.facts.played_on.get(board, judged.facts.day),
                team_name=desk.world.teams[team].name,
                opponent=desk.world.teams[other.team].name,
                board=board,
                against=opposite.player.name if opposite else "",
                played=None if result is None else (result[at], result[1 - at]),
                counted=_counted(judged, board, at),
            )


def _counted(judged: MatchJudgement, board: int, at: int) -> tuple[int, int] | None:
    if board in judged.open_boards:
        return None
    return judged.boards[board - 1][at], judged.boards[board - 1][1 - at]


def _bonds(desk: Desk, ident: str) -> Iterator[str]:
    lowest = lowest_lists(desk.world)
    for (club, listed), division in lowest.items():
        if listed != ident:
            continue
        for bond in desk.judgement.known.bonds.get((club, ident), ()):
            known = desk.world.divisions.get(bond.division)
            sentence = _("Belongs to {division} since {day}.")
            name = known.name if known else bond.name or bond.division
            yield sentence.format(division=name, day=spoken_day(bond.since))
        for team in desk.world.teams_of[club]:
            if division.below(desk.world.divisions[team.division]):
                yield _if_used(desk, team, ident)


def _if_used(desk: Desk, team: Team, ident: str) -> str:
    """Say what his use in the team's next match would be."""
    world = desk.world
    days = [
        fixture.day
        for fixture in desk.season.fixtures
        if team.id in (fixture.home, fixture.away)
        and desk.judgement.matches[fixture.key].status == "open"
    ]
    if not days:
        return _("{team} has no match to come.").format(team=team.name)
    line: BondLine = bond_lines(world, desk.book, team.id, [ident], min(days))[0]
    start = _("If used for {team} on {day}:").format(team=team.name, day=spoken_day(min(days)))
    return f"{start} {line.sentence}"
