"""What the reader of report files makes of each record, and of other layouts."""

from datetime import date

import pytest

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
    TrfPairingByes,
    TrfProhibited,
    TrfTeam,
)
from league.trf.round_history import turns_of
from tests.worlds.trf_world import line, player

PAIR = [player(1, "1.0", "2 w 1"), player(2, "0.0", "1 b 0")]
"""Two players and one game."""


def text(*lines: str) -> str:
    return "\n".join(lines)


def sentences(file: TrfFile) -> list[str]:
    return [one.sentence for one in file.odd]


FOUR = [
    player(1, "1.0", "3 w 1"),
    player(2, "0.0", "4 b 0"),
    player(3, "0.0", "1 b 0"),
    player(4, "1.0", "2 w 1"),
]
"""Four players and two games."""


def teams(*more: str) -> str:
    """Return two teams of two boards that drew: 1 and 2 against 3 and 4, and what else is said."""
    return text(
        *FOUR,
        line("310", {5: "  1", 9: "Graz", 55: "   1.0", 62: "   1.0", 74: "   1", 79: "   2"}),
        line("310", {5: "  2", 9: "Leoben", 55: "   1.0", 62: "   1.0", 74: "   3", 79: "   4"}),
        *more,
    )


def test_a_player_stands_in_the_columns_of_the_format() -> None:
    one = line(
        "001",
        {
            5: "  11",
            10: "w",
            11: "WGM",
            15: "Berger, Anna",
            49: "2345",
            54: "AUT",
            58: "    1601234",
            70: "1990/05/31",
            81: " 1.5",
            86: "   2",
            92: "   7 w 1",
            102: "0000 - H",
        },
    )
    other = player(7, "0.0", "11 b 0", "Z")
    third = player(8, "0.0", "", "9 w")
    fourth = player(9, "0.0", "", "8 b")
    file = read(text(one, other, third, fourth))
    found = next(each for each in file.players if each.number == 11)
    assert (found.name, found.sex, found.title, found.rating) == ("Berger, Anna", "w", "WGM", 2345)
    assert (found.federation, found.fide_id, found.born) == ("AUT", "1601234", "1990/05/31")
    assert (found.points, found.rank) == (3, 2)
    assert found.games == (TrfGame(7, "w", "1"), TrfGame(None, "", "H"))
    assert next(each for each in file.players if each.number == 8).games == (
        TrfGame(None, "", "Z"),
        TrfGame(9, "w", ""),
    )
    assert file.odd == ()


def test_records_of_the_tournament_are_read() -> None:
    file = read(
        text(
            "012 Grazer Open",
            "022 Graz",
            "032 AUT",
            "042 2024/11/22",
            "052 2024/11/24",
            "092 Individual: Swiss-System",
            "102 Moser, Eva",
            "112 Huber, Karl",
            "112 Wolf, Ida",
            "122 90 min + 30 s",
            line("132", {92: "24/11/22", 102: "24/11/23"}),
            "142 5",
            "152 B",
            "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 1.0",
            "172 AUT FIDON",
            "182 Spielleiter",
            "192 FIDE_DUTCH_2026",
            "202 DE,BH/C1",
            "212 PTS,DE,BH/C1",
            "222 5400+30",
            "### a note",
            *[one.replace("1.0", "3.0", 1) for one in PAIR],
        )
    )
    assert (file.name, file.city, file.federation) == ("Grazer Open", "Graz", "AUT")
    assert (file.first_day, file.last_day) == (date(2024, 11, 22), date(2024, 11, 24))
    assert file.chief_arbiter == "Moser, Eva"
    assert file.deputies == ("Huber, Karl", "Wolf, Ida")
    assert file.round_days == (date(2024, 11, 22), date(2024, 11, 23))
    assert (file.rounds, file.first_color) == (5, "b")
    assert file.scores["1"] == file.scores["U"] == file.scores["F"] == 6
    assert file.scores["="] == file.scores["H"] == 2
    assert (file.rank_federation, file.rank_method) == ("AUT", "FIDON")
    assert (file.program, file.code) == ("Spielleiter", "FIDE_DUTCH_2026")
    assert (file.tie_breaks, file.standings) == (("DE", "BH/C1"), ("PTS", "DE", "BH/C1"))
    assert (file.time_code, file.comments) == ("5400+30", ("a note",))
    assert file.edition is Edition.TRF26
    assert turns_of(file)[1][0].points == 6


def test_a_national_record_has_any_three_letters() -> None:
    fields = {5: "   2", 11: "  A", 49: "1987", 54: "STM", 58: "     100018", 70: "1990/05/31"}
    file = read(text("172 AUT FIDON", *PAIR, line("AUT", fields)))
    (one,) = file.nationals
    assert (one.federation, one.number, one.rating) == ("AUT", 2, 1987)
    assert (one.classification, one.origin, one.national_id) == ("A", "STM", "100018")


