"""Records that name a person, with one pass number in place of another."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from typing import Any

from league import record_kinds as kinds
from league.decision_subjects import FeeKey, FindingKey, target_of
from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.fields import fields_within
from league.facts.references import BoardFine, MatchFee, reference_of
from league.facts.steps import RecordKind, StepKind
from league.facts.tournaments import Entrant
from league.language import _
from league.outcomes.ledger import live
from league.record_kinds import EVENT
from league.services.session.records import Entry, record_many, recorded
from league.services.session.transactions import scope_in, transaction
from league.services.words.step_names import word_of

_TARGETS = "rulings"
"""The field of a protest with what was decided on its match."""


@dataclass(frozen=True, slots=True)
class _Numbers:
    """The pass number that stays, and the one that goes."""

    kept: str
    joined: str
    fields: frozenset[str] = frozenset()
    """Fields of a record that hold pass numbers."""

    def of(self, field: str, text: str) -> str:
        """Return a text of a field with the number that stays."""
        if field == _TARGETS:
            return renamed_target(text, self.kept, self.joined)
        return self.kept if field in self.fields and text == self.joined else text


def rename(
    season: str | None, federation: str, kept: str, joined: str, actor: Actor, why: str
) -> int:
    """Record anew what names a person, in a season or beyond all, and return how many there are.

    Where both persons are named, what was recorded of the kept one counts. Raises InputError for
    two who played each other, RightError, StorageError.
    """
    number, what = 0, StepKind.PERSONS_JOINED
    with transaction(actor, Right.REGISTER, scope_in(season)):
        for kind in kinds.kinds().values():
            numbers = _Numbers(kept, joined, _fields(kind))
            if kind.beyond is not (season is None) or kind.proven or not numbers.fields:
                continue
            held = recorded(season, kind)
            if kind is kinds.TOURNAMENT_ENTRY:
                _refuse_both(held, numbers)
            for key in held:
                if season is not None or key.startswith(f"{federation}/"):
                    entries = _anew(season, kind, key, held, numbers)
                    record_many(entries, actor=actor, why=why, what=what)
                    number += bool(entries)
    return number


@cache
def _fields(kind: RecordKind[Any]) -> frozenset[str]:
    """Return the fields of a kind in which pass numbers stand, alone or in what was decided.

    Of a charge the pass number is part of what was posted: it stays.
    """
    fact: type = kind.type
    known = fields_within(fact)
    found = {name for name, one in known.items() if one.things == ("players",)}
    return frozenset(found | ({_TARGETS} & known.keys()))


def _anew(
    season: str | None, kind: RecordKind[Any], key: str, held: Mapping[str, Any], numbers: _Numbers
) -> list[Entry[Any]]:
    """Return what is to be recorded in place of a fact; nothing where it names nobody who goes."""
    place, made = _key(kind, key, numbers), _renamed(held[key], "", numbers)
    if (place, made) == (key, held[key]):
        return []
    gone = [Entry(season, kind, key, None)] if place != key else []
    return gone if place != key and place in held else [*gone, Entry(season, kind, place, made)]


def renamed_target(text: str, kept: str, joined: str) -> str:
    """Return what a decision is about, with one pass number for the other."""
    about = target_of(text)
    if isinstance(about, FindingKey | FeeKey) and about.player == joined:
        return replace(about, player=kept).text
    return text


def refuse_posted(federation: str, joined: str) -> None:
    """Refuse while a fee or fine of a person stands in the ledger: it would be posted again.

    Raises InputError, StorageError.
    """
    mine = (one for key, one in recorded(None, kinds.POSTING).items() if _of(federation, key))
    for one in live(mine):
        about = reference_of(one.reference)
        fined = isinstance(about, BoardFine) and about.person == joined
        if fined or (isinstance(about, MatchFee) and _names(about.fee, joined)):
            sentence = _(
                "A fee posted on {day} names {ident} (§ {rule}); reverse it first, join the records"
                " and post it again."
            )
            raise InputError(sentence, day=one.day, ident=joined, rule=one.rule)


def _of(federation: str, key: str) -> bool:
    return key.rpartition("/")[0] == federation


def _names(fee: str, ident: str) -> bool:
    about = target_of(fee)
    return isinstance(about, FeeKey) and about.player == ident


def _key(kind: RecordKind[Any], key: str, numbers: _Numbers) -> str:
    """Return the key of a record, in which a pass number may stand."""
    parts, places = key.split("/"), kind.key.split("/")
    at = places.index("player") if "player" in places else None
    if at is not None and at < len(parts) and parts[at] == numbers.joined:
        parts[at] = numbers.kept
    return "/".join(parts)


def _renamed(value: Any, field: str, numbers: _Numbers) -> Any:
    """Return a part of a record with the pass number that stays."""
    if isinstance(value, str):
        return numbers.of(field, value)
    if is_dataclass(value) and not isinstance(value, type):
        made = {
            one.name: _renamed(getattr(value, one.name), one.name, numbers) for one in fields(value)
        }
        if {"white", "black"} <= made.keys() & numbers.fields:
            _refuse_game(made)
        return replace(value, **made)
    if isinstance(value, Mapping):
        known = {
            numbers.of(field, key): _renamed(one, field, numbers) for key, one in value.items()
        }
        return known | {key: one for key, one in value.items() if key == numbers.kept}
    if isinstance(value, tuple | frozenset):
        return type(value)(_many(value, field, numbers))
    return value


def _many(values: Iterable[Any], field: str, numbers: _Numbers) -> list[Any]:
    """Return several parts; where both persons are among them, only the kept one."""
    known = list(values)
    both = {numbers.kept, numbers.joined} <= {_ident(one, field, numbers) for one in known}
    return [
        _renamed(one, field, numbers)
        for one in known
        if not (both and _ident(one, field, numbers) == numbers.joined)
    ]


def _ident(value: Any, field: str, numbers: _Numbers) -> str | None:
    if isinstance(value, str):
        return value if field in numbers.fields else None
    found = getattr(value, "ident", None)
    return found if isinstance(found, str) else None


def _refuse_both(held: Mapping[str, Entrant], numbers: _Numbers) -> None:
    """Refuse to join two who entered the same tournament. Raises InputError."""
    both = (numbers.kept, numbers.joined)
    entered = [{one.tournament for one in held.values() if one.key == who} for who in both]
    if same := sorted(entered[0] & entered[1]):
        sentence = _("Both entered the tournament {id}: they cannot be one person.")
        raise InputError(sentence, id=same[0])


def _refuse_game(after: Mapping[str, Any]) -> None:
    if after["white"] == after["black"]:
        sentence = _("They played each other ({what}): they cannot be one person.")
        raise InputError(sentence, what=word_of(EVENT.step))
