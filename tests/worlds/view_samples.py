"""View models to show: a match with findings of every state, and tables of any size.

All names are made up. ``match_view()`` and ``division_view()`` can be called bare; ``replace`` of
dataclasses changes a detail.
"""

from dataclasses import replace
from datetime import date, time, timedelta
from functools import partial
from pathlib import Path

from league.facts.contacts import FederationContact, Officer
from league.rulebooks import load
from league.views.divisions import CrossCell, DivisionView, RoundRow, StandingRow
from league.views.findings import ExplanationView, FeeView, FindingView
from league.views.matches import BoardView, MatchView, SeatView, SquadRow
from league.views.papers_matches import MatchDecision
from reports import writing
from reports.layouts import match_decision
from reports.paper import Format

FEDERATION = "Landesverband Steiermark"
DAY = date(2011, 10, 15)
OFFICIAL = Officer("Landesspielleiter", "Muster Anna")
RULEBOOK = "tuwo-stmk-2011"
LONG_TEAM = "Schachgemeinschaft Obersteirisches Ennstal-Wölzertal-Süd II"
LONG_NAME = "Freifrau Őzlem-Žofie Kovačević-Šimůnková von der Hohenbrücke"
"""Sixty characters, with letters that many fonts lack."""

_GIVEN = ("Anton", "Berta", "Cyrill", "Dora", "Emil", "Frieda", "Gustav", "Hedwig", "Igor", "Jana")
_FAMILY = ("Žagarin", "Kőrös", "Novačan", "Sturmlehner", "Wiesinghof", "Bründlbauer", "Šenkar")
_PLACES = ("Almdorf", "Bachried", "Kogelau", "Dürnfels", "Edelwang", "Föhrenstein", "Grubtal")


def person(number: int) -> str:
    """Return the name of a generated player."""
    return f"{_FAMILY[number % len(_FAMILY)]} {_GIVEN[number % len(_GIVEN)]}"


def team_name(number: int) -> str:
    """Return the name of a generated team."""
    return f"SK {_PLACES[number % len(_PLACES)]} {number // len(_PLACES) + 1}"


def seat(number: int, *, name: str | None = None, marks: tuple[str, ...] = ()) -> SeatView:
    """Return a player; every ninth has no Elo."""
    rating = None if number % 9 == 8 else 2250 - 37 * number
    return SeatView(f"{100200 + number}", name or person(number), rating, marks, number)


def explanation(citation: str, facts: str) -> ExplanationView:
    """Return what ``?`` shows of a finding."""
    return ExplanationView(
        title="Brettbesetzung",
        citation=citation,
        paragraph_title="Aufstellung",
        says="Boards are filled from board 1 without gaps.",
        facts=facts,
        arithmetic="2040 − 1920 = 120 > 100",
        consequence_citation="TUWO § 7.2.a",
        consequence_says="The game is lost and a fine is due.",
        values=(("tolerance", "100"),),
        contest="By protest to the official within the time the paragraph names.",
    )


def finding(
    rule: str,
    sentence: str,
    *,
    side: str | None = "home",
    board: int | None = None,
    state: str = "open",
    reason: str = "",
) -> FindingView:
    """Return a finding of the Styrian book."""
    citation = f"TUWO § {rule}"
    key = f"{rule}|{side or ''}|{board or ''}|"
    why = partial(explanation, citation, sentence)
    return FindingView(key, citation, rule, sentence, why, side, board, None, state, reason)


def fee(
    rule: str,
    cents: int,
    *,
    side: str = "home",
    to: str = "federation",
    board: int | None = None,
    paid: bool = False,
    state: str = "open",
) -> FeeView:
    """Return a fee of the Styrian book."""
    citation = f"TUWO § {rule}"
    key = f"fee|{rule}|{side}|{board or ''}||{to}"
    why = partial(explanation, citation, "")
    return FeeView(key, citation, rule, side, to, cents, board, paid, state, why)


