"""Every question refuses what a case does not know: each name in turn is replaced by an unknown.

One case of each question names somebody or something wherever it can, also under ``expect``; what
it expects need not hold, for a case is read to the end before it is answered.
"""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import yaml

from league.cases import QUESTIONS, answer_paths
from league.errors import CaseError
from league.language import use

UNKNOWN, NOBODY = "unbekannt", 77

CASES = """
- &match
  name: match
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: match
  division: {like: klasse-1, boards: 2}
  date: 2011-10-15
  home: {club: Alpha, kader: &kader [{id: p1, elo: 1900}, {id: p2, elo: 1800}], lineup: [p1, p2]}
  away: {club: Beta, kader: *kader, lineup: [p1, p2]}
  results: [1, 0]
  expect:
    findings: [{rule: 4.4.d, side: home, board: 1, player: p1, team: Alpha}]
    some_fees: [{rule: 7.2.b, side: home, player: p2, team: Beta}]
    notes: [{rule: 4.3.d, side: away, player: p1}]
    winner: home
- name: lineup
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: lineup
  division: {like: klasse-1, boards: 2}
  date: 2011-10-15
  club: Alpha
  kader: *kader
  lineup: [p1, p2]
  expect: {some_findings: [{rule: 4.4.d, player: p2}]}
- name: kader
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: kader
  division: landesliga
  kader: *kader
  lower: {kreisliga-graz: [p2]}
  submitted: 2011-09-01
  expect: {findings: [{rule: 4.4.d.2, player: p2}], front: [p1], order: [p1, p2]}
- name: late_nomination
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: late_nomination
  division: klasse-1
  kader: *kader
  player: {id: p3, elo: 1700}
  confirmed: 2011-11-01
  expect: {findings: [{rule: 4.4.d.5, player: p3}]}
- name: transfer
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: transfer
  deregistered: 2011-06-01
  registered: 2011-06-10
  expect: {findings: [{rule: 1.8.b}]}
- name: bond
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: bond
  listed: klasse-1
  games: [{division: landesliga, date: 2011-10-01}]
  expect: {belongs: landesliga}
- name: age
  rulebook: tuwo-stmk-2011
  ask: age
  group: U18
  year: 2012
  born: 1994-01-01
  expect: {}
- {name: board_points, rulebook: tuwo-stmk-2011, ask: board_points, boards: 8, expect: {}}
- name: standings
  rulebook: tuwo-stmk-2011
  ask: standings
  division: {like: klasse-1, boards: 2}
  teams: [Alpha, Beta, Gamma]
  matches: [{round: 1, home: Alpha, away: Beta, boards: [1, 0]}]
  excluded: [Gamma]
  expect: {ranking: [[Alpha, Beta], Gamma], some_table: [{team: Alpha}]}
- name: three_teams
  rulebook: tuwo-stmk-2011
  ask: three_teams
  system: patheisky
  boards: 2
  draw: [Alpha, Beta, Gamma]
  elo: {Alpha: 3000, Beta: 3000, Gamma: 3000}
  results: {1: {A1-B2: 1}}
  expect: {rounds: [[A1-B2]], ranking: [Alpha, [Beta, Gamma]], points: {Alpha: 1}}
- name: exclusion
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: exclusion
  division: {like: klasse-1, boards: 2}
  teams: [Alpha, Beta, Gamma]
  matches: [{round: 1, home: Alpha, away: Beta, boards: [1, 0]}]
  excluded: {Gamma: 2011-11-01}
  expect: {lapsed: [[2, Alpha, Gamma]], some_table: [{team: Alpha}]}
- name: berger
  rulebook: sjrp-2025
  ask: berger
  teams: 4
  expect: {rounds: [[[1, 4], [2, 3]]]}
- name: promotion
  rulebook: tuwo-stmk-2011
  ask: promotion
  division: landesliga
  ranking: [{team: Alpha 1, club: Alpha}, {team: Beta 1, club: Beta}]
  declined: [Alpha]
  expect: {up: [Alpha 1], down: [Beta 1]}
- name: appeal
  rulebook: tuwo-stmk-2011
  ask: appeal
  lower: {granted: false, waived: [4.3.d], fees: [30]}
  granted: true
  falls: [4.3.d]
  expect: {stands: [4.3.d]}
- name: protest
  rulebook: tuwo-stmk-2011
  season: 2011/12
  ask: protest
  kind: team
  event: 2011-10-15
  filed: 2011-10-20
  fee_paid: true
  instance: klassenspielleiter
  expect: {instance: klassenspielleiter, findings: [{rule: 6.4.a}]}
- {name: elo, rulebook: tuwo-stmk-2011, ask: elo, elo: 1650, games: [], expect: {}}
- name: swiss
  ask: swiss
  rounds: 5
  first_color: w
  players: [{id: 1, rounds: 2w1}, {id: 2, rounds: 1b0}, {id: 3, rounds: 4w1}, {id: 4, rounds: 3b0}]
  absent: [4]
  asked: [4]
  prohibited: [[2, 3]]
  given: {3: 0.5}
  expect:
    pairs: [[1, 3]]
    bye: 2
    some_relax: [{what: prohibited, numbers: [2, 3]}]
    some_reasons: [{white: 1, black: 3, article: 5.2.1, white_wish_article: 1.7.2, passed: {2: 0}}]
- name: withdrawal
  ask: withdrawal
  system: round_robin
  players:
    - {id: 1, name: Adler, rounds: 3w1 2b0}
    - {id: 2, rounds: Z 1w1}
    - {id: 3, rounds: 1b0 Z}
  left: [1]
  criteria: [wins]
  expect:
    left: [{number: 1, rule: 12.2.1}]
    marks: [{number: 1, opponent: 2}]
    ranking: [Adler, ['2', '3']]
    table: [{name: Adler, number: 1}]
- name: game
  ask: game
  rulebook: sjrp-2025
  laws: fide-2023
  division: em-u12
  moves: 1. e4
  happened: {kind: agree}
  expect: {article: [5.2.3, SJRP 4.5], edition: fide-2023}
- name: tiebreaks
  ask: tiebreaks
  date: 2026-04-01
  players: [{id: 1, name: Adler, rounds: 2w1}, {id: 2, rounds: 1b0}]
  outside: [2]
  given: {2: 0.5}
  criteria: [BH]
  expect:
    ranking: [Adler, '2']
    table: [{name: Adler, number: 1}]
    refused: [{rule: '8'}]
- name: varma
  ask: varma
  players: {a: X, b: X, c: ~, d: ~, e: ~, f: ~, g: ~, h: ~, i: ~}
  names: {a: Adler}
  seed: 1
  expect: {numbers: {a: 1}, order: [a, b], draws: [{player: b, group: X}], refused: {group: X}}
- name: field
  ask: field
  rulebook: sjrp-2025
  event: em-u14
  year: 2026
  candidates:
    - {id: p1, association: Pfalz, place: 1, champion: [U14 2025]}
    - {id: p2, association: Pfalz, place: 2, sex: m}
    - {id: p3}
  cancelled: [p1]
  expect:
    qualified: []
    next: [p2]
    refused: [{id: p3, rule: '7.6'}]
- name: entry
  ask: entry
  rulebook: sjrp-2025
  event: em-u14
  entered: 2026-02-05
  paid: 2026-02-05
  expect: {counts: true, rule: '19.1'}
- name: court
  ask: court
  rulebook: sjrp-2025
  event: em-u14
  members: [{id: A, club: Alpha, elected_by: carers}, {id: B, club: Beta}]
  deputies: [{id: X}]
  expect:
    some_findings: [{rule: '5.7', player: A}]
    sits: [A, B]
- name: penalty
  ask: penalty
  rulebook: sjrp-2025
  by: board
  kind: warning
  against: club
  expect: {allowed: true, rule: '20.2'}
- name: cancellation
  ask: cancellation
  rulebook: sjrp-2025
  event_start: 2026-12-27
  informed: 2026-12-13
  medium: phone
  expect: {ban: none, rule: '10.15'}
- name: playoff
  ask: playoff
  players: [A, B]
  games: [{white: A, black: B, result: 1-0}]
  decided: [{stage: 1, player: A}]
  met: [[A, B]]
  expect:
    order: [A]
    out: [B]
    winner: A
    level: [A]
    points: {A: 1}
    prizes: {B: 1}
    places: [A, [B]]
    next: [{players: [A, B], white: A, black: B, rule: '6.1'}]
    stages: [{players: [A, B], first: [A], rule: '6.1'}]
"""
ALL = {
    str(one["name"]): one for one in yaml.safe_load(CASES.replace("rule: '6.1'", "rule: A2.6.1"))
}

