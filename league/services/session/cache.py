"""A cache of what was computed from a judged season; it lasts as long as that season is open."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from league.language import current
from league.outcomes.judgement import SeasonJudgement
from league.services.session.desk import Desk
from league.slot import Slot

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class _Answers:
    judgement: SeasonJudgement
    last: dict[str, tuple[tuple[object, ...], Any]] = field(default_factory=dict)
    """By name: what was asked last, and its answer."""


_open = Slot[_Answers]()
"""Of the one season worked on; another one, or a change, begins anew."""


def cached(
    name: str, judgement: SeasonJudgement, asked: tuple[object, ...], work: Callable[[], T]
) -> T:
    """Return what ``work`` computes, from the cache if the last call asked the same.

    ``asked`` is all that the answer follows from besides the judgement and the language in use.
    """
    season = _open.value
    if season is None or season.judgement is not judgement:
        season = _Answers(judgement)
        _open.value = season
    asked = (current(), *asked)
    known = season.last.get(name)
    if known is None or known[0] != asked:
        known = season.last[name] = (asked, work())
        # What it took may have looked at other seasons meanwhile.
        _open.value = season
    answer: T = known[1]
    return answer


def cached_view(view: Callable[Concatenate[Desk, P], T]) -> Callable[Concatenate[Desk, P], T]:
    """Return a view that is computed once for all callers with the same season and arguments.

    It follows from the season as judged, its rule book and what is asked, and from nothing else.
    """

    @wraps(view)
    def known(desk: Desk, /, *asked: P.args, **more: P.kwargs) -> T:
        name = f"{view.__module__}.{view.__qualname__}"
        asks = (desk.book, *asked, *more.items())
        return cached(name, desk.judgement, asks, partial(view, desk, *asked, **more))

    return known
