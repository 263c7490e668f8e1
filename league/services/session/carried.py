"""What was decided and recorded, carried whole from one file to another: it only ever grows.

A file and what is brought to it must be the beginning of one another: so nothing that was posted,
decided or recorded is ever changed by bringing it again.
"""

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from unicodedata import is_normalized, normalize

from league.errors import InputError
from league.facts.actors import Actor, Right, Scope, from_outside, plain_name
from league.facts.game_files import GameFile
from league.facts.seasons import Season
from league.facts.steps import RecordKind
from league.language import _, ngettext
from league.record_kinds import GAME, NOTICE, POSTING, kinds
from league.rulings import Ruling, in_force
from league.sanitizing import trimmed, visible
from league.services.session.decided_steps import add_ruling_step
from league.services.session.fact_json import from_text, to_text
from league.services.session.game_records import board_key, games_of, moves_waiting
from league.services.session.records import Entry, record_many
from league.services.session.sealed_lineups import number_sealed
from league.services.session.transactions import (
    add_step,
    check_right,
    import_season,
    transaction,
    use_season,
)
from league.services.words.step_names import word_of
from league.storage import decisions, records, seasons
from league.storage.database import reading
from league.storage.mapping_matches import ruling_row
from league.views.carried import Carried, Version


@dataclass(frozen=True, slots=True)
class Compared:
    """What is brought beside what is on record, by their places in their lists."""

    new: tuple[int, ...]
    """Records brought that come after those on record."""
    other: Mapping[int, int]
    """Records brought that say something else than the one on record in their place."""
    retold: Mapping[int, int]
    """Records brought that are on record with another author, or of another moment."""
    missing: tuple[int, ...]
    """Records on record that are not brought."""
    other_rulings: tuple[int, ...]
    """Decisions that are others than those on record in their place."""
    new_rulings: tuple[int, ...]
    missing_rulings: tuple[int, ...]


def carried_kinds() -> Mapping[str, RecordKind[Any]]:
    """Return the kinds of records that go from one file to another.

    All but what is sealed, which no other file could open, and accounts.
    """
    return {name: one for name, one in kinds().items() if one.carried}


def carried_of(season: Season) -> Carried:
    """Return all decisions and records of a stored season and its federation.

    Raises StorageError.
    """
    with reading():
        found = [*records.all_of(season.name), *records.all_of(None)]
        rulings = decisions.rulings(season.name)
    at_home = kinds().keys() - carried_kinds().keys()
    mine = (
        one
        for one in found
        if one.kind not in at_home and (one.season or is_of(season.federation, one.key))
    )
    versions = (
        Version(one.season, one.kind, one.key, one.body, datetime.fromisoformat(one.at), one.by)
        for one in sorted(mine, key=lambda one: one.number)
    )
    games = games_of(season.name).values()
    return Carried(rulings, tuple(versions), tuple(games))


def is_of(federation: str, key: str) -> bool:
    """Say whether a record beyond one season belongs to a federation, by its key."""
    return key == federation or key.startswith(f"{federation}/")


def compare(known: Carried, brought: Carried) -> Compared:
    """Return what of what is brought is new, and what is other than what is on record."""
    told = [*zip(map(_told, known.rulings), map(_told, brought.rulings), strict=False)]
    other_rulings = tuple(at for at, (one, other) in enumerate(told) if one != other)
    held: defaultdict[object, deque[int]] = defaultdict(deque)
    for number, one in enumerate(known.records):
        held[one.place].append(number)
    new, other, retold = list[int](), dict[int, int](), dict[int, int]()
    for at, one in enumerate(brought.records):
        if not held[one.place]:
            new.append(at)
            continue
        earlier = held[one.place].popleft()
        stored = known.records[earlier]
        if one.body != stored.body and _fact(one) != _fact(stored):
            other[at] = earlier
        elif _signed(one) != _signed(stored):
            retold[at] = earlier
    return Compared(
        tuple(new),
        other,
        retold,
        tuple(sorted(number for them in held.values() for number in them)),
        other_rulings,
        tuple(range(len(told), len(brought.rulings))),
        tuple(range(len(told), len(known.rulings))),
    )


def import_whole(
    season: Season, carried: Carried, actor: Actor, why: str, *, ours: bool = False
) -> None:
    """Store a season in place of one of the same name, and what is carried with it, as one deed.

    What is on record stays; of what is carried, the versions that come after it are added, their
    authors marked as such from outside unless they are ``ours``. Raises InputError when the two
    went different ways, RightError, StorageError.
    """
    with transaction(actor, Right.SEASONS, Scope(season.name)):
        _refuse_over_sealed(season.name)
        if any(one.season is None for one in carried.records):
            check_right(actor, Right.SEASONS)
        known = carried_of(season)
        found = compare(known, carried)
        _refuse_other(season.name, carried, found)
        if (found.new or found.new_rulings or carried.games) and season.name in seasons.seasons():
            # A step that changes nothing could not be taken back with the others.
            _import_changed(season, actor, why)
        else:
            import_season(season, actor, why)
        brought = carried if ours else _marked(carried)
        decided = [*known.rulings, *(brought.rulings[at] for at in found.new_rulings)]
        _add_rulings(season.name, decided, len(known.rulings), actor, why)
        _add_records([brought.records[at] for at in found.new], known.records, actor, why)
        _add_games(season.name, carried.games, actor, why)


