"""What a case file may not say, and how the error names file, case and key."""

from pathlib import Path

import pytest

from league.cases import answer_paths, files
from league.errors import CaseError

TRANSFER = """
- name: first
  rulebook: tuwo-stmk-2011
  season: 2012/13
  ask: transfer
  deregistered: 2012-06-19
  registered: 2012-06-20
  expect: {eligible_from: 2012-07-01}
"""

MATCH = """
- name: small match
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: match
  division: {like: klasse-1, boards: 2}
  date: 2011-10-15
  home:
    {club: Alpha, kader: [{id: a, elo: 2000}, {id: b, elo: 1900}, {id: c, elo: 1800}],
     lineup: [a, b]}
  away: {club: Beta, kader: [{id: x, elo: 2000}, {id: y, elo: 1900}], lineup: [x, y]}
  results: [1, 0]
  expect: {game_points: [1, 1]}
"""


def written(folder: Path, text: str, name: str = "case.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def fault(folder: Path, text: str) -> str:
    path = written(folder, text)
    with pytest.raises(CaseError) as caught:
        answer_paths([path])
    sentence = str(caught.value)
    assert str(path) in sentence
    return sentence


NAMES = """
- {name: three, rulebook: tuwo-stmk-2011, season: 2011/12, ask: three_teams, system: patheisky,
   boards: 4, draw: [Alpha, Beta, Gamma], elo: {Alpha: 15800, Beta: 40000, Gamma: 0}, expect: {}}
- {name: table, rulebook: tuwo-stmk-2011, season: 2011/12, ask: standings, division: landesliga,
   teams: [Alpha, Beta], matches: [], expect: {ranking: [[Alpha, Beta]], table: []}}
- {name: movement, rulebook: tuwo-stmk-2011, season: 2011/12, ask: promotion, division: klasse-1,
   ranking: [{team: Alpha 1, club: Alpha}, {team: Beta 1, club: Beta}], up: 1, declined: [Alpha],
   expect: {up: [Beta 1]}}
- {name: law, ask: game, laws: fide-2023, happened: {kind: resign, by: white},
   expect: {article: ['5.1.2', '5.1.1']}}
- {name: match, rulebook: tuwo-stmk-2011, season: 2011/12, ask: match,
   division: {like: klasse-1, boards: 1}, date: 2011-10-15, results: [1],
   home: {club: Alpha, kader: [{id: a, elo: 2000}], lineup: [stranger]},
   away: {club: Beta, kader: [{id: x, elo: 2000}], lineup: [x]},
   expect: {findings: [{rule: 4.4.d, side: home, team: Alpha}], some_fees: []}}
"""


def test_what_is_named_may_be_all_that_a_case_knows(tmp_path: Path) -> None:
    # A case that reads needs not hold here: the table's rows are left out.
    assert len(answer_paths([written(tmp_path, NAMES)])) == 5


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        # Four players of at most 10,000 each.
        ("Beta: 40000", "Beta: 40001", "elo.Beta"),
        ("Gamma: 0", "Gamma: -1", "elo.Gamma"),
        ("Gamma: 0", "Gamma: 0, Delta: 0", "elo.Delta"),
        ("[[Alpha, Beta]]", "[[Alpha, Gamma]]", "expect.ranking.1.2"),
        ("table: []", "table: [{team: Gamma}]", "expect.table.1.team"),
        ("[Beta 1]", "[Beta 2]", "expect.up.1"),
        ("declined: [Alpha]", "declined: [Alfa]", "declined.1"),
        ("klasse-1,\n", "klasse-9,\n", "division"),
        ("['5.1.2', '5.1.1']", "['5.1.2', '5.1.9']", "expect.article"),
        ("['5.1.2', '5.1.1']", "'5.1.9'", "expect.article"),
        ("rule: 4.4.d,", "rule: 4.4.z,", "expect.findings.1.rule"),
        ("some_fees: []", "some_fees: [{rule: '7.9'}]", "expect.some_fees.1.rule"),
        ("team: Alpha}", "team: Gamma}", "expect.findings.1.team"),
    ],
)
def test_what_nobody_knows_is_refused_with_file_case_and_key(
    tmp_path: Path, old: str, new: str, key: str
) -> None:
    assert old in NAMES
    sentence = fault(tmp_path, NAMES.replace(old, new, 1))
    assert f": {key}: " in sentence


