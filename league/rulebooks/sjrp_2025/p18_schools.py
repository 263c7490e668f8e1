"""§ 18: school teams."""

from collections.abc import Iterator
from dataclasses import replace

from league.facts.lists import ListFacts
from league.facts.matches import MatchFacts, Side
from league.facts.people import AgeLimit
from league.facts.squads import Member
from league.findings import Effect, Finding
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SCHOOLS, at_board, competition
from league.rulebooks.sjrp_2025.p05_eligibility import age_group_limit, outside_group
from league.rulebooks.sjrp_2025.p10_teams import too_far_back, wrong_order


def of_the_school_group(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.2: young enough for the group, and a girl where the group is for girls."""
    group = match.division.age_group
    if competition(match.division) != SCHOOLS or group is None:
        return
    limit = _school_limit(group, match.season_year, values) or AgeLimit()
    if group in values.words("18.2", "girls"):
        limit = replace(limit, sex="w")
    yield from outside_group("18.2", limit, match, side, values)


def age_limit(group: str, year: int, values: Values) -> AgeLimit:
    """§ 5.3, 18.2: limits of U groups and of school groups, with or without ``WK``.

    Raises RuleBookError for a group that has no age, such as WK HR, or does not exist.
    """
    school = group if group.startswith("WK ") else f"WK {group}"
    return _school_limit(school, year, values) or age_group_limit(group, year, values)


def _school_limit(group: str, year: int, values: Values) -> AgeLimit | None:
    ages = dict(zip(values.words("18.2", "groups"), values.numbers("18.2", "ages"), strict=True))
    if group not in ages:
        return None
    girls = group in values.words("18.2", "girls")
    first_day = values.day_in("18.2", "first_birthday", year - ages[group])
    return AgeLimit(born_from=first_day, sex="w" if girls else None)


def nobody_came(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.5: without a player there is no team; it gets no match points."""
    lineup = match.lineup(side)
    if competition(match.division) == SCHOOLS and not lineup.present():
        yield Finding(
            rule="18.5",
            consequence="18.5",
            sentence=values.say("18.5", team=lineup.team),
            side=side,
            team=lineup.team,
            effect=Effect.TEAM_ABSENT,
            boards=tuple(match.boards()),
        )


def reported_before(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.6: players are reported in writing before round 1; the director decides (20.1)."""
    if competition(match.division) == SCHOOLS:
        for seat in match.lineup(side).seated:
            if seat[1].place is None:
                yield at_board(
                    values, "18.6", match, side, seat, consequence="20.1", effect=Effect.NONE
                )


def ordered_by_strength(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.7: as 10.8, players without DWZ count a fixed number."""
    if competition(squad.division) != SCHOOLS:
        return
    primary = squad.division.age_group in values.words("18.7", "primary")
    unrated = values.number("18.7", "unrated_primary" if primary else "unrated")
    ahead: list[tuple[int, Member, int]] = []
    for place, member in enumerate(squad.members, 1):
        rating = member.player.rating
        entry = (place, member, unrated if rating is None else rating)
        yield from too_far_back("18.7", ahead, entry, values)
        ahead.append(entry)


def one_team_each(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.8: everyone is used in one team only; the director decides (20.1)."""
    if competition(match.division) != SCHOOLS:
        return
    lineup = match.lineup(side)
    for seat in lineup.seated:
        if other := lineup.used_elsewhere.get(seat[0]):
            yield at_board(
                values,
                "18.8",
                match,
                side,
                seat,
                consequence="20.1",
                effect=Effect.NONE,
                other=other,
            )


def few_substitutes(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.9: a team reports at most two players more than it has boards."""
    substitutes, boards = values.number("18.9", "substitutes"), squad.division.boards
    number, allowed = len(squad.members), boards + substitutes
    if competition(squad.division) == SCHOOLS and number > allowed:
        facts = {"number": number, "allowed": allowed, "boards": boards, "substitutes": substitutes}
        yield Finding(
            "18.9",
            "18.9",
            values.say("18.9", **facts),
            arithmetic=values.say("18.9", "arithmetic", **facts),
        )


def keeps_order(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.10: the order at the boards is fixed; 10.9 sets what follows, 10.10 does not apply."""
    if competition(match.division) == SCHOOLS:
        yield from wrong_order("18.10", match, side, values)
