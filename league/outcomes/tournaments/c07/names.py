"""What the codes of FIDE C.07 are called."""

from collections.abc import Iterator

from league.facts.tournaments import PointKind
from league.forms import score
from league.language import _, ngettext, per_language
from league.outcomes.tournaments.codes import Code, parsed


def code_name(text: str) -> str:
    """Return a code with its name: ``BH/C1 · Buchholz (without the lowest)``."""
    code = parsed(text)
    if code is None:
        return text
    more = ", ".join(_modifiers(code))
    return f"{text} · {_names()[code.name]}" + (f" ({more})" if more else "")


def _modifiers(code: Code) -> Iterator[str]:
    if code.kind is not None:
        yield _("match points") if code.kind is PointKind.MATCH else _("game points")
    if code.high:
        yield ngettext(
            "without the lowest and the highest",
            "without the {number} lowest and the {number} highest",
            code.high,
        ).format(number=code.high)
    elif code.low:
        yield ngettext("without the lowest", "without the {number} lowest", code.low).format(
            number=code.low
        )
    if code.limit:
        sentence = _("limit {points} higher") if code.limit > 0 else _("limit {points} lower")
        yield sentence.format(points=score(abs(code.limit)))
    if code.divisor:
        yield _("divided by {number}").format(number=code.divisor)
    if code.forfeits:
        yield _("forfeits as played")
    if code.fore:
        yield _("by Fore Buchholz")
    if code.reverse:
        yield _("the other way round")


@per_language
def _names() -> dict[str, str]:
    chain = _("Extended direct encounter, then {codes}")
    return {
        "PTS": _("Points"),
        "MPTS": _("Match points"),
        "GPTS": _("Game points"),
        "DE": _("Direct encounter"),
        "WIN": _("Wins with forfeits"),
        "WON": _("Games won over the board"),
        "BPG": _("Games with Black"),
        "BWG": _("Wins with Black"),
        "PS": _("Progressive score"),
        "REP": _("Rounds one elected to play"),
        "GE": _("Games one elected to play"),
        "STD": _("Standard points"),
        "TPN": _("Pairing number"),
        "BH": _("Buchholz"),
        "AOB": _("Average of the opponents' Buchholz"),
        "FB": _("Fore Buchholz"),
        "SB": _("Sonneborn-Berger"),
        "KS": _("Koya"),
        "ARO": _("Average rating of the opponents"),
        "TPR": _("Tournament performance rating"),
        "PTP": _("Perfect tournament performance"),
        "APRO": _("Average performance of the opponents"),
        "APPO": _("Average perfect performance of the opponents"),
        "RTNG": _("Rating"),
        "MPVGP": _("The score that does not rank first"),
        "ESB": _("Extended Sonneborn-Berger"),
        "EMMSB": _("Sonneborn-Berger, match points by match points"),
        "EMGSB": _("Sonneborn-Berger, match points by game points"),
        "EGMSB": _("Sonneborn-Berger, game points by match points"),
        "EGGSB": _("Sonneborn-Berger, game points by game points"),
        "EDE": _("Extended direct encounter"),
        "EDEBT": chain.format(codes="BC, TBR"),
        "EDEBB": chain.format(codes="BC, BBE"),
        "EDET": chain.format(codes="TBR"),
        "EDEB": chain.format(codes="BBE"),
        "BC": _("Board count"),
        "TBR": _("Top board results"),
        "BBE": _("Bottom board elimination"),
        "SSSC": _("Scores and schedule strength combined"),
    }