def findings() -> tuple[FindingView, ...]:
    """Return findings open, confirmed and waived, one of them about the whole match."""
    return (
        finding("4.4.d.1", f"{person(2)} (list place 9) sits in front of list place 4.", board=3),
        finding(
            "4.4.a.2",
            "Board 6 is empty although board 7 is occupied: a gap.",
            board=6,
            state="confirmed",
            reason="Confirmed after a call with both captains.",
        ),
        finding(
            "1.7.a",
            "Two foreigners were fielded, one is allowed; the second one is on board 8.",
            side="away",
            board=8,
            state="waived",
            reason="His equal status was granted on the day before; the notice came too late.",
        ),
        finding("4.3.d", "The captain's report is missing.", side="away"),
        finding("7.4", "This game was played after the match without leave.", side=None, board=5),
    )


def fees() -> tuple[FeeView, ...]:
    """Return fees paid, open, changed and waived."""
    return (
        fee("7.2.c", 2200, board=3),
        fee("4.4.a.2", 3000, to="opponent", board=6, paid=True),
        fee("7.2.d", 1100, board=6),
        fee("7.2.d", 1100, to="opponent", board=6, state="changed"),
        fee("7.2.c", 2200, side="away", board=8, state="waived"),
        fee("4.3.d", 700, side="away", state="confirmed"),
    )


def boards() -> tuple[BoardView, ...]:
    """Return eight boards: a forfeit, a gap, a draw, a board played on another day, a void one."""
    played = ((2, 0), (1, 1), (2, 0), (0, 2), (1, 1), None, (0, 2), (2, 0))
    counted = ((2, 0), (1, 1), (0, 2), (0, 2), (0, 0), (0, 2), (0, 2), (2, 0))
    marks: dict[int, tuple[str, ...]] = {1: ("A",), 4: ("J",), 7: ("A", "J"), 13: ("KG",)}
    rows = [
        BoardView(
            number=number,
            home=seat(2 * number - 1, marks=marks.get(2 * number - 1, ())),
            away=seat(2 * number, marks=marks.get(2 * number, ())),
            home_is_white=number % 2 == 0,
            played=played[number - 1],
            counted=counted[number - 1],
            forfeited=number in {3, 5, 6},
            findings=tuple(each.key for each in findings() if each.board == number),
        )
        for number in range(1, 9)
    ]
    rows[4] = replace(rows[4], played_on=date(2011, 10, 18))
    rows[5] = replace(rows[5], home=None)
    rows[6] = replace(rows[6], remark="late home")
    return tuple(rows)


def squad(first: int) -> tuple[SquadRow, ...]:
    """Return twelve players to pick from; the last one may not be fielded."""
    seats = [seat(number) for number in range(first, first + 24, 2)]
    rows = [
        SquadRow(each.ident, each.name, each.rating, place, (), eligible=True)
        for place, each in enumerate(seats, 1)
    ]
    return (*rows[:-1], replace(rows[-1], eligible=False, remark="not yet eligible"))


def match_view() -> MatchView:
    """Return a match of eight boards, 2½ : 4½, as the counted results of ``boards()`` add up."""
    view = MatchView(
        key=("landesliga", 3, "LL01", "LL07"),
        division="landesliga",
        division_name="Landesliga",
        round=3,
        home="LL01",
        away="LL07",
        home_name=team_name(0),
        away_name="Schachfreunde Föhrenstein 1",
        day=DAY,
        start=time(14, 0),
        venue="Gasthof zur Post, Hauptplatz 3, Almdorf",
        status="complete",
        boards=boards(),
        game_points=(5, 9),
        match_points=(0, 2),
        findings=findings(),
        fees=fees(),
        notes=("Board 6: the player had told his captain that he would not come.",),
        home_squad=squad(1),
        away_squad=squad(2),
        gaps_paid=((6,), ()),
        reported=(date(2011, 10, 16), None),
        captains=(person(11), person(12)),
    )
    marks = tuple(load("tuwo-stmk-2011").named("marks").items())
    heads = replace(view, federation=FEDERATION, season="2011/12", rulebook=RULEBOOK)
    return replace(heads, rating_name="Elo", marks=marks)


def decision(view: MatchView | None = None) -> MatchDecision:
    """Return what the office decides on a match: that of ``match_view()`` when none is given."""
    office = FederationContact(FEDERATION, officers=(OFFICIAL,))
    contest = "A written protest may be filed until 23 October."
    return MatchDecision(
        match=view or match_view(), office=office, responsible=OFFICIAL, contest=contest
    )


