"""Who goes on from a finished championship to one of a larger federation, and how many may."""

from collections.abc import Iterator, Mapping

from league.errors import NotFoundError
from league.facts.actors import Actor, Right
from league.facts.events import EventFile
from league.facts.quotas import Finished, Quota
from league.facts.seasons import Division
from league.language import _
from league.outcomes.onward import Onward
from league.record_kinds import QUOTA
from league.rulebook import has_rule
from league.rulebook.unserved import require
from league.services.events import views
from league.services.matches.division_views import division_view
from league.services.rulebook.explaining import spoken
from league.services.session.desk import Desk, names_in
from league.services.session.records import record, recorded
from league.services.session.season_changes import season_and_book
from league.services.session.transactions import scope_in, transaction
from league.views.events import OnwardRow, OnwardView

FOLLOWING = 3
"""So many of a group are named who may follow."""


def set_quota(
    season: str | None, group: str, places: int | None, *, actor: Actor, why: str
) -> Quota | None:
    """Put on file how many of a group a larger federation takes; None takes that back.

    Raises InputError for a group that has no such places, RuleBookError where the book knows none,
    NotFoundError when there is nothing to take back, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book = season_and_book(season)
        values = book.on(book.first_day)
        require(book.events.quota_group, values)
        known = book.events.quota_group(group, values)
        fact = Quota(known, places) if places else None
        record(loaded.name, QUOTA, known, fact, actor=actor, why=why)
        return fact


def onward_view(desk: Desk, about: str = "") -> OnwardView:
    """Return who goes on from one event or division, or from all of the season.

    Raises NotFoundError, RuleBookError where the book knows no such places, StorageError.
    """
    require(desk.book.events.onward, desk.values(desk.world.first_day))
    events = views.events_of(desk.season)
    divisions = {one.id: one for one in desk.season.divisions}
    if about and about not in {*events, *divisions}:
        known = ", ".join((*events, *divisions)) or "–"
        sentence = _("There is no event and no division “{id}”; on file are: {known}.")
        raise NotFoundError(sentence, id=about, known=known)
    rows: list[OnwardRow] = []
    notes: list[str] = []
    for id in [about] if about else [*events, *divisions]:
        found, note = _of_event(desk, events[id]) if id in events else _of(desk, divisions[id])
        rows += found
        notes += [note] if note else []
    quotas = _quotas(desk.season.name)
    return OnwardView(tuple(rows), tuple(quotas.items()), tuple(notes))


def event_rows(desk: Desk, file: EventFile) -> list[OnwardRow]:
    """Return who goes on from an event; nobody before it is ranked, or where no book says so."""
    return _of_event(desk, file)[0] if has_rule(desk.book.events.onward) else []


def row_words(rows: list[OnwardRow]) -> tuple[str, ...]:
    """Return rows as sentences with their paragraphs."""
    return tuple(f"{one.why} ({one.citation})" for one in rows)


Told = tuple[list[OnwardRow], str]
"""Who goes on, or why nothing can be said yet."""


def _quotas(season: str) -> Mapping[str, int]:
    return {group: one.places for group, one in recorded(season, QUOTA).items()}


def _of_event(desk: Desk, file: EventFile) -> Told:
    name, division = file.announcement.name or file.id, desk.book.divisions.get(file.kind)
    if not file.ranking or division is None:
        return [], _("{id} has no final ranking yet.").format(id=name)
    facts, values = views.facts_of(desk.season, desk.book, file), desk.values(file.day)
    groups = desk.book.events.groups(facts, file.ranking, values)
    names = {ident: one.name for ident, one in desk.world.players.items()}
    return _told(desk, name, Finished(division, groups, _quotas(desk.season.name), names))


def _of(desk: Desk, division: Division) -> Told:
    nobody = _told(desk, division.name, Finished(division, {}, {}, {}))
    if nobody[1]:
        return nobody
    view = division_view(desk, division.id)
    open_ones = any(one.status in ("open", "entered") for one in view.rounds)
    if open_ones or not view.rounds:
        sentence = _("{division} is not decided yet: {reason}")
        reason = _("results are missing.")
        return [], sentence.format(division=division.name, reason=reason)
    if view.undecided:
        return [], view.undecided
    ranked = tuple(row.team for row in view.rows if not row.excluded)
    groups = {division.age_group or "": ranked}
    names = names_in(desk, division.id)
    return _told(desk, division.name, Finished(division, groups, _quotas(desk.season.name), names))


def _told(desk: Desk, name: str, facts: Finished) -> Told:
    found = desk.book.events.onward(facts, desk.values(desk.world.first_day))
    if found.nobody:
        cite = desk.book.cite(found.nobody.rule)
        return [], f"{name}: {spoken(desk, found.nobody.sentence)} ({cite})"
    return list(_rows(desk, name, found, facts.names)), ""


def _rows(desk: Desk, name: str, found: Onward, names: Mapping[str, str]) -> Iterator[OnwardRow]:
    left: dict[str, int] = {}
    for one in found.going:
        left[one.group] = left.get(one.group, FOLLOWING) - one.follows
        if left[one.group] >= 0:
            yield OnwardRow(
                championship=name,
                group=one.group,
                rank=one.rank,
                ident=one.ident,
                name=names.get(one.ident, one.ident),
                to=spoken(desk, one.to),
                follows=one.follows,
                citation=desk.book.cite(one.rule),
                why=spoken(desk, one.why),
            )
