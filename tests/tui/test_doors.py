"""What people type means the same at every door: command, form, web and case file."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import date, time
from functools import cache
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner
from hypothesis import example, given, settings
from hypothesis import strategies as st

from league.cases.reading import Place, day, score
from league.errors import CaseError, InputError
from league.services.protests import kinds as protest_kinds
from league.services.schedule.calendar_operations import SEASON_DAY
from league.services.session import kinds, transactions
from league.services.session.days import middle_of
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.tournaments.kinds import TITLE
from league.services.words import naming
from league.typed.days import maybe_day
from league.typed.hours import maybe_hour
from league.typed.money import read_cents
from league.typed.numbers import maybe_whole
from league.typed.points import read_halves, read_score
from league.typed.results import read_game, read_signs
from league.typed.titles import read_title
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import stored
from tui.commands.call import Call
from tui.commands.common import Group, command
from tui.commands.late_values import (
    club_argument,
    division_argument,
    player_argument,
    team_argument,
)
from tui.commands.options import day_option
from tui.commands.usage import Option, whole_number
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field
from web.forms import Form

LABEL = "Label"
Door = Callable[[str], object]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    yield open_desk(stored(tmp_path_factory.mktemp("doors"), "landesliga"), OFFICIAL)
    transactions.close_file()


def _answers(text: str) -> Answers:
    return Answers({"x": text.strip()}, (Field("x", LABEL),))


def _by_command(desk: Desk, param: click.Parameter) -> Door:
    def enter(text: str) -> object:
        got: list[object] = []

        def keep(_call: Call, **typed: object) -> None:
            got.extend(typed.values())

        group = Group("doors", commands=[command("probe", keep, [param], "Probe.")])
        named = [] if isinstance(param, click.Argument) else [param.opts[0]]
        arguments = ["probe", *(["--"] if not named else []), *named, text]
        done = CliRunner().invoke(group, arguments, obj=Call(db=desk.path, by="Anna Muster"))
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        if done.exit_code == 0:
            return got[0]
        assert done.exit_code == 2
        raise InputError(done.stderr.rpartition("Error: ")[2].strip())

    return enter


def _by_web(read: Callable[[str], object]) -> Door:
    return lambda text: Form({"x": (text,)}).read("x", LABEL, read)


def _in_form(read: Callable[[str], object]) -> Door:
    def enter(text: str) -> object:
        with typed_fields.about(LABEL):
            return read(text.strip())

    return enter


def doors(desk: Desk, kind: str) -> Sequence[Door]:
    """Return the ways by which a kind of thing is typed."""
    near, middle = kinds.near(desk), middle_of(desk.season)
    clubs, teams = desk.world.clubs.values(), desk.season.teams
    divisions, players = desk.season.divisions, desk.world.players
    known: dict[str, Sequence[Door]] = {
        "day": (
            _by_command(desk, day_option("--x", "x", "x")),
            lambda text: typed_fields.optional_day(desk, _answers(text), "x"),
            _by_web(lambda text: maybe_day(text, near)),
        ),
        "season day": (
            lambda text: SEASON_DAY.read(desk, text, {}),
            _by_web(lambda text: maybe_day(text, middle)),
        ),
        "number": (
            _by_command(desk, Option(["--x"], type=whole_number(0))),
            lambda text: typed_fields.optional_number(_answers(text), "x"),
            lambda text: Form({"x": (text,)}).number("x", LABEL),
            _in_form(lambda text: maybe_whole(text, 0)),
        ),
        "title": (lambda text: TITLE.read(desk, text, {}), _in_form(read_title)),
        "club": (
            _by_command(desk, club_argument("x")),
            _in_form(lambda text: naming.club_named(clubs, text).id),
            _in_form(lambda text: protest_kinds.who_typed(desk, text)),
        ),
        "team": (
            _by_command(desk, team_argument("x")),
            _in_form(lambda text: naming.team_named(teams, text).id),
        ),
        "division": (
            _by_command(desk, division_argument("x")),
            _in_form(lambda text: naming.division_named(divisions, text).id),
        ),
        "player": (
            _by_command(desk, player_argument("x")),
            _in_form(lambda text: naming.player_named(players, text).ident),
        ),
    }
    return known[kind]


def outcome(door: Door, text: str) -> object:
    """Return the value, or the sentence without what the door puts before it."""
    try:
        return door(text)
    except InputError as error:
        sentence = str(error)
        for before in (f"{LABEL}: ", "Invalid value for '--x': ", "Invalid value for '--title': "):
            sentence = sentence.removeprefix(before)
        return sentence.removeprefix("Invalid value for 'X': ")


@pytest.fixture(scope="module")
def ways(desk: Desk) -> Callable[[str], Sequence[Door]]:
    """Return the doors of a kind, without what would be printed of the season."""

    @cache
    def of(kind: str) -> Sequence[Door]:
        return doors(desk, kind)

    return of


DAY = "is no day; expected is one such as 15.10. or 15.10.2011."
TABLE: Sequence[tuple[str, str, object]] = (
    ("day", "2011-10-15", date(2011, 10, 15)),
    ("day", "15.10.2011", date(2011, 10, 15)),
    ("day", "15.10.11", date(2011, 10, 15)),
    ("day", "15.10.", date(2011, 10, 15)),
    ("day", "15.10", date(2011, 10, 15)),
    ("day", "1.1.1850", "1.1.1850 is not within the years 1900 to 2199."),
    ("season day", "24.3.", date(2012, 3, 24)),
    ("season day", "24.9.", date(2011, 9, 24)),
    ("number", "7", 7),
    ("number", "٧", "“٧” is no whole number."),
    ("number", "-7", "“-7” is no whole number."),
    ("title", "im", "IM"),
    ("title", "wGm", "WGM"),
    ("title", "mk", "MK"),
    ("team", "LANDESLIGA01", "LANDESLIGA01"),
    ("team", "landesliga01", "LANDESLIGA01"),
    ("division", "Landesliga", "landesliga"),
    ("player", "Hofhuber, Clemens", "100001"),
    ("player", "clemens hofhuber", "100001"),
    ("club", "601", "601"),
    ("club", "999", None),
    ("player", "Hofhubr Clemens", None),
    ("player", "a", None),
    ("team", "Nowhere", None),
    ("division", "Landeslga", None),
)
SAYS = {
    "999": "There is no club “999”",
    "Hofhubr Clemens": "did you mean Hofhuber Clemens (100001), ",
    "a": " players: ",
    "Nowhere": "There is no team “Nowhere” here",
    "Landeslga": "did you mean Landesliga (landesliga)?",
}


@pytest.mark.parametrize(("kind", "text", "expected"), TABLE)
def test_the_same_text_means_the_same(desk: Desk, kind: str, text: str, expected: object) -> None:
    if kind == "season day":
        assert outcome(doors(desk, "day")[1], text) is not None
    found = [outcome(door, text) for door in doors(desk, kind)]
    if kind == "club" and expected is None:
        found = found[:2]  # who protests may be a player, too
    assert all(one == found[0] for one in found)
    assert found[0] == expected if expected is not None else SAYS[text] in str(found[0])


def test_the_printed_name_of_every_club_and_team_names_it(desk: Desk) -> None:
    clubs, teams = desk.world.clubs, desk.world.teams
    for one in clubs.values():
        for text in (one.name, f"{one.name} ({one.id})", f"{one.id} {one.name}", one.name.upper()):
            assert naming.club_named(clubs.values(), text) == one
    by_command = doors(desk, "club")[0]
    some = list(clubs.values())[:3]
    assert [by_command(one.name) for one in some] == [one.id for one in some]
    times = Counter(team.name for team in teams.values())
    for team in teams.values():
        if times[team.name] == 1:
            assert naming.team_named(teams.values(), team.name) == team
        else:
            with pytest.raises(InputError, match=f"{team.id}"):
                naming.team_named(teams.values(), team.name)


@pytest.mark.parametrize("kind", ["day", "season day", "number"])
@pytest.mark.parametrize("text", ["31.2.2011", "31.2.", "24:00", "½", "1/2", "—", "x" * 900])
def test_what_is_none_is_refused_by_the_same_sentence(desk: Desk, kind: str, text: str) -> None:
    found = {str(outcome(door, text)) for door in doors(desk, kind)}
    assert len(found) == 1
    assert DAY.removesuffix(".") in found.pop() or kind == "number"


def test_a_case_file_reads_days_and_scores_as_the_others_do() -> None:
    place = Place(Path("x.yaml"))
    assert day("15.10.2011", place) == day("2011-10-15", place) == date(2011, 10, 15)
    assert [score(one, place) for one in (0.5, "½", "0,5", "1/2", 1, "0")] == [1, 1, 1, 1, 2, 0]
    for wrong in ("31.2.2011", "15.10.", "1.1.1850"):
        with pytest.raises(CaseError, match="a date"):
            day(wrong, place)
    with pytest.raises(CaseError):
        score("2", place)


ODD = (
    "٣", "１２", "\x00", "\x1b[31m", "a" * 10_000, "9" * 10_000, "0.005", "36,505", "31.2.2011",
    "24:00", "½", "0,5", "1/2", "—", "-", "", " ", "{", "{text}", "%s", "²", "1e400", "NaN", "=",
    "€", "\ud800", "1:0", "-½", "1.1.0000", "99999-01-01", "2011-W01-1", "00:60", "12:00+25:00",
)  # fmt: skip
TYPED = st.one_of(
    st.sampled_from(ODD),
    st.text(max_size=40),
    st.text("0123456789.,:-–½/+=€ ٣T", max_size=12),
    st.tuples(st.sampled_from(ODD), st.sampled_from(ODD)).map("".join),
)
READERS: Sequence[Callable[[str], Any]] = (
    maybe_day, lambda text: maybe_day(text, date(2011, 10, 1)), maybe_hour, read_cents, read_halves,
    read_score, read_game, read_signs, read_title, maybe_whole, lambda text: maybe_whole(text, 1),
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(TYPED)
def test_readers_answer_with_a_value_or_a_sentence(text: str) -> None:
    for read in READERS:
        found = outcome(read, text)
        if isinstance(found, str) and read is not read_title:
            assert 10 < len(found) < 400
            assert "{" not in found or "{" in text
        assert not isinstance(found, time) or found.tzinfo is None


@settings(max_examples=25, deadline=None)
@given(TYPED)
@example("31.2.2011")
@example("x" * 10_000)
def test_every_door_gives_the_same_answer(ways: Callable[[str], Sequence[Door]], text: str) -> None:
    fit = text.isprintable() and len(text) <= 1000 and text.strip()
    for kind in ("day", "number", "title", "club", "team", "division", "player"):
        if kind == "player" and text.strip() == "-":
            continue  # an empty seat
        found = [outcome(door, text) for door in ways(kind)]
        assert all(one is None or isinstance(one, str | int | date) for one in found)
        if fit and kind != "club":
            assert all(one == found[0] for one in found)
