"""Rounds as they are shown: who is seated with how many points, results, who is not paired."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from league.facts.matches import Score
from league.facts.tournament_files import LEFT, TournamentFile
from league.facts.tournaments import BoardResult, Pair, RoundPairing
from league.language import _
from league.services.tournaments import words
from league.services.tournaments.entering.numbering import keys_of, numbers_of
from league.services.tournaments.playing.round_history import (
    board_colors,
    game_points,
    result_of,
    turns_of,
)
from league.views.tournaments import AwayRow, GameRow, PairRow, RoundSheet, Seat


def round_sheets(
    file: TournamentFile,
    pairings: Iterable[RoundPairing] | None = None,
    outside: Collection[str] = (),
) -> tuple[RoundSheet, ...]:
    """Return the rounds that are paired, the first one first; or others, as they are proposed.

    ``outside`` = keys of those whose games count for nobody: their pairs bear a mark, and nobody
    comes to a later round with what they brought him.
    """
    before = _points_before(file, outside)
    chosen = file.rounds.values() if pairings is None else pairings
    sheets = (_sheet(file, one, _seats(file, before[one.round])) for one in chosen)
    return tuple(_marked(sheet, outside) for sheet in sheets) if outside else tuple(sheets)


def _marked(sheet: RoundSheet, outside: Collection[str]) -> RoundSheet:
    """Return a round with its pairs that count for nobody marked."""

    def counts(pair: PairRow) -> bool:
        return pair.black is None or not {pair.white.key, pair.black.key} & set(outside)

    return replace(sheet, pairs=tuple(replace(pair, counts=counts(pair)) for pair in sheet.pairs))


def _points_before(
    file: TournamentFile, outside: Collection[str]
) -> Mapping[int, Mapping[str, int]]:
    """Return by round and key the half points each had before it, of games that count.

    Points given or taken by decision count from the round after theirs.
    """
    given: dict[tuple[int, str], int] = defaultdict(int)
    for one in file.adjustments:
        given[one.round, one.key] += one.points
    found: dict[int, dict[str, int]] = defaultdict(dict)
    turns, numbers = turns_of(file), numbers_of(file)
    gone = {numbers[key] for key in outside}
    for key, number in numbers.items():
        had = given[0, key]
        for at, turn in enumerate(turns[number], 1):
            found[at][key] = had
            had += turn.points * (turn.opponent not in gone and key not in outside) + given[at, key]
        found[len(turns[number]) + 1][key] = had
    return found


def _seats(file: TournamentFile, points: Mapping[str, int]) -> dict[str, Seat]:
    """Return the participants by key, in the order of their numbers."""
    return {
        key: Seat(key, number, each.name, each.rating, points.get(key, 0))
        for number, key in keys_of(file).items()
        for each in (file.entrants[key],)
    }


def _sheet(file: TournamentFile, one: RoundPairing, seats: Mapping[str, Seat]) -> RoundSheet:
    times = file.tournament.round_times
    return RoundSheet(
        number=one.round,
        begins=times[one.round - 1] if one.round <= len(times) else None,
        pairs=tuple(
            _pair(file, pair, board, result_of(file, one.round, board, pair), seats)
            for board, pair in enumerate(one.pairs, 1)
        ),
        away=tuple(_away(file, one, seats)),
        edition=one.edition,
        by_hand=one.by_hand,
        released=one.released,
    )


def _away(file: TournamentFile, one: RoundPairing, seats: Mapping[str, Seat]) -> Iterator[AwayRow]:
    """Yield who is in no pair, by number, and why."""
    paired = {key for pair in one.pairs for key in (pair.white, pair.black)}
    for key, seat in seats.items():
        if key not in paired:
            yield AwayRow(key, seat.name, _why_away(file, key, one.round))


def _why_away(file: TournamentFile, key: str, at: int) -> str:
    left = file.left(key)
    if left is not None and left.round <= at:
        return words.absence_words()[left.kind]
    if file.entrants[key].first_round > at:
        return _("comes later")
    asked = [one.kind for one in file.absences if (one.key, one.round) == (key, at)]
    byes = [kind for kind in asked if kind not in LEFT]
    if byes:
        return words.absence_words()[byes[0]]
    return _("free") if file.is_round_robin else _("not paired")


def _pair(
    file: TournamentFile,
    pair: Pair,
    board: int,
    result: BoardResult | None,
    seats: Mapping[str, Seat],
) -> PairRow:
    match = file.tournament.teams and pair.black is not None
    return PairRow(
        board=board,
        white=seats[pair.white],
        black=None if pair.black is None else seats[pair.black],
        result=(result.white, result.black) if result is not None and result.white else None,
        games=tuple(_games(file, pair, result)) if match else (),
        score=_score(file, result) if match else None,
    )


def _score(file: TournamentFile, result: BoardResult | None) -> Score | None:
    """Return both teams' half game points so far; None as long as every board is open."""
    if result is None or not any(white for white, _black in result.games):
        return None
    return game_points(file, result)


def _games(file: TournamentFile, pair: Pair, result: BoardResult | None) -> Iterator[GameRow]:
    """Yield the boards of a match; who sits there by the lineup, else by the team's order."""
    known = result.lineups if result is not None else ((), ())
    usual = (file.entrants[pair.white].players, file.entrants[pair.black or ""].players)
    signs = result.games if result is not None else ()
    colors = board_colors(file.tournament, result)
    for board in range(file.tournament.boards):
        first, second = (
            _name(file, row or order, board) for row, order in zip(known, usual, strict=True)
        )
        got = signs[board] if board < len(signs) else ("", "")
        yield GameRow(
            board=board + 1,
            names=(first, second),
            first_is_white=colors[board] == "W",
            result=got if got[0] else None,
        )


def _name(file: TournamentFile, row: tuple[str | None, ...], board: int) -> str:
    key = row[board] if board < len(row) else None
    known = file.entrants.get(key or "")
    return known.name if known is not None else key or ""
