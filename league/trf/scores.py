"""What results are worth in a file, in half points."""

from collections.abc import Mapping

from league.trf.records import TrfFile

USUAL: Mapping[str, int] = {
    "1": 2, "W": 2, "+": 2, "F": 2, "=": 1, "D": 1, "H": 1, "0": 0, "L": 0, "-": 0, "Z": 0
}  # fmt: skip


def worth(file: TrfFile) -> dict[str, int]:
    """Return half points by sign of the result: the usual ones unless the file gives others."""
    scores = {**USUAL, **file.scores}
    scores.setdefault("U", scores["1"])
    scores.setdefault("?", scores["="])
    return scores
