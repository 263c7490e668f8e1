"""What is written, each step one transaction of an actor with a line in the journal; and read."""

from collections.abc import Iterator
from contextlib import contextmanager

from league.addresses import Location
from league.errors import ConflictError, InputError, RightError
from league.facts.actors import EVERYWHERE, OUTSIDE, Actor, Right, Scope
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey, Season
from league.facts.steps import StepKind
from league.language import _
from league.rulings import Ruling
from league.storage import (
    changes,
    database,
    decisions,
    journal,
    last_seen_step,
    proved_files,
    seasons,
)
from league.storage.failures import replaced

open_file, close_file = proved_files.open_proved, database.close_database
open_to_look = database.open_database
is_trial = database.is_trial
last_step, step_counts = journal.head, journal.counts
season_names, current_season = seasons.seasons, seasons.current
"""What screens ask of the storage just as it is."""


@contextmanager
def transaction(actor: Actor, right: Right, scope: Scope = EVERYWHERE) -> Iterator[None]:
    """Store everything inside, or nothing, for an actor who has a right throughout a scope.

    Inside another transaction it asks for its own right and is part of that one. Raises
    InputError for an actor without a name, RightError, StorageError.
    """
    with database.writing():
        # Inside: nobody takes the right away between looking and storing.
        check_right(actor, right, scope)
        yield


@contextmanager
def own_transaction(actor: Actor) -> Iterator[None]:
    """Store inside what somebody changes of his own account, or nothing.

    It needs no right but an account that is open. Raises RightError, StorageError.
    """
    with database.writing():
        if not actor.login:
            raise RuntimeError("the actor has no account")
        _as_of_now(actor)
        yield


@contextmanager
def without_facts() -> Iterator[None]:
    """Store inside, all or nothing, what is no fact, such as a failed try; it needs no right.

    Raises RuntimeError when the journal got a step all the same, StorageError.
    """
    with database.writing():
        before = journal.head()
        yield
        if journal.head() != before:
            raise RuntimeError("a fact was stored without a right")


def check_right(actor: Actor, right: Right, scope: Scope = EVERYWHERE) -> None:
    """Refuse who may not, or not any more. Raises InputError without a name, RightError."""
    if not actor.name.strip():
        raise InputError(_("The journal needs the name of the person who records this."))
    if actor.name.startswith(OUTSIDE):
        sentence = _("No name begins with “{mark}”: so authors are marked whom a workbook names.")
        raise InputError(sentence, mark=OUTSIDE)
    if not _as_of_now(actor).may(right, scope):
        from league.services.words.codes import right_words, scope_words

        sentence = _("{name} has no right to this: {right} ({scope}). Nothing was stored.")
        told = sentence.format(name=actor.name, right=right_words(right), scope=scope_words(scope))
        raise RightError(told)


def _as_of_now(actor: Actor) -> Actor:
    """Return an actor with the rights he has now; whoever has no account has all of them."""
    if not actor.login:
        return actor
    from league.services.session.rights import as_of_now

    return as_of_now(actor)


def refuse_outside() -> None:
    """Refuse to store anything that no transaction asked a right for. Raises RuntimeError."""
    if not database.is_writing():
        raise RuntimeError("to be called inside transaction()")


class _TakenBackError(Exception):
    """Ends a transaction that was only to see what happens."""


@contextmanager
def taken_back() -> Iterator[None]:
    """See what would happen: what is stored inside is taken back at the end. Needs no right."""
    try:
        with database.trying():
            yield
            raise _TakenBackError
    except _TakenBackError:
        return


def scope_in(
    season: str | None,
    *,
    division: str | None = None,
    club: str | None = None,
    team: str | None = None,
    match: MatchKey | None = None,
) -> Scope:
    """Return a part of a season, the one in use if none is named.

    A division may be told by its name; of a team its club and division are added; a match is one
    of the team's. What nobody knows stays as it is told. Raises StorageError.
    """
    with database.reading():
        name = season or seasons.current()
        if division is not None:
            division = seasons.division_id(name, division)
        elif team is not None:
            division, club = seasons.division_and_club(name, team)
    return Scope(name, division, club, team, match)


