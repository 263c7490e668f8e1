"""The change of season, ready to be tried and stored."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from league import files
from league.facts.seasons import Season
from league.formatting import day as spoken_day
from league.language import _, ngettext
from league.services.closing import rollover
from league.services.closing.waiting import waits_after_turn
from league.services.journal.copies import backup_words
from league.services.ratings.lists import read_ratings
from league.services.session.checks import sentences
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.views.divisions import TaskRow
from league.views.promotion import NextSeason, RolledOver

MOST = 12
"""Most names that are listed; of more only the number is shown."""


@as_step
def rollover_step(desk: Desk, why: str, asked: NextSeason) -> Outcome:
    """The next season, prepared beside the one in use."""
    named = files.within(desk.actor.exchange, Path(asked.ratings)) if asked.ratings else None
    ratings = read_ratings(named) if named else None
    done = rollover.roll_over(
        desk.season.name,
        asked.name,
        asked.list_date,
        actor=desk.actor,
        why=why,
        ratings=ratings,
        again=asked.again,
    )
    sentence = _("Season {name} is prepared, with the rating list of {day}.")
    says = sentence.format(name=asked.name, day=spoken_day(asked.list_date))
    notes = _carried(desk, done, rated=ratings is not None)
    kept = (backup_words(done.backup),) if done.backup else ()
    return Outcome(says, notes=(*kept, *notes, *waiting_lines(waits_after_turn(desk, asked.name))))


def _carried(desk: Desk, done: RolledOver, *, rated: bool) -> list[str]:
    """Return what is carried over, what is not, and who has no rating."""
    new = done.season
    moved = done.stays or _moved(desk, new)
    notes = [_counted(new), moved, _dropped(desk, done)]
    if rated:
        names = [desk.world.players[ident].name for ident in done.unrated]
        notes.append(
            _("Listed, but not on the new rating list: {names}.").format(names=listed_names(names))
        )
    else:
        notes.append(_("Without a rating list the old ratings stay."))
    if done.banned:
        notes.append(_("Banned in the new season: {names}.").format(names="; ".join(done.banned)))
    notes += sentences(desk.book, done.status_ended)
    notes.append(_("Draw, results and declarations are not carried over."))
    return notes


def waiting_lines(waits: Sequence[TaskRow]) -> Iterator[str]:
    """Yield what waits beyond the turn of the season: how much, then each thing by name."""
    if waits:
        sentence = ngettext(
            "{n} thing waits, in the new season too:",
            "{n} things wait, in the new season too:",
            len(waits),
        )
        yield sentence.format(n=len(waits))
    for one in waits:
        yield one.text


def _counted(new: Season) -> str:
    parts = (
        ngettext("{n} team", "{n} teams", len(new.teams)).format(n=len(new.teams)),
        ngettext("{n} player", "{n} players", len(new.players)).format(n=len(new.players)),
        ngettext("{n} registration", "{n} registrations", len(new.registrations)).format(
            n=len(new.registrations)
        ),
        ngettext(
            "{n} player on the proposed lists", "{n} players on the proposed lists", len(new.squads)
        ).format(n=len(new.squads)),
    )
    return _("Carried over: {counted}.").format(counted=", ".join(parts))


def _moved(desk: Desk, new: Season) -> str:
    old = {team.id: team.division for team in desk.season.teams}
    divisions = {division.id: division.name for division in new.divisions}
    moved = [
        f"{team.name} → {divisions[team.division]}"
        for team in new.teams
        if old.get(team.id) != team.division
    ]
    return _("In another division: {names}.").format(names=listed_names(moved))


def _dropped(desk: Desk, done: RolledOver) -> str:
    names = [
        f"{desk.world.players[one.ident].name} ({desk.world.clubs[one.club].name})"
        for one in done.dropped
    ]
    return _("Registrations that ended and are dropped: {names}.").format(names=listed_names(names))


def listed_names(names: list[str]) -> str:
    """Return names in a line; of very many, the first ones and how many more."""
    more = len(names) - MOST
    listed = ", ".join(names[:MOST]) or _("none")
    return f"{listed} {_('and {n} more').format(n=more)}" if more > 0 else listed
