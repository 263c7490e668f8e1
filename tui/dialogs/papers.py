"""The papers about players and clubs: registration, equal status, guests, suspension."""

from collections.abc import Callable

from league.errors import InputError
from league.facts.claims import Application, Evidence
from league.facts.people import Player
from league.facts.registrations import Kind
from league.language import _
from league.services.desk import Desk
from league.services.registry.paper_steps import (
    equal_step,
    lapse_step,
    left_home_step,
    lift_step,
    registration_step,
    suspension_step,
    unequal_step,
)
from league.services.session.trial_runs import Step
from league.services.words.codes import (
    registration_words,
    sex_words,
)
from league.views.players import RegistrationRow
from tui.dialogs.asked import Answers, Field, Form, flag
from tui.dialogs.reason import cents_of, example
from tui.dialogs.typed_fields import (
    club_typed,
    clubs_to_type,
    day_hint,
    day_needed,
    day_typed,
    number_typed,
    suggested_day,
)

OfHeld = Callable[[Desk, Player, tuple[RegistrationRow, ...]], Form]
"""Makes a form about some of a player's registrations."""


def registration_form(desk: Desk, player: Player | None = None) -> Form:
    """Return a registration; without a player it asks for the person too."""
    hint = day_hint(desk)
    person, clubs = () if player else _person(desk), clubs_to_type(desk)
    fields = (
        *person,
        Field("club", _("Club"), hint=_("number or name"), suggested=clubs, needed=True),
        Field("kind", _("As"), Kind.HOME, answers=tuple(registration_words().items())),
        Field("posted", _("Postmark"), suggested_day(desk), hint, needed=True),
        Field("nation", _("Citizenship"), player.nation if player else "AUT"),
        Field("left", _("Left a club elsewhere on"), hint=_("only for clubs not in this file")),
        flag("crosses", _("From another federation")),
        flag("elsewhere", _("Guest in another one")),
        flag("executive", _("The executive agreed")),
        Field("levy", _("Federation levy"), hint=_("of a year; its part for a gap is charged")),
    )

    def step(answers: Answers) -> Step:
        new = None if player else _new_person(desk, answers)
        ident = player.ident if player else answers["ident"]
        levy = _amount(answers["levy"], _("Federation levy"))
        return registration_step(_application(desk, ident, answers), new, levy)

    title = _("Register {player}").format(player=player.name if player else _("a new player"))
    return Form(title, fields, step)


def _application(desk: Desk, ident: str, answers: Answers) -> Application:
    return Application(
        ident=ident,
        club=club_typed(desk, answers["club"]).id,
        kind=Kind(answers["kind"]),
        posted=day_needed(desk, answers["posted"], _("Postmark")),
        nation=answers["nation"],
        left=day_typed(desk, answers["left"], _("Left a club elsewhere on")),
        crosses_federations=bool(answers["crosses"]),
        guest_elsewhere=bool(answers["elsewhere"]),
        executive=bool(answers["executive"]),
    )


def _amount(text: str, label: str) -> int | None:
    """Return an amount in cents, None for nothing. Raises InputError."""
    cents = cents_of(text)
    if text and cents is None:
        sentence = _("{label}: “{text}” is no amount; expected is one such as {example}.")
        raise InputError(sentence.format(label=label, text=text, example=example()))
    return cents


def _person(desk: Desk) -> tuple[Field, ...]:
    return (
        Field("ident", _("Pass number"), needed=True),
        Field("name", _("Name"), hint=_("surname, given name"), needed=True),
        Field("born", _("Born"), hint=day_hint(desk)),
        Field("sex", _("Sex"), "m", answers=tuple(sex_words().items())),
    )


def _new_person(desk: Desk, answers: Answers) -> Player:
    if not answers["ident"] or not answers["name"].partition(",")[0].strip():
        raise InputError(_("A new player needs a pass number and a name."))
    surname, _comma, given = answers["name"].partition(",")
    if answers["ident"] in desk.world.players:
        known = desk.world.players[answers["ident"]].name
        sentence = _(
            "{ident} is the pass number of {player}: please register on that player's page."
        )
        raise InputError(sentence.format(ident=answers["ident"], player=known))
    born = day_typed(desk, answers["born"], _("Born"))
    return Player(answers["ident"], surname.strip(), given.strip(), born, answers["sex"])


