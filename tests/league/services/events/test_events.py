"""§ 4.2 and 8 to 19 through services: Ausschreibung, entries, places, titles."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from league.errors import InputError, NotFoundError, RuleBookError
from league.facts.actors import official
from league.facts.events import EventFile
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Season
from league.services.events import records, views
from league.services.journal import views as journal
from league.services.session import transactions
from league.views.events import EventView
from tests.worlds.paper_world import BY, CLOSING, EVENT_DAY, FULL, open_world, season

ISSUED = date(2012, 1, 10)


def youths() -> Season:
    """22 U18 (born 1994 or later) of club 601, y1 the strongest."""
    before = season()
    people = tuple(
        Player(f"y{n}", f"Jung{n:02}", "Ed", date(1995, 1, n), rating=1500 - n, nation="AUT")
        for n in range(1, 23)
    )
    held = tuple(Registration(one.ident, "601", Kind.HOME, date(2010, 1, 1)) for one in people)
    return replace(
        before, players=(*before.players, *people), registrations=(*before.registrations, *held)
    )


@pytest.fixture(autouse=True)
def _file(tmp_path: Path) -> Iterator[None]:
    open_world(tmp_path, youths())
    yield
    transactions.close_file()


def steps() -> int:
    assert journal.verify() is None
    return len(journal.rows())


def create(**changes: Any) -> EventView:
    event = EventFile("u18", "U18", 2012, EVENT_DAY, FULL)
    return records.create_event(None, replace(event, **changes), actor=official(BY))


def issued(**changes: Any) -> None:
    create(**changes)
    records.issue_event(None, "u18", ISSUED, actor=official(BY))


def enter(ident: str, **changes: Any) -> EventView:
    return records.enter(None, "u18", ident, actor=official(BY), **({"day": CLOSING} | changes))


def test_4_2_a_complete_ausschreibung_goes_out() -> None:
    before = steps()
    assert create().lacks == ()
    view = records.issue_event(None, "u18", ISSUED, actor=official(BY))
    assert view.file.issued == ISSUED
    assert steps() == before + 2


@pytest.mark.parametrize(
    ("empty", "rule"),
    [
        ({"name": " "}, "4.2.a"),
        ({"organiser": ""}, "4.2.a"),
        ({"eligible": ""}, "4.2.b"),
        ({"closing": None}, "4.2.c"),
        ({"entry_fee": None}, "4.2.c"),
        ({"deposit": None}, "4.2.c"),
        ({"venue": ""}, "4.2.d"),
        ({"dates": ()}, "4.2.d"),
        ({"time_control": ""}, "4.2.d"),
        ({"titles": ""}, "4.2.e"),
        ({"prizes": ""}, "4.2.f"),
        ({"rules": ""}, "4.2.g"),
    ],
)
def test_4_2_with_a_part_missing_it_is_kept_back_and_the_part_named(
    empty: dict[str, Any], rule: str
) -> None:
    view = create(announcement=replace(FULL, **empty))
    assert [one.rule for one in view.lacks] == [rule]
    before = steps()
    with pytest.raises(InputError, match=rf"TUWO § {rule}"):
        records.issue_event(None, "u18", ISSUED, actor=official(BY))
    assert steps() == before
    records.change_announcement(None, "u18", lambda _old: FULL, actor=official(BY))
    assert records.issue_event(None, "u18", ISSUED, actor=official(BY)).file.issued == ISSUED


def test_4_2_what_is_out_is_not_changed_nor_issued_again() -> None:
    issued()
    with pytest.raises(InputError, match=r"went out on 10 Jan 2012 \(TUWO § 4\.2\)"):
        records.change_announcement(
            None, "u18", lambda old: replace(old, prizes="More"), actor=official(BY)
        )
    with pytest.raises(InputError, match=r"went out on 10 Jan 2012 \(TUWO § 4\.2\)"):
        records.issue_event(None, "u18", ISSUED, actor=official(BY))


@pytest.mark.parametrize(
    ("changes", "error", "sentence"),
    [
        ({"kind": "U9"}, RuleBookError, "U9"),
        ({"id": " "}, InputError, r"no name.*§ 4\.2"),
        ({"day": date(2013, 3, 3)}, InputError, r"3 Mar 2013.*§ 4\.2\.d"),
        ({"year": 2011}, InputError, r"2011.*3 Mar 2012.*§ 4\.2\.d"),
        ({"announcement": replace(FULL, entry_fee=-1)}, InputError, r"-1.*§ 4\.2\.c"),
        ({"announcement": replace(FULL, deposit=10.5)}, InputError, r"10\.5.*§ 4\.2\.c"),  # type: ignore[arg-type]  # as typed by a person
        (
            {"announcement": replace(FULL, closing=date(2012, 3, 4))},
            InputError,
            r"4 Mar 2012.*§ 4\.2\.c",
        ),
    ],
)
def test_4_2_what_cannot_be_on_file(
    changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    before = steps()
    with pytest.raises(error, match=sentence):
        create(**changes)
    assert steps() == before
    assert views.event_views(None) == []


def test_4_2_the_same_event_is_not_created_twice() -> None:
    create()
    with pytest.raises(InputError, match="u18"):
        create()


# Entries


def test_10_iii_3_a_youth_enters_and_has_a_place() -> None:
    issued()
    view = enter("y1")
    assert (view.findings, view.names) == ((), {"y1": "Jung01 Ed"})
    assert [(one.ident, one.paragraph) for one in view.field.places] == [("y1", "10.III.4.c")]


def test_10_iii_3_an_adult_is_refused_unless_somebody_decides() -> None:
    issued()
    before = steps()
    with pytest.raises(InputError, match=r"TUWO § 10\.III\.3"):
        enter("101")
    assert steps() == before
    view = enter("101", despite="Decided by the Jugendreferent.")
    assert [one.rule for one in view.findings] == ["10.III.3"]
    assert view.field.places == ()
    assert journal.rows()[-1].why == "Decided by the Jugendreferent."


def test_4_2_c_an_entry_after_the_closing_date_is_late() -> None:
    issued()
    with pytest.raises(InputError, match=r"TUWO § 4\.2\.c"):
        enter("y1", day=date(2012, 2, 21))


@pytest.mark.parametrize(
    ("ident", "changes", "error", "sentence"),
    [
        ("nobody", {}, NotFoundError, "nobody"),
        ("y1", {}, InputError, "Entered twice: y1"),
        ("y2", {"day": date(2012, 1, 9)}, InputError, r"not out on 9 Jan 2012 \(TUWO § 4\.2\)"),
    ],
)
def test_4_2_what_cannot_be_entered(
    ident: str, changes: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    issued()
    enter("y1")
    before = steps()
    with pytest.raises(error, match=sentence):
        enter(ident, **changes)
    assert steps() == before


def test_4_2_before_it_is_out_nobody_enters() -> None:
    create()
    with pytest.raises(InputError, match="not out"):
        enter("y1")
    with pytest.raises(NotFoundError, match="on file are: u18"):
        records.enter(None, "x", "y1", CLOSING, actor=official(BY))


def test_an_entry_is_withdrawn() -> None:
    issued()
    enter("y1")
    view = records.withdraw(None, "u18", "y1", actor=official(BY), why="Ill.")
    assert view.file.entries == ()
    with pytest.raises(NotFoundError, match="y1"):
        records.withdraw(None, "u18", "y1", actor=official(BY), why="Ill.")


# Places


def test_10_iii_4_places_by_last_year_then_u16_then_rating() -> None:
    issued()
    for number in range(1, 23):
        enter(f"y{number}")
    places = {"last": ["y22"], "U16": ["y21"]}
    view = records.qualify(None, "u18", earlier=places, actor=official(BY))
    first = [(one.ident, one.paragraph) for one in view.field.places[:3]]
    assert first == [("y22", "10.III.4.a"), ("y21", "10.III.4.b"), ("y1", "10.III.4.c")]
    # 22 entered; § 10.III.2 has 20 places: a finding, and two wait.
    assert [one.rule for one in view.findings] == ["10.III.2"]
    assert view.field.waiting == ("y19", "y20")


def test_who_qualifies_is_a_known_player_and_named_once() -> None:
    issued()
    with pytest.raises(NotFoundError, match="nobody"):
        records.qualify(None, "u18", nominated=["nobody"], actor=official(BY))
    with pytest.raises(InputError, match="Named twice: y1"):
        records.qualify(None, "u18", nominated=["y1", "y1"], actor=official(BY))
    # The first word says what brings the place; forgotten, a player would stand there.
    with pytest.raises(InputError, match="“y1” is a player"):
        records.qualify(None, "u18", earlier={"y1": ["y2"]}, actor=official(BY))


# Titles


def test_10_iii_5_the_title_with_the_year() -> None:
    issued()
    for ident in ("y1", "y2"):
        enter(ident)
    with pytest.raises(InputError, match="no final ranking"):
        views.titles_of(*views.on_file(None, "u18"))
    won = records.rank(None, "u18", ["y2", "y1"], actor=official(BY))
    assert won.title.endswith(" 2012")
    assert won.holder == "y2"
    assert views.event_view(None, "u18").file.ranking == ("y2", "y1")


def test_only_who_entered_is_ranked() -> None:
    issued()
    enter("y1")
    with pytest.raises(NotFoundError, match="y2"):
        records.rank(None, "u18", ["y1", "y2"], actor=official(BY))


def test_12_b_an_event_without_a_title_has_none() -> None:
    issued(kind="kreis-open")
    enter("101")
    won = records.rank(None, "u18", ["101"], actor=official(BY))
    assert (won.title, won.holder) == ("", "101")
    (line,) = views.cited(None, views.event_view(None, "u18").findings) or [""]
    assert line == ""
