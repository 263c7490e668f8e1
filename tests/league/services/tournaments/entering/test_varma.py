"""Restricted drawings on record: who is kept apart, what is refused, why a number was possible."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fixtures.round_robin import berger
from league.errors import InputError
from league.facts.tournaments import Entrant, Numbers, NumbersBy, System, Tournament
from league.language import use
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.tournaments.announcing import records
from league.services.tournaments.entering import entries, numbers
from league.services.tournaments.papers.numbers import numbers_paper
from league.storage.database import opened as where
from tests.league.services.events.test_events import youths
from tests.worlds.acting import OFFICIAL
from tests.worlds.paper_world import open_world


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    use("en")
    open_world(tmp_path, youths())
    yield
    transactions.close_file()


def hold(federations: str, *, clubs: str = "") -> None:
    """A round robin of guests a, b, c, ... of these federations, a letter each."""
    cup = Tournament(id="cup", name="Cup", system=System.ROUND_ROBIN)
    records.create_tournament(None, cup, actor=OFFICIAL)
    for at, federation in enumerate(federations):
        club = clubs[at] if clubs else ""
        key = chr(ord("a") + at)
        guest = Entrant(
            tournament="cup", key=key, name=f"Dr. {key}", federation=federation * 3, club=club
        )
        entries.enter(None, "cup", guest, actor=OFFICIAL)


def draw(by: NumbersBy = NumbersBy.VARMA, seed: int = 5) -> Numbers:
    return numbers.give_numbers(None, "cup", by, seed=seed, actor=OFFICIAL)


def late_pairs(order: tuple[str, ...]) -> list[set[str]]:
    """Keys that meet in the last three rounds, by the Berger table."""
    last = berger(len(order))[-3:]
    return [{order[one - 1], order[two - 1]} for pairs in last for one, two in pairs]


def desk() -> Desk:
    return open_desk(where(), OFFICIAL)


def test_8_6_players_of_one_federation_do_not_meet_late() -> None:
    hold("AAABBCCDEF")
    made = draw()
    late = late_pairs(made.order)
    assert not [pair for pair in late if pair <= set("abc") or pair in ({"d", "e"}, {"f", "g"})]
    assert made.seed == 5
    assert dict(made.groups)["a"] == "AAA"


def test_8_6_where_all_are_of_one_federation_clubs_are_kept_apart() -> None:
    hold("A" * 9, clubs="XXXYYZ123")
    made = draw()
    assert dict(made.groups)["a"] == "X"
    assert not [pair for pair in late_pairs(made.order) if pair <= set("abc")]


def test_8_6_too_many_of_one_federation_are_refused_with_a_way_out() -> None:
    hold("AAAABBCDEF")
    with pytest.raises(InputError, match="AAA has 4 players; the tables have room for 3"):
        draw()
    made = draw(NumbersBy.RESTRICTED)
    assert not [pair for pair in late_pairs(made.order) if pair <= set("abcd")]


def test_8_6_the_tables_are_for_nine_and_more() -> None:
    hold("AABBCDEF")
    with pytest.raises(InputError, match="9 to 24, not 8"):
        draw()
    made = draw(NumbersBy.RESTRICTED)
    assert not [pair for pair in late_pairs(made.order) if pair in ({"a", "b"}, {"c", "d"})]


def test_8_6_one_page_says_why_each_number_was_possible() -> None:
    hold("AAABBCCDEF")
    made = draw()
    paper = numbers_paper(desk(), "cup")
    assert [row.number for row in paper.rows] == list(range(1, 11))
    assert dict(paper.groups)["A"] == "3, 4, 8"
    second = next(row for row in paper.rows if row.number == made.order.index("b") + 1)
    assert "drawn among" in second.why
    assert "meets" in second.why


def test_8_6_the_page_holds_when_somebody_is_corrected_later() -> None:
    hold("AAABBCCDEF")
    draw()
    before = numbers_paper(desk(), "cup")

    def renamed(one: Entrant) -> Entrant:
        return replace(one, name="Zeta, Anna", federation="ZZZ")

    entries.change_entrant(None, "cup", "a", renamed, actor=OFFICIAL, why="misspelt")
    after = numbers_paper(desk(), "cup")
    assert [row.why for row in after.rows] == [row.why for row in before.rows]
