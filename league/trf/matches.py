"""Matches of teams, put together from the games of their players and what is said beside them."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from league.trf.boards import UNTOLD, Board, Lineup, aligned, is_white, usual_colors, whole
from league.trf.records import TrfFile, TrfForfeit, TrfGame, TrfTeam

_TURNED = str.maketrans("WB", "BW")


@dataclass(frozen=True, slots=True)
class TrfMatch:
    """One match of a round."""

    round: int
    white: int
    """Team that has White on board 1, as far as the file tells it."""
    black: int
    forfeit: str
    """``+-``, ``-+``, ``--``, White's team first; empty = it was played or is open."""
    games: tuple[tuple[str, str], ...]
    """Signs board by board, White's team first; empty signs = open."""
    lineups: tuple[Lineup, Lineup]
    """Start numbers of both teams; None = nobody sat there."""
    colors: str = ""
    """Colours of White's team board by board as they were played, such as ``WBWB``; where nothing
    tells them those of the board."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A team that would have two opponents in a round."""

    round: int
    team: int
    opponents: tuple[int, ...]


def teams_of_players(file: TrfFile) -> dict[int, int]:
    """Return each player's team; who is in none belongs to the one he first plays for."""
    found = {number: team.number for team in file.teams for number in team.players}
    for lineup in file.lineups:
        for number in lineup.players:
            if number:
                found.setdefault(number, lineup.team)
    return found


def matches_of(file: TrfFile) -> tuple[TrfMatch, ...]:
    """Return the matches of all rounds, in the order of the rounds and of White's teams."""
    games = _Games(file)
    found = [
        _match(games, at, pair)
        for at in range(1, file.played_rounds + 1)
        for pair in sorted(games.pairs(at))
    ]
    known = {(match.round, frozenset((match.white, match.black))) for match in found}
    found += [
        _forfeited(games, one)
        for one in file.forfeits
        if (one.round, frozenset((one.white, one.black))) not in known
    ]
    return tuple(sorted(found, key=lambda match: (match.round, match.white)))


def byes_of(file: TrfFile) -> dict[int, list[str]]:
    """Return of each team, round by round, which bye it has where it has no match.

    As the file says (``240``, ``320``), else as its players' lines show it; else absent.
    """
    games = _Games(file)
    rounds = max([file.played_rounds, *(one.round for one in file.forfeits)])
    found = {
        team.number: [games.bye(team.number, at + 1) for at in range(rounds)] for team in file.teams
    }
    for one in file.byes:
        for number in one.numbers:
            if one.round <= rounds:
                found[number][one.round - 1] = one.kind
    teams = file.pairing_byes.teams if file.pairing_byes else ()
    for at, free in enumerate(teams[:rounds]):
        if free is not None:
            found[free][at] = "U"
    return found


def contradictions(file: TrfFile) -> tuple[Contradiction, ...]:
    """Return teams that would have several opponents in one round, or themselves."""
    games, found = _Games(file), []
    last = max([file.played_rounds, *(one.round for one in file.forfeits)])
    for at in range(1, last + 1):
        opponents: dict[int, set[int]] = defaultdict(set)
        forfeited = {(one.white, one.black) for one in file.forfeits if one.round == at}
        for one, other in games.pairs(at) | forfeited:
            opponents[one].add(other)
            opponents[other].add(one)
        found += [
            Contradiction(at, team, tuple(sorted(others)))
            for team, others in sorted(opponents.items())
            if len(others) > 1 or team in others
        ]
    return tuple(found)


