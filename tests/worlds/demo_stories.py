"""What happens in the demo season's matches: every paragraph that is checked is broken once."""

from dataclasses import replace
from datetime import date, time, timedelta

from league.facts.matches import BOTH_LOST
from league.facts.registrations import Kind
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry
from tests.worlds.demo_people import at, join, late_nomination, late_youth
from tests.worlds.season_draft import Draft, Played, enrol, put_on_list, youth_born

BUNDESLIGA_DAYS = (date(2026, 10, 17), date(2026, 10, 18), date(2026, 10, 31), date(2026, 11, 1))


def tell(draft: Draft) -> None:
    """Put the stories of the matches into the draft."""
    for story in (
        _not_registered,
        _left_the_club,
        _not_yet_eligible,
        _reported_on_the_day,
        _district_guest_in_the_landesliga,
        _two_foreigners,
        _two_games_at_once,
        _strangers,
        _reports,
        _gaps,
        _bound_above,
        _bound_by_the_bundesliga,
        _not_on_the_list,
        _wrong_order,
        _late_nomination,
        _foreign_youth,
        _no_youth,
        _front_player_below,
        _youth_on_two_lists,
        _bundesliga_club,
        _no_shows,
        _other_day,
        _late_player,
        _both_lost,
        _unfinished,
    ):
        story(draft)


def seat(draft: Draft, team: str, number: int, *idents: str) -> None:
    """Bring players into a lineup for the last adults in it, and keep the order of the list."""
    _key, match, side = draft.match(team, number)
    division = draft.divisions[draft.teams[team].division]
    seats, adults = match.seats[side], division.boards - division.youth_board
    kept = [ident for ident in seats[:adults] if ident is not None and ident not in idents]
    places = {entry.ident: entry.place for entry in draft.lists[team]}
    present: list[str] = [*kept[: adults - len(idents)], *idents]
    present.sort(key=lambda ident: places.get(ident, len(places)))
    seats[:adults] = present


def empty(draft: Draft, team: str, number: int, *boards: int, paid: bool = False) -> None:
    """Leave boards of a team empty, the gaps paid or not."""
    _key, match, side = draft.match(team, number)
    match.leave_empty(side, *boards)
    if paid:
        match.paid[side].update(boards)


def outsider(draft: Draft, team: str, rating: int) -> str:
    """Enrol a player with a team's club, on no list."""
    return enrol(draft, draft.teams[team].club, rating, reported=date(2023, 7, 1))


def _not_registered(draft: Draft) -> None:
    """§ 1.4.a: a player of another club."""
    seat(draft, "LIN1", 2, outsider(draft, "OST1", 1700))


def _left_the_club(draft: Draft) -> None:
    """§ 1.4.a: deregistered before the match."""
    ident = at(draft, "KAL1", 9)
    draft.registrations[:] = [
        replace(entry, deregistered=date(2026, 10, 10)) if entry.ident == ident else entry
        for entry in draft.registrations
    ]
    seat(draft, "KAL1", 3, ident)


def _not_yet_eligible(draft: Draft) -> None:
    """§ 1.4.a: nominated in time, but eligible only after the match."""
    ident = late_nomination(draft, "UNT1", 1700, date(2026, 10, 2))
    draft.registrations[-1] = replace(draft.registrations[-1], eligible_from=date(2026, 10, 20))
    seat(draft, "UNT1", 3, ident)


def _reported_on_the_day(draft: Draft) -> None:
    """§ 1.4.b: a youth appended to the list on the day of the match, and registered then too."""
    key, match, side = draft.match("KÜR1", 3)
    match.seats[side][-1] = late_youth(draft, "KÜR1", draft.fixtures[key].day)


def _district_guest_in_the_landesliga(draft: Draft) -> None:
    """§ 1.6."""
    seat(draft, "BEL1", 3, join(draft, "BEL1", 1950, kind=Kind.DISTRICT_GUEST))


def _two_foreigners(draft: Draft) -> None:
    """§ 1.7.a: the second one is surplus."""
    second = join(draft, "QUA1", 2060, nation="SLO")
    first = next(
        entry.ident for entry in draft.lists["QUA1"] if draft.players[entry.ident].nation == "CRO"
    )
    seat(draft, "QUA1", 4, first, second)


def _two_games_at_once(draft: Draft) -> None:
    """§ 2.6.e: the second team's match was brought forward to the hour of the first team's."""
    ident = at(draft, "ANN1", 9)
    put_on_list(draft, "ANN2", ident)
    day = date(2026, 10, 24)
    key, match, _side = draft.match("ANN2", 4)
    draft.fixtures[key] = replace(draft.fixtures[key], day=day, start=time(15))
    match.reported[:] = [day, day]
    seat(draft, "ANN1", 4, ident)
    seat(draft, "ANN2", 4, ident)


def _strangers(draft: Draft) -> None:
    """§ 4.1.b: on both lists, and used by both teams."""
    ident = at(draft, "NES2", 7)
    put_on_list(draft, "NES3", ident)
    seat(draft, "NES2", 1, ident)
    seat(draft, "NES3", 3, ident)


def _reports(draft: Draft) -> None:
    """§ 4.3.d: one is missing, one late."""
    _key, missing, side = draft.match("HIR2", 1)
    missing.reported[side] = None
    key, late, side = draft.match("LIN2", 2)
    late.reported[side] = draft.fixtures[key].day + timedelta(days=3)


