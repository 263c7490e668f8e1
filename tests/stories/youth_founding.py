"""How a youth federation begins: its clubs, their members, and a championship with its places."""

from tests.stories.youth_steps import Step, refused, step
from tests.worlds.announcement_2026 import DAYS, PARTS, SAID

CLUBS = {"1": "SK Rheinstadt", "2": "SV Moseltal", "3": "SC Pfalzhofen", "4": "Turm Nahe"}
NOMINATED = tuple(str(120 + number) for number in range(9))
"""Whom the board nominates."""
PLAYERS = {
    "101": ("Arndt, Ada", "1", "2012-02-02", "w"),
    "102": ("Bauer, Bo", "1", "2012-03-03", "m"),
    "103": ("Christ, Cem", "2", "2012-04-04", "m"),
    "104": ("Dorn, Dana", "2", "2012-05-05", "w"),
    "105": ("Ernst, Emil", "3", "2013-06-06", "m"),
    "106": ("Fink, Finn", "3", "2013-07-07", "m"),
    "107": ("Graf, Gero", "4", "2012-08-08", "m"),
    # Born on the last day before the group of U14 of 2026: 2026 − 14 = 2012.
    "108": ("Horn, Hugo", "4", "2011-12-31", "m"),
} | {
    ident: (f"Kind{chr(65 + at)}, Kim", str(1 + at % 4), "2012-01-01", "m")
    for at, ident in enumerate(NOMINATED)
}
_SAID = tuple(word for pair in SAID.items() for word in pair)
_PARTS = tuple(word for part, said in PARTS.items() for word in ("--part", f"{part}={said}"))


def _player(ident: str) -> Step:
    name, club, born, sex = PLAYERS[ident]
    typed = f"player register {ident} {club} --posted 2025-10-01 --nation GER --sex {sex}"
    return step(f"{typed} --born {born} --name", "Member from 1 Oct 2025", name)


FOUNDED: tuple[Step, ...] = (
    step("season new 2025/26 --rulebook sjrp-2025 --list-date 2025-12-01 --federation",
         "is begun", "Schachjugend Probe"),
    *(step(f"club register {number} --since 2025-09-30", "is a member club", name)
      for number, name in CLUBS.items()),
    *(_player(ident) for ident in PLAYERS),
    # 5.1.b: twelve months in Germany on the first day of the championship.
    step("player register 109 1 --posted 2025-10-01 --nation POL --born 2012-10-10 --name",
         "Member", "Ilic, Ivo"),
)  # fmt: skip
ANNOUNCED: tuple[Step, ...] = (
    step("event create em-u14 --kind em-u14 --date 2026-04-07 --name", "parts are lacking",
         "EM U14"),
    refused("event issue em-u14 --date 2026-01-18", "Missing: Timetable."),
    step("event change em-u14 --closing 2026-02-05 --fee 240 --fee-without-board 120 --court yes",
         "parts are lacking", "--dates", DAYS, *_SAID),
    step("event change em-u14", "It is complete", *_PARTS),
    step("event issue em-u14 --date 2026-01-18", "goes out on 18 Jan 2026"),
)  # fmt: skip
FIELD: tuple[Step, ...] = (
    step("event regional em-u14 --date 2026-01-10"),
    step("event host em-u14 3", "SC Pfalzhofen holds em-u14"),
    refused("event candidate em-u14 101 --region Hessen", "Rheinhessen, Pfalz"),
    step("event candidate em-u14 101 --region Pfalz --place 1 --played", "SJRP § 7.2"),
    step("event candidate em-u14 102 --champion", "has a place (SJRP § 7.2)", "U14 2025"),
    # 8 weeks before 10 January are 15 November; accepted within 4 weeks.
    step("event candidate em-u14 104 --free 2025-11-15 --accepted 2025-12-13 --for",
         "has a place (SJRP § 7.3)", "Spielleiter, Kaderreferent, Pfalz", "--against",
         "Rheinhessen"),
    step("event candidate em-u14 105 --free 2025-11-16 --accepted 2025-11-20 --for",
         "too late before the first regional championship", "Spielleiter, Kaderreferent"),
    step("event candidate em-u14 105 --region Rheinhessen --place 1 --played", "SJRP § 7.2"),
    step("event candidate em-u14 106 --region Pfalz --place 2 --played", "may follow"),
    step("event candidate em-u14 107 --requested 2026-01-08", "the board decides on it"),
    step("event candidate em-u14 109 --requested 2026-01-09", "it was possible until 8 Jan 2026"),
    step(f"event qualify em-u14 nominated {' '.join(NOMINATED)}"),
    step("event places em-u14", "Who is qualified"),
)  # fmt: skip
_EQUAL = "player equal 109 1 b --date 2026-01-15 --proof Meldeschein --resident-since"
CHILDREN: tuple[Step, ...] = (
    step("player register 201 1 --posted 2025-10-01 --nation GER --born 2014-05-01 --name", "",
         "Junge, Jan"),
    step("player register 202 3 --posted 2025-10-01 --nation GER --born 2014-05-02 --name", "",
         "Klee, Kai"),
    step("event create em-u12 --kind em-u12 --date 2026-04-07 --name", "", "EM U12"),
    step("event host em-u12 3"),
    step("event candidate em-u12 201 --region Pfalz --place 6 --played", "SJRP § 8.1"),
    step("event candidate em-u12 202 --host", "SJRP § 8.2"),
)  # fmt: skip


def _entry(ident: str, options: str = "", says: str = "owes €240.00") -> tuple[Step, Step]:
    return (
        step(f"event enter em-u14 {ident} --date 2026-01-20 {options}", says),
        step(f"event pay em-u14 {ident} --date 2026-02-05", "The entry counts."),
    )


ENTERED: tuple[Step, ...] = (
    refused("event enter em-u14 108 --date 2026-01-20", "SJRP § 5.3"),
    refused("event enter em-u14 109 --date 2026-01-20", "no proof under b"),
    # Twelve months before 7 April 2026 are 7 April 2025.
    refused(f"{_EQUAL} 2025-04-08 --counted-to 2026-04-07", "SJRP § 5.1.b"),
    step(f"{_EQUAL} 2025-04-07 --counted-to 2026-04-07"),
    step("event enter em-u14 109 --date 2026-01-20", "owes €240.00"),
    step("event withdraw em-u14 109 --date 2026-01-25"),
    *(one for ident in ("101", "102", "104") for one in _entry(ident)),
    *(one for ident in NOMINATED for one in _entry(ident, "--without-board", "owes €120.00")),
    # Paid a day too late: the entry does not count, and the next in his region is called.
    step("event enter em-u14 105 --date 2026-01-20", "owes €240.00"),
    step("event pay em-u14 105 --date 2026-02-06", "they were due by 5 Feb 2026"),
    step("event enter em-u14 106 --date 2026-02-05 --replacement", "not called yet"),
    refused("event pay em-u14 106 12.345 --date 2026-02-05", "12.345"),
    step("event call em-u14 106 --date 2026-03-02 --reason", "owes €240.00", "Next in Pfalz."),
    step("event pay em-u14 106 --date 2026-03-04", "The entry counts."),
    step("event except em-u14 107 --date 2026-03-05 --for", "", "Spielleiter, Kaderreferent",
         "--reason", "Ill on the day."),
    # 4 × € 240 in time (101, 102, 104, 106) and one too late, 9 × € 120.
    step("event fees em-u14", "they were due by 5 Feb 2026"),
)  # fmt: skip
