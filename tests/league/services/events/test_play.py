"""§ 3.2, 10.VI, 11.4 through services: games, youth teams, tables, who qualifies."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError, NotFoundError
from league.facts.actors import official
from league.facts.event_games import EnteredTeam, EventGame, TeamMatch
from league.facts.events import EventFile
from league.services.events import play as event_play
from league.services.events import records
from league.services.events.sheets import event_sheet
from league.services.events.tables import event_table
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.storage.database import opened
from tests.league.services.events.test_events import youths
from tests.worlds.acting import OFFICIAL
from tests.worlds.paper_world import BY, CLOSING, EVENT_DAY, FULL, open_world

ISSUED = date(2012, 1, 10)
WON, DRAWN, LOST = (2, 0), (1, 1), (0, 2)


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    season = youths()
    # y1 to y20 belong to club 601 of Kreis Graz; the last two play for 602 in the south.
    others = tuple(
        replace(one, club="602") if one.ident in ("y21", "y22") else one
        for one in season.registrations
    )
    open_world(tmp_path, replace(season, registrations=others))
    yield
    transactions.close_file()


def create(kind: str, id: str = "e") -> None:
    records.create_event(None, EventFile(id, kind, 2012, EVENT_DAY, FULL), actor=official(BY))
    records.issue_event(None, id, ISSUED, actor=official(BY))


def enter(number: int, **changes: Any) -> None:
    """Enter the team that begins with this youth."""
    players = tuple(f"y{one}" for one in range(number, number + 4))
    team = EnteredTeam(f"T{number}", "601", players, CLOSING)
    event_play.enter_team(None, "e", replace(team, **changes), actor=official(BY))


def meet(number: int, home: str, away: str, *boards: tuple[int, int]) -> None:
    event_play.record_team_match(
        None, "e", TeamMatch(number, home, away, boards), actor=official(BY)
    )


def test_10_vi_three_teams_are_entered_paired_played_and_ranked() -> None:
    create("team-U20")
    for number in (1, 5, 9):
        enter(number)
    file = event_play.pair_teams(None, "e", actor=official(BY), seed=7)
    pairs = {frozenset((one.home, one.away)) for one in file.matches}
    assert pairs == {frozenset(pair) for pair in (("T1", "T5"), ("T1", "T9"), ("T5", "T9"))}
    with pytest.raises(InputError, match="do not decide every place"):
        records.rank(None, "e", (), actor=official(BY))
    scores = {frozenset(("T1", "T5")): "T5", frozenset(("T1", "T9")): "T1"}
    for one in file.matches:
        winner = scores.get(frozenset((one.home, one.away)), "T5")
        boards = (WON if one.home == winner else LOST, *(DRAWN,) * 3)
        meet(one.round, one.home, one.away, *boards)
    table = event_table(None, "e")
    assert table is not None
    assert [(line.rank, line.name, line.figures[0]) for line in table.lines] == [
        (1, "T5", "4"), (2, "T1", "2"), (3, "T9", "0"),
    ]  # fmt: skip
    won = records.rank(None, "e", (), actor=official(BY))
    assert (won.title, won.holder) == ("Steirischer Junioren-Mannschafts-Landesmeister 2012", "T5")
    sheet = event_sheet(open_desk(opened(), OFFICIAL), "e", EVENT_DAY)
    assert sheet.names == ("T5", "T1", "T9")
    assert journal.verify() is None


def test_10_vi_4_more_than_ten_teams_play_by_the_swiss_system_which_is_said() -> None:
    create("team-U20")
    for number in range(1, 12):
        fill(number)
    with pytest.raises(
        InputError, match=r"With 11 teams the Swiss system.*as a tournament: there it is paired"
    ):
        event_play.pair_teams(None, "e", actor=official(BY), seed=1)
    # Matches that were paired elsewhere are entered and ranked.
    meet(1, "S1", "S2", WON, WON, DRAWN, LOST)
    table = event_table(None, "e")
    assert table is not None
    assert table.lines[0].name == "S1"


def test_10_vi_4_ten_teams_meet_each_other() -> None:
    create("team-U20")
    for number in range(1, 11):
        fill(number)
    assert len(event_play.pair_teams(None, "e", actor=official(BY), seed=1).matches) == 10 * 9 // 2


def fill(number: int) -> None:
    """Enter a team of two youths, which is too few, with a reason."""
    players = (f"y{2 * number - 1}", f"y{2 * number}")
    club = "601" if number < 11 else "602"
    team = EnteredTeam(f"S{number}", club, players, CLOSING)
    with pytest.raises(InputError, match=r"only 2 players for 4 boards.*§ 10\.VI\.2"):
        event_play.enter_team(None, "e", team, actor=official(BY))
    event_play.enter_team(None, "e", team, actor=official(BY), despite="Two are ill.")


def test_10_vi_3_what_is_wrong_with_a_team_is_refused() -> None:
    create("team-U16")
    # Born in January 1995 the youths are past their 16th year on 1 January 2012.
    with pytest.raises(InputError, match=r"too old.*§ 10\.VI\.3"):
        enter(1)


def test_10_vi_what_cannot_be_is_refused() -> None:
    create("team-U20")
    enter(1)
    refused: list[tuple[dict[str, Any], str]] = [
        ({}, "no name for a new team"),
        ({"name": "T9"}, "Entered twice: y1"),
        ({"name": "T9", "club": "602", "players": ("y5", "y6", "y7", "y8")}, "does not belong"),
        ({"name": "T9", "entered": date(2012, 1, 9)}, "is not out on 9 Jan 2012"),
    ]
    for changes, words in refused:
        with pytest.raises(InputError, match=words):
            enter(1, **changes)
    with pytest.raises(InputError, match="Two teams are needed"):
        event_play.pair_teams(None, "e", actor=official(BY))
    enter(5)
    with pytest.raises(InputError, match="on 4 boards, not 3"):
        meet(1, "T1", "T5", WON, WON, WON)
    with pytest.raises(NotFoundError, match="No team “T9” in e; entered are: T1, T5"):
        meet(1, "T1", "T9", WON, WON, WON, WON)
    with pytest.raises(InputError, match="no round 0; rounds are numbered from 1"):
        meet(0, "T1", "T5", *(DRAWN,) * 4)
    with pytest.raises(InputError, match="T1 cannot meet itself"):
        meet(1, "T1", "T1", *(DRAWN,) * 4)
    meet(1, "T1", "T5", *(DRAWN,) * 4)
    with pytest.raises(InputError, match="T1 has another game in round 1"):
        meet(1, "T5", "T1", *(DRAWN,) * 4)
    with pytest.raises(InputError, match="paired already: no team leaves"):
        event_play.withdraw_team(None, "e", "T5", actor=official(BY), why="ill")


def test_10_vi_a_team_may_leave_until_it_is_paired() -> None:
    create("team-U20")
    enter(1)
    enter(5)
    event_play.withdraw_team(None, "e", "T5", actor=official(BY), why="ill")
    enter(5)
    event_play.pair_teams(None, "e", actor=official(BY), seed=1)
    with pytest.raises(InputError, match="paired already"):
        enter(9)
    create("U18", "single")
    with pytest.raises(InputError, match="single is no event for teams"):
        event_play.pair_teams(None, "single", actor=official(BY))


def player(ident: str) -> None:
    records.enter(None, "e", ident, CLOSING, actor=official(BY))


def test_11_4_the_best_of_the_kreis_qualifies_by_name() -> None:
    create("graz")
    for ident in ("y22", "y1", "y2"):
        player(ident)
    won = records.rank(None, "e", ("y22", "y2", "y1"), actor=official(BY))
    # y22 is first, and plays for a club of another Kreis.
    assert [(one.ident, one.paragraph) for one in won.qualified] == [("y2", "11.4")]
    sheet = event_sheet(open_desk(opened(), OFFICIAL), "e", EVENT_DAY)
    assert sheet.qualified == ("Jung02 Ed qualifies for the state championship (TUWO § 11.4).",)


def test_12_c_in_an_open_tournament_of_a_kreis_too_and_nowhere_else() -> None:
    file = EventFile("e", "kreis-open", 2012, EVENT_DAY, FULL, district="Süd")
    records.create_event(None, file, actor=official(BY))
    records.issue_event(None, "e", ISSUED, actor=official(BY))
    for ident in ("y1", "y21"):
        player(ident)
    won = records.rank(None, "e", ("y1", "y21"), actor=official(BY))
    assert [(one.ident, one.paragraph) for one in won.qualified] == [("y21", "12.c")]
    create("rapid", "r")
    records.enter(None, "r", "y1", CLOSING, actor=official(BY))
    assert records.rank(None, "r", ("y1",), actor=official(BY)).qualified == ()


def play(number: int, white: str, black: str | None, score: tuple[int, int]) -> None:
    game = EventGame(number, white, black, score, played=black is not None)
    event_play.record_game(None, "e", game, actor=official(BY))


def test_3_2_the_ranking_follows_from_the_games_on_file() -> None:
    create("U18")
    for ident in ("y1", "y2", "y3"):
        player(ident)
    assert event_table(None, "e") is None
    play(1, "y2", "y1", WON)
    play(2, "y2", "y3", DRAWN)
    play(3, "y1", "y3", DRAWN)
    table = event_table(None, "e")
    assert table is not None
    assert [(line.rank, line.name, line.figures[0]) for line in table.lines] == [
        (1, "Jung02 Ed", "1.5"), (2, "Jung03 Ed", "1.0"), (3, "Jung01 Ed", "0.5"),
    ]  # fmt: skip
    assert "appendix 1 of the FIDE tournament rules" in table.note
    assert records.rank(None, "e", (), actor=official(BY)).holder == "y2"
    # A game typed again replaces the one on file, also with the colours turned.
    play(1, "y1", "y2", WON)
    corrected = event_table(None, "e")
    assert corrected is not None
    assert [line.who for line in corrected.lines] == ["y1", "y3", "y2"]


def test_3_2_what_no_criterion_separates_is_typed_by_a_person() -> None:
    create("U18")
    for ident in ("y1", "y2"):
        player(ident)
    play(1, "y1", "y2", DRAWN)
    with pytest.raises(InputError, match="do not decide every place"):
        records.rank(None, "e", (), actor=official(BY))
    assert records.rank(None, "e", ("y2", "y1"), actor=official(BY)).holder == "y2"


def test_3_2_games_that_cannot_be_are_refused() -> None:
    create("U18")
    for ident in ("y1", "y2", "y3"):
        player(ident)
    play(1, "y1", "y2", WON)
    with pytest.raises(InputError, match="y1 has another game in round 1"):
        play(1, "y3", "y1", WON)
    with pytest.raises(InputError, match="y1 cannot play himself"):
        play(2, "y1", "y1", WON)
    with pytest.raises(InputError, match="no round 0; rounds are numbered from 1"):
        play(0, "y1", "y3", WON)
    with pytest.raises(NotFoundError, match="Not entered in e: y9"):
        play(2, "y1", "y9", WON)
