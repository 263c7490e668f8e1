"""TUWO: the next season, prepared while the old one still runs."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import openpyxl
import pytest

from league.errors import InputError
from league.facts.actors import official
from league.facts.clubs import Club
from league.facts.contacts import TeamContact
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.facts.squads import Declaration
from league.services.closing.rollover import roll_over
from league.services.journal import undoing
from league.services.journal import views as journal
from league.services.promotion.decisions import decide, from_above, promotion
from league.services.ratings.lists import read_ratings
from league.services.registry.clubs.team_data import set_team_office
from league.services.schedule.drawing import draw_division
from league.services.session import transactions
from league.services.session.contacts import team_offices
from league.services.session.opening import open_desk
from tests.league.services.promotion.test_promotion import KL, KLASSE, USUAL
from tests.worlds import desk_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import play, refused, season, stored

NEW, LIST = "2012/13", date(2012, 7, 1)


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Path]:
    path = desk_world.stored(tmp_path)
    transactions.open_file(path)
    yield path
    transactions.close_file()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[None]:
    with stored(tmp_path, season()):
        yield


def new() -> Season:
    return transactions.load(NEW)[0]


def test_the_old_season_stays_in_use_and_as_it_is(public: Path) -> None:
    decide(None, USUAL, actor=official("M"), why="decided")
    before, steps = transactions.load(), len(journal.rows())
    roll_over(None, NEW, LIST, actor=official("M"), why="June")
    assert transactions.current_season() == "2011/12"
    assert transactions.load() == before
    assert transactions.season_names() == ["2011/12", NEW]
    assert len(journal.rows()) == steps + 1
    assert journal.rows()[-1].what == f"Season prepared: {NEW}"
    assert journal.verify() is None
    transactions.close_file()
    assert open_desk(public, OFFICIAL, NEW).season.name == NEW


@pytest.mark.usefixtures("public")
def test_a_season_prepared_by_mistake_is_not_taken_back_and_the_way_on_is_named() -> None:
    decide(None, USUAL, actor=official("M"), why="decided")
    roll_over(None, NEW, LIST, actor=official("M"), why="June")
    with pytest.raises(InputError, match="brought the season itself") as refusal:
        undoing.undo(journal.rows()[-1].number, official("M"), "mistake")
    for way in (f"rollover {NEW} --list-date DAY --again", "“Replace a prepared one”", "(F7, “u”)"):
        assert way in str(refusal.value)


@pytest.mark.usefixtures("public")
def test_13_3_a_teams_play_where_promotion_puts_them() -> None:
    decide(None, USUAL, actor=official("M"), why="decided")
    divisions = promotion(None).cascade.divisions
    done = roll_over(None, NEW, LIST, actor=official("M"))
    where = {team.id: team.division for team in new().teams}
    assert where == {
        entry.team: division for division, ranking in divisions.items() for entry in ranking
    }
    landesliga = [row["team"] for row in desk_world.expected()["tables"]["landesliga"]]
    assert landesliga[0] not in where
    assert where["BUND1"] == "landesliga"
    assert where[landesliga[11]] != "landesliga"
    assert done.season == new()
    assert all(team.draw_number is None and team.list_submitted is None for team in new().teams)
    assert (new().fixtures, new().boards, new().reports, new().list_date) == ((), (), (), LIST)


@pytest.mark.usefixtures("small")
def test_13_2_without_a_result_every_team_stays_in_its_division_and_that_is_said() -> None:
    done = roll_over(None, NEW, LIST, actor=official("M"))
    old, _rulings = transactions.load()
    assert [(team.id, team.division) for team in new().teams] == [
        (team.id, team.division) for team in old.teams
    ]
    assert done.promotion is None
    assert done.stays == (
        "No match of 2011/12 has a result: every team stays in its division. Prepare the next"
        " season again when the results are entered."
    )


@pytest.mark.usefixtures("small")
def test_14_4_prepared_again_with_a_result_the_first_goes_up() -> None:
    assert roll_over(None, NEW, LIST, actor=official("M")).stays
    first, *others = (one.key for one in draw_division(None, KL, actor=official("M")).fixtures)
    play(first, (2, 0), (2, 0))
    with pytest.raises(InputError, match=r"5 matches have no result .* KL \(5\)"):
        roll_over(None, NEW, LIST, actor=official("M"), again=True)
    for key in others:
        # The team that won the first match wins all of its own, and only it.
        play(key, *[(2, 0) if key[2] == first[2] else (0, 2) if key[3] == first[2] else (1, 1)] * 2)
    done = roll_over(None, NEW, LIST, actor=official("M"), again=True)
    assert done.stays == ""
    assert {team.id: team.division for team in new().teams}[first[2]] == "ll"


def test_deputies_go_on_with_their_teams_until_the_new_season_names_others(public: Path) -> None:
    decide(None, USUAL, actor=official("M"), why="decided")
    huber, maier = TeamContact("Hans Huber", "0664 1"), TeamContact("Eva Maier")
    for season_name, one in ((None, huber), (NEW, maier)):
        before = team_offices(season_name or "2011/12").get("KLGRAZ03", TeamContact())
        set_team_office(season_name, "KLGRAZ03", before, one, actor=OFFICIAL, why="")
        roll_over(None, NEW, LIST, actor=official("M"), why="", again=season_name is not None)
        assert team_offices(NEW)["KLGRAZ03"] == one
    assert journal.verify() is None


@pytest.mark.usefixtures("small")
def test_registrations_that_ended_are_dropped_and_lists_are_proposals() -> None:
    old, _rulings = transactions.load()
    gone = Registration("a1", "A", Kind.HOME, date(2005, 1, 1), deregistered=date(2012, 6, 10))
    other = tuple(one for one in old.registrations if one.ident != "a1")
    transactions.import_season(
        replace(
            old,
            registrations=(*other, gone),
            declarations=(Declaration("A", "a2"),),
            squads=(
                old.squads[0],
                replace(old.squads[1], nominated=date(2011, 10, 1)),
                *old.squads[2:],
            ),
        ),
        official("M"),
        "",
    )
    done = roll_over(None, NEW, LIST, actor=official("M"))
    assert done.dropped == (gone,)
    assert "a1" not in [one.ident for one in new().registrations]
    mine = [entry for entry in new().squads if entry.team == "A1"]
    assert [(entry.place, entry.ident, entry.nominated) for entry in mine] == [(1, "a2", None)]
    assert len(new().squads) == len(old.squads) - 1
    assert new().declarations == ()


@pytest.mark.usefixtures("small")
def test_a_registration_that_ends_during_the_new_season_is_carried_over() -> None:
    old, _rulings = transactions.load()
    later = replace(old.registrations[0], deregistered=date(2012, 12, 31))
    transactions.import_season(
        replace(old, registrations=(later, *old.registrations[1:])), official("M"), ""
    )
    assert roll_over(None, NEW, LIST, actor=official("M")).dropped == ()
    assert later in new().registrations


@pytest.mark.usefixtures("small")
def test_the_new_list_rates_the_players() -> None:
    done = roll_over(
        None, NEW, LIST, actor=official("M"), ratings={"a1": 1900, "a2": None, "zz": 1500}
    )
    ratings = {player.ident: player.rating for player in new().players}
    assert (ratings["a1"], ratings["a2"], ratings["b1"]) == (1900, None, None)
    assert done.unrated == ("b1", "b2", "c1", "c2", "d1", "d2")
    assert {player.rating for player in transactions.load()[0].players} == {1800}


@pytest.mark.usefixtures("small")
def test_a_suspension_that_is_over_is_not_carried_over() -> None:
    old, _rulings = transactions.load()
    over = replace(old.clubs[0], suspended_from=date(2012, 1, 1), suspended_until=date(2012, 2, 29))
    open_ended = replace(old.clubs[1], suspended_from=date(2012, 1, 1))
    transactions.import_season(
        replace(old, clubs=(over, open_ended, *old.clubs[2:])), official("M"), ""
    )
    roll_over(None, NEW, LIST, actor=official("M"))
    clubs: dict[str, Club] = {club.id: club for club in new().clubs}
    assert clubs["A"].suspended_from is None
    assert clubs["B"].suspended_from == date(2012, 1, 1)


@pytest.mark.usefixtures("small")
def test_it_is_prepared_again_as_long_as_nothing_was_drawn() -> None:
    roll_over(None, NEW, LIST, actor=official("M"))
    refused(lambda: roll_over(None, NEW, LIST, actor=official("M")), "2012/13 stands already")
    roll_over(None, NEW, date(2012, 8, 1), actor=official("M"), again=True)
    assert new().list_date == date(2012, 8, 1)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("name", "day", "words"),
    [
        ("2011/12", LIST, "“2011/12” does not follow 2011/12"),
        ("2010/11", LIST, "does not follow"),
        ("2013", LIST, "does not follow"),
        ("next", LIST, "“next” is no name of a season"),
        (NEW, date(2010, 7, 1), "1 Jul 2010 is out of season 2012/13"),
    ],
)
def test_a_season_that_cannot_be_is_refused(name: str, day: date, words: str) -> None:
    refused(lambda: roll_over(None, name, day, actor=official("M")), words)


@pytest.mark.usefixtures("small")
def test_c_4_a_rating_below_the_floor_is_refused() -> None:
    low = {"a1": 999}
    refused(
        lambda: roll_over(None, NEW, LIST, actor=official("M"), ratings=low),
        "a1: a rating of 999.*floor of 1000",
    )
    roll_over(None, NEW, LIST, actor=official("M"), ratings={"a1": 1000})
    refused(lambda: roll_over(None, "2013/14", LIST, actor=official(" ")), "name of the person")


@pytest.mark.usefixtures("public")
def test_13_3_a_team_from_above_without_a_name_is_refused() -> None:
    unnamed = replace(USUAL, coming_down=from_above(1), numbers=KLASSE)
    decide(None, unnamed, actor=official("M"), why="decided")
    refused(lambda: roll_over(None, NEW, LIST, actor=official("M")), "has no name yet")
    stranger = replace(USUAL, coming_down=(replace(USUAL.coming_down[0], club="99999"),))
    decide(None, stranger, actor=official("M"), why="decided")
    refused(lambda: roll_over(None, NEW, LIST, actor=official("M")), "no club “99999”")


@pytest.mark.usefixtures("public")
def test_what_promotion_refuses_is_refused_here() -> None:
    refused(
        lambda: roll_over(None, NEW, LIST, actor=official("M")),
        "how many teams go up is not decided",
    )


# Rating lists from files


def written(folder: Path, text: str) -> Path:
    path = folder / "elo.csv"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "text",
    [
        "a1,1900\na2,\n",
        "Ident;Name;Elo\na1;Alt;1900\na2;Berg;0\n",
        "\ufeffELO\tIDENT\n1900\ta1\n-\ta2\n\n",
    ],
)
def test_a_rating_list_is_read(tmp_path: Path, text: str) -> None:
    assert read_ratings(written(tmp_path, text)) == {"a1": 1900, "a2": None}


def test_a_rating_list_is_read_from_a_workbook(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    for row in (("Ident", "Elo"), (100018, 1900), ("a2", None)):
        book.worksheets[0].append(row)
    book.save(tmp_path / "elo.xlsx")
    assert read_ratings(tmp_path / "elo.xlsx") == {"100018": 1900, "a2": None}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a1,19x0\n", "row 1: “19x0” is no rating"),
        ("Ident,Elo\na1,1900\na1,1901\n", "row 3: the pass number “a1”"),
        ("Ident,Elo\na1,-5\n", "row 2: “-5” is no rating"),
        ("Ident,Elo\na1,19000\n", "“19000” is no rating"),
        ("Ident,Elo\n,1900\n", "row 2: the pass number “” is missing"),
        ("", "holds no ratings"),
    ],
)
def test_a_faulty_rating_list_names_row_and_value(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        read_ratings(written(tmp_path, text))


def test_a_rating_list_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    for name in ("no.csv", "no.xlsx"):
        with pytest.raises(InputError, match="cannot be read"):
            read_ratings(tmp_path / name)


def equal(ident: str, letter: str | None, born: date) -> None:
    """Make a foreigner of a stored player, with equal status at his club."""
    before = transactions.load()[0]
    players = tuple(
        replace(one, born=born, nation="HUN") if one.ident == ident else one
        for one in before.players
    )
    held = tuple(
        replace(one, equal=letter) if one.ident == ident else one for one in before.registrations
    )
    transactions.import_season(
        replace(before, players=players, registrations=held), official("M"), ""
    )


@pytest.mark.parametrize(
    ("letter", "born", "named"),
    [
        # U18 in 2011/12 (2012 − 18 = 1994) and no more in 2012/13 (1995).
        ("d", date(1994, 12, 31), True),
        ("d", date(1994, 1, 1), True),
        # Still U18 in 2012/13; already too old in 2011/12; a letter that knows no age.
        ("d", date(1995, 1, 1), False),
        ("d", date(1993, 12, 31), False),
        ("e", date(1994, 12, 31), False),
    ],
)
def test_1_7_d_who_counts_as_a_foreigner_again_is_named(
    small: None, letter: str, born: date, named: bool
) -> None:
    equal("a1", letter, born)
    found = roll_over(None, NEW, LIST, actor=official("M")).status_ended
    assert [(one.rule, one.player) for one in found] == [("1.7.d", "a1")] * named
    words = ["A1 (HUN)", "no longer U 18 in 2012/13"]
    assert all(word in str(one.sentence) for one in found for word in words)
