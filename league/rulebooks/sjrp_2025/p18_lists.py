"""§ 18: what the list of a school team has to be when it is handed in."""

from collections.abc import Iterator
from datetime import date

from league.facts.calendars import years_later
from league.facts.lists import ListFacts
from league.facts.schools import Schooling
from league.facts.squads import Member
from league.findings import Finding
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SCHOOLS, competition, of_list
from league.rulebooks.sjrp_2025.p10_teams import after_start, too_far_back
from league.rulebooks.sjrp_2025.p18_schools import group_limit, no_pupil_of_the_group, school_words


def _is_school(squad: ListFacts) -> bool:
    return competition(squad.division) == SCHOOLS


def a_known_school(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.1: the team is one of a school whose kind and region are on file."""
    if _is_school(squad) and squad.school and not (squad.school.kind and squad.school.region):
        yield of_list("18.1", values)


def of_the_group(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.2: pupils of the age, the sex, the class and the kind of school of the group."""
    group = squad.division.age_group
    if not _is_school(squad) or group is None:
        return
    limit, day = group_limit(group, squad.season_year, values), day_of(squad, values)
    for member in squad.members:
        player, facts = member.player, {"group": group, "limit": limit.born_from}
        if limit.sex not in (None, player.sex):
            yield of_list("18.2", values, member, "listed_sex", **facts)
        elif player.born and limit.born_from and player.born < limit.born_from:
            yield of_list("18.2", values, member, "listed_old", born=player.born, **facts)
        elif (schooling := squad.pupils.get(member.ident)) and (
            name := _school_name(schooling, group, day, values)
        ):
            told = facts | school_words(schooling, values) | {"player": player.name}
            sentence = values.say("18.2", name, **told)
            yield Finding("18.2", "18.2", sentence, player=member.ident)


def _school_name(schooling: Schooling, group: str, day: date, values: Values) -> str:
    """Return the sentence on his school or class, or that the class is not on file."""
    found = no_pupil_of_the_group(schooling, group, day, values)
    asked = group in (values.word("18.2", "main_school"), *values.words("18.2", "primary"))
    return found or ("no_class" if asked and schooling[0].grade is None else "")


def day_of(squad: ListFacts, values: Values) -> date:
    """Return the day as of which a list is looked at: the first of play, else of handing in."""
    return squad.begins or squad.submitted or values.day


def with_companion(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.5: pupils of one school, and somebody of age who comes with them."""
    if not _is_school(squad):
        return
    for member in squad.members:
        if squad.school is None:
            continue
        schooling = squad.pupils.get(member.ident)
        if schooling is None:
            yield of_list("18.5", values, member, "no_school")
        elif schooling[0].school != squad.school.club:
            yield of_list("18.5", values, member, "listed_elsewhere")
    yield from _companion(squad, values)


def _companion(squad: ListFacts, values: Values) -> Iterator[Finding]:
    told, day = squad.school_team, day_of(squad, values)
    if told is None:
        return
    who, born, years = told.companion, told.companion_born, values.number("18.5", "of_age")
    if not who:
        yield of_list("18.5", values, None, "no_companion")
    elif born is not None and years_later(born, years) > day:
        yield of_list("18.5", values, None, "minor", who=who, born=born, day=day, years=years)
    elif born is None and not told.adult:
        yield of_list("18.5", values, None, "unknown_age", who=who, years=years)


def before_round_one(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.6: reported before the first round, everyone with the birth date."""
    if not _is_school(squad):
        return
    if after_start(squad):
        yield of_list("18.6", values, None, "late", day=squad.submitted, first=squad.begins)
    for member in squad.members:
        if member.player.born is None:
            yield of_list("18.6", values, member, "no_birth")


def ordered_by_strength(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.7: as 10.8, players without DWZ count a fixed number."""
    if not _is_school(squad):
        return
    primary = squad.division.age_group in values.words("18.7", "primary")
    unrated = values.number("18.7", "unrated_primary" if primary else "unrated")
    ahead: list[tuple[int, Member, int]] = []
    for place, member in enumerate(squad.members, 1):
        rating = member.player.rating
        entry = (place, member, unrated if rating is None else rating)
        yield from too_far_back("18.7", ahead, entry, values)
        ahead.append(entry)


def in_one_team(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.8: everyone is reported for one team only."""
    if _is_school(squad):
        for member in squad.members:
            if other := squad.other_teams.get(member.ident):
                yield of_list("18.8", values, member, "listed", other=other)


def few_substitutes(squad: ListFacts, values: Values) -> Iterator[Finding]:
    """§ 18.9: a team reports at most two players more than it has boards."""
    substitutes, boards = values.number("18.9", "substitutes"), squad.division.boards
    number, allowed = len(squad.members), boards + substitutes
    if _is_school(squad) and number > allowed:
        facts = {"number": number, "allowed": allowed, "boards": boards, "substitutes": substitutes}
        yield Finding(
            "18.9",
            "18.9",
            values.say("18.9", **facts),
            arithmetic=values.say("18.9", "arithmetic", **facts),
        )
