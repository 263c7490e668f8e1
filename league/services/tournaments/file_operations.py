"""A report file put on file, described once for command and form."""

from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import optional

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.tournaments.report_files import steps
else:
    steps = later("league.services.tournaments.report_files.steps")


def _editions(_desk: "Desk", _given: Given) -> Choices:
    from league.services.tournaments.words import unplayed_words

    known = ((str(edition), words) for edition, words in unplayed_words().items())
    return (("", _("by the first day of the file")), *known)


def _edition(_desk: "Desk", text: str, _given: Given) -> str:
    from league.services.tournaments.words import edition_named

    return edition_named(text)


EDITION = Kind("EDITION", _edition, choices=_editions)

IMPORT = Operation(
    "tournament import",
    Right.EVENTS,
    steps.import_step,
    to_translate("Tournament from a report file"),
    to_translate(
        "Put a tournament on file from a report file of FIDE (TRF16 or TRF26): who entered,"
        " numbers, rounds, results and decisions. What was odd is listed; a file that"
        " contradicts itself is refused, and nothing is stored."
    ),
    (
        Parameter(
            "path",
            Kind("FILE", lambda _desk, text, _given: text, suggested=steps.report_files, file=True),
            to_translate("File"),
            to_translate("such as open.trf"),
        ),
        optional(
            "--id",
            Kind("ID", TEXT.read),
            to_translate("Short name"),
            to_translate("Id of the tournament; otherwise the name of the file."),
            to_translate("empty = the name of the file"),
        ),
        optional(
            "--unplayed",
            EDITION,
            to_translate("Games not played"),
            to_translate(
                "Edition of tie-breaks: anhang-1, fide-c07-2023, fide-c07-2024 or"
                " fide-c07-2026; otherwise that of the first day."
            ),
        ),
    ),
    FOR_JOURNAL,
    (
        "spielleiter tournament import open.trf --id open",
        "spielleiter tournament import club.trf --unplayed fide-c07-2024",
    ),
)
OPERATIONS = (IMPORT,)
