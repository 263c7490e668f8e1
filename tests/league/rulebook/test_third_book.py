"""A third federation needs one new folder and nothing else."""

import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league import rulebooks
from league.cases import answer_paths
from league.errors import InputError, RuleBookError
from league.facts.matches import LOSS, WIN, Lineup, MatchFacts, Score, Side
from league.facts.people import Player
from league.facts.seasons import Season
from league.facts.squads import Member
from league.judging import judge_match
from league.language import speaking
from league.outcomes.judgement import MatchJudgement
from league.outcomes.standings import table
from league.outcomes.tiebreaks import PlayedMatch
from league.rulebook import RuleBook, Values
from league.rulebook.file import read_head, read_paragraphs
from league.rulebook.topics import Topic
from league.services.journal.codes import code_words
from league.services.session.checks import in_season

PARAGRAPHS = """
[book]
id = "toy-2020"
short = "TOY"
name = {de = "Spielzeugordnung", en = "Toy regulations"}
home = "TOY"
from = 2020-01-01

[topics]
list_due = "2"

[marks]
N = {de = "Neuling", en = "newcomer"}

[kinds]
stamm = {de = "Hausgast", en = "regular"}
gast = {de = "Laufkundschaft", en = "passer-by"}

[modes]
starr = {de = "wie gemeldet", en = "as reported"}

[divisions.first]
name = "First"
tier = "first"
level = 0
boards = 2
mode = "starr"

[paragraphs."1"]
kind = "value"
title = {de = "Punkte", en = "Points"}
says = {de = "Drei Punkte für einen Sieg.", en = "Three points for a win."}
values.win = [{from = 2020-01-01, value = 3}]
values.draw = [{from = 2020-01-01, value = 1}]
values.order = [{from = 2020-01-01, value = ["game_points"]}]

[paragraphs."2"]
kind = "check"
title = {de = "Zu stark", en = "Too strong"}
says = {de = "Nur Anfänger spielen.", en = "Only beginners play."}
values.rating = [{from = 2020-01-01, value = 1200}, {from = 2021-01-01, value = 1300}]
values.fee = [{from = 2020-01-01, value = 500, unit = "cents"}]
sentences.finding = {de = "{player} ist zu stark.", en = "{player} is too strong."}
sentences.arithmetic = {de = "{rating} > {limit}", en = "{rating} > {limit}"}
"""

CODE = '''
"""Toy regulations."""

from pathlib import Path

from league.errors import InputError, RuleBookError
from league.facts.lists import ListOrder
from league.facts.matches import SIDES
from league.findings import Effect, Fee, Finding
from league.rulebook import RuleBook
from league.rulebook.file import read_divisions, read_head, read_paragraphs


def beginners(match, side, values):
    """§ 2: only beginners play."""
    limit = values.number("2", "rating")
    for board, member in match.lineup(side).seated:
        rating = member.player.rating or 0
        if rating > limit:
            yield Finding(
                "2", "2", values.say("2", player=member.player.name), side, board, member.ident,
                effect=Effect.INELIGIBLE, boards=(board,),
                arithmetic=values.say("2", "arithmetic", rating=rating, limit=limit),
            )


def fees(match, findings, values):
    cents = values.number("2", "fee")
    return [Fee("2", one.side, cents, "federation", one.board) for one in findings]


def no_ages(group, year, values):
    raise RuleBookError(group)


def book():
    document, paragraphs = read_paragraphs(Path(__file__).with_name("paragraphs.toml"))
    return RuleBook(
        **read_head(document),
        rating_name="Rating",
        paragraphs=paragraphs,
        divisions=read_divisions(document),
        checks={"2": beginners},
        judge_match=lambda match, values: [
            finding for side in SIDES for finding in beginners(match, side, values)
        ],
        fees=fees,
        notes=lambda match, values: [],
        judge_list=lambda squad, values: [],
        list_order=lambda squad, values: ListOrder(tuple(m.ident for m in squad.members), ()),
        appeared=lambda present, division, values: present > 0,
        criteria=lambda division, values: ["match_points", *values.criteria("1", "order")],
        match_points=lambda values: (values.number("1", "win"), values.number("1", "draw")),
        age_limit=no_ages,
        marks=lambda member, day, year, values: ("N",) if member.player.rating is None else (),
        home_white=lambda board, values: board % 2 == 0,
        contest=lambda values: None,
    )
'''