def look_for_file(path: Location, seen: tuple[int, str]) -> None:
    """Look whether the open file still lies at its path and holds the last step that was seen.

    Raises StorageError when nothing lies there, ReplacedError when another file does, also one
    whose content was put into the open one.
    """
    database.check_file(path)
    if seen[0] and not journal.holds(seen):
        raise replaced(path)


def holds_last_seen_step() -> bool:
    """Say whether the journal holds the last step of this file that this machine has seen.

    Raises StorageError.
    """
    known = last_seen_step.kept(database.opened())
    return known is None or known[0] == 0 or journal.holds(known)


def choose_season(name: str, actor: Actor) -> None:
    """Make a season the one in use. Raises NotFoundError, RightError, StorageError."""
    with transaction(actor, Right.SEASONS, Scope(name)):
        use_season(name, actor, "")


def use_season(name: str, actor: Actor, why: str) -> None:
    """Make a season the one in use, in a step if another one was; inside ``transaction()``."""
    check_right(actor, Right.SEASONS, Scope(name))
    if seasons.known_season(name) != seasons.current():
        seasons.choose(name)
        add_step(actor, StepKind.SEASON_IN_USE, name, "", "", why)


def load(season: str | None = None) -> tuple[Season, tuple[Ruling, ...]]:
    """Return a season, or the one in use, with all its rulings, oldest first.

    Raises NotFoundError, StorageError.
    """
    with database.reading():
        loaded = seasons.load_season(season)
        return loaded, decisions.rulings(loaded.name)


def import_season(season: Season, actor: Actor, why: str) -> None:
    """Store a season in place of one of the same name; rulings stay.

    Raises RightError, StorageError.
    """
    with transaction(actor, Right.SEASONS, Scope(season.name)):
        before = seasons.load_season(season.name) if season.name in seasons.seasons() else None
        seasons.replace_season(season)
        told = changes.season_changes(before, season)
        add_step(actor, StepKind.IMPORT, season.name, *told, why)


def record_match(
    season: str,
    key: MatchKey,
    draft: MatchDraft,
    actor: Actor,
    *,
    seen: tuple[object, object, object] | None = None,
) -> None:
    """Store what was typed of a match; what stood before goes to the journal.

    ``seen`` is what the person had before him: fixture, boards and reports. Raises InputError when
    it cannot be so or the match lapsed, ConflictError when something else is stored,
    NotFoundError, RightError.
    """
    with transaction(actor, Right.RECORD_MATCH, scope_in(season, division=key[0])):
        store_match(season, key, draft, actor, seen=seen)


def store_match(
    season: str,
    key: MatchKey,
    draft: MatchDraft,
    actor: Actor,
    *,
    seen: tuple[object, object, object] | None = None,
    why: str = "",
) -> None:
    """Store a match as ``record_match`` does, inside the ``transaction()`` of another deed."""
    from league.services.session.lapses import refuse_lapsed
    from league.services.session.typed_matches import match_of

    refuse_outside()
    before = seasons.match_facts(seasons.known_season(season), key)
    refuse_lapsed(season, before)
    if seen is not None and tuple(before) != seen:
        sentence = _("{home} – {away} was changed by somebody else meanwhile; nothing was stored.")
        names = seasons.team_names(season)
        raise ConflictError(sentence, home=names[key[2]], away=names[key[3]])
    named = {ident for ident in (*draft.home, *draft.away) if ident}
    size, names = seasons.boards_and_names(season, key[0], named)
    after = match_of(before[0], draft, size, names)
    if after == before:
        return
    seasons.save_match(season, *after)
    told = changes.match_text(*before), changes.match_text(*after)
    add_step(actor, StepKind.MATCH, subject_of(season, key), *told, why)


def add_step(actor: Actor, what: str, subject: str, before: str, after: str, why: str) -> None:
    """Add an actor's step to the journal, as of now; to be called inside ``transaction()``."""
    refuse_outside()
    at, by = database.moment(), actor.name
    journal.append(at=at, by=by, what=what, subject=subject, before=before, after=after, why=why)


def subject_of(season: str, parts: tuple[object, ...]) -> str:
    """Return what a step is about: the season, and what of it."""
    return " · ".join([season, *(str(part) for part in parts if part is not None)])
