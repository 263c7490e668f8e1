"""Data of people, the federation and matches: what is stored, undone and refused."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league.errors import NotFoundError
from league.facts.actors import Actor, Grant, Right, Scope
from league.facts.clubs import Club
from league.facts.contacts import BankAccount, ClubContact, FederationContact, MatchContact, Officer
from league.facts.people import Player
from league.services.journal import views as journal
from league.services.matches.match_data import set_match_office
from league.services.registry.clubs import data, federation_data
from league.services.registry.people import person_data
from league.services.session import contacts
from tests.worlds.acting import OFFICIAL
from tests.worlds.league_world import SEASON as NAME
from tests.worlds.league_world import refused, season, stored
from tests.worlds.office_world import ANNA, SPELLED, WHY, drawn, now, person, undone


@pytest.fixture(autouse=True)
def file(tmp_path: Path) -> Iterator[Path]:
    with stored(tmp_path, season()) as path:
        yield path
        assert journal.verify() is None


# people


NEW = Player("500", "Novak", "Ján", date(1990, 5, 1), "m", "svk", 1750, 14900000, None, "fm")


def test_a_person_is_added_without_a_club_and_corrected() -> None:
    made = person_data.add_person(None, NEW, actor=OFFICIAL)
    assert person("500") == made == replace(NEW, nation="SVK", title="FM")
    after = replace(made, surname="Nowak", sex="w", born=date(1991, 5, 1), rating=None, title=None)
    person_data.correct_person(None, made, after, actor=OFFICIAL)
    assert person("500") == after


def test_each_step_about_a_person_is_undone() -> None:
    undone(lambda: person_data.add_person(None, NEW, actor=OFFICIAL))
    seen = person("a1")
    after = replace(seen, surname="Auer", given_name="Josef", fide_id=1600001)
    undone(lambda: person_data.correct_person(None, seen, after, actor=OFFICIAL))


def test_what_no_person_can_be_is_refused() -> None:
    def add(**changes: Any) -> Callable[[], object]:
        return lambda: person_data.add_person(None, replace(NEW, **changes), actor=OFFICIAL)

    def put(**changes: Any) -> Callable[[], object]:
        seen = person("a1")
        return lambda: person_data.correct_person(
            None, seen, replace(seen, **changes), actor=OFFICIAL
        )

    refused(add(ident="a1"), "a1 is the pass number of A1 already")
    refused(add(surname=""), "Surname: please fill in")
    refused(add(surname="x" * 200), "200 letters are too many")
    refused(add(born=date(2999, 1, 1)), "Nobody who plays was born on 1 Jan 2999")
    refused(add(born=date(1811, 1, 1)), "Nobody who plays was born")
    refused(add(nation="Austria"), "“Austria” is no country")
    refused(add(rating=0), "0 is no rating from 1 to 3500")
    refused(add(fide_rating=9999), "9999 is no rating")
    refused(add(fide_id=-1), "A FIDE number is above zero")
    refused(add(sex="x"), "neither m nor w")
    refused(add(title="Master of all"), "is no title")
    # a1 was registered with club A on 1 January 2005.
    refused(put(born=date(2005, 1, 1)), "was registered on 1 Jan 2005 and cannot be born")


def test_a_namesake_may_be_the_same_person() -> None:
    person_data.add_person(None, NEW, actor=OFFICIAL)
    same = replace(NEW, ident="501", born=None)
    other = replace(NEW, ident="502", born=date(1960, 1, 1))
    assert [one.ident for one in person_data.namesakes(now(), same)] == ["500"]
    assert person_data.namesakes(now(), other) == ()


# the federation, and a match


def letterhead(after: FederationContact) -> FederationContact:
    before = contacts.federation_office("Verband")
    return federation_data.set_federation_office(None, before, after, actor=OFFICIAL, why=WHY)


def test_the_federations_letterhead_is_kept_and_undone() -> None:
    office = FederationContact(
        "Landesverband",
        ("Postfach 1", "8010 Graz"),
        "office@example.org",
        "0316 12345",
        "example.org",
        BankAccount("Landesverband", SPELLED),
        (Officer("Spielleiter", "Karl Maier", division="KL"), replace(ANNA, role="Kassierin")),
    )
    undone(lambda: letterhead(office))
    made = letterhead(office)
    assert [(one.role, one.division) for one in made.officers] == [
        ("Spielleiter", "kl"),
        ("Kassierin", ""),
    ]
    undone(lambda: letterhead(replace(made, name="Verband", officers=made.officers[:1])))
    refused(lambda: letterhead(replace(made, mail="office")), "is no e-mail address")
    official = Officer("Spielleiter", "K", division="zz")
    refused(lambda: letterhead(replace(made, officers=(official,))), "There is no division “zz”")


def test_venue_and_deputies_of_a_match_are_kept_and_undone() -> None:
    drawn()
    key = next(one.key for one in now().fixtures)
    known = MatchContact("Volksschule", "Spielbeginn 15 Uhr", "Berta", "Cäsar")

    def put(after: MatchContact) -> MatchContact:
        before = contacts.match_office(NAME, key)
        return set_match_office(NAME, key, before, after, actor=OFFICIAL, why="")

    undone(lambda: put(known))
    put(known)
    refused(lambda: put(known), "Nothing is different")
    refused(lambda: put(replace(known, remarks="x" * 500)), "500 letters are too many")
    elsewhere = ("kl", 99, "A1", "B1")
    with pytest.raises(NotFoundError, match="is not on the calendar"):
        set_match_office(NAME, elsewhere, MatchContact(), known, actor=OFFICIAL, why="")


# rights


def test_who_registers_may_not_write_the_letterhead() -> None:
    registrar = Actor("Bert", (Grant(frozenset({Right.REGISTER})),))
    new = Club("G", "Club G")
    data.register_club(None, new, actor=registrar)
    before = contacts.federation_office("Verband")
    refused(
        lambda: federation_data.set_federation_office(
            None, before, replace(before, name="X"), actor=registrar, why=""
        ),
        "no right to this: letterhead and officials of the federation",
    )


def test_a_club_keeps_its_own_data_and_no_others() -> None:
    mine = Actor("Anna", (Grant(frozenset({Right.REGISTER}), Scope(season=NAME, club="A")),))
    office = ClubContact(venue="Gasthof Post")
    data.set_club_office(None, "A", ClubContact(), office, actor=mine, why="")
    refused(
        lambda: data.set_club_office(None, "B", ClubContact(), office, actor=mine, why=""),
        "no right to this",
    )
    refused(lambda: data.register_club(None, Club("G", "G"), actor=mine), "no right to this")
