"""A report file put on file from the screen: tried with all that is odd about it, then stored."""

from collections.abc import Sequence
from pathlib import Path

from league import files
from league.facts.tournaments import Unplayed
from league.language import _, ngettext
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments.report_files.facts import Imported
from league.services.tournaments.report_files.files import import_trf, read_trf
from league.services.tournaments.words import unplayed_words
from league.trf.records import Oddity, TrfFile

ENDINGS = (".trf", ".trfx", ".txt")
"""Of files that may be report files, in small letters."""


@as_step
def import_step(desk: Desk, why: str, path: str, id: str, unplayed: str) -> Outcome:
    """A tournament of a report file; an empty id is the file's name."""
    found = files.within(desk.actor.exchange, Path(path))
    trf = read_trf(found)
    edition = Unplayed(unplayed) if unplayed else None
    made = import_trf(
        desk.season.name, id or found.stem, trf, actor=desk.actor, why=why, unplayed=edition
    )
    return Outcome(imported_words(made), notes=import_notes(made, trf))


def imported_words(made: Imported) -> str:
    """Return what is on file now."""
    sentence = ngettext(
        "{id} is on file: {players} participants, {number} round.",
        "{id} is on file: {players} participants, {number} rounds.",
        len(made.file.rounds),
    )
    return sentence.format(
        id=made.file.tournament.id,
        players=len(made.file.participants),
        number=len(made.file.rounds),
    )


def import_notes(made: Imported, trf: TrfFile) -> tuple[str, ...]:
    """Return how unplayed games count, what was odd, and what has no place here."""
    counted = unplayed_words().get(made.file.tournament.unplayed or "")
    told = _("Games that were not played count in tie-breaks as: {words}.")
    return (
        *([told.format(words=counted)] if counted else []),
        *(oddity_words(one) for one in trf.odd),
        *made.notes,
    )


def oddity_words(one: Oddity) -> str:
    """Return an oddity with its place: ``Line 12, record 001: …``."""
    place = _("Line {line}, record {record}: {sentence}")
    told = place.format(line=one.line, record=one.record.strip() or "–", sentence=one.sentence)
    if not one.more:
        return told
    more = ngettext("(and {number} further line)", "(and {number} further lines)", one.more)
    return f"{told} {more.format(number=one.more)}"


def report_files(desk: Desk) -> Sequence[str]:
    """Return the files that may be report files, of the folder one works in."""
    try:
        folder = files.within(desk.actor.exchange, Path())
        names = (one.name for one in folder.iterdir() if one.suffix.lower() in ENDINGS)
        return sorted(name for name in names if not name.startswith("."))
    except OSError:
        return ()
