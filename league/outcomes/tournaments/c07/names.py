"""What the codes of FIDE C.07 are called."""

from collections.abc import Iterator

from league.facts.tournaments import PointKind
from league.formatting import score
from league.language import _, ngettext, per_language, to_translate, translated
from league.outcomes.tournaments.codes import Code, parsed

_NAMES = {
    "PTS": to_translate("Points"),
    "MPTS": to_translate("Match points"),
    "GPTS": to_translate("Game points"),
    "DE": to_translate("Direct encounter"),
    "WIN": to_translate("Wins with forfeits"),
    "WON": to_translate("Games won over the board"),
    "BPG": to_translate("Games with Black"),
    "BWG": to_translate("Wins with Black"),
    "PS": to_translate("Progressive score"),
    "REP": to_translate("Rounds one elected to play"),
    "GE": to_translate("Games one elected to play"),
    "STD": to_translate("Standard points"),
    "TPN": to_translate("Pairing number"),
    "BH": to_translate("Buchholz"),
    "AOB": to_translate("Average of the opponents' Buchholz"),
    "FB": to_translate("Fore Buchholz"),
    "SB": to_translate("Sonneborn-Berger"),
    "KS": to_translate("Koya"),
    "ARO": to_translate("Average rating of the opponents"),
    "TPR": to_translate("Tournament performance rating"),
    "PTP": to_translate("Perfect tournament performance"),
    "APRO": to_translate("Average performance of the opponents"),
    "APPO": to_translate("Average perfect performance of the opponents"),
    "RTNG": to_translate("Own rating"),
    "MPVGP": to_translate("The score that does not rank first"),
    "ESB": to_translate("Extended Sonneborn-Berger"),
    "EMMSB": to_translate("Sonneborn-Berger, match points by match points"),
    "EMGSB": to_translate("Sonneborn-Berger, match points by game points"),
    "EGMSB": to_translate("Sonneborn-Berger, game points by match points"),
    "EGGSB": to_translate("Sonneborn-Berger, game points by game points"),
    "EDE": to_translate("Extended direct encounter"),
    "BC": to_translate("Board count"),
    "TBR": to_translate("Top board results"),
    "BBE": to_translate("Bottom board elimination"),
    "SSSC": to_translate("Scores and schedule strength combined"),
}
_CHAINS = {"EDEBT": "BC, TBR", "EDEBB": "BC, BBE", "EDET": "TBR", "EDEB": "BBE"}
"""What an extended direct encounter goes on with."""


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
    return translated(_NAMES) | {one: chain.format(codes=by) for one, by in _CHAINS.items()}
