"""The papers about players who leave: notice, passing on, arrears, a registration taken back."""

import re

from league.clock import today
from league.errors import InputError
from league.facts.claims import Deregistration
from league.facts.people import Player
from league.language import _
from league.services.desk import Desk
from league.services.registry.paper_steps import (
    dealt_step,
    deregistration_step,
    forwarding_step,
    settlement_step,
    withdrawal_step,
)
from league.services.session.trial_runs import Step
from league.views.players import RegistrationRow
from tui.dialogs.asked import Answers, Field, Form
from tui.dialogs.papers import held_clubs
from tui.dialogs.reason import cents_of
from tui.dialogs.typed_fields import day_hint, day_needed, day_typed, suggested_day

_OWED = re.compile(r"(\d{4})\s*[=:]\s*(\S+)")


def deregistration_form(desk: Desk, player: Player, held: tuple[RegistrationRow, ...]) -> Form:
    """Return a player's leaving of one of the clubs he is registered with."""
    hint = day_hint(desk)
    fields = (
        held_clubs(held),
        Field("notice", _("Notice to the club"), suggested_day(desk), hint, needed=True),
        Field("forwarded", _("Passed on by the club"), hint=_("empty = not yet")),
        Field("owed", _("Arrears"), hint=_("by year, such as 2011=60 2010=55")),
    )

    def step(answers: Answers) -> Step:
        paper = Deregistration(
            player.ident,
            answers["club"],
            day_needed(desk, answers["notice"], _("Notice to the club")),
            day_typed(desk, answers["forwarded"], _("Passed on by the club")),
            _arrears(answers["owed"]),
        )
        return deregistration_step(paper, today())

    return Form(_("{player} leaves").format(player=player.name), fields, step)


def _arrears(text: str) -> tuple[tuple[int, int], ...]:
    found = []
    for part in text.replace(";", " ").split():
        parts = _OWED.fullmatch(part)
        cents = cents_of(parts[2]) if parts else None
        if parts is None or cents is None:
            sentence = _("{text} are no arrears; expected is a year and an amount such as 2011=60.")
            raise InputError(sentence.format(text=part))
        found.append((int(parts[1]), cents))
    return tuple(found)


def forwarding_form(desk: Desk, player: Player, left: tuple[RegistrationRow, ...]) -> Form:
    """Return that a club he left passed his notice on (Anhang H 4)."""
    fields = (
        held_clubs(left),
        Field("day", _("Passed on by the club"), suggested_day(desk), day_hint(desk), needed=True),
    )

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("Passed on by the club"))
        return forwarding_step(player.ident, answers["club"], day)

    title = _("The club passed the notice of {player} on").format(player=player.name)
    return Form(title, fields, step, _("not needed; goes into the journal"))


def dealt_form(desk: Desk, player: Player, left: tuple[RegistrationRow, ...]) -> Form:
    """Return how the late or missing notice of a club he left was dealt with (Anhang H 4)."""
    fields = (
        held_clubs(left),
        Field("day", _("Dealt with on"), suggested_day(desk), day_hint(desk), needed=True),
        Field("decision", _("Decided"), hint=_("such as a warning to the club"), needed=True),
    )

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("Dealt with on"))
        return dealt_step(player.ident, answers["club"], day, answers["decision"])

    title = _("Late notice about {player} dealt with").format(player=player.name)
    return Form(title, fields, step, _("not needed; goes into the journal"))


def settlement_form(desk: Desk, player: Player, left: tuple[RegistrationRow, ...]) -> Form:
    """Return the payment of arrears to a club he left."""
    fields = (
        held_clubs(left),
        Field("day", _("Paid on"), suggested_day(desk), day_hint(desk), needed=True),
    )

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("Paid on"))
        return settlement_step(player.ident, answers["club"], day)

    return Form(_("Arrears of {player} settled").format(player=player.name), fields, step)


def withdrawal_form(desk: Desk, player: Player, held: tuple[RegistrationRow, ...]) -> Form:
    """Return the taking back of a registration that should not have been."""
    del desk

    def step(answers: Answers) -> Step:
        return withdrawal_step(player.ident, answers["club"])

    title = _("Take back a registration of {player}").format(player=player.name)
    fields = (held_clubs(held),)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)