class _Games:
    """A file's games by player and round, with what helps to find their boards."""

    def __init__(self, file: TrfFile) -> None:
        self.players = {player.number: player.games for player in file.players}
        self.teams: Mapping[int, TrfTeam] = {team.number: team for team in file.teams}
        self.team_of = teams_of_players(file)
        self.members: dict[int, list[int]] = defaultdict(list)
        for number, team in self.team_of.items():
            self.members[team].append(number)
        self.lineups = {(one.round, one.team): one.players for one in file.lineups}
        self.forfeits = {
            (one.round, frozenset((one.white, one.black))): one for one in file.forfeits
        }
        self.colors = file.board_colors
        self.rounds = file.played_rounds

    def pairs(self, at: int) -> set[tuple[int, int]]:
        """Return who meets whom in a round, the lower number first."""
        found: set[tuple[int, int]] = set()
        if at > self.rounds:
            return found
        for number, games in self.players.items():
            opponent = games[at - 1].opponent
            if opponent is not None and number in self.team_of and opponent in self.team_of:
                one, other = self.team_of[number], self.team_of[opponent]
                found.add((min(one, other), max(one, other)))
        return found

    def game(self, number: int, at: int) -> TrfGame:
        """Return a player's round."""
        return self.players[number][at - 1]

    def lineup(self, at: int, team: int) -> Lineup:
        """Return who sat at which board for a team: as said, else in the team's order."""
        if at > self.rounds:
            return ()
        said = self.lineups.get((at, team))
        if said is not None:
            return said
        order = {number: place for place, number in enumerate(self.teams[team].players)}
        mine = sorted(self.members[team], key=lambda number: order.get(number, len(order)))
        return tuple(number for number in mine if self._sat(number, at))

    def bye(self, team: int, at: int) -> str:
        """Return which bye the players of a team without a match show."""
        mine = self.members[team]
        signs = {self.game(number, at).result for number in mine if at <= len(self.players[number])}
        if signs & set("U+F"):
            return "U"
        return "H" if "H" in signs else "Z"

    def _sat(self, number: int, at: int) -> bool:
        game = self.game(number, at)
        return game.opponent is not None or game.result == "+"


def _match(games: _Games, at: int, pair: tuple[int, int]) -> TrfMatch:
    one, other = pair
    boards = _boards(games, at, games.lineup(at, one), games.lineup(at, other))
    played = "".join(_color(games, at, board) for board in boards)
    forfeit = games.forfeits.get((at, frozenset(pair)))
    white_first = forfeit.white == one if forfeit else is_white(played, games.colors)
    if not white_first:
        one, other = other, one
        boards = [(second, first) for first, second in boards]
        played = played.translate(_TURNED)
    signs = tuple(_signs(games, at, board) for board in boards)
    lineups = (tuple(board[0] for board in boards), tuple(board[1] for board in boards))
    result = forfeit.result if forfeit else ""
    return TrfMatch(at, one, other, result, signs, lineups, whole(played, games.colors))


def _forfeited(games: _Games, forfeit: TrfForfeit) -> TrfMatch:
    """Return a match in which nobody met: who came sat alone."""
    white, black = (games.lineup(forfeit.round, one) for one in (forfeit.white, forfeit.black))
    boards = max(len(white), len(black), len(games.colors))
    lineups = (_filled(white, boards), _filled(black, boards))
    signs = ((forfeit.result[0], forfeit.result[1]),) * boards
    colors = usual_colors(games.colors, boards)
    return TrfMatch(
        forfeit.round, forfeit.white, forfeit.black, forfeit.result, signs, lineups, colors
    )


def _filled(lineup: Lineup, boards: int) -> Lineup:
    return (*lineup, *(None,) * (boards - len(lineup)))


def _boards(games: _Games, at: int, mine: Lineup, theirs: Lineup) -> list[Board]:
    """Return who sat against whom, board 1 first.

    Where the order of one team leaves open which board was empty, the other's games tell it.
    """
    boards = list(zip(mine, theirs, strict=False))
    if len(mine) == len(theirs) and all(_can_sit(games, at, board) for board in boards):
        return boards
    opponents = [games.game(one, at).opponent if one else None for one in mine]
    return aligned(mine, opponents, theirs)


def _can_sit(games: _Games, at: int, board: Board) -> bool:
    """Say whether two can have sat at one board: they met, or not both have won alone."""
    one, other = board
    if one is None or other is None:
        return True
    game = games.game(one, at)
    if game.opponent is None:
        return not game.result == games.game(other, at).result == "+"
    return game.opponent == other


def _color(games: _Games, at: int, board: Board) -> str:
    """Return the colour of the first of a board, ``W`` or ``B``; ``?`` where no game tells it."""
    one, other = board
    for number, colors in ((one, {"w": "W", "b": "B"}), (other, {"w": "B", "b": "W"})):
        if number and (color := games.game(number, at).color):
            return colors[color]
    return UNTOLD


def _signs(games: _Games, at: int, board: Board) -> tuple[str, str]:
    """Return both results of a board; who sat alone has won without play."""
    one, other = board
    if one and other and games.game(one, at).opponent == other:
        return games.game(one, at).result, games.game(other, at).result
    if one and other:
        return _alone(games.game(one, at)), _alone(games.game(other, at))
    if one:
        return _alone(games.game(one, at)), "-"
    if other:
        return "-", _alone(games.game(other, at))
    return "-", "-"


def _alone(game: TrfGame) -> str:
    return "+" if game.result == "+" else "-"
