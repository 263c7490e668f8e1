"""Protests on file, with what the rules say about each."""

from dataclasses import replace

from league.facts.protests import ProtestFile, day_of
from league.facts.seasons import Season
from league.language import _
from league.outcomes.rights import ProtestOutcome
from league.record_kinds import PROTEST
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.services.session.checks import cited, known, sentences
from league.services.session.records import recorded
from league.services.session.season_changes import season_and_book
from league.views.protests import ProtestView


def protests(season: str | None) -> list[ProtestView]:
    """Return all protests of a season, as filed. Raises NotFoundError, StorageError."""
    loaded, book = season_and_book(season)
    return [view_of(book, one) for one in files_of(loaded).values()]


def view_of(book: RuleBook, filed: ProtestFile) -> ProtestView:
    """Return a protest as the rules see it."""
    outcome = outcome_of(book, filed)
    following, until = next_instance(book, filed), None
    if filed.decided is not None and following is not None:
        asked = replace(
            filed, event=filed.decided.day, filed=filed.decided.day, instance=following,
            appeal_of=filed.number, decided=None, reasons=None, paid=None,
        )  # fmt: skip
        until = outcome_of(book, asked).deadline
    told, receipt = tuple(sentences(book, outcome.findings)), has_rule(book.protests.from_reasons)
    return ProtestView(filed, outcome, told, following, until, from_receipt=receipt)


def outcome_of(book: RuleBook, filed: ProtestFile) -> ProtestOutcome:
    """Return whether it is dealt with, and what becomes of its fee."""
    return book.protests.decide(filed.facts, book.on(day_of(filed.event)))


def next_instance(book: RuleBook, filed: ProtestFile) -> str | None:
    """Return the instance after the one it lies with; None = it decides last."""
    values = book.on(day_of(filed.event))
    way = book.protests.instances(filed.kind, values, fide=filed.fide, organ=filed.instance)
    after = way[way.index(filed.instance) + 1 :]
    return str(after[0]) if after else None


def files_of(season: Season) -> dict[str, ProtestFile]:
    """Return all protests of a season by number. Raises StorageError."""
    return recorded(season.name, PROTEST)


def file_of(season: Season, number: int | str) -> ProtestFile:
    """Return a protest by its number, as stored or as typed. Raises NotFoundError, StorageError."""
    sentence = _("There is no protest {number} in {season}; on file are: {known}{cited}.")
    facts = {"number": number, "season": season.name, "cited": cited(season, Topic.PROTEST)}
    return known(str(number), files_of(season), sentence, **facts)
