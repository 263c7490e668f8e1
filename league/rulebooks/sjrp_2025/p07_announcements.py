"""§ 7.1, 19.1, 22: what an announcement must say before it goes out."""

from collections.abc import Iterator, Sequence

from league.errors import InputError
from league.facts.events import Announcement
from league.findings import Finding
from league.language import _
from league.rulebook import Values


def parts(values: Values) -> Sequence[str]:
    """§ 4.1, 4.3, 5.1, 5.4, 5.5, 6.1, 6.2, 6.3, 7.1, 7.6, 19.1, 22.1, 22.2, 23: further parts.

    In the order in which an announcement says them.
    """
    return values.words("7.1", "parts")


def _demanded(values: Values) -> Iterator[str]:
    optional = values.words("7.1", "optional")
    return (one for one in parts(values) if one not in optional)


def lacking(announcement: Announcement, values: Values) -> Iterator[Finding]:
    """§ 7.1: each part of the printed announcement that this one does not have."""
    said = {
        ("7.1", "no_name"): announcement.name.strip(),
        ("7.1", "no_organiser"): announcement.organiser.strip(),
        ("7.2", "no_eligible"): announcement.eligible.strip(),
        ("19.1", "no_closing"): announcement.closing,
        ("19.1", "no_fee"): announcement.entry_fee is not None,
        ("7.1", "no_venue"): announcement.venue.strip(),
        ("7.1", "no_dates"): announcement.dates,
        ("7.7", "no_time_control"): announcement.time_control.strip(),
        ("7.8", "no_titles"): announcement.titles.strip(),
        ("7.1", "no_prizes"): announcement.prizes.strip(),
        ("22.1", "no_rules"): values.book in announcement.rules,
        **{(one, "no_part"): announcement.parts.get(one, "").strip() for one in _demanded(values)},
    }
    for (rule, name), there in said.items():
        if not there:
            yield Finding(rule, "7.1", values.say(rule, name))


def issue(announcement: Announcement, values: Values) -> Announcement:
    """§ 7.1: let a complete announcement go out. Raises InputError that names all it lacks."""
    found = [
        f"{one.sentence} ({values.book} § {one.rule})" for one in lacking(announcement, values)
    ]
    if found:
        raise InputError(
            _("The Ausschreibung cannot be issued. {lacks}").format(lacks=" ".join(found))
        )
    return announcement