def held_clubs(held: tuple[RegistrationRow, ...]) -> Field:
    """Return the choice of one of these registrations' clubs."""
    answers = tuple((row.club, f"{row.club} {row.club_name}") for row in held)
    return Field("club", _("Club"), answers=answers)


def equal_form(desk: Desk, player: Player, held: tuple[RegistrationRow, ...]) -> Form:
    """Return the grant of equal status."""
    hint = day_hint(desk)
    letters = tuple((letter, f"§ 1.7.{letter}") for letter in "cdef")
    fields = (
        held_clubs(held),
        Field("letter", _("Under"), answers=letters),
        Field("decided", _("Decided on"), suggested_day(desk), hint, needed=True),
        Field("proof", _("Document shown")),
        Field("until", _("Holds until"), hint=_("empty = no end")),
        flag("born_here", _("Born in the country")),
        flag("school", _("At school here")),
        Field("grade", _("School grade")),
        flag("apprentice", _("Apprentice here")),
        Field("since", _("Main residence since"), hint=hint),
        flag("elsewhere", _("Eligible elsewhere")),
    )

    def step(answers: Answers) -> Step:
        return equal_step(answers["club"], player.ident, _evidence(desk, answers))

    return Form(_("Equal status of {player}").format(player=player.name), fields, step)


def _evidence(desk: Desk, answers: Answers) -> Evidence:
    return Evidence(
        letter=answers["letter"],
        decided=day_needed(desk, answers["decided"], _("Decided on")),
        proof=answers["proof"],
        proof_until=day_typed(desk, answers["until"], _("Holds until")),
        born_here=bool(answers["born_here"]),
        school=bool(answers["school"]),
        grade=number_typed(answers["grade"], _("School grade")),
        apprentice=bool(answers["apprentice"]),
        resident_since=day_typed(desk, answers["since"], _("Main residence since")),
        registered_elsewhere=bool(answers["elsewhere"]),
    )


def unequal_form(desk: Desk, player: Player, held: tuple[RegistrationRow, ...]) -> Form:
    """Return the withdrawal of equal status."""
    fields = (
        held_clubs(held),
        Field("day", _("A foreigner again from"), suggested_day(desk), day_hint(desk), needed=True),
    )

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("A foreigner again from"))
        return unequal_step(answers["club"], player.ident, day)

    title = _("Withdraw equal status of {player}").format(player=player.name)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)


def left_home_form(desk: Desk, player: Player) -> Form:
    """Return a guest's leaving of the federation he is home player of."""
    fields = (
        Field("federation", _("Federation left"), hint=_("such as Burgenland"), needed=True),
        Field("day", _("Notice there"), suggested_day(desk), day_hint(desk), needed=True),
    )

    def step(answers: Answers) -> Step:
        if not answers["federation"]:
            raise InputError(_("Please name the federation left."))
        day = day_needed(desk, answers["day"], _("Notice there"))
        return left_home_step(player.ident, answers["federation"], day)

    title = _("{player} left the home federation").format(player=player.name)
    return Form(title, fields, step, _("not needed; goes into the journal"))


def lapse_form(desk: Desk) -> Form:
    """Return that guests become home players when half a year has passed."""
    fields = (Field("day", _("As of"), suggested_day(desk), day_hint(desk), needed=True),)

    def step(answers: Answers) -> Step:
        return lapse_step(day_needed(desk, answers["day"], _("As of")))

    title = _("Guests become home players")
    return Form(title, fields, step, _("not needed; goes into the journal"))


def suspension_form(desk: Desk, club: str) -> Form:
    """Return a club's suspension."""
    fields = (
        Field("first", _("First day"), suggested_day(desk), day_hint(desk), needed=True),
        Field("last", _("Last day"), hint=_("included; empty = until further notice")),
    )

    def step(answers: Answers) -> Step:
        first = day_needed(desk, answers["first"], _("First day"))
        return suspension_step(club, first, day_typed(desk, answers["last"], _("Last day")))

    title = _("Suspend {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)


def lift_form(desk: Desk, club: str) -> Form:
    """Return the end of a club's suspension."""
    hint, label = day_hint(desk), _("May play again from")
    fields = (Field("day", label, suggested_day(desk), hint, needed=True),)

    def step(answers: Answers) -> Step:
        return lift_step(club, day_needed(desk, answers["day"], _("May play again from")))

    title = _("Lift the suspension of {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)
