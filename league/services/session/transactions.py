"""What is written, each step one transaction with a line in the journal; and what is read."""

from pathlib import Path

from league.errors import ConflictError, InputError
from league.facts.drafts import MatchDraft
from league.facts.seasons import MatchKey, Season
from league.facts.steps import StepKind
from league.language import _
from league.rulings import Action, Ruling, in_force
from league.services.session.typed_matches import match_of
from league.storage import changes, decisions, heads, journal, seasons
from league.storage.database import (
    BUSY_MS,
    check_file,
    close_database,
    moment,
    open_database,
    opened,
    reading,
    replaced,
    writing,
)

_REASONED = (Action.WAIVE, Action.CHANGE, Action.ADD, Action.EXCLUDE)


def open_file(path: Path, *, must_exist: bool = False, busy_ms: int = BUSY_MS) -> None:
    """Open a database file, made or brought up to date when needed. Raises StorageError."""
    open_database(path, must_exist=must_exist, busy_ms=busy_ms)


def look_for_file(path: Path, seen: tuple[int, str]) -> None:
    """Look whether the open file still lies at its path and holds the last step that was seen.

    Raises StorageError when nothing lies there, ReplacedError when another file does, also one
    whose content was put into the open one.
    """
    check_file(path)
    if seen[0] and not journal.holds(seen):
        raise replaced(path)


def is_as_kept() -> bool:
    """Say whether the journal holds the last step of this file that this machine has seen.

    Raises StorageError.
    """
    known = heads.kept(opened())
    return known is None or known[0] == 0 or journal.holds(known)


def close_file() -> None:
    """Close the database."""
    close_database()


def last_step() -> tuple[int, str]:
    """Return number and hash of the journal's last step.

    Whatever is stored of a season changes them.

    Raises StorageError.
    """
    return journal.head()


def season_names() -> list[str]:
    """Return the names of all seasons in the file. Raises StorageError."""
    return seasons.seasons()


def current_season() -> str | None:
    """Return the season in use, None in an empty file. Raises StorageError."""
    return seasons.current()


def choose_season(name: str) -> None:
    """Make a season the one in use. Raises NotFoundError, StorageError."""
    seasons.choose(name)


def load(season: str | None = None) -> tuple[Season, tuple[Ruling, ...]]:
    """Return a season, or the one in use, with all its rulings, oldest first.

    Raises NotFoundError, StorageError.
    """
    with reading():
        loaded = seasons.load_season(season)
        return loaded, decisions.rulings(loaded.name)


def import_season(season: Season, by: str, why: str) -> None:
    """Store a season in place of one of the same name; rulings stay. Raises StorageError."""
    with writing():
        before = seasons.load_season(season.name) if season.name in seasons.seasons() else None
        seasons.replace_season(season)
        gone, come = changes.season_changes(before, season)
        journal.append(
            at=moment(),
            by=by,
            what=StepKind.IMPORT,
            subject=season.name,
            before=gone,
            after=come,
            why=why,
        )


def record_match(
    season: str,
    key: MatchKey,
    draft: MatchDraft,
    by: str,
    why: str = "",
    *,
    seen: tuple[object, object, object] | None = None,
) -> None:
    """Store what was typed of a match; what stood before goes to the journal.

    ``seen`` is what the person had before him: fixture, boards and reports.
    Raises InputError when it cannot be so, ConflictError when something else is stored than what
    was seen, NotFoundError, StorageError.
    """
    with writing():
        seasons.known_season(season)
        before = seasons.match_facts(season, key)
        if seen is not None and tuple(before) != seen:
            raise _changed_meanwhile(season, key)
        typed = {ident for ident in (*draft.home, *draft.away) if ident}
        size, idents = seasons.boards_and_idents(season, key[0], typed)
        after = match_of(before[0], draft, size, idents)
        if after != before:
            seasons.save_match(season, *after)
            subject = _subject(season, key)
            gone, come = changes.match_text(*before), changes.match_text(*after)
            journal.append(
                at=moment(),
                by=by,
                what=StepKind.MATCH,
                subject=subject,
                before=gone,
                after=come,
                why=why,
            )


def add_ruling(season: str, ruling: Ruling) -> None:
    """Store a decision; an earlier one on the same thing stays on record.

    Raises InputError when the reason, the name or the amount is missing, NotFoundError,
    StorageError.
    """
    _check(ruling)
    with writing():
        seasons.known_season(season)
        if ruling.match is not None:
            seasons.match_facts(season, ruling.match)
        same = [
            earlier
            for earlier in decisions.rulings(season)
            if (earlier.match, earlier.team) == (ruling.match, ruling.team)
        ]
        decisions.add_ruling(season, ruling)
        journal.append(
            at=ruling.at,
            by=ruling.by,
            what=StepKind.RULING,
            subject=_subject(season, ruling.match or (ruling.team, ruling.target)),
            before=changes.ruling_text(in_force(same).get(ruling.topic)),
            after=changes.ruling_text(ruling),
            why=ruling.reason,
        )


def _changed_meanwhile(season: str, key: MatchKey) -> ConflictError:
    sentence = _("{home} – {away} was changed by somebody else meanwhile; nothing was stored.")
    names = seasons.team_names(season)
    return ConflictError(sentence.format(home=names[key[2]], away=names[key[3]]))


def _check(ruling: Ruling) -> None:
    if not ruling.by.strip():
        raise InputError(_("A decision needs the name of the person who makes it."))
    if ruling.action in _REASONED and not ruling.reason.strip():
        raise InputError(_("This decision needs a reason."))
    if ruling.action is Action.CHANGE and (ruling.cents is None or ruling.cents < 0):
        raise InputError(_("A changed fee needs an amount of zero or more."))


def _subject(season: str, parts: tuple[object, ...]) -> str:
    return " · ".join([season, *(str(part) for part in parts if part is not None)])
