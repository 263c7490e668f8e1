"""Who acts in tests, and storing single facts that belong to no service."""

from collections.abc import Callable, Iterable

from league.facts.actors import Actor, Right, official
from league.facts.seasons import Season
from league.facts.steps import RecordKind, T
from league.rulings import Ruling
from league.services.session import decided_steps, records, season_changes
from league.services.session.records import Entry
from league.services.session.transactions import transaction
from league.storage.seasons import load_season

OFFICIAL = official("Official")


def record(
    season: str | None,
    kind: RecordKind[T],
    key: str,
    fact: T | None,
    *,
    actor: Actor,
    why: str,
    what: str | None = None,
) -> None:
    record_many([Entry(season, kind, key, fact)], actor=actor, why=why, what=what)


def record_many(
    entries: Iterable[Entry[T]], *, actor: Actor, why: str, what: str | None = None
) -> None:
    with transaction(actor, Right.SEASONS):
        records.record_many(entries, actor=actor, why=why, what=what)


def change_season(
    name: str | None,
    change: Callable[[Season], Season],
    what: str,
    subject: str = "",
    *,
    actor: Actor,
    why: str,
) -> Season:
    with transaction(actor, Right.SEASONS):
        before = load_season(name)
        after = change(before)
        season_changes.change_season(before, after, what, subject, actor=actor, why=why)
        return after


def add_ruling(season: str, ruling: Ruling) -> None:
    decided_steps.add_ruling(season, ruling, official(ruling.by))