def _marked(carried: Carried) -> Carried:
    """Return what is carried with its authors marked as such from outside."""
    return replace(
        carried,
        rulings=tuple(replace(one, by=from_outside(one.by)) for one in carried.rulings),
        records=tuple(replace(one, by=from_outside(one.by)) for one in carried.records),
    )


def _refuse_other(season: str, carried: Carried, found: Compared) -> None:
    if found.other_rulings:
        sentence = _(
            "The decisions on {season} in the workbook are not those of this file; nothing was"
            " stored. Import the workbook into another file."
        )
        raise InputError(sentence, season=season)
    for at in found.other:
        one = carried.records[at]
        sentence = _(
            "“{kind}: {key}” in the workbook is not what this file has on record; nothing was"
            " stored. Import the workbook into another file."
        )
        raise InputError(sentence, kind=word_of(kinds()[one.kind].step), key=one.key)


def _refuse_over_sealed(season: str) -> None:
    """Refuse to change a season under lineups or moves that wait sealed. Raises InputError."""
    number = number_sealed(season)
    if number:
        sentence = ngettext(
            "{number} lineup of {season} waits sealed to be opened: nothing was imported. Import"
            " the workbook when it is open, or into another file.",
            "{number} lineups of {season} wait sealed to be opened: nothing was imported. Import"
            " the workbook when they are open, or into another file.",
            number,
        )
        raise InputError(sentence, number=number, season=season)
    if number := moves_waiting(season):
        sentence = ngettext(
            "{number} move of an adjourned game of {season} waits sealed to be opened: nothing was"
            " imported. Import the workbook when it is open, or into another file.",
            "{number} moves of adjourned games of {season} wait sealed to be opened: nothing was"
            " imported. Import the workbook when they are open, or into another file.",
            number,
        )
        raise InputError(sentence, number=number, season=season)


def _import_changed(season: Season, actor: Actor, why: str) -> None:
    if seasons.load_season(season.name) == season:
        use_season(season.name, actor, why)
    else:
        import_season(season, actor, why)


def _add_rulings(
    season: str, rulings: Sequence[Ruling], known: int, actor: Actor, why: str
) -> None:
    """Add the decisions on a season behind the first ones, which are known."""
    for number in range(known, len(rulings)):
        check_right(actor, Right.RULE, Scope(season))
        ruling = rulings[number]
        decisions.add_ruling(season, ruling)
        add_ruling_step(actor, season, ruling, _before(rulings[:number], ruling), why)


def _add_games(season: str, games: Iterable[GameFile], actor: Actor, why: str) -> None:
    """Record the games that stand otherwise in a workbook than on record."""
    known = games_of(season)
    changed = (
        one for one in games if _as_a_workbook_has_it(known.get((one.match, one.board))) != one
    )
    entries = [Entry(season, GAME, board_key(one.match, one.board), one) for one in changed]
    record_many(entries, actor=actor, why=why)


def _as_a_workbook_has_it(game: GameFile | None) -> GameFile | None:
    """Return a game as a workbook writes it and reads it again."""
    if game is None:
        return None
    return replace(
        game,
        moves=as_written(game.moves),
        white_sheet=as_written(game.white_sheet),
        black_sheet=as_written(game.black_sheet),
    )


def _told(ruling: Ruling) -> list[object]:
    """Return what a decision says, as a workbook writes it; wherever its author comes from."""
    said = ruling_row(replace(ruling, by=plain_name(ruling.by))).values()
    return [as_written(one) if isinstance(one, str) else one for one in said]


def as_written(told: str) -> str:
    """Return a text as a workbook writes it and reads it again."""
    if told.isprintable() and is_normalized("NFC", told) and told == told.strip():
        return told
    return normalize("NFC", trimmed(visible(told, lines=True)))


def _before(earlier: Iterable[Ruling], ruling: Ruling) -> Ruling | None:
    about = (ruling.match, ruling.team)
    return in_force(one for one in earlier if (one.match, one.team) == about).get(ruling.topic)


def _signed(version: Version) -> tuple[str, datetime]:
    """Return who recorded something and when, as a workbook writes it."""
    return plain_name(as_written(version.by)), version.at


def _fact(version: Version) -> str:
    """Return what is on record as it would be written today, in a workbook."""
    if version.body == records.WITHDRAWN:
        return version.body
    kind = kinds()[version.kind]
    return as_written(to_text(from_text(version.body, kind.type)))


def _add_records(new: Iterable[Version], known: Iterable[Version], actor: Actor, why: str) -> None:
    last = {one.place: one.body for one in known}
    keys = {one.place: one.key for one in reversed([*known])}
    for brought in new:
        one = replace(brought, key=keys.get(brought.place, brought.key))
        if one.kind == POSTING.name:
            check_right(actor, Right.ACCOUNTS)
        before, last[one.place] = last.get(one.place, records.WITHDRAWN), one.body
        records.add(one.season, one.kind, one.key, one.body, at=one.at, by=one.by)
        if one.kind == NOTICE.name:
            continue  # the step of its posting, which comes next, tells of it
        gone, come = ("" if body == records.WITHDRAWN else body for body in (before, one.body))
        subject = " · ".join(part for part in (one.season, one.kind, one.key) if part)
        add_step(actor, kinds()[one.kind].step, subject, gone, come, why)
