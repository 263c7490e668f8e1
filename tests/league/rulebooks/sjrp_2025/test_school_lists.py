"""SJRP § 18: lists of school teams, and pupils whose school is on file."""

from dataclasses import dataclass, replace
from datetime import date

import pytest

from league.errors import InputError
from league.facts.lists import ListFacts
from league.facts.matches import LOSS, WIN, Side
from league.facts.schools import Pupil, School, Schooling, SchoolTeam
from league.facts.squads import Member
from league.findings import Effect
from tests.league.rulebooks.sjrp_2025.sjrp_world import (
    DAY,
    YEAR,
    YOUNG,
    book,
    division,
    judged,
    listed,
    match,
    member,
    only,
    values,
)

HERE = School("901", "realschule-plus", "Pfalz")
COMPANION = SchoolTeam("R1", "Petra Muster", adult=True)


@dataclass(frozen=True)
class OnFile:
    """A player with what is on file of his school."""

    member: Member
    schooling: Schooling


def pupil(
    kind: str,
    grade: int | None = None,
    *,
    branch: bool = False,
    left: date | None = None,
    where: str = "901",
    born: date | None = YOUNG,
    sex: str = "w",
) -> OnFile:
    told = Pupil("p1", where, grade, branch, left)
    return OnFile(member(1, born=born, sex=sex), (told, School(where, kind, "Pfalz")))


def school_list(
    id: str,
    one: OnFile | Member,
    *,
    school: School | None = HERE,
    told: SchoolTeam | None = COMPANION,
    submitted: date | None = None,
) -> ListFacts:
    known = {"p1": one.schooling} if isinstance(one, OnFile) else {}
    return ListFacts(
        division(id),
        YEAR,
        (one.member if isinstance(one, OnFile) else one,),
        submitted=submitted,
        begins=DAY,
        school=school,
        school_team=told,
        pupils=known,
    )


def rules(facts: ListFacts) -> list[str]:
    return [rule for rule, _player in listed(facts)]


@pytest.mark.parametrize(
    ("id", "kind", "grade", "branch", "fits"),
    [
        ("wk-hr", "realschule-plus", 4, False, False),
        ("wk-hr", "realschule-plus", 5, False, True),
        ("wk-hr", "realschule-plus", 10, False, True),
        ("wk-hr", "realschule-plus", 11, False, False),
        ("wk-hr", "gesamtschule", 7, False, True),
        ("wk-hr", "gesamtschule", 7, True, False),
        ("wk-hr", "gymnasium", 7, False, False),
        ("wk-hr", "grundschule", 4, False, False),
        ("wk-g", "grundschule", 1, False, True),
        ("wk-g", "grundschule", 4, False, True),
        ("wk-g", "grundschule", 5, False, False),
        ("wk-g", "gymnasium", 4, False, False),
        ("wk-gm", "grundschule", 4, False, True),
        ("wk-gm", "grundschule", 5, False, False),
        ("wk-2", "gymnasium", 12, False, True),
        ("wk-2", "gesamtschule", 12, True, True),
        ("wk-1", "erwachsenenbildung", 12, False, False),
    ],
)
def test_18_2_kind_of_school_and_class(
    id: str, kind: str, grade: int, branch: bool, fits: bool
) -> None:
    one = pupil(kind, grade, branch=branch)
    assert rules(school_list(id, one)) == ([] if fits else ["18.2"])
    here = (one.schooling[0], one.schooling[1])
    facts = match(id, pupils={"p1": (replace(here[0], school="Alpha"), here[1])})
    assert judged(facts).boards[0] == (WIN if fits else LOSS)


@pytest.mark.parametrize("id", ["wk-hr", "wk-g", "wk-gm"])
def test_18_2_a_class_that_is_not_on_file_is_named_where_the_group_asks_for_it(id: str) -> None:
    kind = "realschule-plus" if id == "wk-hr" else "grundschule"
    assert rules(school_list(id, pupil(kind))) == ["18.2"]
    assert rules(school_list("wk-4", pupil(kind))) == []


@pytest.mark.parametrize(
    ("id", "left", "fits"),
    [
        # The running school year of 9 May 2026 began on 1 August 2025.
        ("wk-1", date(2025, 7, 31), False),
        ("wk-1", date(2025, 8, 1), True),
        ("wk-m", date(2025, 8, 1), True),
        ("wk-2", date(2025, 8, 1), False),
        ("wk-2", DAY, False),
        ("wk-2", DAY.replace(day=10), True),
    ],
)
def test_18_2_leavers_of_the_running_school_year(id: str, left: date, fits: bool) -> None:
    one = pupil("gymnasium", 12, left=left)
    assert rules(school_list(id, one)) == ([] if fits else ["18.2"])