def test_what_javafo_adds_is_read_as_what_the_new_edition_has() -> None:
    file = read(
        text(
            *PAIR,
            player(3, "0.0", "4 w 0"),
            player(4, "1.0", "3 b 1"),
            "XXR 7",
            "XXC rank black1",
            "XXS W=3 D=1",
            "XXZ 2 4",
            "XXP 1 3",
            "XXA    1  1.0  1.0  0.5",
        )
    )
    assert (file.rounds, file.first_color, file.by_rank) == (7, "b", True)
    assert (file.scores["1"], file.scores["="], file.scores["+"], file.scores["Z"]) == (6, 2, 6, 0)
    assert file.byes == (TrfByes("Z", 2, (2, 4)),)
    assert file.prohibited == (TrfProhibited(1, 999, (1, 3)),)
    assert file.accelerations == (
        TrfAcceleration(0, 2, 1, 2, 1, 1),
        TrfAcceleration(0, 1, 3, 3, 1, 1),
    )
    assert file.edition is Edition.TRF16


def test_records_of_pairings_and_decisions_are_read() -> None:
    file = read(
        text(
            *PAIR,
            "142 9",
            line("250", {10: " 1.0", 15: "  1", 19: "  3", 23: "   1", 28: "   2"}),
            line("260", {5: "  1", 9: "  9", 13: "   1", 18: "   2"}),
            line("240", {5: "H", 7: "  2", 11: "   2"}),
            line("299", {8: "    ", 14: "-0.5", 20: "  1", 24: "   1"}),
        )
    )
    assert file.accelerations == (TrfAcceleration(0, 2, 1, 3, 1, 2),)
    assert file.prohibited == (TrfProhibited(1, 9, (1, 2)),)
    assert file.byes == (TrfByes("H", 2, (2,)),)
    assert file.abnormal == (TrfAbnormal("", 0, -1, 1, (1,)),)
    assert sentences(file) == ["Player 1 has 1.0 points; his results give 0.5."]


def test_records_of_teams_are_read() -> None:
    file = read(
        teams(
            "142 4",
            "352 WB",
            "362 TW 3.0   TD 1.0   TL 0.0",
            line("300", {5: "  1", 9: "  1", 13: "  2", 17: "   1", 22: "   2"}),
            line("320", {5: " 1.0", 10: " 1.0", 15: "000", 19: "  2"}),
            line("330", {5: "+-", 8: "  3", 12: "  1", 16: "  2"}),
        )
    )
    assert file.teams[0] == TrfTeam(
        number=1, name="Graz", match_points=2, game_points=2, players=(1, 2)
    )
    assert file.match_scores == {"TW": 6, "TD": 2, "TL": 0}
    assert file.lineups == (TrfLineup(1, 1, 2, (1, 2)),)
    assert file.pairing_byes == TrfPairingByes(2, 2, (None, 2))
    assert file.forfeits == (TrfForfeit("+-", 3, 1, 2),)
    graz, leoben = turns_of(file)[1], turns_of(file)[2]
    assert (graz[0].opponent, graz[0].color, graz[0].result) == (2, "w", "=")
    assert (graz[0].points, graz[0].games) == (2, 2)
    assert (leoben[1].result, leoben[1].points, leoben[1].games) == ("U", 2, 2)
    assert (graz[2].result, leoben[2].result) == ("+", "-")
    assert (graz[2].points, graz[2].games) == (6, 4)


def test_members_of_an_old_team_record_are_the_order_of_the_team() -> None:
    old = line("013", {5: "Graz", 37: "   2", 42: "   1"})
    file = read(text(*FOUR, old))
    assert file.teams == (TrfTeam(number=1, name="Graz", players=(2, 1)),)


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_any_line_ends_and_a_mark_in_front_are_read(end: str, mark: bytes) -> None:
    content = end.join(["012 Öffentliches Turnier", *PAIR, "\x1a"]).encode()
    file = read(mark + content)
    assert (file.name, len(file.players), file.odd) == ("Öffentliches Turnier", 2, ())


def test_latin_1_is_read_and_told() -> None:
    file = read(text("012 Öffentliches Turnier", *PAIR).encode("latin-1"))
    assert file.name == "Öffentliches Turnier"
    assert sentences(file) == ["The file is not UTF-8; it was read as Windows-1252 (Latin-1)."]


def test_letters_that_windows_has_beyond_latin_1_are_letters() -> None:
    """Š, Ž, Œ and the typographic apostrophe are control characters in Latin-1."""
    file = read(text("012 Šahovski turnir d’Œuf", *PAIR).encode("cp1252"))
    assert file.name == "Šahovski turnir d’Œuf"


def test_greek_names_are_read() -> None:
    one = player(1, "1.0", "2 w 1", name="Ψαριανός, Εμμανουήλ")
    assert read(text(one, PAIR[1])).players[0].name == "Ψαριανός, Εμμανουήλ"


