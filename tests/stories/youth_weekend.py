"""A youth championship of seven rounds: its court, its rounds, a protest, a penalty, its titles."""

import re
from collections.abc import Iterator

from tests.stories.youth_steps import Step, refused, step

BEGINS = (
    *("2026-04-07 14:00", "2026-04-08 09:00", "2026-04-08 14:00", "2026-04-09 09:00"),
    *("2026-04-10 09:00", "2026-04-10 14:00", "2026-04-11 09:30"),
)
ROUNDS = len(BEGINS)
_COURT = ("Ahorn, Eva=1", "Birke, Jo=2", "Eiche, Kai=3", "Linde, Lea=4", "Tanne, Tom=5")
_BORN = "Tanne, Tom="


def _seats(*clubs: str, born: str) -> tuple[str, ...]:
    names = [one.partition("=")[0] for one in clubs]
    found: list[str] = []
    for at, name in enumerate(names):
        found += ["--member" if at < 3 else "--deputy", name]
    for one in clubs:
        found += ["--club", one]
    return (*found, "--born", _BORN + born)


MADE: tuple[Step, ...] = (
    step("tournament create u14 --event em-u14 --system swiss --rounds 7 --seed 1 --director"
         " Spielleiter --first-day 2026-04-07 --last-day 2026-04-11 --time-control", "SJRP § 7.7",
         "60 min"),
    step("tournament change u14 --time-control", "", "90 min / 40 + 30 min + 30 s",
         *(word for hour in BEGINS for word in ("--begins", hour))),
    refused("tournament committee u14", "SJRP § 5.5",
            *_seats("Ahorn, Eva=1", "Birke, Jo=1", *_COURT[2:], born="2011-12-31")),
    # A youth on the court belongs to the group of U16 at least: born before 2026 − 14 = 2012.
    refused("tournament committee u14", "SJRP § 5.5", *_seats(*_COURT, born="2012-01-01")),
    step("tournament committee u14", "", *_seats(*_COURT, born="2011-12-31")),
    step("tournament numbers u14", "13 numbers are given"),
)  # fmt: skip
FIRST_ROUND: tuple[Step, ...] = (
    step("tournament pair u14", "Round 1"),
    # 4.3: a quarter of an hour from the release of the boards, to the minute.
    step("tournament release u14 1 --at 14:05", "7 Apr 2026 14:05"),
    step("tournament late u14 1 Bauer --came 14:20", "plays"),
    step("tournament late u14 1 Bauer --came 14:21", "SJRP § 4.3"),
)
PROTESTED: tuple[Step, ...] = (
    refused("protest object u14 1 --who Dorn --text Remis --date 2026-04-07 --at 18:00",
            "needs a protest on which the director has decided"),
    step("protest director u14 1 --who Dorn --text Remis --date 2026-04-07 --at 17:00"),
    step("protest answer u14 1 --who Dorn --rejected --date 2026-04-07 --reason Nein"),
    refused("protest object u14 1 --who Niemand --text Remis --date 2026-04-07 --at 18:00",
            "does not play in"),
    step("protest object u14 1 --who Dorn --text Remis --date 2026-04-07 --at 18:00",
         "no round after round 1 can start"),
    refused("tournament pair u14", "SJRP § 21.1.7"),
    step("tournament committee u14 --party", "Linde, Lea", "Birke, Jo"),
    step("account deposits", "€10.00"),
    step("protest court u14 1 --who Dorn --granted --date 2026-04-07 --reason Zeugen",
         "The next round can start"),
)  # fmt: skip
BY_HAND: tuple[Step, ...] = (
    # Numbers 1 and 2 have not met before round 2; pairs set by hand are public half an hour before.
    step("tournament hand u14 2 1-2 3-5 4-6 7-8 9-10 11-13 12-"),
    step("tournament publish u14 2 --at 08:31", "SJRP § 6.2"),
    step("tournament publish u14 2 --at 08:30"),
    refused("tournament hand u14 2 1-7 3-5 4-6 2-8 9-10 11-13 12-", "met"),
)
PENALTY: tuple[Step, ...] = (
    step("ruling penalty u14 2 warning --reason Laut --date 2026-04-08 --against", "", "Bauer, Bo"),
)
_JUDGED = "game judge --on 2026-04-08 --rulebook sjrp-2025 --division"
ENDED: tuple[Step, ...] = (
    # The lower number wins each game, so that number 1, Arndt, has all seven points.
    step("tournament table u14", "1. 1 Arndt, Ada 7.0"),
    step("event rank em-u14", "Rheinland-Pfalz-Meister U14 2026: Arndt Ada"),
    step("event quota U14 2"),
    step("event onward em-u14", "German youth championship"),
    step("report event-certificates em-u14 -", "Rheinland-Pfalz-Meister U14 2026"),
    # A telephone switched on loses where the Laws' strict article does not hold.
    step(f"{_JUDGED} em-u12 phone by=white device=switched_on", "SJRP § 4.2"),
    step(f"{_JUDGED} em-u16w late by=white minutes=16", "SJRP § 4.3"),
    step(f"{_JUDGED} wk-hr illegal by=white count=2 opponent_claims=true --time 15 0",
         "SJRP § 4.5"),
    step(f"{_JUDGED} em-u12 last_minutes by=white last_period=true guideline_3=true"
         " increment_asked=true --clock white=90 --time 90 0", "SJRP § 4.4"),
)  # fmt: skip


def results(shown: str) -> Iterator[str]:
    """Yield results of a round, as ``tournament pair`` shows it, in which the lower number wins."""
    for line in shown.splitlines():
        board, *cells = re.split(r" {2,}", line.strip())
        if board.isdecimal() and len(cells) == len(("white", "name", "0", "black", "name", "0")):
            yield f"{board}={'1' if int(cells[0]) < int(cells[3]) else '0'}"
