"""Drafts: what was typed but not stored yet; they stay in the file until somebody stores them.

Drafts lie outside facts and journal and need no right: they are replaced and deleted freely, and
nothing but the screens that offer them again reads them. Those of matches hold lineups, so they
are encrypted with the seal key, and without it they are not kept.
"""

import os
import socket
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from secrets import token_hex

from league import clock
from league.errors import StorageError
from league.facts.actors import Actor
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.language import _
from league.services.session import decided
from league.services.session.decided import Decides
from league.services.session.desk import Desk
from league.services.session.fact_json import from_text, to_text
from league.services.session.seal_key import USUAL_KEY, SealKey
from league.services.session.stored import TypedList, draft_of, list_of
from league.services.session.trial_runs import Outcome, Step
from league.storage import drafts
from league.storage.database import moment, reading, writing
from league.storage.drafts import DraftRow

MATCH, KADER, FORM = "match", "kader", "form"
FORGOTTEN = timedelta(hours=1)
"""What a running program has not touched for so long is taken for left."""


@dataclass(frozen=True, slots=True)
class TypedMatch:
    """A match sheet on the screen."""

    match: MatchKey
    typed: MatchDraft
    begun: MatchDraft
    """What was stored when it was begun."""


@dataclass(frozen=True, slots=True)
class TypedKader:
    """A Kader list put together and not handed in."""

    typed: TypedList
    begun: TypedList | None = None
    """The list in force when it was begun; None = not known."""


@dataclass(frozen=True, slots=True)
class TypedForm:
    """A form filled in and not stored."""

    title: str
    form: str
    """What makes its paper, the same in all languages."""
    language: str
    page: tuple[str, str]
    """The page it was opened on: its name, and what it is about."""
    words: str
    """What was typed, with the labels of the fields."""
    typed: Mapping[str, str]
    begun: Mapping[str, str]
    """What stood in the fields at first."""
    protest: int | None = None
    """Number of the protest that it decides or pays for: once that is decided, nothing is left."""
    decides: Decides | None = None
    """What it decides; once that stands otherwise, nothing is left."""


@dataclass(frozen=True, slots=True)
class SealedDraft:
    """A match sheet as it is kept: lineups stand in it."""

    sealed: str
    """Its JSON, encrypted with the seal key."""


Typed = TypedMatch | TypedKader | TypedForm
_TYPES: Mapping[str, type[TypedMatch] | type[TypedKader] | type[TypedForm]] = {
    MATCH: TypedMatch,
    KADER: TypedKader,
    FORM: TypedForm,
}


@dataclass(frozen=True, slots=True)
class DraftSubject:
    """What something is typed in."""

    season: str
    kind: str
    """``match``, ``kader`` or ``form``."""
    key: str


@dataclass(frozen=True, slots=True)
class Draft:
    """What was typed in a thing, by whom and when."""

    row: DraftRow
    thing: DraftSubject
    typed: Typed | None
    """None = it cannot be read: ``fault`` says why."""
    at: datetime
    """In the zone of this machine."""
    being_typed: bool
    """Whether the program in which it was typed still runs, and has it on its screen."""
    fault: str = ""

    @property
    def left(self) -> bool:
        """Say whether it was left on purpose, to be gone on with."""
        return not self.row.typing


def match_subject(season: str, match: MatchKey) -> DraftSubject:
    """Return a match as something to type in."""
    return DraftSubject(season, MATCH, "/".join(str(part) for part in match))


def program_name() -> str:
    """Return a name for the program that runs: no other has it."""
    return f"{socket.gethostname()}/{os.getpid()}/{token_hex(4)}"


def save_drafts(
    changes: Mapping[DraftSubject, tuple[Typed | None, bool]],
    actor: Actor,
    program: str,
    key: SealKey = USUAL_KEY,
) -> str:
    """Keep what a program has on its screen, and whether it is still typed; None deletes.

    All in one transaction, which gives up soon when another program writes. Returns why matches
    are not kept, empty where they are: the seal key is missing. Raises StorageError.
    """
    fault = ""
    with drafts.impatiently():
        for thing, (typed, typing) in changes.items():
            body = ""
            if typed is not None:
                body, fault = _body(typed, key, fault)
            if typed is None or not body:
                drafts.drop_own(thing.season, thing.kind, thing.key, program)
            else:
                drafts.put(_row(thing, body, actor.name, program, typing=typing))
    return fault


def all_drafts(desk: Desk) -> list[Draft]:
    """Return all drafts of the season, oldest first; what is stored by now is none any more.

    Nor is a form about what was decided otherwise meanwhile. Raises StorageError.
    """
    with reading():
        found = [_draft(row, desk.seal_key) for row in drafts.drafts(desk.season.name)]
    done = _done(desk, found)
    return [one for one in found if one.row.number not in done]


