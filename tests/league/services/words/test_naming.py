"""Who and what is meant by a name."""

import pytest

from league.errors import InputError, NotFoundError, UnknownNameError
from league.facts.world import look_up
from league.services.words.naming import id_named, match_named, players_named, round_named
from league.services.words.naming_sentences import of_clubs, of_people
from tests.worlds.desk_world import STRUCK, public_season

CLUBS = [
    ("601", "Turm Erzberg"),
    ("602", "SK Köflach"),
    ("603", "Springer Graz"),
    ("604", "SK Graz-Straßgang"),
    ("GR", "Grazer Damen"),
]
PEOPLE = [
    ("100001", "Muster Anna"),
    ("100002", "Muster Annabell"),
    ("100003", "Müller Jörg"),
    ("100004", "Kos Žofie"),
]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("601", "601"),
        ("gr", "GR"),
        ("Turm Erzberg", "601"),
        ("TURM ERZBERG", "601"),
        ("Turm Erzberg (601)", "601"),
        ("601 Turm Erzberg", "601"),
        ("erz", "601"),
        ("Koeflach", "602"),
        ("koflach", "602"),
        ("straszgang", "604"),
        ("strassgang", "604"),
        ("spri gr", "603"),
        (" Springer  Graz ", "603"),
    ],
)
def test_a_club_is_known_by_number_printed_name_and_words(text: str, id: str) -> None:
    if text == "straszgang":
        with pytest.raises(InputError, match="Straßgang"):
            id_named(CLUBS, text, of_clubs())
        return
    assert id_named(CLUBS, text, of_clubs()) == id


@pytest.mark.parametrize(
    ("text", "ident"),
    [
        ("Muster, Anna", "100001"),
        ("Anna Muster", "100001"),
        ("muster anna", "100001"),
        ("Mueller", "100003"),
        ("Jörg Müller", "100003"),
        ("zofie", "100004"),
        ("100002", "100002"),
        ("annab", "100002"),
    ],
)
def test_a_player_is_known_with_or_without_comma(text: str, ident: str) -> None:
    assert id_named(PEOPLE, text, of_people()) == ident


def test_several_who_may_be_meant_are_listed_five_at_most() -> None:
    with pytest.raises(InputError) as refused:
        id_named(PEOPLE, "must", of_people())
    assert str(refused.value) == (
        "“must” may be 2 players: Muster Anna (100001), Muster Annabell (100002)."
        " Give the pass number, or more of the name."
    )
    many = [(str(at), f"Muster {at}") for at in range(100, 120)]
    with pytest.raises(InputError, match=r"20 players: Muster 100 \(100\).*104 \(104\), …\. Give"):
        id_named(many, "muster", of_people())


@pytest.mark.parametrize("text", ["Mustr Ana", "Anna Mustre", "100009", "Mulher"])
def test_who_is_unknown_is_told_the_nearest_names(text: str) -> None:
    with pytest.raises(UnknownNameError, match=r"did you mean .*\(10000\d\)"):
        id_named(PEOPLE, text, of_people())


def test_where_nothing_is_near_a_few_are_all_named() -> None:
    with pytest.raises(NotFoundError, match=r"“xyz”; known are: Turm Erzberg \(601\), SK Köflach"):
        id_named(CLUBS, "xyz", of_clubs())
    many = [(str(at), f"Muster {at}") for at in range(100, 120)]
    with pytest.raises(NotFoundError, match=r"the name “xyz”\.$"):
        id_named(many, "xyz", of_people())
    with pytest.raises(InputError, match="Please give the club"):
        id_named(CLUBS, " ", of_clubs())


def test_a_round_is_one_that_there_is() -> None:
    assert round_named([1, 2, 3], "2") == 2
    with pytest.raises(UnknownNameError, match="There is no round 4; known are: 1, 2, 3"):
        round_named([3, 1, 2], "4")
    with pytest.raises(InputError, match="no whole number"):
        round_named([1], "one")


def test_a_row_of_players_is_pass_numbers_or_names_with_commas() -> None:
    players = {one.ident: one for one in public_season().players}
    first, second = list(players.values())[:2]
    row = (first.ident, None, second.ident)
    assert players_named(players, f"{first.ident} - {second.ident}") == row
    assert players_named(players, f"{first.name}, –; {second.name}") == row
    assert players_named(players, f"7 {second.ident}", {"7": first.ident}) == (row[0], row[2])
    with pytest.raises(UnknownNameError, match="the name “qq zz”"):
        players_named(players, f"{first.ident}, qq zz")


@pytest.mark.parametrize(
    "text",
    [
        "Landesliga 8: {home} – {away}",
        "landesliga 8 {home}",
        "8 LANDESLIGA02 LANDESLIGA07",
        "landesliga 8 landesliga02 landesliga07",
    ],
)
def test_a_match_is_known_by_division_round_and_teams(text: str) -> None:
    season = public_season()
    world = look_up(season)
    home, away = (world.teams[id].name for id in STRUCK[2:])
    typed = text.format(home=home, away=away)
    assert match_named(season.fixtures, world.divisions, world.teams, typed) == STRUCK
    with pytest.raises(InputError, match=r"may be \d+ matches: .*, …\. Give the round and both"):
        match_named(season.fixtures, world.divisions, world.teams, "landesliga")
    with pytest.raises(UnknownNameError, match="There is no match “xyz 99”"):
        match_named(season.fixtures, world.divisions, world.teams, "xyz 99")
