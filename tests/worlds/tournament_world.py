"""Tournaments on file: six guests in a Swiss, four teams, and one that cannot be paired."""

from dataclasses import replace
from pathlib import Path

from league.facts.actors import official
from league.facts.tournaments import AbsenceKind, Entrant, System, Tournament
from league.services.session import transactions
from league.services.tournaments.announcing import records
from league.services.tournaments.entering import entries, leaving
from league.services.tournaments.playing import pairing, results

BY = official("Anna Muster")
OPEN, TEAMS, BARRED = "open", "cup4", "barred"
SIX = ("Adam, Eva", "Berger, Max", "Cerny, Ida", "Dorn, Leo", "Egger, Ute", "Fink, Jan")
"""By rating, 2200 the first and 100 less each: their numbers are 1 to 6."""


def enter_guests(id: str, names: tuple[str, ...]) -> None:
    """Enter players whom no register knows."""
    for at, name in enumerate(names):
        guest = Entrant(tournament=id, key="", name=name, rating=2200 - 100 * at)
        entries.enter(None, id, guest, actor=BY)


def hold_open() -> None:
    """Put a Swiss of three rounds on file, the first one paired; number 1 has White."""
    made = Tournament(
        id=OPEN, name="Open Graz", system=System.SWISS, rounds=3, first_color="w",
        criteria=("buchholz_cut_1", "sonneborn_berger"),
    )  # fmt: skip
    records.create_tournament(None, made, actor=BY)
    enter_guests(OPEN, SIX)
    pairing.pair_next(None, OPEN, actor=BY)


def play_open() -> None:
    """Give the first round its results, one of them not played; the second one has none yet."""
    signs = (("1", "0"), ("=", "="), ("-", "+"))
    typed = [results.TypedResult(board, one) for board, one in enumerate(signs, 1)]
    results.enter_results(None, OPEN, 1, typed, actor=BY)
    leaving.give_byes(None, OPEN, "G2", [3], AbsenceKind.HALF_BYE, actor=BY)
    pairing.pair_next(None, OPEN, actor=BY)


def hold_teams() -> None:
    """Put a Swiss of four teams on two boards on file, the first round paired."""
    made = Tournament(
        id=TEAMS, name="Blitz der Vereine", system=System.SWISS, rounds=2, first_color="w",
        teams=True, boards=2,
    )  # fmt: skip
    records.create_tournament(None, made, actor=BY)
    for at, name in enumerate(("Turm", "Läufer", "Springer", "Dame")):
        team = Entrant(tournament=TEAMS, key="", name=name, rating=2100 - 100 * at)
        players = [
            Entrant(tournament=TEAMS, key=f"{name}{board}", name=f"{name} {board}")
            for board in (1, 2)
        ]
        entries.enter_team(None, TEAMS, team, players, actor=BY)
    pairing.pair_next(None, TEAMS, actor=BY)


def hold_barred() -> None:
    """Put a Swiss on file whose four players must not meet each other."""
    made = Tournament(id=BARRED, name="Familie", system=System.SWISS, rounds=2, first_color="w")
    records.create_tournament(None, made, actor=BY)
    enter_guests(BARRED, SIX[:4])
    never = ("G1", "G2", "G3", "G4")

    def change(before: Tournament) -> Tournament:
        return replace(before, prohibited=(never,))

    records.change_tournament(None, BARRED, change, actor=BY)


def hold_all() -> None:
    """Put all of them on file; of the first the second round is paired."""
    hold_open()
    play_open()
    hold_teams()
    hold_barred()


def with_tournaments(path: Path) -> Path:
    """Put all of them into a season's file, none with a result, and return it."""
    transactions.open_file(path)
    hold_open()
    hold_teams()
    hold_barred()
    transactions.close_file()
    return path