def _done(desk: Desk, found: Iterable[Draft]) -> set[int]:
    """Return the numbers of the drafts of which nothing is left to store."""
    forms = [
        (one.row.number, one.typed.protest, one.typed.decides)
        for one in found
        if isinstance(one.typed, TypedForm)
    ]
    return decided.done(desk, forms) | {one.row.number for one in found if _is_stored(desk, one)}


def waiting(desk: Desk) -> list[Draft]:
    """Return the drafts that nobody types in at present, oldest first. Raises StorageError."""
    return [one for one in all_drafts(desk) if not one.being_typed]


def tidy(desk: Desk) -> None:
    """Delete the drafts of what is stored or decided by now. Raises StorageError."""
    with reading():
        found = [_draft(row, desk.seal_key) for row in drafts.drafts(desk.season.name)]
    if done := _done(desk, found):
        with writing():
            drafts.drop(*done)


def take_up(draft: Draft, program: str) -> bool:
    """Make a draft this program's own; False when somebody else has dealt with it meanwhile.

    Raises StorageError.
    """
    with writing():
        return drafts.take(draft.row, program)


def drop(draft: Draft) -> None:
    """Delete a draft. Raises StorageError."""
    with writing():
        drafts.drop(draft.row.number)


def settling(step: Step, thing: DraftSubject, program: str) -> Step:
    """Return a step that deletes its own draft in the transaction in which it is stored."""

    def settle(desk: Desk, why: str) -> Outcome:
        with writing():
            outcome = step(desk, why)
            drafts.drop_own(thing.season, thing.kind, thing.key, program)
        return outcome

    return settle


def changed_since(desk: Desk, draft: Draft) -> bool:
    """Say whether something else is stored now than what a match or list was begun on."""
    begun = draft.typed.begun if isinstance(draft.typed, TypedMatch | TypedKader) else None
    return begun is not None and _stored(desk, draft) != begun


def _is_stored(desk: Desk, draft: Draft) -> bool:
    stored = _stored(desk, draft)
    return stored is not None and draft.typed is not None and stored == draft.typed.typed


def _stored(desk: Desk, draft: Draft) -> MatchDraft | TypedList | None:
    """Return what is stored now where a match or list was typed; None = it is not known."""
    match draft.typed:
        case TypedMatch() if draft.typed.match in desk.judgement.matches:
            return draft_of(desk, draft.typed.match)
        case TypedKader() if draft.thing.key in desk.world.teams:
            return list_of(desk, draft.thing.key)
    return None


def _body(typed: Typed, key: SealKey, fault: str) -> tuple[str, str]:
    """Return what is stored of what was typed, empty where it is not kept, and why not."""
    told = to_text(typed)
    if not isinstance(typed, TypedMatch):
        return told, fault
    try:
        return to_text(SealedDraft(key.encrypt(told))), fault
    except StorageError as error:
        return "", str(error)


def _row(thing: DraftSubject, body: str, name: str, program: str, *, typing: bool) -> DraftRow:
    at = moment().isoformat()
    return DraftRow(0, thing.season, thing.kind, thing.key, body, at, name, program, typing)


def _draft(row: DraftRow, key: SealKey) -> Draft:
    thing = DraftSubject(row.season or "", row.kind, row.key)
    at = datetime.fromisoformat(row.at)
    fresh = clock.now() - at < FORGOTTEN
    typing = row.typing and fresh and _runs(row.program)
    typed, fault = _typed(row, key)
    return Draft(row, thing, typed, at.astimezone(), typing, fault)


def _typed(row: DraftRow, key: SealKey) -> tuple[Typed | None, str]:
    """Return what was typed, None where it cannot be read, and why not."""
    try:
        return from_text(_told(row, key), _TYPES[row.kind]), ""
    except StorageError as error:
        return None, str(error)
    except (KeyError, TypeError, ValueError):
        return None, _("Another version of the program typed it; this one cannot read it.")


def _told(row: DraftRow, key: SealKey) -> str:
    """Return what was typed as it was before it was encrypted. Raises StorageError."""
    try:
        sealed = from_text(row.body, SealedDraft)
    except (TypeError, ValueError):  # a list, a form, or a match typed by an earlier version
        return row.body
    return key.decrypt(sealed.sealed)


def _runs(program: str) -> bool:
    """Say whether a program runs on this machine; of another machine's nothing is known."""
    machine, _slash, rest = program.rpartition("/")[0].rpartition("/")
    if machine != socket.gethostname() or not rest.isdecimal():
        return False
    try:
        os.kill(int(rest), 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
