"""Turnier- und Wettkampfordnung of the Landesverband Steiermark, in force from 2011-07-01.

The tables of contents below lead from each paragraph that is checked to its function, by occasion
and in the order of the book. ``paragraphs.toml`` holds every paragraph with its words and values.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from league.facts.lists import ListFacts
from league.facts.matches import SIDES, MatchFacts, Side
from league.findings import Finding, Note, Sentence
from league.rulebook import Paragraph, RuleBook, Values
from league.rulebook.file import read_divisions, read_head, read_paragraphs
from league.rulebook.guard import findings_of
from league.rulebooks.tuwo_stmk_2011 import (
    p01_eligibility,
    p02_play,
    p03_scoring,
    p04_lineups,
    p04_lists,
    p07_bans,
    p07_penalties,
    p10_ages,
    p13_landesliga,
    p15_cup,
    p17_bundesliga,
)
from league.rulebooks.tuwo_stmk_2011.capabilities import SERVES

LineupCheck = Callable[[MatchFacts, Side, Values], Iterable[Finding]]
Remark = Callable[[MatchFacts, Side, Values], Iterable[Note]]

SUSPENDED: dict[str, LineupCheck] = {"1.3": p01_eligibility.suspended_club}
"""Judged first and alone."""

ABSENT: dict[str, LineupCheck] = {
    "7.1.a": p07_penalties.not_appeared,
    "7.1.b": p07_penalties.appeared_not_again,
}
"""When a team has not appeared nothing else about its lineup is judged."""

LINEUP: dict[str, LineupCheck] = {
    "1.4.a": p01_eligibility.registered_here,
    "1.4.b": p01_eligibility.reported_in_time,
    "1.6": p01_eligibility.district_guest,
    "1.7.a": p01_eligibility.foreigners_and_guests,
    "2.6.e": p02_play.two_games_at_once,
    "4.1.b": p04_lineups.strangers,
    "4.3.d": p04_lineups.reported,
    "4.4.a.2": p04_lineups.no_gaps,
    "4.4.b": p04_lineups.substitutes_by_strength,
    "4.4.c.1": p04_lineups.bound_elsewhere,
    "4.4.c.2": p04_lineups.starre_liste_order,
    "4.4.d": p04_lineups.listed,
    "4.4.d.1": p04_lineups.in_list_order,
    "4.4.d.2": p04_lineups.front_of_a_higher_list,
    "4.4.d.5": p04_lineups.late_nomination_waits,
    "4.4.e.2": p04_lineups.by_elo,
    "7.5": p07_bans.banned_player,
    "13.8.c": p13_landesliga.barred_youth,
    "13.8.e": p13_landesliga.without_youth,
    "15.3": p15_cup.foreigner_or_guest,
    "15.4": p15_cup.tied_to_one_team,
    "17": p17_bundesliga.national_league_players,
}
"""A team that came to a match."""

MATCH: dict[str, Callable[[MatchFacts, Values], Iterable[Finding]]] = {
    "7.4": p07_penalties.other_day
}
"""A match as a whole."""

LIST: dict[str, Callable[[ListFacts, Values], Iterable[Finding]]] = {
    "1.4.c": p01_eligibility.held_at_draw,
    "4.1.b": p04_lists.on_one_list,
    "4.4.a.1": p04_lists.ordered_by_strength,
    "4.4.c.4": p04_lists.no_starre_liste,
    "4.4.d.2": p04_lists.front_stays_up,
    "4.4.d.3": p04_lists.not_too_long,
    "4.4.e.1": p04_lists.ordered_by_elo,
    "7.3": p07_penalties.list_in_time,
    "13.6": p07_penalties.list_in_time,
    "13.8.d": p13_landesliga.one_youth_board,
}
"""A Kader list that was handed in."""

NOTES: dict[str, Remark] = {
    "1.4.b": p01_eligibility.decided_otherwise,
    "2.6.b": p02_play.late_players,
    "4.4.d.1": p04_lineups.free_boards_between,
}
"""Remarks without consequence."""


def judge_match(match: MatchFacts, values: Values) -> list[Finding]:
    """Return all findings of a match: the home side first, from board 1 down, then the team's."""
    found: list[Finding] = []
    for side in SIDES:
        if match.lineup(side).suspended:
            checks = SUSPENDED
        elif p07_penalties.has_not_appeared(match, side, values):
            checks = ABSENT
        else:
            checks = LINEUP
        mine = [
            finding
            for check in checks.values()
            for finding in findings_of(check, values.book, match, side, values)
        ]
        found += sorted(mine, key=lambda finding: finding.board or match.division.boards + 1)
    for whole in MATCH.values():
        found += findings_of(whole, values.book, match, values)
    return found


def notes(match: MatchFacts, values: Values) -> list[Note]:
    """Return the remarks on a match."""
    return [
        note for side in SIDES for remark in NOTES.values() for note in remark(match, side, values)
    ]


def judge_list(squad: ListFacts, values: Values) -> list[Finding]:
    """Return all findings of a Kader list."""
    checks = dict.fromkeys(LIST.values())
    found = (findings_of(check, values.book, squad, values) for check in checks)
    return [finding for findings in found for finding in findings]


def contest(values: Values) -> Sentence:
    """§ 6: how a decision is contested."""
    return values.say(
        "6.1.a",
        "contest",
        days=values.number("6.5.a", "days"),
        amount=values.number("6.4.a", "fee") // 100,
    )


def book() -> RuleBook:
    """Read the book."""
    return _served(*read_paragraphs(Path(__file__).with_name("paragraphs.toml")))


def _served(document: dict[str, Any], paragraphs: dict[str, Paragraph]) -> RuleBook:
    """Return the book as its file has it, with the functions that serve it."""
    return RuleBook(
        **read_head(document),
        rating_name="Elo",
        paragraphs=paragraphs,
        divisions=read_divisions(document),
        checks={**SUSPENDED, **ABSENT, **LINEUP, **MATCH, **LIST},
        judge_match=judge_match,
        fees=p07_penalties.fees,
        notes=notes,
        judge_list=judge_list,
        list_order=p04_lists.list_order,
        bonds=p04_lists.bonds,
        national_front=p17_bundesliga.national_front,
        appeared=p07_penalties.appeared,
        match_hours=p02_play.match_hours,
        criteria=p03_scoring.criteria,
        match_points=p03_scoring.match_points,
        void_scores_nothing=p03_scoring.void_scores_nothing,
        board_values=p03_scoring.board_values,
        winner=p15_cup.winner,
        age_limit=p10_ages.age_limit,
        marks=p04_lineups.marks,
        home_white=p02_play.home_white,
        contest=contest,
        tie=p03_scoring.tie,
        serves=SERVES,
    )
