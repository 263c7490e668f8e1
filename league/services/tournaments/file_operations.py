"""A report file put on file, described once for command and form."""

from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import _, to_translate
from league.services.session.kinds import TEXT, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
)

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step


def _import(*, unplayed: str, **given: Any) -> "Step":
    from league.facts.tournaments import Unplayed
    from league.services.tournaments.report_files.steps import import_step

    return import_step(**given, unplayed=Unplayed(unplayed) if unplayed else None)


def _editions(_desk: "Desk", _given: Given) -> Choices:
    from league.services.tournaments.words import unplayed_words

    known = ((str(edition), words) for edition, words in unplayed_words().items())
    return (("", _("by the first day of the file")), *known)


def _lying_here(desk: "Desk") -> tuple[str, ...]:
    from league.services.tournaments.report_files.steps import report_files

    return tuple(report_files(desk))


IMPORT = Operation(
    "tournament import",
    Right.EVENTS,
    _import,
    to_translate("Tournament from a report file"),
    to_translate(
        "Put a tournament on file from a report file of FIDE (TRF16 or TRF26): who entered,"
        " numbers, rounds, results and decisions. What was odd is listed; a file that"
        " contradicts itself is refused, and nothing is stored."
    ),
    (
        Parameter(
            "path",
            Kind("FILE", lambda _desk, text, _given: text, suggested=_lying_here, file=True),
            to_translate("File"),
            to_translate("such as open.trf"),
        ),
        Parameter(
            "id",
            Kind("ID", TEXT.read),
            to_translate("Short name"),
            to_translate("empty = the name of the file"),
            "--id",
            to_translate("Id of the tournament; otherwise the name of the file."),
            needed=False,
        ),
        Parameter(
            "unplayed",
            chosen("EDITION", _editions),
            to_translate("Games not played"),
            option="--unplayed",
            about=to_translate(
                "Edition of tie-breaks: anhang-1, fide-c07-2023, fide-c07-2024 or"
                " fide-c07-2026; otherwise that of the first day."
            ),
            needed=False,
        ),
    ),
    FOR_JOURNAL,
    (
        "spielleiter tournament import open.trf --id open",
        "spielleiter tournament import club.trf --unplayed fide-c07-2024",
    ),
)
OPERATIONS = (IMPORT,)
