"""Points of a report file that do not follow from its results: adjustments."""

from collections import defaultdict

from fixtures.round_history import Turns
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Adjustment
from league.language import _
from league.services.tournaments.playing.round_history import turns_of
from league.services.tournaments.report_files.entrants import Keys
from league.trf.records import TrfFile

_AT_THE_END = 999
"""Stands for a decision that counts in the final table alone."""


def adjustments_of(
    trf: TrfFile, file: TournamentFile, turns: Turns, keys: Keys
) -> tuple[Adjustment, ...]:
    """Return points given or taken: by decision (``299``), and where results bring others here."""
    found: dict[tuple[str, int], list[int]] = defaultdict(lambda: [0, 0])
    for one in trf.abnormal:
        at = 0 if one.round == _AT_THE_END else one.round
        for number in one.numbers if not one.kind else ():
            given = found[keys.participants[number], at]
            given[0] += one.match_points if trf.teams else one.game_points
            given[1] += one.game_points if trf.teams else 0
    known = turns_of(file)
    for number, said in turns.items():
        for at, (turn, here) in enumerate(zip(said, known[number], strict=False), start=1):
            if turn.result and (turn.points, turn.games) != (here.points, here.games):
                given = found[keys.participants[number], at]
                given[0] += turn.points - here.points
                given[1] += turn.games - here.games
    return tuple(
        Adjustment(
            tournament=file.tournament.id,
            key=key,
            points=points,
            games=games,
            round=at,
            why=_("as the report file has it"),
        )
        for (key, at), (points, games) in sorted(found.items(), key=lambda one: one[0][::-1])
        if points or games
    )
