"""Report files as they are written: the columns of the format, ASCII, and what it cannot say."""

from dataclasses import replace
from datetime import date

import pytest

from league.trf.ascii import ascii_text
from league.trf.reading import read
from league.trf.records import (
    Edition,
    TrfAbnormal,
    TrfAcceleration,
    TrfByes,
    TrfFile,
    TrfForfeit,
    TrfGame,
    TrfLineup,
    TrfNational,
    TrfPairingByes,
    TrfPlayer,
    TrfProhibited,
    TrfTeam,
)
from league.trf.writing import write
from league.trf.writing_decisions import decision_lines
from league.trf.writing_players import old_team_line, player_line, team_line
from tests.worlds.trf_world import drawn_players, drawn_teams

INDIA = TrfTeam(
    number=1,
    name="India",
    nickname="IND",
    strength=2486,
    match_points=30,
    game_points=56,
    rank=11,
    players=(1, 5, 15, 28, 44),
)
PLAYER = TrfPlayer(
    number=1,
    name="Test0001 Player0001",
    rating=2586,
    federation="IND",
    fide_id="70123454321",
    born="1987",
    points=16,
    rank=12,
    games=(TrfGame(51, "b", "="), TrfGame(None, "", "-")),
)


def lines(file: TrfFile, edition: Edition = Edition.TRF26) -> list[str]:
    return write(file, edition).text.splitlines()


def records(file: TrfFile, record: str, edition: Edition = Edition.TRF26) -> list[str]:
    return [one for one in lines(file, edition) if one.startswith(record)]


def test_players_and_teams_stand_as_in_the_sample_of_fide() -> None:
    """Both lines are printed in FIDE's sample of 2024, its first team and player."""
    assert player_line(PLAYER, "", teams=False) == (
        "001    1      Test0001 Player0001               2586 IND 70123454321 1987/00/00"
        "  8.0   12    51 b =  0000 - -"
    )
    assert team_line(INDIA) == (
        "310   1 India                            IND     2486   15.0   28.0  11     1    5"
        "   15   28   44"
    )
    assert old_team_line(INDIA) == "013 India                              1    5   15   28   44"


def test_decisions_stand_in_the_columns_of_the_format() -> None:
    file = replace(
        drawn_teams(1, teams=4),
        lineups=(TrfLineup(1, 16, 4, (242, None, 243)),),
        forfeits=(TrfForfeit("+-", 4, 23, 33),),
        pairing_byes=TrfPairingByes(2, 4, (None, 50)),
        byes=(TrfByes("H", 3, (26, 47)),),
        abnormal=(TrfAbnormal("", -2, -3, 4, (31,)), TrfAbnormal("+", 4, 5, 0, ())),
        accelerations=(TrfAcceleration(4, 0, 1, 3, 1, 2),),
        prohibited=(TrfProhibited(1, 14, (1, 2, 4)),),
    )
    assert decision_lines(file) == [
        "240 H   3   26   47",
        "250  2.0  0.0   1   3    1    2",
        "260   1  14    1    2    4",
        "299    -1.0  -1.5    4   31",
        "299 +   2.0   2.5",
        "300   1  16   4  242 0000  243",
        "320  1.0  2.0 000  50",
        "330 +-   4  23  33",
    ]


def test_points_of_players_leave_the_columns_of_match_points_empty() -> None:
    file = replace(
        drawn_players(1),
        abnormal=(TrfAbnormal("", 0, -1, 2, (4,)),),
        accelerations=(TrfAcceleration(0, 2, 1, 3, 1, 4),),
    )
    assert records(file, "299") == ["299          -0.5    2    4"]
    assert records(file, "250") == ["250       1.0   1   3    1    4"]


def test_records_of_the_tournament_are_written() -> None:
    file = replace(
        drawn_players(1, rounds=2),
        first_day=date(2024, 11, 22),
        last_day=date(2024, 11, 23),
        deputies=("Huber, Karl", "Wolf, Ida"),
        round_days=(date(2024, 11, 22), None, date(2024, 11, 23)),
        rank_federation="AUT",
        rank_method="FIDON",
        code="FIDE_DUTCH_2026",
        standings=("PTS", "DE"),
        scores={"1": 6, "W": 6, "+": 6, "F": 6, "=": 2, "D": 2, "H": 2},
    )
    written = lines(file)
    assert "042 2024/11/22" in written
    assert [one for one in written if one.startswith("112")] == ["112 Huber, Karl", "112 Wolf, Ida"]
    (days,) = records(file, "132")
    assert (days[91:99], days[101:109], days[111:119]) == ("24/11/22", "        ", "24/11/23")
    assert "142 2" in written
    assert "152 W" in written
    assert "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 1.0" in written
    assert "172 AUT FIDON" in written
    assert "212 PTS,DE" in written


def test_match_points_stand_there_when_they_are_not_the_usual_ones() -> None:
    file = drawn_teams(1)
    assert records(file, "362") == []
    changed = replace(file, match_scores={"TW": 6, "TD": 2, "TL": 0})
    assert records(changed, "362") == ["362 TW 3.0   TD 1.0   TL 0.0"]


