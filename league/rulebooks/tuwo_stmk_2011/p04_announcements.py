"""§ 4.2 Ausschreibung: what it must say before it may go out."""

from collections.abc import Iterator

from league.errors import InputError
from league.facts.events import Announcement
from league.findings import Finding
from league.language import _
from league.rulebook import Values


def lacking(announcement: Announcement, values: Values) -> Iterator[Finding]:
    """§ 4.2.a–g: each thing the letters bundle that the Ausschreibung does not say."""
    said = {
        ("4.2.a", "no_name"): bool(announcement.name.strip()),
        ("4.2.a", "no_organiser"): bool(announcement.organiser.strip()),
        ("4.2.b", "finding"): bool(announcement.eligible.strip()),
        ("4.2.c", "no_closing_date"): announcement.closing is not None,
        ("4.2.c", "no_entry_fee"): announcement.entry_fee is not None,
        ("4.2.c", "no_deposit"): announcement.deposit is not None,
        ("4.2.d", "no_venue"): bool(announcement.venue.strip()),
        ("4.2.d", "no_dates"): bool(announcement.dates),
        ("4.2.d", "no_time_control"): bool(announcement.time_control.strip()),
        ("4.2.e", "finding"): bool(announcement.titles.strip()),
        ("4.2.f", "finding"): bool(announcement.prizes.strip()),
        ("4.2.g", "finding"): values.book in announcement.rules,
    }
    for (rule, name), there in said.items():
        if not there:
            yield Finding(rule, "4.2", values.say(rule, name))


def issue(announcement: Announcement, values: Values) -> Announcement:
    """§ 4.2: let a complete Ausschreibung go out. Raises InputError that names all it lacks."""
    found = list(lacking(announcement, values))
    if found:
        raise InputError(
            _("The Ausschreibung cannot be issued. {lacks}").format(
                lacks=" ".join(f"{one.sentence} ({values.book} § {one.rule})" for one in found)
            )
        )
    return announcement