def test_the_small_files_hold_as_they_are(tmp_path: Path) -> None:
    for text in (TRANSFER, MATCH):
        assert [result.ok for result in answer_paths([written(tmp_path, text)])] == [True]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("registered: 2012-06-20", "registred: 2012-06-20", "registered"),
        ("registered: 2012-06-20", "registered: 2012-06-20\n  game: []", "game"),
        ("registered: 2012-06-20", "registered: soon", "registered"),
        ("registered: 2012-06-20", "registered: 2012-06-31", "registered"),
        ("registered: 2012-06-20", "registered: 20120620", "registered"),
        ("registered: 2012-06-20", "registered: ~", "registered"),
        ("registered: 2012-06-20", "registered: 2012-06-20\n  games: 2012-01-01", "games"),
        ("registered: 2012-06-20", "registered: 2012-06-20\n  games: [x]", "games.1"),
        ("registered: 2012-06-20", "registered: 2012-06-20\n  crosses_federations: 1", "crosses"),
        ("registered: 2012-06-20", "registered: 2012-06-20\n  arrears_until: never", "arrears"),
        ("ask: transfer", "ask: transfers", "ask"),
        ("ask: transfer", "ask: [transfer]", "ask"),
        ("rulebook: tuwo-stmk-2011", "rulebook: tuwo", "rulebook"),
        ("season: 2012/13", "season: 2012/14", "season"),
        ("season: 2012/13", "season: [2012]", "season"),
        ("eligible_from: 2012-07-01", "eligible_form: 2012-07-01", "expect.eligible_form"),
        ("eligible_from: 2012-07-01", "findings: [{rule: 13.6}]", "expect.findings.rule"),
        ("expect: {eligible_from: 2012-07-01}", "expected: {}", "expect"),
        ("expect: {eligible_from: 2012-07-01}", "expect: yes", "expect"),
    ],
)
def test_a_fault_names_case_and_key(tmp_path: Path, old: str, new: str, named: str) -> None:
    sentence = fault(tmp_path, TRANSFER.replace(old, new))
    assert "“first”" in sentence
    assert named in sentence


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("lineup: [a, b]", "lineup: [a]", "home.lineup"),
        ("lineup: [a, b]", "lineup: [a, b, c]", "home.lineup"),
        ("lineup: [a, b]", "lineup: [a, a]", "home.lineup"),
        ("lineup: [a, b]", "lineup: a", "home.lineup"),
        ("{id: c, elo: 1800}", "{id: a, elo: 1800}", "home.kader"),
        ("{id: c, elo: 1800}", "{id: c, elo: strong}", "home.kader.3.elo"),
        ("{id: c, elo: 1800}", "{elo: 1800}", "home.kader.3.id"),
        ("{id: c, elo: 1800}", "{id: c, kind: friend}", "home.kader.3.kind"),
        ("{id: c, elo: 1800}", "{id: c, rating: 1800}", "home.kader.3.rating"),
        ("{id: c, elo: 1800}", "{id: c, bonded: liga}", "home.kader.3.bonded"),
        ("{id: c, elo: 1800}", "{id: c, born: 2000-02-30}", "home.kader.3.born"),
        ("results: [1, 0]", "results: [1]", "results"),
        ("results: [1, 0]", "results: [1, ~]", "results.2"),
        ("results: [1, 0]", "results: [1, 2]", "results.2"),
        ("results: [1, 0]", "results: [1, true]", "results.2"),
        ("results: [1, 0]", "results: [1, 0.25]", "results.2"),
        ("lineup: [a, b]", "lineup: [a, b], gaps_paid: [1]", "home.gaps_paid"),
        ("lineup: [a, b]", "lineup: [a, b], gaps_paid: [3]", "home.gaps_paid"),
        ("lineup: [a, b]", "lineup: [a, b], suspended: maybe", "home.suspended"),
        ("results: [1, 0]", "results: [1, 0]\n  late: {both: [1]}", "late.both"),
        ("results: [1, 0]", "results: [1, 0]\n  late: {home: [3]}", "late.home"),
        ("results: [1, 0]", "results: [1, 0]\n  played_on: {1: soon}", "played_on.1"),
        ("results: [1, 0]", "results: [1, 0]\n  played_on: {5: 2011-10-14}", "played_on"),
        ("results: [1, 0]", "results: [1, 0]\n  both_lost: [2, 2]", "both_lost"),
        ("{like: klasse-1, boards: 2}", "{like: klasse-9, boards: 2}", "division.like"),
        ("{like: klasse-1, boards: 2}", "{like: klasse-1, boards: two}", "division.boards"),
        ("{like: klasse-1, boards: 2}", "{like: klasse-1, boards: 2, mode: free}", "division.mode"),
        ("{like: klasse-1, boards: 2}", "{like: klasse-1, tables: 2}", "division.tables"),
        ("  season: 2011/12\n", "", "season"),
        ("date: 2011-10-15", "date: 2011-10-15\n  date: 2011-10-16", "date"),
    ],
)
def test_a_match_with_a_fault(tmp_path: Path, old: str, new: str, named: str) -> None:
    sentence = fault(tmp_path, MATCH.replace(old, new))
    assert named in sentence