def test_a_national_record_begins_with_its_federation() -> None:
    one = TrfNational(federation="AUT", number=7, rating=1987, origin="STM", national_id="100018")
    (written,) = records(replace(drawn_players(1), nationals=(one,), rank_method="FIDON"), "AUT")
    assert (written[4:8], written[48:52], written[53:56]) == ("   7", "1987", "STM")
    assert written[57:68] == "     100018"


def test_the_old_edition_has_the_records_of_javafo() -> None:
    file = replace(
        drawn_players(1, number=6, rounds=2),
        rounds=7,
        first_color="b",
        byes=(TrfByes("Z", 3, (2, 5)), TrfByes("H", 3, (4,))),
        accelerations=(TrfAcceleration(0, 2, 1, 2, 3, 3),),
        prohibited=(TrfProhibited(1, 999, (1, 6)),),
        scores={"1": 6, "W": 6, "+": 6, "F": 6},
    )
    written = lines(file, Edition.TRF16)
    assert "XXR 7" in written
    assert "XXC black1" in written
    assert "XXZ 2 5" in written
    assert "XXA    3  1.0  1.0" in written
    assert "XXP 1 6" in written
    (scores,) = records(file, "XXS", Edition.TRF16)
    assert "WW=3.0" in scores
    assert "BD=0.5" in scores
    fourth = next(one for one in written if one.startswith("001    4"))
    assert fourth.endswith("0000 - H")


def test_each_line_ends_with_a_carriage_return_and_is_ascii() -> None:
    file = replace(drawn_players(1), name="Ötztaler Schachtage – größtes Open")
    text = write(file, Edition.TRF26).text
    assert all(line.endswith("\r") for line in text.split("\n")[:-1])
    assert text.isascii()
    assert "012 Oetztaler Schachtage - groesstes Open" in text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Jörg Öller-Groß", "Joerg Oeller-Gross"),
        ("ÖTZTAL", "OETZTAL"),
        ("Łukasz Žižka, Ñúñez, Çelik", "Lukasz Zizka, Nunez, Celik"),
        ("Ψαριανός Θεόδωρος", "Psarianos Theodoros"),
        ("Александр Жуков", "Aleksandr Zhukov"),
        ("½ 将", "1/2 ?"),
        ("Berg\x1ber", "Berg er"),
    ],
)
def test_texts_are_written_in_ascii(text: str, written: str) -> None:
    assert ascii_text(text) == written


def test_what_is_too_long_is_cut_off_and_said() -> None:
    file = drawn_players(1)
    long = replace(file.players[0], name="Hohenlohe-Waldenburg-Schillingsfuerst, Maximilian")
    written = write(replace(file, players=(long, *file.players[1:])), Edition.TRF26)
    assert "Hohenlohe-Waldenburg-Schillingsfu  " not in written.text
    assert "001    1" in written.text
    (said,) = written.unsaid
    assert said.startswith("“Hohenlohe-Waldenburg-Schillingsfuerst, Maximilian” has more than 33")


def test_what_the_old_edition_cannot_say_is_said() -> None:
    said = write(replace(drawn_teams(1), lineups=()), Edition.TRF16).unsaid
    assert "TRF16 cannot say at which board somebody sat." in said
    assert "TRF16 has no byes of teams." in said
    file = replace(drawn_players(1), abnormal=(TrfAbnormal("", 0, -1, 0, (4,)),))
    assert write(file, Edition.TRF16).unsaid == ("TRF16 has no points given or taken by decision.",)
    assert write(file, Edition.TRF26).unsaid == ()


def test_letters_that_changed_are_said_once() -> None:
    players = tuple(replace(one, name=f"Öller {one.number}") for one in drawn_players(1).players)
    (said,) = write(replace(drawn_players(1), players=players), Edition.TRF26).unsaid
    assert said == "9 texts are written in ASCII: “Öller 1” as “Oeller 1”, and so on."


def test_everybody_who_is_away_in_the_next_round_is_so_in_the_old_edition_too() -> None:
    """A half point stands behind the rounds played, an absence in XXZ: both of round 3."""
    away = (TrfByes("H", 3, (4,)), TrfByes("Z", 3, (2, 5)))
    file = replace(drawn_players(1, number=6, rounds=2), rounds=7, byes=away)
    assert read(write(file, Edition.TRF16).text).byes == away


@pytest.mark.parametrize(("last", "told"), [(7, True), (999, True), (6, False)])
def test_who_never_meets_is_prohibited_in_the_old_edition_too(last: int, told: bool) -> None:
    never = (TrfProhibited(1, last, (1, 6)),)
    written = write(
        replace(drawn_players(1, number=6, rounds=2), rounds=7, prohibited=never), Edition.TRF16
    )
    assert ("XXP 1 6" in written.text) == told
    assert any("were left out" in one for one in written.unsaid) != told
