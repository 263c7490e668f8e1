"""A youth federation from the empty file: clubs, members, an event whose places are given."""

from pathlib import Path

from tests.worlds.known_files import known
from tests.worlds.typed_files import typed

BEGUN: tuple[tuple[str, ...], ...] = (
    ("season", "new", "2025/26", "--rulebook", "sjrp-2025", "--federation", "Schachjugend Probe",
     "--list-date", "2025-12-01"),
    ("club", "register", "1", "SK Rheinstadt", "--since", "2025-09-30"),
    ("club", "register", "2", "SV Moseltal", "--since", "2025-09-30"),
    ("player", "register", "101", "1", "--posted", "2025-10-01", "--nation", "GER",
     "--name", "Arndt, Ada", "--born", "2012-02-02", "--sex", "w"),
    ("player", "register", "102", "2", "--posted", "2025-10-01", "--nation", "GER",
     "--name", "Bauer, Bo", "--born", "2012-03-03"),
    ("event", "create", "u14", "--kind", "em-u14", "--date", "2026-04-07", "--name", "EM U14"),
)  # fmt: skip

PARTS = ("7.1", "6.1", "19.1", "7.6", "4.3", "5.5", "5.4", "22.2", "4.1", "6.2", "5.1", "22.1")
"""Paragraphs by which the announcement of a championship says more than all do."""


def announced(event: str, first: str = "2026-04-07") -> tuple[tuple[str, ...], ...]:
    """Return the commands by which an event is announced: € 240 by 5 February 2026."""
    return (
        ("event", "change", event, "--organiser", "SJRP", "--eligible", "Who qualified",
         "--closing", "2026-02-05", "--fee", "240", "--venue", "Pirmasens", "--dates", first,
         "--time-control", "90/40+30+30", "--titles", "Champion", "--prizes", "Trophies",
         "--rules", "SJRP", *(word for one in PARTS for word in ("--part", f"{one}=Said."))),
        ("event", "issue", event, "--date", "2026-01-18"),
    )  # fmt: skip


ANNOUNCED = announced("u14")


def youth_federation(folder: Path) -> Path:
    """Store it in a folder; return the file."""
    return known(folder / "league.sqlite", typed(*BEGUN))
