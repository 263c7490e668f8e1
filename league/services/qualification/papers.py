"""The forms of a qualification tournament: by team and encounter, and by round; filled or empty."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from league.errors import InputError
from league.facts.matches import Score
from league.language import _
from league.outcomes.tournament_games import by_symbol, symbols_of
from league.services.qualification.views import sheet
from league.services.session.desk import Desk
from league.views.papers_qualification import (
    Encounter,
    GameLine,
    PlayerLine,
    RoundLines,
    TeamLines,
    TournamentForms,
)
from league.views.qualification import Game, GameKey, Sheet

Players = Mapping[str, PlayerLine]
"""By symbol."""
Scores = Mapping[GameKey, Score | None]


def filled(desk: Desk, name: str) -> TournamentForms:
    """Return the forms with players and results. Raises NotFoundError, RuleBookError."""
    shown = sheet(desk, name)
    return _forms(desk, shown, _players(desk, shown), {one.key: one.score for one in shown.games})


def empty(desk: Desk, name: str) -> TournamentForms:
    """Return the forms to be filled in by hand. Raises NotFoundError, RuleBookError."""
    return _forms(desk, sheet(desk, name), {}, {})


def filled_of_three(desk: Desk, name: str) -> TournamentForms:
    """Return the forms of three teams. Raises InputError for others, and as ``filled``."""
    return _of_three(filled(desk, name))


def empty_of_three(desk: Desk, name: str) -> TournamentForms:
    """Return the empty forms of three teams. Raises InputError for others, and as ``empty``."""
    return _of_three(empty(desk, name))


def _of_three(forms: TournamentForms) -> TournamentForms:
    if not forms.system:
        sentence = _("{name} has no symbols: three teams alone play by them.")
        raise InputError(sentence, name=forms.name)
    return forms


def _players(desk: Desk, shown: Sheet) -> dict[str, PlayerLine]:
    """Return by symbol who is on record and what he has scored."""
    listed = shown.papers.lists.values()
    january = {one.ident: one.player.rating for held in listed for one in held.members}
    seated = by_symbol(shown.tournament, shown.papers.players)
    points, numbers = _points(shown.games), range(1, len(shown.view.rounds) + 1)
    lines = {}
    for symbol in (symbol for row in symbols_of(shown.tournament).values() for symbol in row):
        ident = seated.get(symbol) or ""
        player = desk.world.players.get(ident)
        rating = january.get(ident, player.rating if player else None)
        name = player.name if player else ""
        by_round = tuple(points.get((symbol, number)) for number in numbers)
        scored = [half for half in by_round if half is not None]
        whole = sum(scored) if scored else None
        lines[symbol] = PlayerLine(symbol, ident, name, rating, whole, by_round)
    return lines


def _points(games: Iterable[Game]) -> Mapping[tuple[str, int], int]:
    """Return half points by symbol and round, of the games that have a result."""
    return {
        (symbol, game.round): half
        for game in games
        for symbol, half in zip(game.symbols, game.score or (), strict=False)
    }


def _forms(desk: Desk, shown: Sheet, players: Players, scores: Scores) -> TournamentForms:
    fact = shown.tournament
    numbers = range(1, len(shown.view.rounds) + 1)
    return TournamentForms(
        federation=desk.season.federation,
        season=desk.season.name,
        name=fact.name,
        begins=fact.first_round,
        system=fact.system,
        boards=fact.boards,
        rating_name=desk.book.rating_name,
        teams=tuple(_team(shown, team, players, scores) for team in fact.draw),
        rounds=tuple(_round(shown, number, players, scores) for number in numbers),
    )


def _team(shown: Sheet, team: str, players: Players, scores: Scores) -> TeamLines:
    place = next(one for one in shown.places if one.team == team)
    symbols = symbols_of(shown.tournament).get(team, ())
    return TeamLines(
        name=place.name,
        lines=tuple(players.get(symbol, PlayerLine(symbol)) for symbol in symbols),
        points=place.points if scores and place.place is not None else None,
        rank=place.place if scores else None,
    )


def _round(shown: Sheet, number: int, players: Players, scores: Scores) -> RoundLines:
    games = [game for game in shown.games if game.round == number]
    lines = {game.key: _line(game, players, scores) for game in games}
    return RoundLines(number, tuple(lines.values()), tuple(_encounters(shown, games, lines)))


def _line(game: Game, players: Players, scores: Scores) -> GameLine:
    first, second = (players.get(symbol, PlayerLine(symbol)) for symbol in game.symbols)
    return GameLine(first, second, game.first_is_white, scores.get(game.key))


def _encounters(
    shown: Sheet, games: Sequence[Game], lines: Mapping[GameKey, GameLine]
) -> Iterator[Encounter]:
    """Yield who meets whom; of three teams the first meets the second, that the third, and so on.

    A team's games are in the order of its boards.
    """
    draw = shown.tournament.draw
    pairs = list(zip(draw, (*draw[1:], draw[0]), strict=True))
    if not shown.three:
        pairs = list(dict.fromkeys((game.teams[0], game.teams[1]) for game in games))
    symbols = symbols_of(shown.tournament)
    for first, second in pairs:
        mine = [
            lines[game.key] if game.teams[0] == first else _turned(lines[game.key])
            for game in games
            if {*game.teams} == {first, second}
        ]
        yield Encounter(
            shown.name_of(first),
            shown.name_of(second),
            tuple(_by_board(mine, symbols.get(first, ()))),
        )


def _by_board(lines: Sequence[GameLine], symbols: Sequence[str]) -> Sequence[GameLine]:
    """Return games in the order of the symbols; those of a match have their order already."""
    return sorted(lines, key=lambda line: symbols.index(line.first.symbol)) if symbols else lines


def _turned(line: GameLine) -> GameLine:
    score = None if line.score is None else (line.score[1], line.score[0])
    return GameLine(line.second, line.first, not line.first_is_white, score)