NAMES = {
    *("p1", "p2", "p3", "Alpha", "Beta", "Gamma", "Alpha 1", "Beta 1", "A", "B", "a", "b", "X"),
    *("Adler", "A1-B2", "home", "away", "klassenspielleiter", "U18", "patheisky"),
    *("tuwo-stmk-2011", "sjrp-2025", "fide-2023", "klasse-1", "landesliga", "kreisliga-graz"),
    *(
        "em-u12",
        "em-u14",
        "em-u10",
        "19.1",
        "20.2",
        "10.15",
        "7.6",
        "5.7",
        "p4",
        "Pfalz",
        "BH",
        "wins",
        "4.4.d",
        "7.2.b",
        "4.3.d",
        "4.4.d.2",
        "4.4.d.5",
        "1.8.b",
        "6.4.a",
    ),
    *("5.2.1", "1.7.2", "12.2.1", "5.2.3", "SJRP 4.5", "8", "A2.6.1", "1", "2", "3"),
}
"""Texts that are names, of whatever it be."""
NUMBERED = (
    *("pairs", "bye", "numbers", "white", "black", "number", "opponent", "left"),
    *("absent", "asked", "prohibited", "outside"),
)
"""Keys below which numbers are those of players; ``berger`` has numbers alone."""
BY_NUMBER = ("given", "passed")
"""Maps whose keys are such numbers."""
MADE = (
    *("ask", "name", "kader", "lineup", "home.club", "away.club", "club", "player.id", "teams"),
    *("candidates.id", "members.id", "members.club", "deputies.id"),
    *("draw", "ranking", "players", "names.a", "lower.kreisliga-graz", "moves", "season"),
)
"""Where a case brings its names into its world; a lineup may also have a player of no list (4.4.d),
a lower list players of its own."""

