"""The first page of a large season, kept from one time to the next: it is shown while one judges.

One small file of JSON a database, in the platform's folder for what a program can make again. It
is no fact, and nothing is worked out from it: the season is judged anew behind it each time.
"""

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from league import clock, files, language, rulebooks
from league.addresses import Location, known_as
from league.errors import InputError, LeagueError, RuleBookError
from league.language import _
from league.services.home.season_tasks import DRAFT
from league.services.home.season_views import season_view
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.fact_json import from_text, to_text
from league.views.divisions import SeasonView

LONG = 0.5
"""Seconds of opening and judging from which a season's first page is worth keeping."""


@dataclass(frozen=True, slots=True)
class FirstPage:
    """A season's overview, with all that it was made from."""

    rules: str
    """Digest of its rule book."""
    zone: str | None
    """Time zone of the rule book, by which it is one day or the next."""
    day: date
    """As of which it tells what is late and what waits."""
    last_step: tuple[int, str]
    """Number and hash of the journal's last step; it stands for all facts."""
    language: str
    view: SeasonView
    """Without what was typed and is not stored: that is no part of the facts."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """What stands in the file."""

    version: str
    """Of the program that wrote it; another one may judge, and write, otherwise."""
    digest: str
    page: str
    """A ``FirstPage`` as JSON."""


def kept_page(path: Location, season: str | None) -> FirstPage | None:
    """Return the first page kept of a season, the one in use if none is named.

    None when none was kept, or when anything it was made from is another by now; but it may be of
    an earlier day. Raises InputError when what was kept is damaged or of another version, and
    forgets it then; StorageError.
    """
    page = _read(_place(path))
    if page is None:
        return None
    transactions.open_file(path, must_exist=True)
    name = season or transactions.current_season()
    try:
        now = _page(page.view, page.zone, page.day, transactions.last_step())
        past = page.day <= clock.today(page.zone)
    except (RuleBookError, LookupError, ValueError):  # a book or time zone that is not known here
        return None
    return page if past and page.view.name == name and page == now else None


def keep(desk: Desk) -> None:
    """Keep a season's overview for the next time; where that is not possible, nothing else fails.

    What was typed and is not stored yet is left out.
    """
    zone, place = desk.book.time_zone, _place(desk.path)
    day = clock.today(zone)
    with suppress(OSError, LeagueError):
        view = season_view(desk, day)
        stored = replace(view, tasks=tuple(one for one in view.tasks if one.kind != DRAFT))
        page = to_text(_page(stored, zone, day, desk.last_step))
        # Names stand in it: nobody else on this machine may look.
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        kept = _Kept(_version(), _digest(page), page)
        files.write_text(place, to_text(kept), force=True, sync=False)


def _page(view: SeasonView, zone: str | None, day: date, last_step: tuple[int, str]) -> FirstPage:
    rules = rulebooks.digest(view.rulebook)
    return FirstPage(rules, zone, day, last_step, language.current(), view)


def _read(place: Path) -> FirstPage | None:
    try:
        # A pipe or device in its place would be read without end.
        return _parsed(place.read_text(encoding="utf-8")) if place.is_file() else None
    except OSError:
        return None
    except InputError:
        _forget(place)
        raise
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        _forget(place)
        sentence = _(
            "The first page kept from the last time is damaged or was changed: it was not used, and"
            " the season was judged first."
        )
        raise InputError(sentence) from error


def _parsed(text: str) -> FirstPage:
    if json.loads(text)["version"] != _version():
        sentence = _(
            "The first page kept from the last time is of another version of the program: it was"
            " not used, and the season was judged first."
        )
        raise InputError(sentence)
    kept = from_text(text, _Kept)
    if kept.digest != _digest(kept.page):
        raise ValueError(kept.digest)
    return from_text(kept.page, FirstPage)


def _forget(place: Path) -> None:
    with suppress(OSError):
        place.unlink(missing_ok=True)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _version() -> str:
    from importlib.metadata import version  # only where a page is kept

    return version("spielleiter")


def _place(path: Location) -> Path:
    from platformdirs import user_cache_path  # only where a season is opened

    name = hashlib.sha256(known_as(path).encode("utf-8", "surrogateescape")).hexdigest()
    return user_cache_path("spielleiter", appauthor=False) / "first-pages" / f"{name[:32]}.json"