CASE = """
- name: too strong on board 2
  rulebook: toy-2020
  season: "2020"
  ask: match
  division: first
  date: 2020-05-01
  home: {club: A, kader: [{id: a, elo: 1200}, {id: b, elo: 1201}], lineup: [a, b]}
  away: {club: B, kader: [{id: c}, {id: d}], lineup: [c, d]}
  results: [1, 1]
  expect:
    boards: [[1, 0], [0, 1]]
    match_points: [1, 1]
    findings: [{rule: '2', side: home, board: 2, player: b}]
    fees: [{rule: '2', side: home, amount: 5, to: federation}]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "toy_2020"
    folder.mkdir()
    (folder / "__init__.py").write_text(CODE, encoding="utf-8")
    (folder / "paragraphs.toml").write_text(PARAGRAPHS, encoding="utf-8")
    return folder


@pytest.fixture
def toy(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RuleBook]:
    monkeypatch.setattr(rulebooks, "__path__", [*rulebooks.__path__, str(tmp_path)])
    rulebooks.load.cache_clear()
    yield rulebooks.load("toy-2020")
    rulebooks.load.cache_clear()
    sys.modules.pop("league.rulebooks.toy_2020", None)
    if hasattr(rulebooks, "toy_2020"):
        delattr(rulebooks, "toy_2020")


def side_of(name: str, *ratings: int) -> Lineup:
    boards = tuple(
        Member(Player(f"{name}{board}", f"{name}{board}", rating=rating), place=board)
        for board, rating in enumerate(ratings, 1)
    )
    return Lineup(team=name, club=name, squad=boards, boards=boards)


def judged(toy: RuleBook, day: date) -> MatchJudgement:
    results: tuple[Score, ...] = (WIN, WIN)
    facts = MatchFacts(
        division=toy.divisions["first"],
        season_year=day.year,
        round=1,
        day=day,
        home=side_of("A", 1200, 1201),
        away=side_of("B", 900, 800),
        results=results,
    )
    return judge_match(toy, facts)


def test_the_folder_is_a_rule_book(toy: RuleBook) -> None:
    assert "toy-2020" in rulebooks.available()
    assert toy.cite("2") == "TOY § 2"
    assert [entry.kind for entry in toy.paragraphs.values()] == ["value", "check"]


def test_it_judges_a_match(toy: RuleBook) -> None:
    match = judged(toy, date(2020, 5, 1))
    (finding,) = match.findings
    assert (finding.rule, finding.side, finding.board) == ("2", Side.HOME, 2)
    assert str(finding.arithmetic) == "1201 > 1200"
    assert (match.boards, match.match_points) == ((WIN, LOSS), (1, 1))
    assert [(fee.rule, fee.cents, fee.side) for fee in match.fees] == [("2", 500, Side.HOME)]
    with speaking("de"):
        assert str(finding.sentence) == "A2 ist zu stark."


def test_a_value_changes_on_its_day(toy: RuleBook) -> None:
    assert len(judged(toy, date(2020, 12, 31)).findings) == 1
    later = judged(toy, date(2021, 1, 1))
    assert later.findings == ()
    assert later.match_points == (3, 0)


def test_its_table_follows_its_own_criteria(toy: RuleBook) -> None:
    values = toy.on(date(2020, 5, 1))
    matches = [PlayedMatch("A", "B", (3, 1), (3, 0)), PlayedMatch("C", "B", (4, 0), (3, 0))]
    rows = table(["A", "B", "C"], matches, toy.criteria(toy.divisions["first"], values))
    assert [(row.team, row.match_points) for row in rows] == [("C", 3), ("A", 3), ("B", 0)]


def test_it_answers_cases(toy: RuleBook, tmp_path: Path) -> None:
    file = tmp_path / "toy.yaml"
    file.write_text(CASE, encoding="utf-8")
    (result,) = answer_paths([file])
    assert result.ok, result.differences


def test_its_own_words_stand_for_what_is_stored(toy: RuleBook) -> None:
    assert toy.named("kinds") == {"stamm": "regular", "gast": "passer-by"}
    assert toy.mark_words(("N", "KG")) == ("newcomer", "KG")
    with speaking("de"):
        assert toy.named("modes") == {"starr": "wie gemeldet"}
        assert code_words("kind", "stamm", "toy-2020") == "Hausgast"
        assert code_words("mode", "starr", "toy-2020") == "wie gemeldet"


def test_it_is_cited_where_it_speaks_and_only_there(toy: RuleBook) -> None:
    season = Season("2020", "toy-2020", "Toyland", date(2020, 1, 1))
    assert (toy.cited(Topic.LIST_DUE), toy.cited(Topic.CUP)) == (" (TOY § 2)", "")
    with pytest.raises(RuleBookError, match="TOY says nothing about this"):
        toy.paragraph(toy.topic(Topic.CUP))
    for topic, says in (
        (Topic.LIST_DUE, r"31 Dec 2020 \(TOY § 2\)\."),
        (Topic.CUP, r"31 Dec 2020\."),
    ):
        with pytest.raises(InputError, match=says):
            in_season(season, date(2021, 1, 1), topic)


def test_its_home_team_has_black_on_board_1(toy: RuleBook) -> None:
    values = toy.on(date(2020, 5, 1))
    assert [toy.home_white(board, values) for board in (1, 2)] == [False, True]


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ('list_due = "2"', 'list_dew = "2"', "TOY: the topic “list_dew” on § 2 is not known"),
        ('list_due = "2"', 'list_due = "7"', "TOY: the topic “list_due” on § 7 is not known"),
        ('["game_points"]', '["gamepoints"]', "TOY § 1, “order”: “gamepoints” is no criterion"),
    ],
)
def test_what_its_file_names_wrongly_is_told(
    folder: Path, right: str, wrong: str, says: str
) -> None:
    path = folder / "paragraphs.toml"
    path.write_text(PARAGRAPHS.replace(right, wrong), encoding="utf-8")
    document, paragraphs = read_paragraphs(path)

    def used() -> list[str]:
        read_head(document)
        return Values("TOY", date(2020, 5, 1), paragraphs).criteria("1", "order")

    with pytest.raises(RuleBookError, match=says):
        used()


def test_without_its_folder_it_is_unknown() -> None:
    with pytest.raises(RuleBookError, match="toy-2020"):
        rulebooks.load("toy-2020")
