"""What becomes of places and of what entries cost, as the steps on events say it."""

from collections.abc import Iterator

from league.formatting import money
from league.language import _, ngettext
from league.outcomes.places import PlacesGiven
from league.services.events import fees, views
from league.services.rulebook import explaining
from league.services.session.desk import Desk


def left_words(desk: Desk, found: PlacesGiven) -> tuple[str, ...]:
    """Say how many places are left, and who is next in line."""
    if not found.open:
        return ()
    words = ngettext("{number} place is left.", "{number} places are left.", found.open)
    names = ", ".join(desk.world.players[ident].name for ident in found.following)
    line = [_("Next in line: {players}.").format(players=names)] if names else []
    return (words.format(number=found.open), *line)


def entry_words(desk: Desk, id: str, ident: str) -> Iterator[str]:
    """Yield whether an entry counts, and what is owed for it; nothing where none is to be paid."""
    season, book, event = views.on_file(desk.season.name, id)
    known = fees.paid_entries(season, book, event)
    values = book.on(event.day)
    found = book.events.entry(known[ident], values) if ident in known else None
    if found is None:
        return
    owed = fees.owed_for(season, id).get(ident)
    if owed and owed.left:
        sentence = _("{club} owes {amount}; the entry counts from its payment ({rule}).")
        club = desk.club(owed.club).name
        yield sentence.format(club=club, amount=money(owed.left), rule=book.cite(found.rule))
    elif found.counts:
        yield _("The entry counts.")
    else:
        words = (explaining.spoken(desk, one.sentence) for one in found.findings)
        yield _("The entry does not count: {why}").format(
            why=" ".join(f"{one} ({book.cite(found.rule)})" for one in words)
        )


def taken_back_words(desk: Desk, before: fees.Owed | None, id: str, ident: str) -> Iterator[str]:
    """Yield what became of what was owed for an entry that was taken back."""
    if before is None:
        return
    club, stays = desk.club(before.club).name, ident in fees.owed_for(desk.season, id)
    sentence = _("{club} no longer owes {amount} for it.")
    if stays:
        sentence = _("{amount} that {club} paid for it stay; as a refund they go to its credit.")
    elif before.paid:
        sentence = _("{amount} stand to the credit of {club} now.")
    yield sentence.format(club=club, amount=money(before.cents))
