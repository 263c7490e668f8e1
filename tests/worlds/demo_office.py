"""What the demo season's office has done by the middle of November, typed as an official types it.

Letterhead, bank account and officials; every club with its venue and chairman, every team with a
telephone; fees posted and, but for one, paid; a protest on which a result hangs; a tournament of
five rounds, three of them played.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from league.facts.actors import official
from league.facts.contacts import ClubContact, Officer, TeamContact
from league.facts.seasons import Season
from league.record_kinds import CLUB_OFFICE, TEAM_OFFICE
from league.services.session import transactions
from league.services.session.carried import carried_of, import_whole
from league.services.session.records import Entry
from league.views.carried import Carried
from tests.worlds.acting import record_many
from tests.worlds.demo_season import demo_season
from tests.worlds.demo_waiting import waiting_carried
from tests.worlds.desk_world import run
from tests.worlds.generated_names import given_name, surname

AT = datetime(2026, 11, 16, 9, tzinfo=UTC)
OFFICE = "Landesspielleitung"
IBAN = "AT611904300234573201"
"""The example of the standard's own register: its check digits hold."""
OFFICIALS = {
    "Präsident": "",
    "Kassier": "",
    "Landesspielleiter": "landesliga",
    "Spielleiter Graz": "kl-graz",
    "Spielleiter Süd": "kl-sued",
    "Klassenspielleiter": "k1-graz",
}
"""Offices, each with the division that it looks after."""
ENTRANTS = 12
ROUNDS = {1: "1=1 2=½ 3=1 4=0 5=1 6=½", 2: "1=½ 2=1 3=0 4=1 5=½ 6=1", 3: "1=1 2=0 3=½ 4=½ 5=1 6=0"}
"""What was played on each board of the autumn open."""


@cache
def demo_carried() -> Carried:
    """Return what is on record of the demo season when its office has worked so far."""
    season, waiting = demo_season(), waiting_carried()
    rng = Random(1976)
    with TemporaryDirectory() as folder:
        path = Path(folder, "demo.sqlite")
        transactions.open_file(path)
        import_whole(season, waiting, official(OFFICE), "")
        record_many(_contacts(season, rng), actor=official(OFFICE), why="")
        transactions.close_file()
        for words in _typed(season, rng):
            done = run("--db", path, "--by", OFFICE, *words)
            assert done.exit_code == 0, (words, done.output)
        transactions.open_file(path)
        found = carried_of(season)
        transactions.close_file()
    known = len(waiting.records)
    moved = (replace(one, at=AT, by=OFFICE) for one in found.records[known:])
    rulings = tuple(replace(one, at=AT) for one in found.rulings)
    return replace(found, rulings=rulings, records=(*found.records[:known], *moved))


def _typed(season: Season, rng: Random) -> Iterator[tuple[str, ...]]:
    yield from _federation(rng)
    yield from _money()
    yield from _protest()
    yield from _open(season)


def _person(rng: Random) -> str:
    return f"{given_name(rng, rng.choice('mw'))} {surname(rng)}"


def _mail(name: str) -> str:
    plain = name.lower().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    given, last = plain.split()
    return f"{given}.{last}@example.org"


def _phone(rng: Random) -> str:
    return f"0660 555 {rng.randrange(1000, 9999)}"


def _federation(rng: Random) -> Iterator[tuple[str, ...]]:
    yield (
        *("federation", "change", "--address", "Postfach 64/8010 Graz"),
        *("--phone", "0316 555 1976", "--mail", "office@example.org", "--site", "example.org"),
        *("--iban", IBAN),
    )
    for role, division in OFFICIALS.items():
        name = _person(rng)
        reached = ("--phone", _phone(rng), "--mail", _mail(name))
        of = ("--division", division) if division else ()
        yield ("federation", "officer", role, name, *reached, *of)


def _contacts(season: Season, rng: Random) -> Iterator[Entry[Any]]:
    """How clubs and teams are reached: a chairman and a venue each, a captain's deputy."""
    for club in season.clubs:
        street = f"Hauptplatz {rng.randrange(1, 40)}"
        venue = f"Gasthof zum {rng.choice(('Turm', 'Rössl', 'Läufer', 'Adler', 'Hirschen'))}"
        name = _person(rng)
        chairman = Officer("Obmann", name, _phone(rng), _mail(name))
        found = ClubContact((street, club.short_name or club.name), venue, (chairman,))
        yield Entry(None, CLUB_OFFICE, f"{season.federation}/{club.id}", found)
    for team in season.teams:
        mail = f"{team.id.lower().replace('ü', 'ue')}@example.org"
        yield Entry(season.name, TEAM_OFFICE, team.id, TeamContact(_person(rng), _phone(rng), mail))


def _money() -> Iterator[tuple[str, ...]]:
    """Three fees of the Landesliga's second round: confirmed, posted and, but for one, paid."""
    for match, number in (
        (("HOC1", "REB1"), "1"),
        (("GAM1", "DOR1"), "1"),
        (("GAM1", "DOR1"), "2"),
    ):
        yield ("ruling", "confirm", "landesliga", "2", *match, number, "--reason", "as found")
    # § 7.2.c: € 22, § 7.1.a: € 56, § 7.2.d: half of € 22.
    yield ("account", "confirm", "1", "2", "4", "--date", "2026-10-20")
    yield ("account", "pay", "914", "22", "--date", "2026-10-29")
    yield ("account", "pay", "903", "11", "--date", "2026-11-03")


def _protest() -> Iterator[tuple[str, ...]]:
    """On it hangs who won: granted, Erzhalden goes from the 8th place to the 6th."""
    yield (
        *("protest", "file", "--match", "landesliga", "5", "SUL1", "ERZ1"),
        *("--finding", "17", "--filed", "2026-11-14", "--fee", "--who", "922"),
        *("--text", "Er ist seit Juli Stammspieler, nicht Gast."),
    )


def _open(season: Season) -> Iterator[tuple[str, ...]]:
    begins = (
        ("--begins", f"{day.isoformat()} 18:30")
        for day in (date(2026, 10, 26) + timedelta(days=7 * week) for week in range(5))
    )
    yield (
        *("tournament", "create", "herbst", "--name", "Grazer Herbstopen", "--system", "swiss"),
        *("--rounds", "5", "--city", "Graz", "--federation", "AUT", "--first-color", "w"),
        *("--first-day", "2026-10-26", "--last-day", "2026-11-23", "--arbiter", "Klara Quellinger"),
        *("--time-control", "90 min + 30 s", "--criteria", "buchholz_cut_1,sonneborn_berger"),
        *chain.from_iterable(begins),
    )
    step = len(season.players) // ENTRANTS
    yield (
        "tournament",
        "enter",
        "herbst",
        *(one.ident for one in season.players[::step][:ENTRANTS]),
    )
    for number, results in ROUNDS.items():
        yield ("tournament", "pair", "herbst")
        yield ("tournament", "result", "herbst", str(number), *results.split())
    yield ("tournament", "pair", "herbst")
