"""What is the matter with the demo season's clubs, players and lists before the first match."""

from dataclasses import replace
from datetime import date, timedelta

from league.facts.registrations import Kind
from tests.worlds.season_draft import Draft, enrol, put_on_list, youth_born

LONG_REGISTERED = date(2024, 7, 1)
FIRST_FIDE_ID = 990000001
"""Above all numbers that FIDE has given out."""


def prepare(draft: Draft) -> None:
    """Put the stories of the lists into the draft."""
    for story in (
        _titles,
        _foreigners_and_guests,
        _suspended_club,
        _late_lists,
        _too_strong_too_far_back,
        _too_many_on_a_list,
        _registered_after_the_draw,
        _eligible_on_the_postmark,
    ):
        story(draft)


def at(draft: Draft, team: str, place: int) -> str:
    """Return who stands at a place of a list."""
    return draft.lists[team][place - 1].ident


def change_team(draft: Draft, team: str, submitted: date) -> None:
    draft.teams[team] = replace(draft.teams[team], list_submitted=submitted)


def _titles(draft: Draft) -> None:
    strong = [p for p in draft.players.values() if (p.rating or 0) >= 2230]
    for number, player in enumerate(strong):
        rating = (player.rating or 0) + 5 * (number % 7) - 20
        title = "FM" if rating >= 2260 else None
        fide_id = FIRST_FIDE_ID + number
        draft.players[player.ident] = replace(
            player, fide_id=fide_id, fide_rating=rating, title=title
        )


def _foreigners_and_guests(draft: Draft) -> None:
    """§ 1.7: within the limits; one of the foreigners has only a FIDE rating."""
    join(draft, "QUA1", 2150, nation="CRO")
    join(draft, "DOR1", 2140, nation="GER", equal="c")
    join(draft, "DOR1", 2120, nation="HUN")
    join(draft, "HIR1", 1880, nation="UKR", equal="e")
    join(draft, "KAL1", 1850, kind=Kind.GUEST)
    join(draft, "ZEL1", 1870, kind=Kind.DISTRICT_GUEST)
    ident = join(draft, "REB1", 2130, nation="SLO")
    player = draft.players[ident]
    draft.players[ident] = replace(player, rating=None, fide_rating=2130)


def join(
    draft: Draft,
    team: str,
    rating: int,
    *,
    nation: str = "AUT",
    kind: Kind = Kind.HOME,
    equal: str | None = None,
) -> str:
    """Enrol a player with a team's club and put him on its list by his rating."""
    club = draft.teams[team].club
    ident = enrol(
        draft, club, rating, nation=nation, kind=kind, equal=equal, reported=LONG_REGISTERED
    )
    put_on_list(draft, team, ident)
    return ident


def _suspended_club(draft: Draft) -> None:
    """§ 1.3: for the third round of the Landesliga."""
    club = draft.teams["FIR1"].club
    draft.clubs[club] = replace(
        draft.clubs[club], suspended_from=date(2026, 10, 5), suspended_until=date(2026, 10, 15)
    )


def _late_lists(draft: Draft) -> None:
    """§ 13.6 and 7.3: both lists stand in strict Elo order already, so their order stays."""
    change_team(draft, "HOC1", date(2026, 9, 10))
    change_team(draft, "WEI1", date(2026, 9, 9))


def _too_strong_too_far_back(draft: Draft) -> None:
    """§ 4.4.a.1: five places further back than his Elo allows."""
    entries = draft.lists["TRA1"]
    entries.insert(6, entries.pop(1))
    draft.lists["TRA1"] = [replace(entry, place=n) for n, entry in enumerate(entries, 1)]


def _too_many_on_a_list(draft: Draft) -> None:
    """§ 4.4.d.3: one more than the clubs agreed on."""
    limit = draft.divisions["kl-sued"].max_size or 0
    while len(draft.lists["VEI1"]) <= limit:
        join(draft, "VEI1", 1400 - 30 * len(draft.lists["VEI1"]))


def _registered_after_the_draw(draft: Draft) -> None:
    """§ 1.4.c: he holds his eligibility before the first match, but not at the draw."""
    ident = enrol(draft, draft.teams["LIN1"].club, 1790, reported=date(2026, 9, 10))
    put_on_list(draft, "LIN1", ident)


def _eligible_on_the_postmark(draft: Draft) -> None:
    """§ 1.4.b: decided for the very day of the postmark; a note in every match."""
    ident = at(draft, "OST1", 2)
    day = date(2026, 8, 3)
    draft.registrations[:] = [
        replace(entry, reported=day, eligible_from=day) if entry.ident == ident else entry
        for entry in draft.registrations
    ]


def late_nomination(draft: Draft, team: str, rating: int, nominated: date) -> str:
    """Enrol an adult and put him on a list as nominated on a day."""
    reported = nominated - timedelta(days=14)
    ident = enrol(draft, draft.teams[team].club, rating, reported=reported)
    put_on_list(draft, team, ident, nominated=nominated)
    return ident


def late_youth(draft: Draft, team: str, day: date) -> str:
    """Enrol a domestic U18 and append him to a list on the same day."""
    ident = enrol(draft, draft.teams[team].club, 1100, born=youth_born(draft), reported=day)
    put_on_list(draft, team, ident, len(draft.lists[team]) + 1, day)
    return ident
