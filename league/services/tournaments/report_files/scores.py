"""What results count in a tournament report file, and accelerated rounds."""

from fixtures.baku import Acceleration
from league.facts.tournaments import Scores
from league.trf.records import TrfFile
from league.trf.round_history import boards_of
from league.trf.scores import match_worth, worth
from league.trf.swiss import acceleration_points

USUAL_MATCH_SCORES = Scores(4, 2, 0, 4, 0)
"""Half match points of teams where nothing else is said; players have none."""


def scores_of(trf: TrfFile) -> Scores:
    """Return half points of players, by what was written for each outcome."""
    points = worth(trf)
    bye = points["U"]
    if trf.teams:
        games = max(boards_of(trf), 1)
        if trf.pairing_byes:
            bye = trf.pairing_byes.game_points // games
        elif bye > points["1"]:  # said of a whole match, not of each board
            bye //= games
        bye = min(bye, points["1"])
    return Scores(points["1"], points["="], points["0"], bye, points["Z"])


def match_scores_of(trf: TrfFile) -> Scores:
    """Return half match points, by what was written for each outcome."""
    if not trf.teams:
        return USUAL_MATCH_SCORES
    points = match_worth(trf)
    return Scores(points["1"], points["="], points["0"], points["U"], points["Z"])


def accelerations_of(trf: TrfFile) -> tuple[Acceleration, ...]:
    """Return the rounds in which some are paired as if they had more points."""
    return tuple(
        Acceleration(
            one.first_round,
            min(one.last_round, max(trf.rounds, trf.played_rounds)),
            one.first_number,
            one.last_number,
            points,
        )
        for one in trf.accelerations
        if (points := acceleration_points(one, trf))
    )
