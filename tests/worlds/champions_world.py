"""A youth federation whose championships are played: an event, and a match of two teams to come."""

from pathlib import Path

from tests.worlds.announcement_2026 import PARTS, SAID
from tests.worlds.known_files import known
from tests.worlds.typed_files import typed

NAMES = ("Arndt, Ada", "Bauer, Bo", "Claus, Cora", "Dorn, Dag", "Ebner, Eva", "Falk, Finn",
         "Gruber, Gerda", "Huber, Hans")  # fmt: skip
"""Girls of club 1 and boys of club 2, 101 to 108 in turn, all born in 2016."""
GIRLS, BOYS = (tuple(str(101 + at) for at in range(first, 8, 2)) for first in (0, 1))


def _players() -> list[tuple[str, ...]]:
    return [
        ("player", "register", str(101 + at), str(1 + at % 2), "--posted", "2025-10-01",
         "--nation", "GER", "--name", name, "--born", f"2016-02-0{at + 1}",
         "--sex", "mw"[at % 2 == 0])
        for at, name in enumerate(NAMES)
    ]  # fmt: skip


BEGUN: tuple[tuple[str, ...], ...] = (
    ("season", "new", "2025/26", "--rulebook", "sjrp-2025", "--federation", "Schachjugend Probe",
     "--list-date", "2025-12-01"),
    ("club", "register", "1", "SK Rheinstadt", "--since", "2025-09-30"),
    ("club", "register", "2", "SV Moseltal", "--since", "2025-09-30"),
    *_players(),
    ("event", "create", "u14", "--kind", "em-u14", "--date", "2026-04-07", "--name", "EM U14"),
    ("event", "change", "u14", "--closing", "2026-02-05", "--fee", "240",
     *(word for pair in SAID.items() for word in pair),
     *(word for part, said in PARTS.items() for word in ("--part", f"{part}={said}"))),
    ("event", "issue", "u14", "--date", "2026-01-18"),
    *(("event", "enter", "u14", who, "--date", "2026-02-01", "--group", "U14w") for who in GIRLS),
    *(("event", "enter", "u14", who, "--date", "2026-02-01", "--group", "U14") for who in BOYS),
    ("event", "quota", "U14", "2"),
    ("division", "add", "vm-u10", "--like", "vm-u10"),
    ("division", "add", "wk-1", "--like", "wk-1"),
    ("team", "register", "A", "1", "vm-u10", "SK Rheinstadt"),
    ("team", "register", "B", "2", "vm-u10", "SV Moseltal"),
    ("list", "submit", "A", *GIRLS, "--posted", "2026-03-01"),
    ("list", "submit", "B", *BOYS, "--posted", "2026-03-01"),
    ("draw", "vm-u10", "--dates", "2026-04-18", "--seed", "1", "--on", "2026-03-02"),
)  # fmt: skip


def champions(folder: Path) -> Path:
    """Store it in a folder; return the file."""
    return known(folder / "league.sqlite", typed(*BEGUN))
