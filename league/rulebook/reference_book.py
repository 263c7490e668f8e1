"""How a book is read that others refer to and no season is played by: paragraphs, no divisions."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from league.language import _
from league.rulebook.book import RuleBook
from league.rulebook.file import read_head, read_paragraphs
from league.rulebook.unserved import Unserved

if TYPE_CHECKING:
    from league.rulebook.laws import Laws
    from league.rulebook.tournaments import Tournaments

_MATCHES = Unserved(lambda: _("matches of teams"))


def laws_book(path: Path, laws: "Laws") -> RuleBook:
    """Read an edition of the Laws from its ``paragraphs.toml``. Raises RuleBookError."""
    return _read(path, laws, {})


def tournament_book(path: Path, tournaments: "Tournaments") -> RuleBook:
    """Read tournament rules from their ``paragraphs.toml``. Raises RuleBookError."""
    return _read(path, None, {"tournaments": lambda: tournaments})


def _read(path: Path, laws: "Laws | None", serves: Mapping[str, Callable[[], object]]) -> RuleBook:
    document, paragraphs = read_paragraphs(path)
    return RuleBook(
        **read_head(document),
        rating_name="Elo",
        paragraphs=paragraphs,
        divisions={},
        checks={},
        judge_match=_MATCHES,
        notes=_MATCHES,
        judge_list=_MATCHES,
        list_order=_MATCHES,
        appeared=_MATCHES,
        criteria=_MATCHES,
        match_points=_MATCHES,
        age_limit=_MATCHES,
        marks=_MATCHES,
        home_white=_MATCHES,
        contest=_MATCHES,
        laws=laws,
        serves=serves,
    )
