"""The demo season: four divisions, half played, with a finding of every kind."""

from dataclasses import replace
from datetime import date, time
from random import Random

from league.facts.clubs import Club, Team
from league.facts.seasons import Division, Season
from tests.worlds.demo_people import prepare
from tests.worlds.demo_stories import tell
from tests.worlds.season_draft import Draft, found, play, schedule

YEAR = 2027
DRAWN_ON = date(2026, 8, 29)

PLACES = {
    "Graz": "Annagrund Belmering Dornhöfen Fischaug Glanzleiten Hirtenwöll Kalmbrück Lindwurz "
    "Murgarn Nesselhalden Ostenhagen",
    "Süd": "Pfirnanger Quarzried Rebenzeil Sulmstall Traubwies Unterzirm Veitsrain Weinzirm "
    "Zellrast Kürblingen",
    "Obersteiermark": "Erzhalden Firnboden Gamsried Hochzeil",
}
"""Coined places by Kreis; the first three letters are the teams' Kürzel."""

TEAMS = {
    "landesliga": "ANN1 BEL1 DOR1 GLA1 PFI1 QUA1 REB1 SUL1 ERZ1 FIR1 GAM1 HOC1",
    "kl-graz": "ANN2 BEL2 DOR2 GLA2 FIS1 HIR1 KAL1 LIN1 MUR1 NES1",
    "kl-sued": "PFI2 QUA2 REB2 SUL2 TRA1 UNT1 VEI1 WEI1 ZEL1 KÜR1",
    "k1-graz": "ANN3 BEL3 FIS2 HIR2 KAL2 LIN2 MUR2 NES2 NES3 OST1",
}

RATINGS = {"landesliga": 2240, "kl-graz": 1990, "kl-sued": 1980, "k1-graz": 1760}

DAYS = {
    "landesliga": "2026-09-19 2026-10-03 2026-10-10 2026-10-24 2026-11-07 2026-11-14 2026-12-05 "
    "2027-01-16 2027-01-30 2027-02-20 2027-03-13",
    "kl-graz": "2026-09-20 2026-10-04 2026-10-18 2026-10-25 2026-11-15 2026-11-29 2027-01-17 "
    "2027-02-07 2027-02-28",
    "kl-sued": "2026-09-20 2026-10-04 2026-10-18 2026-10-25 2026-11-15 2026-11-29 2027-01-17 "
    "2027-02-07 2027-02-28",
    "k1-graz": "2026-09-25 2026-10-09 2026-10-23 2026-11-06 2026-11-20 2026-12-04 2027-01-22 "
    "2027-02-12 2027-03-05",
}
"""Saturdays for the Landesliga, Sundays for the Kreisligen, Fridays for the Klasse."""

STARTS = {"landesliga": time(15), "kl-graz": time(10), "kl-sued": time(10), "k1-graz": time(18, 30)}

COMPLETE = {"landesliga": 5, "kl-graz": 4, "kl-sued": 4, "k1-graz": 4}
"""The last round that is entered as a whole; of the next one only the first matches are."""
BEGUN = 2


def demo_season() -> Season:
    """Return the demo season, always the same."""
    draft = Draft("2026/27", date(2026, 7, 1), YEAR, Random(64))
    draft.divisions.update({division.id: division for division in _divisions()})
    draft.clubs.update({club.id: club for club in _clubs()})
    for division, names in TEAMS.items():
        for slot, name in enumerate(names.split(), 1):
            _add_team(draft, division, name, slot)
        days = [date.fromisoformat(day) for day in DAYS[division].split()]
        schedule(draft, division, days, STARTS[division])
    prepare(draft)
    _play(draft)
    tell(draft)
    return draft.season()


def _divisions() -> list[Division]:
    return [
        _division("landesliga", "Landesliga", "landesliga", 0, None),
        _division("kl-graz", "Grazer Stadtliga", "kreisliga-graz", 1, "Graz"),
        _division("kl-sued", "Liga Süd", "kreisliga-sued", 1, "Süd"),
        _division("k1-graz", "1. Klasse Graz", "klasse-1", 2, "Graz"),
    ]


def _division(id: str, name: str, like: str, level: int, district: str | None) -> Division:
    klasse = like.startswith("klasse")
    return Division(
        id=id,
        name=name,
        like=like,
        tier=like.partition("-")[0],
        level=level,
        district=district,
        boards=6 if klasse else 8,
        lowest=klasse,
        youth_board=not klasse,
        max_size=16,
        late_nominations=5,
        draw=DRAWN_ON,
    )


def _clubs() -> list[Club]:
    kinds = ("Schachklub", "Schachfreunde", "SV Turm", "Springer")
    named = [(place, kreis) for kreis, places in PLACES.items() for place in places.split()]
    return [
        Club(
            id=str(901 + number),
            name=f"{kinds[number % len(kinds)]} {place}",
            short_name=place,
            district=kreis,
            state="Steiermark",
            member_since=date(1950 + 3 * number, 1, 1),
        )
        for number, (place, kreis) in enumerate(named)
    ]


def _add_team(draft: Draft, division: str, name: str, slot: int) -> None:
    clubs = draft.clubs.values()
    club = next(c for c in clubs if (c.short_name or "")[:3].upper() == name[:3])
    team = Team(
        id=name,
        name=f"{club.short_name} {name[3:]}",
        club=club.id,
        division=division,
        draw_number=slot,
        venue=f"Vereinslokal {club.short_name}",
        list_submitted=date(2026, 9, 1),
    )
    boards, youth_board = draft.divisions[division].boards, draft.divisions[division].youth_board
    rating = RATINGS[division] + draft.rng.randrange(-70, 70)
    found(draft, team, rating, boards + 1, 3 if youth_board else 0)
    if youth_board:
        first = boards + 1
        draft.lists[name][first] = replace(draft.lists[name][first], youth_board=True)
    captain = draft.players[draft.lists[name][0].ident].name
    draft.teams[name] = replace(team, captain=captain)


def _play(draft: Draft) -> None:
    for key, fixture in draft.fixtures.items():
        complete = COMPLETE[key[0]]
        index = sum(1 for other in draft.played if other[:2] == key[:2])
        if key[1] <= complete or (key[1] == complete + 1 and index < BEGUN):
            play(draft, fixture.key)