def test_a_result_for_a_board_nobody_occupied(tmp_path: Path) -> None:
    text = MATCH.replace("lineup: [a, b]", "lineup: [a, ~]").replace("[x, y]", "[x, ~]")
    assert "results.2" in fault(tmp_path, text)


def test_cash_for_an_empty_board_at_the_end_is_for_no_gap(tmp_path: Path) -> None:
    text = MATCH.replace("lineup: [a, b]", "lineup: [a, ~], gaps_paid: [2]")
    assert "home.gaps_paid" in fault(tmp_path, text.replace("[1, 0]", "[1, ~]"))


def test_late_where_nobody_sat(tmp_path: Path) -> None:
    text = MATCH.replace("lineup: [a, b]", "lineup: [a, ~]")
    text = text.replace("results: [1, 0]", "results: [1, ~]\n  late: {home: [2]}")
    assert "late.home" in fault(tmp_path, text)


def test_sjrp_needs_the_birth_date(tmp_path: Path) -> None:
    text = """
- name: no birth date
  rulebook: sjrp-2025
  season: "2026"
  ask: kader
  division: vm-u14
  kader: [{id: a, elo: 1000}]
  expect: {findings: []}
"""
    assert "kader.1.born" in fault(tmp_path, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "- [1, 2]",
        "name: no list",
        "- {name: broken",
        "- !!python/object:os.system {}",
        "- just text",
        "- {ask: transfer}",
        "- {name: 5, rulebook: tuwo-stmk-2011, ask: age, expect: {}}",
    ],
)
def test_what_is_no_list_of_cases(tmp_path: Path, text: str) -> None:
    assert fault(tmp_path, text)


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("ask: age, group: U18, born: 2000-01-01", "year"),
        ("ask: age, group: U9x, born: 2000-01-01, year: 2012", "group"),
        ("ask: age, group: HR, born: 2000-01-01, year: 2012", "group"),
        ("ask: berger, teams: 1", "teams"),
        ("ask: berger, teams: 25", "teams"),
        ("ask: board_points, boards: 0", "boards"),
        ("ask: three_teams, system: patheisky, boards: 5, draw: [A, B, C]", "boards"),
        ("ask: three_teams, system: patheisky, boards: 4, draw: [A, B]", "draw"),
        ("ask: three_teams, system: patheisky, boards: 4, draw: [A, B, B]", "draw"),
        ("ask: three_teams, system: swiss, boards: 4, draw: [A, B, C]", "system"),
        (
            (
                "ask: three_teams, system: patheisky, boards: 2, draw: [A, B, C], "
                "results: {1: {B2-A1: 1}}"
            ),
            "B2-A1",
        ),
        ("ask: elo, elo: 999, games: []", "elo"),
        ("ask: elo, elo: 1500, games: [{opponent: 1400, score: 2}]", "games.1.score"),
        ("ask: elo, elo: 1500, games: [{opponent: 1400}]", "games.1.score"),
        (
            (
                "ask: protest, kind: individual, event: 2011-10-15, filed: 2011-10-15, "
                "fee_paid: true, instance: turnierleiter"
            ),
            "event",
        ),
        ("ask: standings, division: cup, teams: [A, A], matches: []", "teams"),
        (
            (
                "ask: late_nomination, season: 2011/12, division: landesliga, kader: [{id: a}], "
                "player: {id: a}, confirmed: 2011-11-01"
            ),
            "player",
        ),
        (
            (
                "ask: late_nomination, season: 2011/12, division: landesliga, kader: [{id: a}], "
                "player: {id: b}, confirmed: 2011-11-01, place: 3"
            ),
            "place",
        ),
        (
            (
                "ask: standings, division: cup, teams: [A, B], "
                "matches: [{round: 1, home: A, away: C, boards: [1, 1, 1, 1]}]"
            ),
            "matches.1.away",
        ),
        (
            (
                "ask: standings, division: cup, teams: [A, B], "
                "matches: [{round: 1, home: A, away: B, boards: [1, 1, 1]}]"
            ),
            "matches.1.boards",
        ),
    ],
)
def test_other_questions_with_a_fault(tmp_path: Path, asked: str, named: str) -> None:
    text = f"- {{name: asked, rulebook: tuwo-stmk-2011, expect: {{}}, {asked}}}"
    assert named in fault(tmp_path, text)