def write_match(view: MatchView, path: Path, *, force: bool = False) -> None:
    """Write the decision on a match; the file's ending says as what."""
    made = match_decision.layout(decision(view))
    writing.write([made], Format(path.suffix.removeprefix(".")), path, force=force)


def long_match_view() -> MatchView:
    """Return the same match with names and venue as long as they come."""
    view = match_view()
    rows = tuple(
        replace(
            board,
            home=board.home and replace(board.home, name=LONG_NAME),
            away=board.away and replace(board.away, name=LONG_NAME[::-1], marks=("A", "J", "KG")),
        )
        for board in view.boards
    )
    return replace(
        view,
        boards=rows,
        venue=f"{LONG_TEAM}, {LONG_NAME}",
        home_name=LONG_TEAM,
        away_name=LONG_TEAM + " Föhrenstein",
    )


def empty_match_view() -> MatchView:
    """Return a match of which nothing is entered yet."""
    rows = tuple(
        BoardView(number, None, None, number % 2 == 0, None, (0, 0), forfeited=False, open=True)
        for number in range(1, 9)
    )
    scored = replace(match_view(), boards=rows, game_points=(0, 0), match_points=(0, 0))
    judged = replace(
        scored,
        status="open",
        scored=False,
        settled=False,
        findings=(),
        fees=(),
        notes=(),
        gaps_paid=((), ()),
    )
    return replace(judged, reported=(None, None), captains=("", ""), start=None, venue=None)


def division_view(teams: int = 12, *, meetings: int = 1, long: bool = False) -> DivisionView:
    """Return a division in which everybody has met everybody, the better placed one winning.

    The number of teams must be even.
    """
    names = [LONG_TEAM if long and place % 3 == 0 else team_name(place) for place in range(teams)]
    cross = tuple(
        tuple(_cells(row, column, meetings) for column in range(teams)) for row in range(teams)
    )
    return DivisionView(
        id="landesliga",
        name="Landesliga",
        district=None,
        boards=8,
        season="2011/12",
        federation=FEDERATION,
        rows=tuple(_row(place, names[place], cross[place]) for place in range(teams)),
        cross=cross,
        rounds=_rounds(names),
        complete_rounds=teams - 2,
        criteria=tuple(load(RULEBOOK).columns.values()),
    )


def _cells(row: int, column: int, meetings: int) -> tuple[CrossCell, ...]:
    if row == column:
        return ()
    half = 9 + (row + column) % 4 if row < column else 16 - 9 - (row + column) % 4
    key = ("landesliga", 1, f"LL{row + 1:02}", f"LL{column + 1:02}")
    return (CrossCell(key, half, 2 if half > 8 else 0),) * meetings


def _row(place: int, name: str, cross: tuple[tuple[CrossCell, ...], ...]) -> StandingRow:
    cells = [cell for opponent in cross for cell in opponent]
    won = sum(cell.match_points == 2 for cell in cells)
    games = sum(cell.game_points for cell in cells)
    team, lost = f"LL{place + 1:02}", len(cells) - won
    sums = (len(cells), won, 0, lost, 2 * won, games, 137 * games)
    note = "excluded" if place == 23 else ""
    return StandingRow(
        place + 1, team, *sums, separated_by="", name=name, note=note, counts=sums[4:]
    )


def _rounds(names: list[str]) -> tuple[RoundRow, ...]:
    """Return the circle schedule of the teams; the last round is still open."""
    count = len(names)
    circle = list(range(count))
    rows: list[RoundRow] = []
    for number in range(1, count):
        done = number < count - 1
        rows += [
            RoundRow(
                key=("landesliga", number, f"LL{one + 1:02}", f"LL{two + 1:02}"),
                round=number,
                day=DAY + timedelta(days=14 * number),
                home_name=names[one],
                away_name=names[two],
                status="complete" if done else "open",
                game_points=(9, 7) if done else None,
                findings=number % 3,
            )
            for one, two in zip(circle[: count // 2], reversed(circle[count // 2 :]), strict=True)
        ]
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return tuple(rows)
