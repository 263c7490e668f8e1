"""Teams of a tournament as a report file has them: players, lineups, byes, forfeits."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fixtures.round_history import score
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import BoardResult, Pair
from league.services.tournaments.entering.numbering import keys_of, numbers_of
from league.services.tournaments.playing.round_history import board_colors, turns_of
from league.services.tournaments.report_files.players import ABSENT, player_line, player_numbers
from league.trf.records import TrfForfeit, TrfGame, TrfLineup, TrfPairingByes, TrfPlayer, TrfTeam

Lineup = tuple[str | None, ...]
_OPEN = ("", "")
LOST = TrfGame(None, "", "-")
"""Of a player whose team did not come."""


@dataclass(frozen=True, slots=True)
class TeamPart:
    """What a report file says about teams."""

    players: tuple[TrfPlayer, ...]
    teams: tuple[TrfTeam, ...]
    lineups: tuple[TrfLineup, ...]
    pairing_byes: TrfPairingByes | None
    forfeits: tuple[TrfForfeit, ...]


@dataclass(frozen=True, slots=True)
class _Match:
    """A match of a round with its boards."""

    round: int
    pair: Pair
    result: BoardResult | None
    lineups: tuple[Lineup, Lineup]
    games: tuple[tuple[str, str], ...]

    @property
    def nobody_met(self) -> bool:
        """Say whether it was decided without any board at which two sat."""
        return not any(one and other for one, other in zip(*self.lineups, strict=True))


def team_part(file: TournamentFile, ranks: Mapping[int, int]) -> TeamPart:
    """Return what a report file says about teams; ``ranks`` = places by team number."""
    matches, games = list(_matches(file)), _games(file)
    return TeamPart(
        _players(file, games),
        _teams(file, ranks),
        tuple(_lineups(file, matches, games)),
        _pairing_byes(file),
        tuple(_forfeits(file, matches)),
    )


def _matches(file: TournamentFile) -> Iterator[_Match]:
    """Yield all matches; of one without lineups the first players of both teams sit."""
    boards = file.tournament.boards
    for at, pairing in file.rounds.items():
        for board, pair in enumerate(pairing.pairs, start=1):
            if pair.black is None:
                continue
            result = file.results.get((at, board))
            said = result.lineups if result and any(result.lineups) else None
            first, second = said or (
                file.entrants[pair.white].players[:boards],
                file.entrants[pair.black].players[:boards],
            )
            games = result.games if result and result.games else (_OPEN,) * boards
            yield _Match(at, pair, result, (_whole(first, boards), _whole(second, boards)), games)


def _whole(lineup: Lineup, boards: int) -> Lineup:
    return (*lineup, *(None,) * (boards - len(lineup)))


def _games(file: TournamentFile) -> Mapping[str, list[TrfGame]]:
    """Return the rounds of each player by key."""
    numbers = player_numbers(file)
    found: dict[str, list[TrfGame]] = defaultdict(lambda: [ABSENT] * file.last_paired)
    for match in _matches(file):
        _mark_absent(file, match, found)
        sequence = board_colors(file.tournament, match.result)
        boards = zip(*match.lineups, match.games, strict=False)
        for place, (one, other, signs) in enumerate(boards):
            colors = ("w", "b") if sequence[place] == "W" else ("b", "w")
            for key, opponent, sign, color in zip(
                (one, other), (other, one), signs, colors, strict=True
            ):
                if key is not None:
                    number = None if opponent is None else numbers[opponent]
                    found[key][match.round - 1] = _game(number, color, sign)
    return found


def _mark_absent(file: TournamentFile, match: _Match, games: Mapping[str, list[TrfGame]]) -> None:
    """Mark a team that did not come at all: its first players have lost without play."""
    for key, lineup in zip((match.pair.white, match.pair.black or ""), match.lineups, strict=True):
        if match.nobody_met and not any(lineup):
            for player in file.entrants[key].players[: file.tournament.boards]:
                games[player][match.round - 1] = LOST


def _game(opponent: int | None, color: str, sign: str) -> TrfGame:
    if opponent is not None:
        return TrfGame(opponent, color, sign)
    return TrfGame(None, "", "+") if sign == "+" else ABSENT


def _players(file: TournamentFile, games: Mapping[str, list[TrfGame]]) -> tuple[TrfPlayer, ...]:
    numbers, scores = player_numbers(file), file.tournament.scores
    points = {
        key: sum(scores.worth(game.result) for game in games[key] if game != ABSENT)
        for key in numbers
    }
    return tuple(
        player_line(
            file.entrants[key],
            number,
            points[key],
            1 + sum(other > points[key] for other in points.values()),
            games[key],
        )
        for key, number in sorted(numbers.items(), key=lambda one: one[1])
    )


def _teams(file: TournamentFile, ranks: Mapping[int, int]) -> tuple[TrfTeam, ...]:
    numbers, turns = player_numbers(file), turns_of(file)
    given: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for one in file.adjustments:
        given[one.key][0] += one.points
        given[one.key][1] += one.games
    return tuple(
        TrfTeam(
            number=number,
            name=file.entrants[key].name,
            strength=file.entrants[key].rating,
            match_points=score(turns[number]) + given[key][0],
            game_points=sum(turn.games for turn in turns[number]) + given[key][1],
            rank=ranks.get(number, len(turns)),
            players=tuple(numbers[player] for player in file.entrants[key].players),
        )
        for number, key in keys_of(file).items()
    )


def _lineups(
    file: TournamentFile, matches: list[_Match], games: Mapping[str, list[TrfGame]]
) -> Iterator[TrfLineup]:
    """Yield lineups that do not follow from the order of a team and who of it has played."""
    numbers, teams = player_numbers(file), numbers_of(file)
    for match in matches:
        sides = (match.pair.white, match.pair.black or "")
        for key, other, lineup in zip(sides, sides[::-1], match.lineups, strict=True):
            played = tuple(
                player
                for player in file.entrants[key].players
                if games[player][match.round - 1] not in (ABSENT, LOST)
            )
            if lineup != played and any(lineup):
                seated = tuple(None if one is None else numbers[one] for one in lineup)
                yield TrfLineup(match.round, teams[key], teams[other], seated)


def _pairing_byes(file: TournamentFile) -> TrfPairingByes | None:
    one, turns = file.tournament, turns_of(file)
    teams = tuple(
        next((number for number, mine in turns.items() if mine[at].result == "U"), None)
        for at in range(file.last_paired)
    )
    if not any(teams):
        return None
    return TrfPairingByes(one.match_scores.pairing_bye, one.boards * one.scores.pairing_bye, teams)


def _forfeits(file: TournamentFile, matches: list[_Match]) -> Iterator[TrfForfeit]:
    numbers = numbers_of(file)
    for match in matches:
        signs = (match.result.white + match.result.black) if match.result else ""
        if match.nobody_met and signs in {"+-", "-+", "--"}:
            white, black = numbers[match.pair.white], numbers[match.pair.black or ""]
            yield TrfForfeit(signs, match.round, white, black)
