"""What can be decided on in a match, as one types it: by number, key or paragraph."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from league.errors import NotFoundError
from league.language import _
from league.typed.numbers import is_number

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.services.session.desk import Desk


def keys_in(desk: "Desk", match: "MatchKey") -> Iterator[str]:
    """Yield the keys of what can be decided on in a match, in the order of its numbers.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    from league.decision_subjects import BoardScore
    from league.services.matches.verdict_words import ruling_words
    from league.services.matches.views import match_view

    view = match_view(desk, match)
    yield from (one.key for one in view.findings)
    yield from (one.key for one in view.fees)
    for one in desk.ruled(match=match).values():
        if isinstance(one.added, BoardScore) or ruling_words(desk, one):
            yield one.target.text


def key_meant(keys: Sequence[str], wanted: str) -> str:
    """Return what is meant by a number, a key, or a paragraph found once. Raises NotFoundError."""
    if is_number(wanted) and 1 <= int(wanted) <= len(keys):
        return keys[int(wanted) - 1]
    meant = [one for one in keys if one == wanted]
    meant = meant or [one for one in keys if one.partition("|")[0] == wanted]
    # A fee that follows from a finding goes with it: only without one is the fee meant.
    meant = meant or [one for one in keys if one.startswith(f"fee|{wanted}|")]
    if not meant:
        sentence = _("“{target}” names nothing here; “ruling show” numbers what can be decided.")
        raise NotFoundError(sentence, target=wanted)
    if len(meant) > 1:
        sentence = _(
            "“{target}” names {number} things here; use the number that “ruling show” prints."
        )
        raise NotFoundError(sentence, target=wanted, number=len(meant))
    return meant[0]
