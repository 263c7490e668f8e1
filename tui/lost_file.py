"""The file of the open season: read again when another program has stored something in it.

Noticed when it is gone, opened when another one lies in its place.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Concatenate, ParamSpec

from league.addresses import Location
from league.errors import LeagueError, ReplacedError, StorageError
from league.facts.actors import Actor
from league.language import _
from league.services.session import drafts, transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from league.services.session.seal_key import USUAL_KEY, SealKey
from tui.app_protocol import AppProtocol

P = ParamSpec("P")


async def look(app: AppProtocol, *, quietly: bool = False) -> None:
    """Look for the file before a page is shown. Without it the page opens all the same.

    Another file in its place is opened. Raises LeagueError when that fails, and when something
    typed waits to be stored: about that one is asked first. What another program has stored is
    read, unless a match waits to be stored: whether both can stand is seen then. It is told where
    a season is judged from it, unless that is to happen ``quietly``.
    """
    if app.desk is not None:
        # A change of one's own that is on its way is waited for.
        async with app.writing:
            await _look(app, app.desk, quietly=quietly)


async def _look(app: AppProtocol, before: Desk, *, quietly: bool) -> None:
    waiting = app.drafts.unsaved is not None or bool(app.drafts.left)
    try:
        stored = await app.ask(_stored_elsewhere)
    except ReplacedError:
        if waiting or any(page.unsaved() for page in app.drafts.pages()):
            raise
        app.desk = await app.ask(reopened)
        app.drafts.file.afresh()
        sentence = _(
            "Another file lies at {path} now, such as a copy that was put back. It was opened; the"
            " pages show what it holds."
        )
        app.warn(sentence.format(path=before.path))
    except StorageError as error:
        app.warn(f"{error} {_('The page shows what was read before.')}")
    else:
        if stored and not waiting:
            app.desk = await app.ask(anew)
            if not quietly and app.desk.counts.judged != before.counts.judged:
                app.hint(_("Another program has stored something in this file; the pages show it."))


def _stored_elsewhere(opened: Desk) -> bool:
    transactions.look_for_file(opened.path, opened.last_step)
    return transactions.last_step() != opened.last_step


async def compare(app: AppProtocol) -> None:
    """Say so when the journal is not the one that this machine has seen of the file."""
    if not await app.in_thread(transactions.holds_last_seen_step):
        sentence = _(
            "The journal of {path} does not hold the last step that this machine has seen of it: it"
            " was cut, written anew, or brought back from elsewhere. See “spielleiter journal"
            " --verify”."
        )
        app.warn(sentence.format(path=app.path))


def opened(path: Location, actor: Actor, season: str | None, key: SealKey = USUAL_KEY) -> Desk:
    """Return a season opened from its file for an actor, without drafts of what is stored by now.

    Raises LeagueError.
    """
    found = open_desk(path, actor, season, key)
    # A file that may not be written is opened all the same.
    with suppress(StorageError):
        drafts.tidy(found)
    return found


def reopened(opened: Desk) -> Desk:
    """Return the season opened again from its file. Raises StorageError, and none is open then."""
    try:
        return open_desk(opened.path, opened.actor, opened.season.name, opened.seal_key)
    except LeagueError as error:
        # Its facts must not be read beside those of the season on the screen.
        transactions.close_file()
        sentence = _(
            "Season {season} cannot be opened from the file that lies at {path} now: {reason}"
            " Nothing was stored, what was typed stays; put the right file back and try again."
        )
        words = sentence.format(path=opened.path, season=opened.season.name, reason=error)
        raise StorageError(words) from error


def checked(function: Callable[Concatenate[Desk, P], Desk]) -> Callable[Concatenate[Desk, P], Desk]:
    """Return a change that is made only in the file the season was read from.

    The change raises ReplacedError when another lies there, also one that could not be opened.
    """

    def change(opened: Desk, /, *args: P.args, **kwargs: P.kwargs) -> Desk:
        transactions.look_for_file(opened.path, opened.last_step)
        return function(opened, *args, **kwargs)

    return change
