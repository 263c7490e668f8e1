"""The papers about players who leave: notice, passing on, arrears, a registration taken back."""

import re

from league.facts.claims import Deregistration
from league.facts.people import Player
from league.language import _
from league.services.registry.registering import paper_steps
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.typed.money import read_arrears
from league.views.players import RegistrationRow
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.papers import held_clubs
from tui.dialogs.typed_fields import day_field, needed_day, optional_day

_OWED = re.compile(r"(\d{4})\s*[=:]\s*(\S+)")


def deregistration_form(desk: Desk, player: Player, held: tuple[RegistrationRow, ...]) -> Form:
    """Return a player's leaving of one of the clubs he is registered with."""
    fields = (
        held_clubs(held),
        day_field(desk, "notice", _("Notice to the club")),
        Field("forwarded", _("Passed on by the club"), hint=_("empty = not yet")),
        Field("owed", _("Arrears"), hint=_("by year, such as 2011=60 2010=55")),
    )

    def step(got: Answers) -> Step:
        notice, forwarded = needed_day(desk, got, "notice"), optional_day(desk, got, "forwarded")
        owed = _arrears(got["owed"])
        paper = Deregistration(player.ident, got["club"], notice, forwarded, owed)
        return paper_steps.deregistration_step(paper, desk.today)

    return Form(_("{player} leaves").format(player=player.name), fields, step)


def _arrears(text: str) -> tuple[tuple[int, int], ...]:
    return tuple(read_arrears(part) for part in text.replace(";", " ").split())


def forwarding_form(desk: Desk, player: Player, left: tuple[RegistrationRow, ...]) -> Form:
    """Return that a club he left passed his notice on."""
    return Form(
        _("The club passed the notice of {player} on").format(player=player.name),
        (held_clubs(left), day_field(desk, "day", _("Passed on by the club"))),
        lambda got: paper_steps.forwarding_step(
            player.ident, got["club"], needed_day(desk, got, "day")
        ),
        goes_into_journal(),
    )


def dealt_form(desk: Desk, player: Player, left: tuple[RegistrationRow, ...]) -> Form:
    """Return how the late or missing notice of a club he left was dealt with."""
    fields = (
        held_clubs(left),
        day_field(desk, "day", _("Dealt with on")),
        Field("decision", _("Decided"), hint=_("such as a warning to the club"), needed=True),
    )

    def step(got: Answers) -> Step:
        return paper_steps.dealt_step(
            player.ident, got["club"], needed_day(desk, got, "day"), got["decision"]
        )

    title = _("Late notice about {player} dealt with").format(player=player.name)
    return Form(title, fields, step, goes_into_journal())


def settlement_form(desk: Desk, player: Player, left: tuple[RegistrationRow, ...]) -> Form:
    """Return the payment of arrears to a club he left."""
    return Form(
        _("Arrears of {player} settled").format(player=player.name),
        (held_clubs(left), day_field(desk, "day", _("Paid on"))),
        lambda got: paper_steps.settlement_step(
            player.ident, got["club"], needed_day(desk, got, "day")
        ),
    )


def withdrawal_form(_desk: Desk, player: Player, held: tuple[RegistrationRow, ...]) -> Form:
    """Return the taking back of a registration that should not have been."""
    return Form(
        _("Take back a registration of {player}").format(player=player.name),
        (held_clubs(held),),
        lambda got: paper_steps.withdrawal_step(player.ident, got["club"]),
        needs_reason=True,
    )