def test_columns_that_were_counted_in_bytes_are_read() -> None:
    """``ö`` has two bytes: what is behind the name stands one column too far to the left."""
    one = player(1, "1.0", "2 w 1", name="Schönböck, Jörg", c49="2001", c54="AUT")
    moved = one[:30] + one[30:].replace("  ", "", 1).replace(" ", "", 1)
    assert moved.encode()[48:52] == b"2001"
    file = read(text(moved, PAIR[1]))
    assert file.players[0].name == "Schönböck, Jörg"
    assert (file.players[0].rating, file.players[0].games[0].opponent) == (2001, 2)
    assert sentences(file) == ["The columns were counted in bytes; they were read so."]


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("2024/11/22", date(2024, 11, 22)),
        ("2024-11-22", date(2024, 11, 22)),
        ("22.11.2024", date(2024, 11, 22)),
        ("22. 11. 2024", date(2024, 11, 22)),
        ("Nov 22, 2024", date(2024, 11, 22)),
        ("May 29, 2020", date(2020, 5, 29)),
        ("someday", None),
    ],
)
def test_days_are_read_however_they_are_written(written: str, day: date | None) -> None:
    file = read(text(f"042 {written}", *PAIR))
    assert file.first_day == day
    assert len(file.odd) == (written != "2024/11/22")


@pytest.mark.parametrize(
    ("written", "born"),
    [
        ("1990/05/31", "1990/05/31"),
        ("1990.05.31", "1990/05/31"),
        ("1990-05-31", "1990/05/31"),
        ("31.05.1990", "1990/05/31"),
        ("1990/00/00", "1990"),
        ("1990", "1990"),
        ("0000/00/00", ""),
        ("1990/13/31", ""),
    ],
)
def test_days_of_birth_are_one_day_or_one_year(written: str, born: str) -> None:
    one = player(1, "1.0", "2 w 1", c70=written)
    assert read(text(one, PAIR[1])).players[0].born == born


def test_days_of_rounds_that_begin_with_the_day_are_understood() -> None:
    dates = line("132", {92: "24/09/23"})
    assert read(text("042 2023/09/24", "052 2023/09/24", dates, *PAIR)).round_days == (
        date(2023, 9, 24),
    )
    assert read(text("042 2024/09/23", "052 2024/09/23", dates, *PAIR)).round_days == (
        date(2024, 9, 23),
    )


def test_numbers_glued_together_or_too_wide_are_taken_apart() -> None:
    players = [player(one, "0.0") for one in (1117, 1174, 38, 72)]
    glued = line("013", {5: "Diogene", 37: "11171174"})
    wide = line("013", {5: "Fous", 37: "   38    72"})
    file = read(text(*players, glued, wide))
    assert [one.players for one in file.teams] == [(1117, 1174), (38, 72)]
    assert len(file.odd) == 1
    assert file.odd[0].more == 1


def test_the_wide_team_record_of_clm_is_understood() -> None:
    wide = line(
        "310",
        {
            5: "  1",
            9: "Grazer Schachgesellschaft von 1911",
            44: "GSG11",
            50: " 2000",
            56: "1.0",
            60: "   1.0",
            67: "  1",
            71: "   1",
            76: "   2",
        },
    )
    one = read(text(*FOUR, wide)).teams[0]
    assert (one.name, one.nickname) == ("Grazer Schachgesellschaft von 1911", "GSG11")
    assert (one.strength, one.match_points, one.game_points, one.rank) == (2000, 2, 2, 1)
    assert one.players == (1, 2)


def test_results_against_nobody_are_the_byes_they_were_before_letters_came() -> None:
    file = read(
        text(
            player(1, "1.0", "0000 - +", "2 w 1"),
            player(2, "0.5", "0000 - =", "1 b 0"),
            player(3, "0.0", "0000 - -", "4 w 0"),
            player(4, "1.0", "", "3 b 1"),
        )
    )
    assert [one.games[0].result for one in file.players] == ["U", "H", "Z", "Z"]
    assert file.odd[0].more == 2


def test_a_last_round_of_byes_alone_is_one_to_come() -> None:
    file = read(text(player(1, "1.5", "2 w 1", "H"), player(2, "0.0", "1 b 0", "Z")))
    assert [len(one.games) for one in file.players] == [1, 1]
    assert file.byes == (TrfByes("H", 2, (1,)),)


def test_notes_of_other_programs_and_lines_without_meaning_are_told() -> None:
    ruler = "12345678901234567890"
    file = read(text(ruler, "FFF no end date", "DAT 0001 GROUP A", *PAIR))
    assert [one.record for one in file.odd] == ["123", "FFF", "DAT"]
    assert [one.line for one in file.odd] == [1, 2, 3]
    assert "FFF no end date" in file.odd[1].sentence


def test_sums_that_differ_are_odd_and_no_contradiction() -> None:
    file = read(text(player(1, "2.0", "2 w 1"), PAIR[1]))
    assert sentences(file) == ["Player 1 has 2.0 points; his results give 1.0."]
    assert (file.odd[0].line, file.odd[0].record) == (1, "001")
    told = sentences(read(teams().replace("   1.0    1.0", "   2.0    1.0", 1)))
    assert told == [
        "Team 1 has 2.0 match points and 1.0 game points; its results give 1.0 and 1.0."
    ]


def test_a_penalty_may_leave_both_with_less_than_a_point() -> None:
    file = read(text(player(1, "0.5", "2 w ="), player(2, "0.0", "1 b 0")))
    assert [turns_of(file)[one][0].points for one in (1, 2)] == [1, 0]
