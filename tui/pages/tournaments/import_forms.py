"""What is filled in to put a tournament on file from a report file of FIDE."""

from league.facts.tournaments import Unplayed
from league.language import _
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.tournaments.report_files.steps import import_step, report_files
from league.services.tournaments.words import unplayed_words
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal


def import_form(desk: Desk) -> Form:
    """Return a report file; what is odd about it stands below before it is stored."""
    by_day = ("", _("by the first day of the file"))
    fields = (
        Field(
            "path",
            _("File"),
            hint=_("such as open.trf"),
            suggested=tuple(report_files(desk)),
            needed=True,
        ),
        Field("id", _("Short name"), hint=_("empty = the name of the file")),
        Field("unplayed", _("Games not played"), answers=(by_day, *unplayed_words().items())),
    )

    def step(got: Answers) -> Step:
        edition = Unplayed(got["unplayed"]) if got["unplayed"] else None
        return import_step(got["path"], got["id"], edition)

    return Form(_("Tournament from a report file"), fields, step, goes_into_journal())
