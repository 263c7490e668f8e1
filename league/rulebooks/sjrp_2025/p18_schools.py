"""§ 18: school teams at the board; what their lists have to be stands in ``p18_lists``."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.matches import MatchFacts, Side
from league.facts.people import AgeLimit
from league.facts.schools import Pupil, School, Schooling
from league.facts.seasons import Division
from league.findings import Effect, Finding
from league.rulebook import Values
from league.rulebooks.sjrp_2025.making import SCHOOLS, at_board, competition
from league.rulebooks.sjrp_2025.p05_eligibility import age_group_limit, outside_group
from league.rulebooks.sjrp_2025.p07_places import regions_of
from league.rulebooks.sjrp_2025.p10_teams import wrong_order


def kinds(values: Values) -> Sequence[str]:
    """§ 18.1: the kinds of schools, those that do not take part among them."""
    return values.words("18.1", "kinds")


def regions(values: Values) -> Sequence[str]:
    """§ 18.3: the four regions of school chess."""
    return regions_of(f"{SCHOOLS}-", values)


def plays(division: Division, _values: Values) -> bool:
    """§ 18.2: whether a division is one of the school groups."""
    return competition(division) == SCHOOLS


def school(told: School, values: Values) -> School:
    """§ 18.1, 18.3: a school with its kind and region as the book spells them.

    Raises InputError for a kind or a region the book does not have, and for a school of adults.
    """
    known, found = kinds(values), regions(values)
    asked, word = told.kind.strip().casefold(), values.paragraphs["18.1"].value_name
    kind = next((one for one in known if asked in (one, word(one).casefold())), "")
    region = next((one for one in found if told.region.strip().casefold() in _names(one)), "")
    if not kind:
        raise _refused("18.1", "kind", values, kind=told.kind, known=", ".join(known))
    if kind in values.words("18.1", "adults"):
        raise _refused("18.1", "adults", values)
    if not region:
        raise _refused("18.3", "region", values, region=told.region, known=", ".join(found))
    return replace(told, kind=kind, region=region)


def pupil(told: Pupil, values: Values) -> Pupil:
    """§ 18.1: a pupil in one of the classes of general and vocational schools.

    Raises InputError for a class that there is not.
    """
    first, last = values.numbers("18.1", "classes")
    if told.grade is not None and not first <= told.grade <= last:
        raise _refused("18.1", "class", values, grade=told.grade, first=first, last=last)
    return told


def _names(region: str) -> tuple[str, str]:
    """Return how a region may be called: in full, or by what stands behind the hyphen."""
    full = region.casefold()
    return full, full.split("-")[-1]


def _refused(rule: str, name: str, values: Values, **facts: object) -> InputError:
    return InputError(f"{values.say(rule, name, **facts)} ({values.cite(rule)})")


def of_the_school_group(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.2: of the age, the sex, the class and the kind of school that the group is for."""
    group = match.division.age_group
    if competition(match.division) != SCHOOLS or group is None:
        return
    limit = group_limit(group, match.season_year, values)
    yield from outside_group("18.2", limit, match, side, values)
    lineup = match.lineup(side)
    for seat in lineup.seated:
        schooling = lineup.pupils.get(seat[1].ident)
        if schooling and (name := no_pupil_of_the_group(schooling, group, match.day, values)):
            told = school_words(schooling, values)
            yield at_board(
                values,
                "18.2",
                match,
                side,
                seat,
                name=name,
                school=told["school"],
                grade=told["grade"],
                left=told["left"],
            )


def group_limit(group: str, year: int, values: Values) -> AgeLimit:
    """§ 18.2: the age limit of a group, if it has one, and that it is for girls, if it is."""
    limit = _school_limit(group, year, values) or AgeLimit()
    return replace(limit, sex="w") if group in values.words("18.2", "girls") else limit


