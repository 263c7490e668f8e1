"""Spielordnung of the Schachjugend Rheinland-Pfalz, in force from 2025-09-27.

The tables of contents below lead from each paragraph that is checked to its function, by occasion
and in the order of the book. ``paragraphs.toml`` holds every paragraph with its words and values.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from league.facts.lists import ListFacts
from league.facts.matches import SIDES, MatchFacts, Side
from league.facts.seasons import Division
from league.findings import Finding, Note, Sentence
from league.rulebook import RuleBook, Values
from league.rulebook.file import read_divisions, read_head, read_paragraphs
from league.rulebook.guard import findings_of
from league.rulebooks.sjrp_2025 import (
    p04_rules,
    p05_eligibility,
    p10_scoring,
    p10_teams,
    p16_guests,
    p18_lists,
    p18_schools,
    p20_penalties,
)
from league.rulebooks.sjrp_2025.capabilities import SERVES
from league.rulebooks.sjrp_2025.making import ROUND_ROBIN, SWISS, competition, system

LineupCheck = Callable[[MatchFacts, Side, Values], Iterable[Finding]]

LINEUP: dict[str, LineupCheck] = {
    "5.1": p05_eligibility.citizens_or_at_home,
    "5.2": p05_eligibility.active_members,
    "5.3": p05_eligibility.of_the_age_group,
    "10.8": p10_teams.listed_in_time,
    "10.9": p10_teams.keeps_order,
    "10.10": p10_teams.free_boards,
    "16.1": p16_guests.guests_u16w,
    "17.1": p16_guests.guests_u12w,
    "18.2": p18_schools.of_the_school_group,
    "18.5": p18_schools.of_one_school,
    "18.6": p18_schools.reported_before,
    "18.8": p18_schools.one_team_each,
    "18.10": p18_schools.keeps_order,
}
"""One side of a match."""

BANNED: dict[str, LineupCheck] = {"20.2": p20_penalties.banned_club}
"""Judged first and alone."""

LIST: dict[str, Callable[[ListFacts, Values], Iterable[Finding]]] = {
    "5.1": p05_eligibility.citizens_listed,
    "5.2": p05_eligibility.members_listed,
    "5.3": p05_eligibility.ages_listed,
    "10.8": p10_teams.fixed_order,
    "18.1": p18_lists.a_known_school,
    "18.2": p18_lists.of_the_group,
    "18.5": p18_lists.with_companion,
    "18.6": p18_lists.before_round_one,
    "18.7": p18_lists.ordered_by_strength,
    "18.8": p18_lists.in_one_team,
    "18.9": p18_lists.few_substitutes,
}
"""A list that was handed in."""


def judge_match(match: MatchFacts, values: Values) -> list[Finding]:
    """Return all findings of a match, the home side first."""
    return [
        finding
        for side in SIDES
        for check in (BANNED if match.lineup(side).suspended else LINEUP).values()
        for finding in findings_of(check, values.book, match, side, values)
    ]


def notes(match: MatchFacts, values: Values) -> list[Note]:
    """Return the remarks on a match."""
    return [note for side in SIDES for note in p04_rules.late_players(match, side, values)]


def judge_list(squad: ListFacts, values: Values) -> list[Finding]:
    """Return all findings of a list."""
    found = (findings_of(check, values.book, squad, values) for check in LIST.values())
    return [finding for findings in found for finding in findings]


def contest(values: Values) -> Sentence:
    """§ 21.2.3, 21.2.5: how a decision is contested."""
    return values.say("21.2.3", "contest", days=values.number("21.2.5", "days"))


def book() -> RuleBook:
    """Read the book."""
    document, paragraphs = read_paragraphs(Path(__file__).with_name("paragraphs.toml"))
    checks: Mapping[str, Callable[..., object]] = {**LIST, **LINEUP, **BANNED}
    return RuleBook(
        **read_head(document),
        rating_name="DWZ",
        paragraphs=paragraphs,
        divisions=_by_both_systems(read_divisions(document)),
        checks={id: checks[id] for id in paragraphs if id in checks},
        judge_match=judge_match,
        notes=notes,
        judge_list=judge_list,
        list_order=p10_teams.list_order,
        appeared=p10_teams.appeared,
        criteria=p10_scoring.criteria,
        match_points=p10_scoring.match_points,
        unplayed=p10_scoring.unplayed,
        age_limit=p18_schools.age_limit,
        marks=p16_guests.marks,
        home_white=p04_rules.home_white,
        contest=contest,
        tie=p10_scoring.tie,
        serves=SERVES,
    )


def _by_both_systems(divisions: Mapping[str, Division]) -> dict[str, Division]:
    others = map(_other_system, divisions.values())
    return {**divisions, **{other.id: other for other in others}}


def _other_system(division: Division) -> Division:
    # 10.4, 18.11: each competition may be played by either system.
    other = ROUND_ROBIN if system(division) == SWISS else SWISS
    name = "Schweizer System" if other == SWISS else "Rundenturnier"
    id = f"{division.id}-{other}"
    tier = f"{competition(division)}-{other}"
    return replace(division, id=id, like=id, tier=tier, name=f"{division.name} ({name})")