def test_one_rule_book_may_not_know_a_question(tmp_path: Path) -> None:
    text = (
        "- {name: a, rulebook: sjrp-2025, season: 2026, ask: elo, elo: 1500, games: [], expect: {}}"
    )
    assert "ask" in fault(tmp_path, text)


def test_nothing_is_answered_when_one_file_is_faulty(tmp_path: Path) -> None:
    written(tmp_path, TRANSFER, "a.yaml")
    written(tmp_path, TRANSFER.replace("ask: transfer", "ask: ?"), "b.yaml")
    written(tmp_path, "- 7", "c.yml")
    with pytest.raises(CaseError) as caught:
        answer_paths([tmp_path])
    assert [Path(line.split(".y")[0]).name for line in str(caught.value).split("\n")] == ["b", "c"]


def test_folders_are_searched_to_the_bottom_in_order(tmp_path: Path) -> None:
    (tmp_path / "z").mkdir()
    written(tmp_path / "z", TRANSFER, "a.yml")
    written(tmp_path, TRANSFER, "b.yaml")
    written(tmp_path, "no case at all", "notes.txt")
    found = [result.file.name for result in answer_paths([tmp_path])]
    assert found == ["b.yaml", "a.yml"]


def test_a_path_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="nowhere"):
        answer_paths([tmp_path / "nowhere.yaml"])


def test_a_folder_without_cases(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="no case files"):
        answer_paths([tmp_path])


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_bytes(b"\xff\xfe\x00case")
    with pytest.raises(CaseError, match=r"case\.yaml"):
        answer_paths([path])


def test_ids_may_be_bare_numbers(tmp_path: Path) -> None:
    text = MATCH.replace("{id: a,", "{id: 107,").replace("[a, b]", "[107, b]")
    assert answer_paths([written(tmp_path, text)])[0].ok


def test_a_file_without_an_end_is_read_to_the_limit_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "_MOST_LETTERS", 6)
    file = tmp_path / "a.yaml"
    for written, said in (("[1, 2]", "is not a case|expected"), ("[1, 23]", "more than 6")):
        file.write_text(written, encoding="utf-8")
        with pytest.raises(CaseError, match=said):
            list(answer_paths([file]))
