"""The same thing said in one way: scores, byes and accelerations, however a file says them."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from league.trf.records import TrfAbnormal, TrfAcceleration, TrfByes, TrfFile
from league.trf.scores import MEANT, USUAL_MATCH, worth

_USUAL_FILE = TrfFile()


def normal(file: TrfFile) -> TrfFile:
    """Return a file in which equal things are said equally.

    Scores stand there when they are not the usual ones. What a result of players is worth in all
    rounds (``299`` without numbers) is a score. Byes stand there once for each kind and round, of
    players only those of rounds to come; a last round in which nobody has an opponent is one to
    come. Accelerations are as few as possible.
    """
    if not file.teams:
        file = _without_round_to_come(_with_scores(file))
    match_scores = {**USUAL_MATCH, **file.match_scores}
    return replace(
        file,
        scores={} if worth(file) == worth(_USUAL_FILE) else worth(file),
        match_scores={} if match_scores == USUAL_MATCH else match_scores,
        byes=_byes(file),
        accelerations=_accelerations(file),
    )


def round_to_come(file: TrfFile) -> int:
    """Return the round to be paired next.

    Of players, the last one they have already when nobody has an opponent in it, only byes.
    """
    last = file.played_rounds
    paired = any(player.games[-1].opponent for player in file.players if player.games)
    return last if last and not file.teams and not paired else last + 1


def _with_scores(file: TrfFile) -> TrfFile:
    scores, rest = dict(file.scores), list[TrfAbnormal]()
    for one in file.abnormal:
        if one.kind and not one.numbers and not one.round:
            scores.update(dict.fromkeys(MEANT.get(one.kind, one.kind), one.game_points))
        else:
            rest.append(one)
    return replace(file, scores=scores, abnormal=tuple(rest))


def _without_round_to_come(file: TrfFile) -> TrfFile:
    last = file.played_rounds
    if round_to_come(file) > last:
        return file
    byes = [
        TrfByes(player.games[-1].result, last, (player.number,))
        for player in file.players
        if player.games[-1].result in {"F", "H"}
    ]
    players = tuple(replace(player, games=player.games[:-1]) for player in file.players)
    return replace(file, players=players, byes=(*file.byes, *byes))


def _byes(file: TrfFile) -> tuple[TrfByes, ...]:
    found: dict[tuple[int, str], set[int]] = defaultdict(set)
    for one in file.byes:
        if file.teams or one.round > file.played_rounds:
            found[one.round, one.kind].update(one.numbers)
    return tuple(TrfByes(kind, at, tuple(sorted(found[at, kind]))) for at, kind in sorted(found))


def _accelerations(file: TrfFile) -> tuple[TrfAcceleration, ...]:
    numbers = [one.number for one in file.teams or file.players]
    given: dict[int, dict[int, tuple[int, int]]] = {number: {} for number in numbers}
    for one in file.accelerations:
        rounds = range(one.first_round, one.last_round + 1)
        for number in numbers:
            if one.first_number <= number <= one.last_number:
                given[number].update(dict.fromkeys(rounds, (one.match_points, one.game_points)))
    found = []
    for first, last in _runs(numbers, [given[number] for number in numbers]):
        rounds_of_it = sorted(given[first])
        points = [given[first][at] for at in rounds_of_it]
        for begin, end in _runs(rounds_of_it, points):
            found.append(TrfAcceleration(*given[first][begin], begin, end, first, last))
    return tuple(one for one in found if one.match_points or one.game_points)


def _runs(numbers: Sequence[int], values: Sequence[object]) -> Iterable[tuple[int, int]]:
    """Yield first and last number of each run of neighbours that have the same value."""
    start = 0
    for at in range(1, len(numbers) + 1):
        ended = at == len(numbers) or values[at] != values[start]
        if ended or numbers[at] != numbers[at - 1] + 1:
            yield numbers[start], numbers[at - 1]
            start = at
