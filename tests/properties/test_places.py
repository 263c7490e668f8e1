"""Places in championships of the youth federation: whatever the candidates are, these hold."""

from datetime import date
from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from league.facts.places import Candidate, Championship, FreePlace, PaidEntry
from league.rulebooks import load

BOOK = load("sjrp-2025")
YEAR, DAY = 2026, date(2026, 1, 1)
REGIONS = ("Rheinland", "Rheinhessen", "Pfalz")
SCHOOL_REGIONS = ("Rheinland-Trier", "Rheinland-Koblenz", "Rheinhessen", "Pfalz")
MOST = {"em-u12": 3 * 6 + 2, "em-u10": 3 * 6 + 2, "em-u12w": 3 * 2, "em-u10w": 3 * 2}
"""§ 8.1: six of each of three regions, two girls; § 8.2: two of the host besides."""
SCHOOLS = {"wk-2": 4 * 2, "wk-hr": 4 * 2, "wk-g": 4 * 4}
"""§ 18.3, 18.4: two schools of each of four regions, four primary schools."""
days = st.dates(date(2025, 6, 1), date(2026, 3, 1))


@st.composite
def championships(
    draw: st.DrawFn, events: tuple[str, ...], regions: tuple[str, ...]
) -> Championship:
    numbers = count(1)
    one = st.builds(
        Candidate,
        ident=st.builds(lambda: f"p{next(numbers)}"),
        region=st.sampled_from(("", *regions)),
        place=st.none() | st.integers(1, 12),
        champion=st.lists(
            st.tuples(st.sampled_from(("U8", "U10", "U12w", "U12")), st.integers(2024, 2026)),
            max_size=1,
        ).map(tuple),
        born=st.none() | st.dates(date(2010, 1, 1), date(2019, 1, 1)),
        sex=st.sampled_from(("", "m", "w")),
        host=st.booleans(),
        took_part=st.booleans(),
        moved=st.none() | days,
        requested=st.none() | days,
        free=st.none() | st.builds(FreePlace, days, st.none() | days),
    )
    candidates = tuple(draw(st.lists(one, max_size=40)))
    cancelled, named, called = (
        [who.ident for who in candidates if draw(st.integers(0, most)) == 0] for most in (5, 9, 9)
    )
    division = BOOK.divisions[draw(st.sampled_from(events))]
    entries = {who.ident: draw(entered(division.id)) for who in candidates}
    return Championship(
        division, YEAR, candidates, frozenset(cancelled), None, tuple(named), frozenset(called),
        draw(st.sampled_from((None, entries))), draw(days),
    )  # fmt: skip


def entered(event: str) -> st.SearchStrategy[PaidEntry]:
    some = st.none() | days
    return st.builds(
        PaidEntry, st.just(event), st.just(YEAR), some, some, replacement=st.booleans()
    )


@settings(max_examples=80, deadline=None)
@given(championships(("em-u14", "em-u8", "vm-u12", *MOST), REGIONS))
def test_everybody_is_in_one_place_of_the_answer(facts: Championship) -> None:
    found = BOOK.events.places(facts, BOOK.on(DAY))
    named = [
        *(one.ident for one in found.qualified),
        *found.following,
        *(str(one.player) for one in found.refused),
        *found.undecided,
    ]
    assert len(named) == len(set(named))
    gone = {one.ident for one in facts.candidates} - set(named)
    assert gone <= facts.cancelled
    assert not facts.cancelled & {one.ident for one in found.qualified}


@settings(max_examples=80, deadline=None)
@given(championships(tuple(MOST), REGIONS))
def test_no_field_of_children_exceeds_its_places(facts: Championship) -> None:
    found = BOOK.events.places(facts, BOOK.on(DAY))
    titled = {one.ident for one in facts.candidates if one.champion}
    counted = [
        one
        for one in found.qualified
        if one.paragraph == "8.2" or (one.paragraph == "8.1" and one.ident not in titled)
    ]
    assert found.open is not None
    assert len(counted) <= MOST[facts.division.id]
    assert 0 <= found.open <= MOST[facts.division.id]
    replacing = [
        one for one in found.qualified if one.paragraph == "8.3" and one.ident in facts.called
    ]
    if not titled:
        # Further places need nobody to cancel (8.3).
        left = MOST[facts.division.id] - len(counted) - len(replacing)
        assert found.open == max(0, left)


@settings(max_examples=80, deadline=None)
@given(championships(tuple(SCHOOLS), SCHOOL_REGIONS))
def test_no_field_of_schools_exceeds_its_places(facts: Championship) -> None:
    found = BOOK.events.places(facts, BOOK.on(DAY))
    assert len(found.qualified) + (found.open or 0) == SCHOOLS[facts.division.id]
