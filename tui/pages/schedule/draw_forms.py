"""The paper of a draw: by lot, or with the numbers of the year before turned."""

from collections.abc import Sequence
from datetime import date

from league.language import _
from league.services.schedule.draw_steps import draw_step
from league.services.schedule.drawing import AskedDraw
from league.services.session import kinds
from league.services.session.days import middle_of
from league.services.session.desk import Desk
from league.typed.days import read_row
from league.views.draws import DrawRow
from tui.dialogs import typed_fields
from tui.dialogs.dates_typed import filled_up, in_row
from tui.dialogs.form_model import Answers, Field, Form, flag


def draw_form(desk: Desk, row: DrawRow, *, turn: bool) -> Form:
    """Return a draw; nobody sees its lots before they are on record."""
    hint = _("such as 24.9. 8.10. 22.10.")
    fields = (
        flag("turn", _("Turn last year’s numbers"), "yes" if turn else ""),
        typed_fields.seed_field(),
        Field("dates", _("End dates of rounds"), _known(desk, row), hint, needed=True),
        Field("every", _("The rest every … days"), hint=_("empty = every round is typed")),
        flag("double", _("Every pair meets twice")),
        Field("day", _("Day of the draw"), kinds.suggested_day(desk), kinds.day_hint(desk)),
    )
    title = _("Draw {division}").format(division=row.name)
    reason = _("if drawn again or in the wrong year")
    return Form(title, fields, lambda got: draw_step(_asked(desk, row, got)), reason)


def _asked(desk: Desk, row: DrawRow, answers: Answers) -> AskedDraw:
    double = bool(answers["double"])
    every = typed_fields.optional_number(answers, "every")
    rounds = (row.teams - 1 + row.teams % 2) * (2 if double else 1)
    return AskedDraw(
        division=row.division,
        end_dates=filled_up(read_row(answers["dates"], middle_of(desk.season)), every, rounds),
        seed=typed_fields.seed_of(answers),
        second_year=bool(answers["turn"]),
        double=double,
        day=typed_fields.optional_day(desk, answers, "day"),
    )


def _known(desk: Desk, row: DrawRow) -> str:
    """Return the end dates there are; else those of another division with as many rounds."""
    rounds = row.teams - 1 + row.teams % 2
    mine = _end_dates(desk, row.division)
    others = (_end_dates(desk, one.id) for one in desk.season.divisions)
    return in_row(mine or next((days for days in others if len(days) == rounds), ()))


def _end_dates(desk: Desk, division: str) -> Sequence[date]:
    ends: dict[int, date] = {}
    for one in desk.season.fixtures:
        if one.division == division:
            ends[one.round] = min(one.end_date, ends.get(one.round, one.end_date))
    return [ends[number] for number in sorted(ends)]
