"""How a criterion's value came about, in one line."""

from collections.abc import Callable, Iterator, Mapping

from league.formatting import points, score
from league.language import _, ngettext
from league.outcomes.tournaments.codes import IN_GROUPS, is_code, parsed
from league.outcomes.tournaments.crosstable import Step, Term, Worked
from league.outcomes.tournaments.names import COUNTS, amount, short_name
from league.outcomes.tournaments.opponents import QUARTERS
from league.outcomes.tournaments.own import WHOLE
from league.outcomes.tournaments.ratings import average

_NOBODY: Mapping[int, str] = {}
_RUNNING = ("progressive", "PS")
"""Criteria beginning so are told round by round, and others from the highest number down."""


def told(worked: Worked, criterion: str, names: Mapping[int, str] = _NOBODY) -> str:
    """Return a value with its arithmetic: ``Buchholz cut 1: 4½ + 4 + 3½* + 3 (2 cut) = 15``.

    ``names``: by number, who is named with what counts of him; ``*`` see ``names.star_note``.
    """
    head, result = short_name(criterion), amount(worked.number, worked.per)
    code = parsed(criterion) if is_code(criterion) else None
    if code is not None and code.name in _OTHERWISE:
        return f"{head}: {_OTHERWISE[code.name](worked, result, names)}"
    if criterion in COUNTS or (code is not None and code.name in _COUNTED):
        rounds = ", ".join(str(term.round) for term in worked.terms)
        return f"{head}: {result}" + (f" ({_('rounds')} {rounds})" if rounds else "")
    if worked.per == WHOLE:
        return f"{head}: {_rating(worked, result, names)}"
    if worked.limit is not None:
        head += f" ({_('from {limit} points').format(limit=score(worked.limit))})"
    sums = _sum(worked, names, in_order=criterion.startswith(_RUNNING))
    return f"{head}: {result}" if sums in ("", result) else f"{head}: {sums} = {result}"


def _sum(worked: Worked, names: Mapping[int, str], *, in_order: bool) -> str:
    """Return what was added up, and what was cut behind it."""
    terms = [term for term in worked.terms if worked.per != QUARTERS or term.factor]
    if not in_order:
        terms.sort(key=lambda term: -term.number)
    kept = " + ".join(_term(term, worked.per, names) for term in terms if not term.cut)
    cut = ", ".join(_term(term, worked.per, names) for term in terms if term.cut)
    return " ".join(filter(None, [kept, cut and _("({numbers} cut)").format(numbers=cut)]))


def _term(term: Term, per: int, names: Mapping[int, str]) -> str:
    """Return one number, with who brought it: ``4½``, ``Huber 4½``, ``3½*``, ``4×½``."""
    number = str(term.number) if per == WHOLE else score(term.number)
    if per == QUARTERS:
        number += f"×{score(term.factor)}"
    who = names.get(term.opponent, "") if term.opponent is not None else ""
    return f"{who} {number}{'*' if term.adjusted else ''}".strip()


def _plain(_worked: Worked, result: str, _names: Mapping[int, str]) -> str:
    return result


def _average(worked: Worked, result: str, names: Mapping[int, str]) -> str:
    """Return an average of scores with its division."""
    if not worked.terms:
        return result
    return f"({_sum(worked, names, in_order=False)}) : {len(worked.terms)} = {result}"


def _combined(worked: Worked, result: str, _names: Mapping[int, str]) -> str:
    """Return a score with another that was divided: ``12½ + 98 : 4 = 37.00``."""
    first, second = worked.terms
    return f"{score(first.number)} + {score(second.number)} : {second.factor} = {result}"


def _boards(worked: Worked, result: str, _names: Mapping[int, str]) -> str:
    """Return a count of boards: ``1×2½ + 2×3 = 8½``; whether it parts nobody stands behind it."""
    line = " + ".join(f"{term.round}×{score(term.number)}" for term in worked.terms)
    idle = _("parts nobody, the game points are not level")
    return f"{line} = {result}" + (f"; {idle}" if worked.idle else "")


def _place(worked: Worked, _result: str, names: Mapping[int, str]) -> str:
    """Return a place among the level with each table on the way."""
    steps = [_step(step, names) for step in worked.steps]
    place = _("place {place}").format(place=worked.number)
    return "; ".join([*steps, place if worked.number else _("parts nobody")])


def _step(step: Step, names: Mapping[int, str]) -> str:
    made = score(int(2 * step.made)) if (2 * step.made).denominator == 1 else str(step.made)
    if step.most is not None and step.most != step.made:
        most = f"{float(step.most):g}".replace(".", points(1)[1])
        made = _("{made} of at most {most}").format(made=made, most=most)
    who = ", ".join(names.get(one, str(one)) for one in step.members)
    what = (
        f"{step.what} {made}".strip()
        if not step.what.startswith("BC")
        else f"BC {made.lstrip('−')}"
    )
    return _("among {who}: {what}").format(who=who, what=what)


def _perfect(worked: Worked, result: str, names: Mapping[int, str]) -> str:
    """Return a perfect performance with the opponents' ratings."""
    line = _sum(worked, names, in_order=False).replace(" + ", ", ")
    return f"{line} → {result}" if line else result


_Tells = Callable[[Worked, str, Mapping[int, str]], str]
_OTHERWISE: Mapping[str, _Tells] = {
    **dict.fromkeys(("PTS", "MPTS", "GPTS", "MPVGP", "TPN", "RTNG"), _plain),
    "AOB": _average,
    "SSSC": _combined,
    "BC": _boards,
    "PTP": _perfect,
    **dict.fromkeys(IN_GROUPS, _place),
}
"""Codes that are told in another way, in capitals."""
_COUNTED = ("WIN", "WON", "BPG", "BWG", "REP", "GE")


def _rating(worked: Worked, result: str, names: Mapping[int, str]) -> str:
    """Return an average with its division, and what was made of it."""
    kept = [term.number for term in worked.terms if not term.cut]
    if not kept:
        return "; ".join([result, *_beside(worked)])
    line = f"({_sum(worked, names, in_order=False)}) : {len(kept)} = {average(kept)}"
    line = "; ".join([line, *_beside(worked)])
    return line if average(kept) == worked.number else f"{line}; {result}"


def _beside(worked: Worked) -> Iterator[str]:
    """Yield what counts beside the average: what was scored, who is not rated, few games."""
    if worked.scored is not None:
        yield _("{made} of {games} = {percent} %: {worth}").format(
            made=score(worked.scored.made),
            games=worked.scored.games,
            percent=worked.scored.percent,
            worth=f"{worked.scored.worth:+}".replace("-", "−"),
        )
    if worked.unrated:
        yield _("not rated: {numbers}").format(numbers=", ".join(map(str, worked.unrated)))
    if worked.few_games is not None:
        yield ngettext(
            "only {games} game, so behind all who played every round",
            "only {games} games, so behind all who played every round",
            worked.few_games,
        ).format(games=worked.few_games)
