"""What is put on file about ratings, each deed described once for command, form and palette."""

from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, DIVISION, FLAG, NAME, NUMBER, TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.session.parameters import A_CLUB, kept, on_day, optional
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.services.ratings import steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    steps = later("league.services.ratings.steps")


def _file(**given: Any) -> "Step":
    if "in_spite" in given:
        given["despite"] = given.pop("in_spite")
    return steps.filing_step(**given)


def _on_file(desk: "Desk", given: Given) -> object:
    from league.services.ratings.reports import filing_of

    known = filing_of(desk.season.name, given["division"])
    control = {one: getattr(known.control, one) for one in known.control.__slots__}
    return SimpleNamespace(
        **control, **{one: getattr(known, one) for one in known.__slots__}, in_spite=known.despite
    )


_COUNT = Kind("N", lambda _desk, text, _given: read_whole(text), 0, typed=lambda n: str(n or ""))
FILE = Operation(
    "elo file",
    Right.RATINGS,
    _file,
    to_translate("Rating of {division}"),
    to_translate(
        "Put on file what the rating of a division needs: time control, registration, report."
    ),
    (
        Parameter(
            "division",
            replace(DIVISION, spoken=lambda desk, id: desk.division(id).name),
            to_translate("Division"),
        ),
        *kept(
            Parameter(
                "minutes",
                _COUNT,
                to_translate("Minutes"),
                to_translate("of each player"),
                "--minutes",
                to_translate("Minutes per player."),
            ),
            optional(
                "--moves",
                replace(_COUNT, empty=None),
                to_translate("for moves"),
                to_translate("For so many moves; otherwise the game."),
                to_translate("empty = the whole game"),
            ),
            optional(
                "--rest",
                _COUNT,
                to_translate("and then"),
                to_translate("Minutes for the rest."),
                to_translate("minutes for the rest"),
                name="rest_minutes",
            ),
            optional(
                "--seconds",
                _COUNT,
                to_translate("per move"),
                to_translate("Seconds added per move."),
                to_translate("seconds added"),
            ),
            optional(
                "--registered",
                DAY,
                to_translate("Registered"),
                to_translate("Day it was registered for rating."),
            ),
            optional(
                "--reported",
                DAY,
                to_translate("Reported"),
                to_translate("Day the results were reported."),
            ),
            optional(
                "--permitted-by",
                TEXT,
                to_translate("Permitted by"),
                to_translate("Who permitted less time."),
                to_translate("who permitted less time"),
            ),
            optional(
                "--fide",
                FLAG,
                to_translate("For FIDE too"),
                to_translate("It is rated by FIDE too."),
            ),
            optional(
                "--despite",
                replace(TEXT, metavar="REASON"),
                to_translate("In spite of"),
                to_translate("Why the report goes out although data of players are missing."),
                name="in_spite",
            ),
        ),
    ),
    FOR_JOURNAL,
    (
        (
            "spielleiter elo file landesliga --minutes 90 --seconds 30 \\\n"
            "  --registered 2011-09-01 --reported 2012-04-20"
        ),
    ),
    now=_on_file,
    fits=served(lambda book: book.ratings.report_lacks),
)
ON_PAGE = replace(FILE, parameters=FILE.parameters[:-1])
"""What the page of ratings asks: not why something goes out without all data."""
CHARGE = Operation(
    "elo charge",
    Right.RATINGS,
    steps.charge_step,
    to_translate("Data completed for {club}"),
    to_translate("Propose what an organiser pays for players’ data that were missing in a report."),
    (
        A_CLUB,
        Parameter(
            "event",
            NAME,
            to_translate("Event"),
            option="--event",
            about=to_translate("Event that was reported."),
        ),
        Parameter(
            "players",
            NUMBER,
            to_translate("Players"),
            option="--players",
            about=to_translate("Players whose data the rating officer completed."),
        ),
        on_day(to_translate("Day"), to_translate("Day of the charge; otherwise today.")),
    ),
    FOR_JOURNAL,
    ('spielleiter elo charge 601 --event "Open Graz" --players 3',),
    fits=served(lambda book: book.accounts.missing_data_charge),
)
OPERATIONS = (FILE, CHARGE)