@pytest.mark.parametrize(
    ("id", "just_too_old"),
    [
        ("wk-1", date(2005, 1, 1)),
        ("wk-2", date(2008, 1, 1)),
        ("wk-3", date(2011, 1, 1)),
        ("wk-4", date(2013, 1, 1)),
        ("wk-m", date(2005, 1, 1)),
    ],
)
def test_18_2_ages_are_judged_when_a_list_is_handed_in(id: str, just_too_old: date) -> None:
    assert rules(school_list(id, pupil("gymnasium", born=just_too_old))) == ["18.2"]
    young = just_too_old.replace(day=2)
    assert rules(school_list(id, pupil("gymnasium", born=young))) == []


@pytest.mark.parametrize("id", ["wk-m", "wk-gm"])
def test_18_2_a_boy_on_the_list_of_a_girls_group(id: str) -> None:
    assert rules(school_list(id, pupil("grundschule", 4, sex="m"))) == ["18.2"]
    assert rules(school_list(id, pupil("grundschule", 4, sex="w"))) == []


def test_18_1_a_school_of_which_nothing_is_on_file() -> None:
    one = pupil("grundschule", 4)
    assert rules(school_list("wk-g", one, school=School("901"))) == ["18.1"]
    assert rules(school_list("wk-g", one, school=None)) == []


@pytest.mark.parametrize(
    ("kind", "region", "rule"),
    [
        ("hochschule", "Pfalz", "18.1"),
        ("erwachsenenbildung", "Pfalz", "18.1"),
        ("gymnasium", "Saarland", "18.3"),
    ],
)
def test_18_1_18_3_what_the_book_does_not_have_is_refused(
    kind: str, region: str, rule: str
) -> None:
    with pytest.raises(InputError, match=rf"SJRP § {rule}"):
        book().schools.school(School("901", kind, region), values())


def test_18_1_18_3_a_school_is_spelled_as_the_book_does() -> None:
    found = book().schools.school(School("901", "Gymnasium", "trier"), values())
    assert found == School("901", "gymnasium", "Rheinland-Trier")


@pytest.mark.parametrize(("grade", "known"), [(0, False), (1, True), (13, True), (14, False)])
def test_18_1_classes_there_are(grade: int, known: bool) -> None:
    told = Pupil("p1", "901", grade)
    if known:
        assert book().schools.pupil(told, values()) == told
        return
    with pytest.raises(InputError, match=r"SJRP § 18\.1"):
        book().schools.pupil(told, values())


def test_18_5_pupils_of_one_school() -> None:
    assert rules(school_list("wk-4", pupil("gymnasium", where="902"))) == ["18.5"]
    assert rules(school_list("wk-4", member(1))) == ["18.5"]
    finding = only(match("wk-3", pupils={"p1": pupil("gymnasium", where="902").schooling}))
    assert (finding.rule, finding.consequence, finding.side) == ("18.5", "20.1", Side.HOME)
    assert finding.effect is Effect.NONE


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (SchoolTeam("R1"), ["18.5"]),
        (SchoolTeam("R1", "Petra Muster"), ["18.5"]),
        (SchoolTeam("R1", "Petra Muster", adult=True), []),
        # Eighteen on the first day of play, 9 May 2026.
        (SchoolTeam("R1", "Petra Muster", date(2008, 5, 9)), []),
        (SchoolTeam("R1", "Petra Muster", date(2008, 5, 10), adult=True), ["18.5"]),
        (None, []),
    ],
)
def test_18_5_somebody_of_age_comes_with_the_team(
    told: SchoolTeam | None, expected: list[str]
) -> None:
    assert rules(school_list("wk-4", pupil("gymnasium"), told=told)) == expected


def test_18_6_a_report_after_the_first_day_counts_for_nothing() -> None:
    facts = school_list("wk-4", pupil("gymnasium"), submitted=DAY)
    assert (rules(facts), book().list_order(facts, values()).order) == ([], ("p1",))
    facts = replace(facts, submitted=DAY.replace(day=10))
    assert (rules(facts), book().list_order(facts, values()).order) == (["18.6"], ())


def test_18_6_birth_dates_are_reported() -> None:
    assert rules(school_list("wk-hr", pupil("gesamtschule", 6, born=None))) == ["18.6"]


def test_18_8_who_is_reported_for_two_teams() -> None:
    facts = school_list("wk-4", pupil("gymnasium"))
    assert listed(replace(facts, other_teams={"p1": "Fluss 2"})) == [("18.8", "p1")]
    assert listed(replace(facts, other_teams={"p2": "Fluss 2"})) == []
