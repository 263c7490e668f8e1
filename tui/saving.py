"""Storing what was typed, and what to do when that does not go through."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Protocol, runtime_checkable

from league.errors import ConflictError, LeagueError
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.language import _
from league.services.home import first_page
from league.services.session.desk import Desk
from tui.app_protocol import AppProtocol, Program
from tui.dialogs.conflict import ConflictDialog, HaltedError, LossDialog
from tui.dialogs.consequences import ConsequencesDialog
from tui.lost_file import reopened

PATIENCE_AT_THE_END = 5
"""Seconds that storing may take, all of it, when the program has been told to end."""


@runtime_checkable
class Rereads(Protocol):
    """A screen of a match, which shows again what is stored of it."""

    def reread(self) -> None:
        """Show what is stored now, unless something typed there waits."""


async def store_left(app: AppProtocol) -> None:
    """Store the matches that were left, each by itself.

    Raises the first LeagueError when all have been tried; what it is about is kept.
    """
    failed: dict[MatchKey, LeagueError] = {}
    left = app.drafts.left
    while waiting := [match for match in left if match not in failed]:
        draft = left[waiting[0]]
        try:
            await _store_one(app, waiting[0], draft)
        except LeagueError as error:
            failed[waiting[0]] = error
        else:
            if left.get(waiting[0]) is draft:
                del left[waiting[0]]
            app.drafts.hurry()
    for reason in failed.values():
        raise reason


async def store(app: AppProtocol) -> None:
    """Store all that was typed. Raises LeagueError, and then nothing is lost."""
    await app.store_left()
    if app.drafts.unsaved is not None:
        typed = app.drafts.unsaved
        await _store_one(app, *typed)
        if app.drafts.unsaved == typed:
            app.drafts.unsaved = None
    for page in app.drafts.pages():
        await page.keep()
    await app.drafts.keep()


async def _store_one(app: AppProtocol, match: MatchKey, draft: MatchDraft) -> None:
    if not await _wanted(app, match, draft):
        _given_up(app, match)
        return
    from league.services.matches.changes import record_match

    try:
        await app.change(record_match, match, draft)
        return
    except ConflictError as error:
        theirs = await app.push_screen_wait(ConflictDialog(str(error)))
    if theirs is False:
        await app.change(reopened)
        await _store_one(app, match, draft)
        return
    if theirs:
        await app.change(reopened)
        _given_up(app, match)
    raise HaltedError


async def _wanted(app: AppProtocol, match: MatchKey, draft: MatchDraft) -> bool:
    """Ask before what is on record is stored over; False = it stays, and the draft is given up.

    Raises HaltedError where one goes on editing.
    """
    from league.services.consequences.overwriting import consequences

    found = await app.ask(consequences, match, draft)
    if not found.asks:
        return True
    answer = await app.push_screen_wait(ConsequencesDialog(found))
    if answer is None:
        raise HaltedError
    return answer


def _given_up(app: AppProtocol, match: MatchKey) -> None:
    app.drafts.forget(match)
    for screen in app.screen_stack:
        if isinstance(screen, Rereads):
            screen.reread()


async def leave(app: Program) -> None:
    """Store and end the program; ask before anything is lost. Raises HaltedError."""
    if isinstance(app.screen, LossDialog | ConflictDialog | ConsequencesDialog):
        return
    try:
        await app.store()
    except HaltedError:
        raise
    except LeagueError as error:
        if not await app.push_screen_wait(LossDialog(str(error))):
            return
        app.drafts.give_up()
    await app.drafts.rest()
    if app.desk is not None and app.kept_step not in (None, app.desk.last_step):
        await app.ask(first_page.keep)
    app.exit()


def store_at_the_end(app: AppProtocol, bench: ThreadPoolExecutor) -> str:
    """Store what was typed without asking anything; return what could not be stored.

    What would be stored over something on record stays a draft: nobody can be asked any more.
    """
    app.drafts.put_aside()
    # An earlier state of the match may be on its way: this desk has not seen it.
    force, end, lost = app.writing.locked(), monotonic() + PATIENCE_AT_THE_END, []
    for match, draft in app.drafts.left.items():
        assert app.desk is not None
        job = partial(_stored_unasked, app.desk, match, draft, force=force)
        try:
            bench.submit(job).result(max(0, end - monotonic()))
        except (LeagueError, TimeoutError) as error:
            lost.append(_lost(match, error))
    return "\n".join([*lost, *_pages_at_the_end(app, bench, end)])


def _stored_unasked(desk: Desk, match: MatchKey, draft: MatchDraft, *, force: bool) -> None:
    from league.services.consequences.overwriting import consequences
    from league.services.matches.changes import record_match

    if not consequences(desk, match, draft).asks:
        record_match(desk, match, draft, force=force)


def _pages_at_the_end(app: AppProtocol, bench: ThreadPoolExecutor, end: float) -> Iterator[str]:
    for page in app.drafts.pages():
        typed = page.unsaved()
        if typed is not None and app.desk is not None:
            try:
                bench.submit(typed, app.desk).result(max(0, end - monotonic()))
            except (LeagueError, TimeoutError) as error:
                yield _("Not stored: {page}. {reason}").format(page=page.named(), reason=str(error))


def _lost(match: MatchKey, error: Exception) -> str:
    division, number, home, away = match
    sentence = _("Not stored: {division}, round {number}, {home} – {away}. {reason}")
    words = sentence.format(
        division=division, number=number, home=home, away=away, reason=str(error)
    )
    return words.rstrip()
