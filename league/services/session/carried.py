"""What was decided and recorded, carried whole from one file to another: it only ever grows.

A file and what is brought to it must be the beginning of one another: so nothing that was posted,
decided or recorded is ever changed by bringing it again.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any
from unicodedata import normalize

from league.errors import InputError
from league.facts.actors import Actor, Right, Scope
from league.facts.game_files import GameFile
from league.facts.seasons import Season
from league.language import _, ngettext
from league.rulings import Ruling, in_force
from league.services.session.fact_json import from_text, to_text
from league.services.session.game_records import board_key, games_of, moves_waiting
from league.services.session.record_kinds import (
    GAME,
    MOVE_SEAL,
    NOTICE,
    POSTING,
    SEAL,
    RecordKind,
    kinds,
)
from league.services.session.records import Entry, record_many
from league.services.session.sealed_lineups import number_sealed
from league.services.session.transactions import (
    add_ruling_step,
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
from league.text import trimmed, visible
from league.views.carried import Carried, Version

_SEALED = (SEAL.name, MOVE_SEAL.name)
"""Kinds of records that only this file's key can open."""


def carried_kinds() -> Mapping[str, RecordKind[Any]]:
    """Return the kinds of records that go from one file to another: all but what is sealed.

    No other file could open sealed lineups and moves.
    """
    return {name: one for name, one in kinds().items() if name not in _SEALED}


def carried_of(season: Season) -> Carried:
    """Return all decisions and records of a stored season and its federation.

    Raises StorageError.
    """
    with reading():
        found = [*records.all_of(season.name), *records.all_of(None)]
        rulings = decisions.rulings(season.name)
    mine = (
        one
        for one in found
        if one.kind not in _SEALED and (one.season or is_of(season.federation, one.key))
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


def import_whole(season: Season, carried: Carried, actor: Actor, why: str) -> None:
    """Store a season in place of one of the same name, and what is carried with it, as one deed.

    What is on record stays; of what is carried, the versions that come after it are added. Raises
    InputError when the two went different ways, RightError, StorageError.
    """
    with transaction(actor, Right.SEASONS, Scope(season.name)):
        _refuse_over_sealed(season.name)
        if any(one.season is None for one in carried.records):
            check_right(actor, Right.SEASONS)
        known = carried_of(season)
        _check_rulings(season.name, known.rulings, carried.rulings)
        decided = carried.rulings[len(known.rulings) :]
        brought = _new_records(known.records, carried.records)
        if (decided or brought or carried.games) and season.name in seasons.seasons():
            # A step that changes nothing could not be taken back with the others.
            _import_changed(season, actor, why)
        else:
            import_season(season, actor, why)
        _add_rulings(season.name, carried.rulings, len(decided), actor, why)
        _add_records(brought, known.records, actor, why)
        _add_games(season.name, carried.games, actor, why)


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


def _check_rulings(season: str, known: Iterable[Ruling], brought: Iterable[Ruling]) -> None:
    if any(_told(one) != _told(other) for one, other in zip(known, brought, strict=False)):
        sentence = _(
            "The decisions on {season} in the workbook are not those of this file; nothing was"
            " stored. Import the workbook into another file."
        )
        raise InputError(sentence, season=season)


def _add_rulings(season: str, rulings: Sequence[Ruling], new: int, actor: Actor, why: str) -> None:
    """Add the last ones of all decisions on a season."""
    for number in range(len(rulings) - new, len(rulings)):
        check_right(actor, Right.RULE, Scope(season))
        ruling = rulings[number]
        decisions.add_ruling(season, ruling)
        add_ruling_step(actor, season, ruling, _before(rulings[:number], ruling), why)


def _add_games(season: str, games: Iterable[GameFile], actor: Actor, why: str) -> None:
    """Record the games that stand otherwise in a workbook than on record."""
    known = games_of(season)
    changed = (one for one in games if _as_written(known.get((one.match, one.board))) != one)
    entries = [Entry(season, GAME, board_key(one.match, one.board), one) for one in changed]
    record_many(entries, actor=actor, why=why)


def _as_written(game: GameFile | None) -> GameFile | None:
    """Return a game as a workbook writes it and reads it again."""
    if game is None:
        return None
    return replace(
        game,
        moves=_written(game.moves),
        white_sheet=_written(game.white_sheet),
        black_sheet=_written(game.black_sheet),
    )


def _told(ruling: Ruling) -> list[object]:
    """Return what a decision says, as a workbook writes it."""
    said = ruling_row(ruling).values()
    return [_written(one) if isinstance(one, str) else one for one in said]


def _written(told: str) -> str:
    return normalize("NFC", trimmed(visible(told, lines=True)))


def _before(earlier: Iterable[Ruling], ruling: Ruling) -> Ruling | None:
    about = (ruling.match, ruling.team)
    return in_force(one for one in earlier if (one.match, one.team) == about).get(ruling.topic)


def _new_records(known: Iterable[Version], brought: Iterable[Version]) -> list[Version]:
    """Return what is brought beyond what is known. Raises InputError where they differ."""
    held: defaultdict[object, list[Version]] = defaultdict(list)
    for one in known:
        held[one.place].append(one)
    seen: Counter[object] = Counter()
    new: list[Version] = []
    for one in brought:
        earlier, number = held[one.place], seen[one.place]
        seen[one.place] += 1
        if number >= len(earlier):
            new.append(replace(one, key=earlier[0].key) if earlier else one)
        elif one.body != earlier[number].body and _fact(one) != _fact(earlier[number]):
            sentence = _(
                "“{kind}: {key}” in the workbook is not what this file has on record; nothing was"
                " stored. Import the workbook into another file."
            )
            raise InputError(sentence, kind=word_of(kinds()[one.kind].step), key=one.key)
    return new


def _fact(version: Version) -> str:
    """Return what is on record as it would be written today, in a workbook."""
    if version.body == records.WITHDRAWN:
        return version.body
    kind = kinds()[version.kind]
    return _written(to_text(from_text(version.body, kind.type)))


def _add_records(new: Iterable[Version], known: Iterable[Version], actor: Actor, why: str) -> None:
    last = {one.place: one.body for one in known}
    for one in new:
        if one.kind == POSTING.name:
            check_right(actor, Right.ACCOUNTS)
        before, last[one.place] = last.get(one.place, records.WITHDRAWN), one.body
        records.add(one.season, one.kind, one.key, one.body, at=one.at, by=one.by)
        if one.kind == NOTICE.name:
            continue  # the step of its posting, which comes next, tells of it
        gone, come = ("" if body == records.WITHDRAWN else body for body in (before, one.body))
        subject = " · ".join(part for part in (one.season, one.kind, one.key) if part)
        add_step(actor, kinds()[one.kind].step, subject, gone, come, why)
