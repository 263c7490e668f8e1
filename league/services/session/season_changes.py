"""Loading a season and changing its facts: one transaction with a line in the journal."""

from league.facts.actors import Actor
from league.facts.seasons import Season
from league.rulebook import RuleBook
from league.rulebooks import load
from league.services.session.transactions import add_step, refuse_outside
from league.storage import changes, seasons


def season_and_book(name: str | None) -> tuple[Season, RuleBook]:
    """Return a season, the one in use if none is named, with its rule book.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    season = seasons.load_season(name)
    return season, load(season.rulebook)


def change_season(
    before: Season, after: Season, what: str, subject: str = "", *, actor: Actor, why: str
) -> None:
    """Store what becomes of a season that was loaded inside the same ``transaction()``.

    When nothing changed there is no step. Raises StorageError.
    """
    refuse_outside()
    if after != before:
        seasons.store_season(after, before)
        about = f"{before.name} · {subject}" if subject else before.name
        gone, come = changes.season_changes(before, after)
        add_step(actor, what, about, gone, come, why)