Path_ = tuple[Any, ...]


def leaves(value: object, path: Path_ = ()) -> Iterator[tuple[Path_, object, bool]]:
    """Yield every value below with its path, and every key of a map that may be a name."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key), key, True
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, (*path, at))
    else:
        yield path, value, False


def makes(path: Path_) -> bool:
    named = [str(one) for one in path if isinstance(one, str)]
    joined = ".".join(named)
    if named[0] in ("home", "away"):
        return not joined.endswith("reported")
    return named[0] != "expect" and any(
        joined == one or joined.startswith(f"{one}.") for one in MADE
    )


def is_name(case: str, path: Path_, value: object, *, key: bool) -> bool:
    if isinstance(value, str):
        return value in NAMES
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    above = [one for one in path if isinstance(one, str)]
    rounds = case == "berger" and above == ["expect", "rounds"]
    return above[-1] in BY_NUMBER if key else rounds or above[-1] in NUMBERED


def mutations() -> Iterator[tuple[str, Path_, bool]]:
    for name, case in ALL.items():
        for path, value, key in leaves(case):
            at = path[:-1] if key else path
            if key and (at == () or value in ("home", "away")):
                continue
            if is_name(name, at, value, key=key) and not makes(at):
                yield name, path, key


MUTATIONS = list(mutations())


def mutated(name: str, path: Path_, *, key: bool) -> dict[str, Any]:
    case: dict[str, Any] = deepcopy(ALL[name])
    inner: Any = case
    for step in path[:-1]:
        inner = inner[step]
    if key:
        inner[NOBODY if isinstance(path[-1], int) else UNKNOWN] = inner.pop(path[-1])
    else:
        inner[path[-1]] = NOBODY if isinstance(inner[path[-1]], int) else UNKNOWN
    return case


def test_there_is_a_case_of_every_question_and_each_is_read(tmp_path: Path) -> None:
    assert set(ALL) == set(QUESTIONS)
    file = tmp_path / "all.yaml"
    file.write_text(yaml.safe_dump(list(ALL.values()), allow_unicode=True), encoding="utf-8")
    assert len(answer_paths([file])) == len(ALL)
    assert {name for name, _path, _key in MUTATIONS} == set(ALL), "each names its book, at least"


def test_an_unknown_name_is_refused_wherever_it_stands(tmp_path: Path) -> None:
    use("en")
    taken, file = [], tmp_path / "one.yaml"
    for name, path, key in MUTATIONS:
        text = yaml.safe_dump([mutated(name, path, key=key)], allow_unicode=True)
        file.write_text(text, encoding="utf-8")
        where = ".".join(map(str, path))
        try:
            answer_paths([file])
        except CaseError as refused:
            said = str(refused)
            named = (UNKNOWN, str(NOBODY), f"{path[-1]}: this key is missing")
            if not any(one in said for one in named):
                taken.append(f"{name}: {where}: {said}")
        else:
            taken.append(f"{name}: {where}")
    assert not taken
    assert len(MUTATIONS) > 100
