"""A season begun from nothing: its name, its rule book, its federation, its rating list."""

from dataclasses import dataclass, replace
from datetime import date

from league.addresses import Location
from league.errors import InputError, NotFoundError, StorageError
from league.facts.actors import Actor, Right, Scope
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.formatting import day as spoken_day
from league.language import _, pick
from league.rulebook.topics import Topic
from league.rulebooks import available, federation, federations, load
from league.services.session.checks import in_season, needed, season_year
from league.services.session.desk import Desk
from league.services.session.office_checks import refuse_same
from league.services.session.season_changes import change_season
from league.services.session.transactions import (
    add_step,
    check_right,
    open_file,
    scope_in,
    transaction,
)
from league.services.session.trial_runs import Outcome, as_step
from league.services.words.searching import folded
from league.storage import changes, seasons


@dataclass(frozen=True, slots=True)
class AskedSeason:
    """A season as an official begins it."""

    name: str
    """Such as ``2011/12``."""
    rulebook: str
    """Id of the rule book it is played by."""
    federation: str
    list_date: date
    """Date of the reference rating list."""


def begin_in(path: Location, asked: AskedSeason, *, actor: Actor, why: str = "") -> Season:
    """Open a file, made if there is none, and begin a season in it; no file is made in vain.

    Raises as ``begin_season``.
    """
    check_right(actor, Right.SEASONS, Scope(asked.name))
    _checked(asked)
    open_file(path)
    return begin_season(asked, actor=actor, why=why)


def begin_season(asked: AskedSeason, *, actor: Actor, why: str = "") -> Season:
    """Store an empty season, from now on the one in use.

    Raises InputError for what is no season's name, one that stands already, a federation without
    a name and a list date out of the season; NotFoundError for an unknown rule book,
    RuleBookError for an edition of the Laws of Chess, RightError, StorageError.
    """
    with transaction(actor, Right.SEASONS, Scope(asked.name)):
        season = _checked(asked)
        name = season.name
        if name in seasons.seasons():
            sentence = _("There is a season {name} already; open it instead of beginning it anew.")
            raise InputError(sentence, name=name)
        seasons.replace_season(season)
        told = changes.season_changes(None, season)
        add_step(actor, StepKind.SEASON_BEGUN, name, *told, why)
    return season


def correct_season(
    season: str | None, asked: AskedSeason, *, actor: Actor, why: str = ""
) -> Season:
    """Put federation, rule book and rating list of a season right; its name stays.

    Raises InputError once matches are drawn, for another rule book once there are divisions, where
    nothing differs, and for what ``begin_season`` refuses; NotFoundError, RuleBookError,
    RightError, StorageError.
    """
    with transaction(actor, Right.SEASONS, scope_in(season)):
        before = seasons.load_season(season)
        fresh = _checked(replace(asked, name=before.name))
        after = replace(
            before, rulebook=fresh.rulebook, federation=fresh.federation, list_date=fresh.list_date
        )
        _refuse_begun(before, after)
        change_season(before, after, StepKind.SEASON_CHANGED, actor=actor, why=why)
        return after


@as_step
def corrected_step(desk: Desk, why: str, asked: AskedSeason) -> Outcome:
    """The data of the season put right, ready to be tried."""
    made = correct_season(desk.season.name, asked, actor=desk.actor, why=why)
    sentence = _("Season {name} of {federation}: rating list of {day}.")
    day = spoken_day(made.list_date)
    return Outcome(sentence.format(name=made.name, federation=made.federation, day=day))


def _refuse_begun(before: Season, after: Season) -> None:
    refuse_same(before, after)
    if before.fixtures:
        sentence = _("Matches of {season} are drawn already; its federation and lists stay.")
        raise InputError(sentence, season=before.name)
    if before.divisions and after.rulebook != before.rulebook:
        sentence = _("{season} has divisions of its rule book; remove them before another is used.")
        raise InputError(sentence, season=before.name)


def used_last(path: Location) -> str:
    """Return the id of the rule book of the season in use in a file; empty = there is none."""
    try:
        open_file(path, must_exist=True)
        name = seasons.current()
        return next((book for one, _whose, book in seasons.heads() if one == name), "")
    except StorageError:
        return ""


def rule_book_named(text: str) -> str:
    """Return the id of the rule book that is meant by its id, abbreviation or name.

    Raises InputError where none is named, NotFoundError for one that is not known.
    """
    books = [load(id) for id in federations()]
    for book in books:
        if folded(text) in map(folded, (book.id, book.short, *book.names.values())):
            return book.id
    known = ", ".join(f"{book.short} ({book.id})" for book in books)
    if not text.strip():
        sentence = _("Please say by which rule book the season is played: {known}.")
        raise InputError(sentence, known=known)
    if text in available():
        return federation(text).id
    sentence = _("There is no rule book “{id}”; known are: {known}.")
    raise NotFoundError(sentence, id=text, known=known)


def rule_books() -> tuple[tuple[str, str], ...]:
    """Return id and name of the rule books a season can be played by. Raises RuleBookError."""
    return tuple((id, pick(load(id).names)) for id in federations())


def _checked(asked: AskedSeason) -> Season:
    whose = needed(asked.federation, _("Please say which federation plays the season."))
    book = rule_book_named(asked.rulebook)
    season = Season(asked.name.strip(), book, whose, asked.list_date)
    season_year(season)
    in_season(season, asked.list_date, Topic.RATING_LIST)
    return season
