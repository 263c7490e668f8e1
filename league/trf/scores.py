"""What results are worth in a file, in half points."""

from collections.abc import Mapping

from league.trf.records import TrfAbnormal, TrfFile

USUAL: Mapping[str, int] = {
    "1": 2, "W": 2, "+": 2, "F": 2, "=": 1, "D": 1, "H": 1, "0": 0, "L": 0, "-": 0, "Z": 0
}  # fmt: skip
USUAL_MATCH: Mapping[str, int] = {"TW": 4, "TD": 2, "TL": 0}
MEANT = {"W": "1W", "D": "=D", "L": "0L"}
"""Signs that a kind of ``299`` is about; others are about themselves."""


def worth(file: TrfFile) -> dict[str, int]:
    """Return half points by sign of the result: the usual ones unless the file gives others."""
    scores = {**USUAL, **file.scores}
    scores.setdefault("U", scores["1"])
    scores.setdefault("?", scores["="])
    return scores


def match_worth(file: TrfFile) -> dict[str, int]:
    """Return half match points by sign of the match."""
    scores = {**USUAL_MATCH, **file.match_scores}
    found = {
        **dict.fromkeys("1W+F", scores["TW"]),
        **dict.fromkeys("=DH", scores["TD"]),
        **dict.fromkeys("0L-Z", scores["TL"]),
    }
    byes = file.pairing_byes
    return {**found, "U": byes.match_points if byes else scores["TW"]}


def said_otherwise(file: TrfFile, number: int, at: int, sign: str) -> TrfAbnormal | None:
    """Return the line ``299`` that says what somebody gets in a round.

    A line that names a round and him gives him these points, whatever the result; one that leaves
    either out says what results of its kind are worth: his in all rounds, everybody's in one, or
    all.
    """
    for one in file.abnormal:
        named, meant = number in one.numbers, sign != "" and sign in MEANT.get(one.kind, one.kind)
        if not one.kind or one.round not in {0, at} or (one.numbers and not named):
            continue
        if meant or (named and one.round):
            return one
    return None


def given(file: TrfFile, number: int) -> tuple[int, int]:
    """Return half match points and half (game) points given or taken by decision (``299``)."""
    mine = [one for one in file.abnormal if not one.kind and number in one.numbers]
    return sum(one.match_points for one in mine), sum(one.game_points for one in mine)