def no_pupil_of_the_group(schooling: Schooling, group: str, day: date, values: Values) -> str:
    """§ 18.2: the sentence on a pupil whose school or class is not of the group; "" = it fits.

    What is not on file is not held against him here.
    """
    pupil, where = schooling
    if pupil.left is not None and pupil.left <= day:
        return _no_leaver_of(group, pupil.left, day, values)
    if where.kind in values.words("18.1", "adults"):
        return "kind"
    if group == values.word("18.2", "main_school"):
        other = where.kind in values.words("18.2", "not_main")
        branch, classes = pupil.branch, "main_classes"
    elif group in values.words("18.2", "primary"):
        other = bool(where.kind) and where.kind not in values.words("18.2", "primary_kinds")
        branch, classes = False, "primary_classes"
    else:
        return ""
    return ("kind" * other) or ("branch" * branch) or _class(pupil.grade, classes, values)


def _no_leaver_of(group: str, left: date, day: date, values: Values) -> str:
    if group not in values.words("18.2", "leavers"):
        return "leaver"
    return "left_before" if left < _school_year(day, values) else ""


def _class(grade: int | None, name: str, values: Values) -> str:
    first, last = values.numbers("18.2", name)
    return "" if grade is None or first <= grade <= last else "class"


def _school_year(day: date, values: Values) -> date:
    """Return the first day of the school year that a day is in."""
    begins = values.day_in("18.2", "school_year", day.year)
    return begins if begins <= day else values.day_in("18.2", "school_year", day.year - 1)


def school_words(schooling: Schooling, values: Values) -> dict[str, object]:
    """Return what a sentence on a pupil may name."""
    pupil, where = schooling
    kind = values.paragraphs["18.1"].value_name(where.kind) if where.kind else "–"
    return {"school": kind, "grade": pupil.grade, "left": pupil.left}


def age_limit(group: str, year: int, values: Values) -> AgeLimit:
    """§ 5.3, 18.2: limits of U groups and of school groups, with or without ``WK``.

    Raises RuleBookError for a group that has no age, such as WK HR, or does not exist.
    """
    named = group if group.startswith("WK ") else f"WK {group}"
    return _school_limit(named, year, values) or age_group_limit(group, year, values)


def _school_limit(group: str, year: int, values: Values) -> AgeLimit | None:
    ages = dict(zip(values.words("18.2", "groups"), values.numbers("18.2", "ages"), strict=True))
    if group not in ages:
        return None
    girls = group in values.words("18.2", "girls")
    first_day = values.day_in("18.2", "first_birthday", year - ages[group])
    return AgeLimit(born_from=first_day, sex="w" if girls else None)


def of_one_school(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.5: pupils of one school; without a player there is no team, nor any match point.

    What follows for a pupil of another school is for the director (20.1).
    """
    lineup = match.lineup(side)
    if competition(match.division) != SCHOOLS:
        return
    if not lineup.present():
        yield Finding(
            rule="18.5",
            consequence="18.5",
            sentence=values.say("18.5", team=lineup.team),
            side=side,
            team=lineup.team,
            effect=Effect.TEAM_ABSENT,
            boards=tuple(match.boards()),
        )
    for seat in lineup.seated:
        schooling = lineup.pupils.get(seat[1].ident)
        if schooling and schooling[0].school != lineup.club:
            yield at_board(
                values,
                "18.5",
                match,
                side,
                seat,
                name="elsewhere",
                consequence="20.1",
                effect=Effect.NONE,
            )


def reported_before(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.6: players are reported in writing before round 1; the director decides (20.1)."""
    if competition(match.division) == SCHOOLS:
        for seat in match.lineup(side).seated:
            if seat[1].place is None:
                yield at_board(
                    values, "18.6", match, side, seat, consequence="20.1", effect=Effect.NONE
                )


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


def keeps_order(match: MatchFacts, side: Side, values: Values) -> Iterator[Finding]:
    """§ 18.10: the order at the boards is fixed; 10.9 sets what follows, 10.10 does not apply."""
    if competition(match.division) == SCHOOLS:
        yield from wrong_order("18.10", match, side, values)
