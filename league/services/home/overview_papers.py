"""A whole season with names beside numbers, for the staff of the federation."""

from collections.abc import Iterator

from league.facts.seasons import MatchKey
from league.outcomes.judgement import MatchJudgement
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk
from league.views import federation_papers as papers


def overview_paper(desk: Desk, _season: str) -> papers.OverviewPaper:
    """Return clubs, players, teams, lists and matches of a season, without drafts of rounds."""
    drafts = offices_of(desk).held_back
    published = [(key, one) for key, one in desk.judgement.matches.items() if key[:2] not in drafts]
    return papers.OverviewPaper(
        federation=desk.season.federation,
        season=desk.season.name,
        rating_name=desk.book.rating_name,
        divisions=desk.season.divisions,
        clubs=desk.season.clubs,
        players=tuple(_players(desk)),
        teams=tuple(_teams(desk)),
        lists=tuple(_lists(desk)),
        matches=tuple(_match(desk, key, one) for key, one in published),
        boards=tuple(board for key, one in published for board in _boards(desk, key, one)),
    )


def _players(desk: Desk) -> Iterator[papers.OverviewPlayer]:
    kinds = desk.book.named("kinds")
    for one in desk.season.registrations:
        player = desk.world.players[one.ident]
        yield papers.OverviewPlayer(
            ident=one.ident,
            name=player.name,
            title=player.title,
            rating=player.rating,
            nation=player.nation,
            club_name=desk.world.clubs[one.club].name,
            kind=kinds.get(one.kind, one.kind),
            since=one.begins(),
            until=one.deregistered,
        )


def _teams(desk: Desk) -> Iterator[papers.OverviewTeam]:
    for team in desk.season.teams:
        yield papers.OverviewTeam(
            name=team.name,
            club_name=desk.world.clubs[team.club].name,
            division=desk.world.divisions[team.division].name,
            draw_number=team.draw_number,
            captain=team.captain or "",
            venue=team.venue or "",
        )


def _lists(desk: Desk) -> Iterator[papers.OverviewListed]:
    for entry in desk.season.squads:
        player = desk.world.players[entry.ident]
        team = desk.world.teams[entry.team]
        yield papers.OverviewListed(team.name, entry.place, entry.ident, player.name, player.rating)


def _match(desk: Desk, key: MatchKey, judged: MatchJudgement) -> papers.OverviewMatch:
    division, number, home, away = key
    fixture = desk.world.fixtures[key]
    counts = judged.scored and not judged.waits and not judged.void
    return papers.OverviewMatch(
        division=desk.world.divisions[division].name,
        round=number,
        day=fixture.day,
        start=fixture.start,
        home=desk.world.teams[home].name,
        away=desk.world.teams[away].name,
        game_points=judged.game_points if counts else None,
        match_points=judged.match_points if counts else None,
        annulled=desk.judgement.annulled(key),
    )


def _boards(desk: Desk, key: MatchKey, judged: MatchJudgement) -> Iterator[papers.OverviewBoard]:
    """Yield the boards at which somebody sat."""
    division, number, home, away = key
    names = desk.world.teams[home].name, desk.world.teams[away].name
    for board in judged.facts.boards() if judged.entered else ():
        seats = (judged.facts.home.boards[board - 1], judged.facts.away.boards[board - 1])
        if seats == (None, None):
            continue
        players = ["" if one is None else desk.world.players[one.ident].name for one in seats]
        waits = board in judged.open_boards
        yield papers.OverviewBoard(
            division=desk.world.divisions[division].name,
            round=number,
            match=" – ".join(names),
            board=board,
            home=players[0],
            away=players[1],
            counted=None if waits else judged.boards[board - 1],
        )
