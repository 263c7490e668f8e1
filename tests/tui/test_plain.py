"""The plain mode: every page as lines, without the screen, with words for every sign."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from league.decision_subjects import BoardScore
from league.facts.clubs import Team
from league.judging import Judging
from league.language import use
from league.rulebooks import load
from league.rulings import Action
from league.services.matches.changes import rule
from league.services.matches.division_views import division_view
from league.services.matches.statistics import statistics
from league.services.session import transactions
from league.services.session.desk import Desk, names_in, with_distinct_names
from league.services.session.opening import open_desk
from tests.tui.plain_world import CUP, EVENT, QUALIFICATION, full_file
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import GAP, STRUCK, run, stored
from tests.worlds.tournament_world import OPEN
from tui.kit.alt_text import AltText, alt_of
from tui.kit.parts import Table
from tui.kit.themes import NIGHT, ink_of
from tui.pages.match.sheet import MatchSheet
from tui.pages.page import Page
from tui.pages.season.page import SeasonScreen
from tui.places import places, things
from tui.plain import lines
from tui.plain_words import in_text, label_of, value_of
from tui.routes import place_page, thing_page

THINGS = {
    "calendar": "landesliga",
    "draw": "landesliga",
    "division": "landesliga",
    "cup": CUP,
    "qualifier": QUALIFICATION,
    "protest": "1",
    "event": EVENT,
    "tournament": OPEN,
    "club": "602",
    "contacts": "602",
    "player": "100018",
    "rule": "4.4.d.1",
    "account": "602",
    "reports": "landesliga/1/LANDESLIGA01/LANDESLIGA12",
    "match": "landesliga/8/Schachklub Murtal",
    "dispute": "1",
    "game": "landesliga/8/LANDESLIGA02/LANDESLIGA07/1",
}
SIGNS = "▲▼◆○◐◷✔✗✎★☼■▴▸▶≡⊘♔♟▒█"


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    transactions.close_file()
    use("en")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    path = full_file(tmp_path_factory.mktemp("plain"))
    opened = open_desk(path, OFFICIAL)
    transactions.close_file()
    return opened


def pages() -> list[Page[Any]]:
    return [
        SeasonScreen(),
        *(place_page(place.name) for place in places()),
        *(thing_page(name, argument) for name, argument in THINGS.items()),
    ]


def read(page: Page[Any], desk: Desk) -> list[str]:
    transactions.open_file(desk.path)
    return list(lines(page, desk))


def match_lines(desk: Desk, named: str) -> dict[str, str]:
    """The lines of a match: facts by label, boards by ``Board: n``, others as they are."""
    said = read(MatchSheet(named), desk)
    known = {line.partition(": ")[0]: line for line in said if not line.startswith("Board")}
    return known | {line.partition(";")[0]: line for line in said if line.startswith("Board: ")}


def test_every_thing_is_tried_here() -> None:
    assert set(THINGS) == {thing.name for thing in things()}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_is_read_without_the_screen_and_without_signs(desk: Desk, language: str) -> None:
    use(language)
    for page in pages():
        said = read(page, desk)
        text = "\n".join(said)
        name = type(page).__name__
        assert len(said) > 2, name
        assert not [line for line in said if any(sign in line for sign in SIGNS)], name
        # Keys of what is stored, such as a fee's, are nothing to be read.
        assert not re.search(r"\w\|\w", text), name
        assert not re.search(r"\w…(; |$)", text), name
        # A part has something to say below its title.
        assert not re.search(r"^# .*\n(\n|\Z)", text, re.MULTILINE), name
        assert not [line for line in said if line.startswith(":") or "; :" in line], name


def test_every_value_has_a_label(desk: Desk) -> None:
    transactions.open_file(desk.path)
    for page in pages():
        for part in page.parts(page.load(desk), ink_of(NIGHT)):
            if isinstance(part, Table):
                labels = [label_of(part.name, column) for column in part.columns]
                assert all(len(label) > 1 for label in labels), (part.name, labels)


def test_what_a_sign_alone_means_depends_on_the_list() -> None:
    assert [value_of("moves", sign) for sign in "▲▼="] == ["goes up", "goes down", "stays"]
    assert value_of("fees", "✔") == "confirmed"
    assert value_of("conditions", "✔") == "kept"
    assert value_of("rounds", "✔ complete") == "complete"
    assert value_of("rounds", "·") == ""
    assert value_of("table", "–") == "no entry"
    assert value_of("", "§ 4.4") == "§ 4.4"


def test_a_text_keeps_its_paragraphs_and_sums() -> None:
    assert in_text("✗ Final ranking  by 3 Mar  5 days late") == (
        "not done: Final ranking: by 3 Mar; 5 days late"
    )
    assert in_text("TUWO § 7.1.b  10 − 9 = 1") == "TUWO § 7.1.b: 10 − 9 = 1"
    assert in_text("day  1 May  →  2 May") == "day: 1 May becomes 2 May"


def test_marks_are_words_of_the_rule_book() -> None:
    assert load("tuwo-stmk-2011").mark_words(("J", "KG")) == ("youth", "guest within the district")
    assert load("sjrp-2025").mark_words(("G", "KG")) == ("guest", "KG")


def test_a_club_is_read_with_its_number(desk: Desk) -> None:
    said = read(thing_page("club", "602"), desk)
    assert "No.: 602, Süd" in said
    assert any("; Counts as: guest; " in line for line in said)


def test_protests_are_read_all_or_the_one_asked_for(desk: Desk) -> None:
    transactions.open_file(desk.path)
    both = "\n".join(read(thing_page("protest", ""), desk))
    assert "Protest 1: " in both
    assert "Protest 2: " in both
    one = "\n".join(read(thing_page("protest", "2"), desk))
    assert "Protest 1: " not in one


def test_a_division_is_read_with_names_and_repeated_values(desk: Desk) -> None:
    said = read(thing_page("division", "landesliga"), desk)
    assert sum(line.startswith("Round: 1; ") for line in said) == 6
    # Table and public season: the second scored 4 points against the first.
    cross = next(line for line in said if "Against Schachklub Weinberg: 4;" in line)
    assert cross.startswith("Rank: 1; Team: Schachklub Steinbach")
    begin = "Schachklub Steinbach: rank after round 1: 2, round 2: 3, "
    assert any(line.startswith(begin) for line in said)


def test_a_struck_player_is_named_beside_both_results(desk: Desk) -> None:
    known = match_lines(desk, "landesliga/8/Schachklub Murtal")
    board = known["Board: 5"]
    # The public season: won 1:0 over the board, struck under § 4.4.d.1, fine € 22.
    assert "Home: Fischhuber Georg, White, list place 4, Elo 2217; " in board
    assert "Over the board: 1:0; Counts: 0:1; " in board
    assert board.endswith("Remark: Fischhuber Georg is struck")
    assert known["To the federation"] == "To the federation: €22.00"
    fee = known["Paragraph"]
    assert "Owes: Schachklub Murtal; To: Landesverband Steiermark; Board: 5; " in fee
    assert "Player: Fischhuber Georg; Amount: €22.00; State: open" in fee


def test_a_paid_gap_and_the_sums_are_told(desk: Desk) -> None:
    known = match_lines(desk, f"landesliga/1/{GAP[2]}")
    assert "Home: nobody: gap, paid; " in known["Board: 6"]
    assert "Over the board: no result; Counts: 0:1" in known["Board: 6"]
    # € 11 to the federation; to the opponent € 30, paid in cash, and € 11 (see GAP).
    assert known["To the federation"] == "To the federation: €11.00"
    assert known["To opponents"] == "To opponents: €41.00"


def test_6_5_a_board_set_by_decision_is_called_so(tmp_path: Path) -> None:
    opened = open_desk(stored(tmp_path), OFFICIAL)
    target = BoardScore(5, (1, 1))
    ruled = rule(
        opened, match=STRUCK, team=None, target=target, action=Action.ADD, reason="Agreed."
    )
    board = match_lines(ruled, "landesliga/8/Schachklub Murtal")["Board: 5"]
    assert "Over the board: 1:0; Counts: ½:½; " in board
    assert board.endswith("set by decision: Agreed.")


def test_7_4_a_board_of_another_day_is_not_called_forfeited(tmp_path: Path) -> None:
    opened = open_desk(stored(tmp_path), OFFICIAL)
    match = opened.judgement.matches[STRUCK]
    facts = replace(match.facts, played_on={1: match.facts.day.replace(day=20)})
    judged = replace(match, facts=facts, boards=((0, 0), *match.boards[1:]))
    matches = {**opened.judgement.matches, STRUCK: judged}
    early = replace(opened, judging=Judging.of(replace(opened.judgement, matches=matches)))
    board = match_lines(early, "landesliga/8/Schachklub Murtal")["Board: 1"]
    assert board.endswith("Remark: played on 20 Feb 2012")
    assert "Over the board: 1:0; Counts: 0:0; " in board


def test_two_teams_of_one_name_are_told_apart(tmp_path: Path) -> None:
    teams = [Team(id, name, "1", "d") for id, name in (("A", "Turm"), ("B", "Turm"), ("C", "Dame"))]
    assert [team.name for team in with_distinct_names(teams)] == ["Turm (A)", "Turm (B)", "Dame"]
    opened = open_desk(stored(tmp_path), OFFICIAL)
    world, name = opened.world, opened.team("LANDESLIGA07").name
    twin = replace(opened.team("LANDESLIGA02"), name=name)
    changed = replace(world, teams={**world.teams, twin.id: twin})
    same = replace(opened, judging=Judging.of(replace(opened.judgement, world=changed)))
    both = {f"{name} (LANDESLIGA02)", f"{name} (LANDESLIGA07)"}
    assert both < set(names_in(same, "landesliga").values())
    view = division_view(same, "landesliga")
    assert both < {row.name for row in view.rows}
    assert both < {row.home_name for row in view.rounds}
    figures = statistics(same, "landesliga")
    assert both < {row.team_name for row in figures.scorers}
    assert both < {row.name for row in figures.progress}


def test_the_work_list_names_divisions(desk: Desk) -> None:
    said = read(SeasonScreen(), desk)
    assert any("; Division: Landesliga; " in line for line in said)
    assert not any(line.endswith("; Division: landesliga") for line in said)


def test_an_unknown_match_is_answered_with_one_that_can_be_typed(tmp_path: Path) -> None:
    path = stored(tmp_path)
    result = run("--db", path, "view", "match", "kl-graz/1/Nobody")
    assert result.exit_code == 2
    typed = re.search(r'spielleiter view match "(.+)"', result.stderr)
    assert typed is not None
    assert run("--db", path, "view", "match", typed[1]).exit_code == 0


@pytest.mark.parametrize("thing", [one.name for one in things()])
@pytest.mark.parametrize("named", ["99", "nobody"])
def test_what_nobody_knows_is_an_error_and_no_page(tmp_path: Path, thing: str, named: str) -> None:
    result = run("--db", stored(tmp_path), "view", thing, named)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert f"“{named}”" in result.stderr or f" {named}" in result.stderr


def test_a_place_takes_no_name(tmp_path: Path) -> None:
    result = run("--db", stored(tmp_path), "view", "journal", "5")
    assert result.exit_code == 2
    assert "The page “journal” takes no name: spielleiter view journal." in result.stderr


def test_an_empty_list_of_known_things_reads_none_yet(tmp_path: Path) -> None:
    assert "none yet" in run("--db", stored(tmp_path), "view", "event", "u18").stderr


def test_words_take_the_place_of_a_cell() -> None:
    cell = AltText(Text("✔", style="bold"), "kept")
    assert (cell.plain, str(cell.style), alt_of(cell), alt_of(Text("x"))) == (
        "✔",
        "bold",
        "kept",
        None,
    )
