"""Search among as many players as a large federation has."""

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from league.facts.actors import official
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.judging import Judging, judge_season
from league.rulebooks import load
from league.services.home.search import search
from league.services.registry.people.player_search import find_players
from league.services.session.desk import Desk
from league.services.workbook.importing import read_workbook
from league.storage.counts import StepCounts
from tests.bench.figures import WORKBOOK, Figure

PLAYERS, P99 = 20_000, 30.0
SYLLABLES = ("ber", "mül", "ler", "hof", "stein", "gru", "šva", "nović", "ka", "el", "schmid", "ö")
SOUGHT = ("m", "mu", "müller", "berg", "200", "20012", "gruber anna", "hof karl turm", "", "zz")


def searching(times: int = 500) -> Iterator[Figure]:
    desk, lots = _federation(), random.Random(1)
    for what, ask in (
        (f"search as one types over {PLAYERS:,} players, p99", find_players),
        (f"search over everything with {PLAYERS:,} players, p99", search),
    ):
        ask(desk, "first")
        took = []
        for _number in range(times):
            start = time.perf_counter()
            ask(desk, lots.choice(SOUGHT))
            took.append(1000 * (time.perf_counter() - start))
        yield Figure(what, sorted(took)[int(0.99 * times) - 1], P99, "ms")


def _federation() -> Desk:
    lots, season = random.Random(7), read_workbook(WORKBOOK)
    people = tuple(
        Player(
            str(200_000 + number),
            "".join(lots.choice(SYLLABLES) for _part in range(3)).title(),
            lots.choice(("Anna", "Karl", "Jörg", "Željko")),
            date(1980, 1, 1),
            nation="AUT",
        )
        for number in range(PLAYERS)
    )
    registrations = tuple(
        Registration(one.ident, lots.choice(season.clubs).id, Kind.HOME, date(2000, 1, 1))
        for one in people
    )
    season = replace(
        season,
        players=(*season.players, *people),
        registrations=(*season.registrations, *registrations),
    )
    book = load(season.rulebook)
    judging = Judging.of(judge_season(season, book))
    return Desk(season, book, (), judging, (0, ""), StepCounts(), WORKBOOK, official("Official"))
