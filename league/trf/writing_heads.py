"""Lines about the tournament as a whole, written."""

from collections.abc import Mapping

from league.trf.columns import RANK_METHOD, ROUND_DAYS, laid, laid_series
from league.trf.records import TrfFile
from league.trf.scores import USUAL_MATCH, worth
from league.trf.values import day_text, number_text, points_text, round_day_text

_CODES = {"W": "1", "D": "=", "L": "0", "A": "Z", "P": "U", "X": "?"}
"""Of ``162``: the sign that stands for each code."""
_CODES_OF_X = {
    "WW": "1", "BW": "1", "WD": "=", "BD": "=", "WL": "0", "BL": "0", "ZPB": "Z", "HPB": "H",
    "FPB": "F", "PAB": "U", "FW": "+", "FL": "-"
}  # fmt: skip
_SHARED = {"+": "1", "F": "1", "H": "=", "-": "Z"}
"""Signs that ``162`` counts together with another one."""


def head_lines(file: TrfFile) -> list[str]:
    """Return ``012`` to ``132``, which both editions have."""
    rated = sum(1 for player in file.players if player.rating)
    lines = [
        _line("012", file.name),
        _line("022", file.city),
        _line("032", file.federation),
        _line("042", day_text(file.first_day)),
        _line("052", day_text(file.last_day)),
        _line("062", str(len(file.players))),
        _line("072", str(rated)),
        _line("082", number_text(len(file.teams) or None)),
        _line("092", file.kind),
        _line("102", file.chief_arbiter),
        *(_line("112", deputy) for deputy in file.deputies),
        _line("122", file.time_control),
    ]
    if any(file.round_days):
        days = [round_day_text(day) for day in file.round_days]
        lines.append(laid_series("132", ROUND_DAYS, days))
    return [line for line in lines if line]


def head_lines_2026(file: TrfFile) -> list[str]:
    """Return ``142`` to ``362``."""
    lines = [
        _line("142", number_text(file.rounds or None)),
        _line("152", file.first_color.upper()),
        scores_line(file),
        _rank_method(file),
        _line("182", file.program),
        _line("192", file.code),
        _line("202", ",".join(file.tie_breaks)),
        _line("212", ",".join(file.standings)),
        _line("222", file.time_code),
        _line("352", file.board_colors),
        _match_scores(file),
    ]
    return [line for line in lines if line]


def head_lines_of_x(file: TrfFile) -> list[str]:
    """Return ``XXR``, ``XXC`` and ``XXS``, as JaVaFo has them."""
    color = {"w": "white1", "b": "black1", "": ""}[file.first_color]
    lines = [
        _line("XXR", number_text(file.rounds or None)),
        _line("XXC", " ".join(word for word in ("rank" * file.by_rank, color) if word)),
    ]
    if file.scores:
        points = worth(file)
        given = (f"{code}={points_text(points[sign])}" for code, sign in _CODES_OF_X.items())
        lines.append(_line("XXS", " ".join(given)))
    return [line for line in lines if line]


def scores_line(file: TrfFile) -> str:
    """Return ``162``; empty when results are worth what they usually are."""
    if not file.scores:
        return ""
    points = worth(file)
    return _coded("162", {f" {code}": points[sign] for code, sign in _CODES.items()})


def scores_apart(file: TrfFile) -> Mapping[str, int]:
    """Return half points of results that ``162`` cannot say, because it counts them with others."""
    points = worth(file)
    return {sign: points[sign] for sign, other in _SHARED.items() if points[sign] != points[other]}


def _line(record: str, text: str) -> str:
    return f"{record} {text}" if text else ""


def _coded(record: str, points: Mapping[str, int]) -> str:
    """Return codes of two columns with their points in four, each nine columns behind the other."""
    fields = (f"{code}{points_text(halves):>4}" for code, halves in points.items())
    return f"{record} {'   '.join(fields)}"


def _rank_method(file: TrfFile) -> str:
    if not file.rank_method and not file.rank_federation:
        return ""
    values = {"federation": file.rank_federation, "method": file.rank_method}
    return laid("172", RANK_METHOD, values).rstrip()


def _match_scores(file: TrfFile) -> str:
    if not file.match_scores:
        return ""
    return _coded("362", {**USUAL_MATCH, **file.match_scores})