def _gaps(draft: Draft) -> None:
    """§ 4.4.a.2: paid and unpaid; moving up to the youth is no gap; in the Klasse a note."""
    empty(draft, "DOR1", 2, 4, paid=True)
    empty(draft, "ANN2", 1, 5)
    empty(draft, "BEL2", 3, 7)
    empty(draft, "MUR2", 2, 3)


def _bound_above(draft: Draft) -> None:
    """§ 4.4.c.1: four games for the first team, then one for the second."""
    ident = at(draft, "FIS1", 9)
    put_on_list(draft, "FIS2", ident)
    for number in (1, 2, 3, 4):
        seat(draft, "FIS1", number, ident)
    seat(draft, "FIS2", 4, ident)


def _bound_by_the_bundesliga(draft: Draft) -> None:
    """§ 4.4.c.1: four games in the Bundesliga, without a declaration."""
    ident = at(draft, "GLA1", 1)
    draft.external_games += [ExternalGame(ident, "bundesliga-2", day) for day in BUNDESLIGA_DAYS]
    seat(draft, "GLA1", 5, ident)


def _not_on_the_list(draft: Draft) -> None:
    """§ 4.4.d."""
    seat(draft, "HIR1", 2, outsider(draft, "HIR1", 1690))


def _wrong_order(draft: Draft) -> None:
    """§ 4.4.d.1."""
    _key, match, side = draft.match("PFI2", 1)
    seats = match.seats[side]
    seats[1], seats[3] = seats[3], seats[1]


def _late_nomination(draft: Draft) -> None:
    """§ 4.4.d.5: two days after the confirmation is too early, three weeks are not."""
    ident = late_nomination(draft, "REB1", 2090, date(2026, 10, 1))
    seat(draft, "REB1", 2, ident)
    seat(draft, "REB1", 4, ident)


def _foreign_youth(draft: Draft) -> None:
    """§ 13.8.c."""
    club = draft.teams["HOC1"].club
    ident = enrol(
        draft, club, 1500, born=youth_born(draft), nation="HUN", reported=date(2024, 7, 1)
    )
    put_on_list(draft, "HOC1", ident)
    _key, match, side = draft.match("HOC1", 4)
    match.seats[side][-1] = ident


def _no_youth(draft: Draft) -> None:
    """§ 13.8.e: adults only."""
    _key, match, side = draft.match("SUL2", 2)
    match.seats[side][:] = [at(draft, "SUL2", place) for place in (1, 2, 3, 4, 5, 6, 7, 9)]


def _front_player_below(draft: Draft) -> None:
    """§ 4.4.d.2."""
    put_on_list(draft, "GLA2", at(draft, "GLA1", 3))


def _youth_on_two_lists(draft: Draft) -> None:
    """§ 13.8.d: named for the youth board of both."""
    named = next(entry for entry in draft.lists["PFI1"] if entry.youth_board)
    put_on_list(draft, "PFI2", named.ident)
    draft.lists["PFI2"] = [
        replace(entry, youth_board=True) if entry.ident == named.ident else entry
        for entry in draft.lists["PFI2"]
    ]


def _bundesliga_club(draft: Draft) -> None:
    """§ 17: a front player plays; so does a declared one, beside a guest. His games don't bind."""
    club = draft.teams["ERZ1"].club
    front = [outsider(draft, "ERZ1", 2480 - 20 * number) for number in range(6)]
    draft.national_squads += [
        NationalSquadEntry(club, "bundesliga-2", place, ident)
        for place, ident in enumerate(front, 1)
    ]
    undeclared, declared = front[4:]
    put_on_list(draft, "ERZ1", undeclared)
    put_on_list(draft, "ERZ1", declared)
    draft.declarations.append(Declaration(club, declared))
    draft.external_games += [ExternalGame(declared, "bundesliga-2", d) for d in BUNDESLIGA_DAYS]
    seat(draft, "ERZ1", 4, undeclared)
    seat(draft, "ERZ1", 5, declared, join(draft, "ERZ1", 2010, kind=Kind.GUEST))


def _no_shows(draft: Draft) -> None:
    """§ 7.1: fewer than half came, then nobody; in the lowest Klasse it costs nothing."""
    empty(draft, "GAM1", 2, 4, 5, 6, 7, 8)
    empty(draft, "GAM1", 5, *range(1, 9))
    _key, match, side = draft.match("GAM1", 5)
    match.reported[side] = None
    empty(draft, "OST1", 3, 3, 4, 5, 6)


def _other_day(draft: Draft) -> None:
    """§ 7.4."""
    key, match, _side = draft.match("WEI1", 3)
    match.played_on[5] = draft.fixtures[key].day - timedelta(days=1)


def _late_player(draft: Draft) -> None:
    """§ 2.6.b."""
    _key, match, _side = draft.match("MUR1", 2)
    match.remarks[6] = "late away"


def _both_lost(draft: Draft) -> None:
    _key, match, _side = draft.match("WEI1", 2)
    match.results[0] = BOTH_LOST


def _unfinished(draft: Draft) -> None:
    """The last match that was begun in each division: games still open, one report outstanding."""
    last: dict[str, Played] = {key[0]: match for key, match in draft.played.items()}
    for match in last.values():
        match.results[-3:] = [None, None, None]
        match.reported[1] = None
