"""The papers about players and clubs: registration, equal status, guests, suspension."""

from collections.abc import Callable

from league.errors import InputError
from league.facts.claims import Application, Evidence
from league.facts.people import Player
from league.facts.registrations import Kind
from league.language import _
from league.services.registry.registering import paper_steps
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.words.codes import sex_words
from league.services.words.naming import club_named
from league.typed.lists import read_name
from league.views.players import RegistrationRow
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal

OfHeld = Callable[[Desk, Player, tuple[RegistrationRow, ...]], Form]
"""Makes a form about some of a player's registrations."""


def registration_form(desk: Desk, player: Player | None = None) -> Form:
    """Return a registration; without a player it asks for the person too."""
    person, clubs = () if player else _person(desk), typed_fields.clubs_to_type(desk)
    fields = (
        *person,
        Field("club", _("Club"), hint=_("number or name"), suggested=clubs, needed=True),
        Field("kind", _("As"), Kind.HOME, answers=tuple(desk.book.named("kinds").items())),
        typed_fields.day_field(desk, "posted", _("Postmark")),
        Field("nation", _("Citizenship"), player.nation if player else desk.book.home_nation),
        Field("left", _("Left a club elsewhere on"), hint=_("only for clubs not in this file")),
        flag("crosses", _("From another federation")),
        flag("elsewhere", _("Guest in another one")),
        flag("executive", _("The executive agreed")),
        Field("levy", _("Federation levy"), hint=_("of a year; its part for a gap is charged")),
    )

    def step(answers: Answers) -> Step:
        new = None if player else _new_person(desk, answers)
        ident = player.ident if player else answers["ident"]
        return paper_steps.registration_step(
            _application(desk, ident, answers), new, _levy(answers)
        )

    title = _("Register {player}").format(player=player.name if player else _("a new player"))
    return Form(title, fields, step)


def _application(desk: Desk, ident: str, answers: Answers) -> Application:
    return Application(
        ident=ident,
        club=club_named(desk.world.clubs.values(), answers["club"]).id,
        kind=Kind(answers["kind"]),
        posted=typed_fields.needed_day(desk, answers, "posted"),
        nation=answers["nation"],
        left=typed_fields.optional_day(desk, answers, "left"),
        crosses_federations=bool(answers["crosses"]),
        guest_elsewhere=bool(answers["elsewhere"]),
        executive=bool(answers["executive"]),
    )


def _levy(answers: Answers) -> int | None:
    """Return the levy in cents, None for nothing. Raises InputError."""
    return typed_fields.optional_cents(answers, "levy")


def _person(desk: Desk) -> tuple[Field, ...]:
    return (
        Field("ident", _("Pass number"), needed=True),
        Field("name", _("Name"), hint=_("surname, given name"), needed=True),
        Field("born", _("Born"), hint=typed_fields.day_hint(desk)),
        Field("sex", _("Sex"), "m", answers=tuple(sex_words().items())),
    )


def _new_person(desk: Desk, answers: Answers) -> Player:
    surname, given = read_name(answers["name"])
    if not answers["ident"] or not surname:
        raise InputError(_("A new player needs a pass number and a name."))
    if answers["ident"] in desk.world.players:
        known = desk.world.players[answers["ident"]].name
        sentence = _(
            "{ident} is the pass number of {player}: please register on that player's page."
        )
        raise InputError(sentence, ident=answers["ident"], player=known)
    born = typed_fields.optional_day(desk, answers, "born")
    return Player(answers["ident"], surname, given, born, answers["sex"])


def held_clubs(held: tuple[RegistrationRow, ...]) -> Field:
    """Return the choice of one of these registrations' clubs."""
    answers = tuple((row.club, f"{row.club} {row.club_name}") for row in held)
    return Field("club", _("Club"), answers=answers)


def equal_form(desk: Desk, player: Player, held: tuple[RegistrationRow, ...]) -> Form:
    """Return the grant of equal status."""
    letters = tuple((one, desk.book.equal_status(one)) for one in desk.book.equal_statuses)
    fields = (
        held_clubs(held),
        Field("letter", _("Under"), answers=letters),
        typed_fields.day_field(desk, "decided", _("Decided on")),
        Field("proof", _("Document shown")),
        Field("until", _("Holds until"), hint=_("empty = no end")),
        flag("born_here", _("Born in the country")),
        flag("school", _("At school here")),
        Field("grade", _("School grade")),
        flag("apprentice", _("Apprentice here")),
        Field("since", _("Main residence since"), hint=typed_fields.day_hint(desk)),
        flag("elsewhere", _("Eligible elsewhere")),
    )
    title = _("Equal status of {player}").format(player=player.name)
    return Form(
        title,
        fields,
        lambda got: paper_steps.equal_step(got["club"], player.ident, _evidence(desk, got)),
    )


def _evidence(desk: Desk, answers: Answers) -> Evidence:
    return Evidence(
        letter=answers["letter"],
        decided=typed_fields.needed_day(desk, answers, "decided"),
        proof=answers["proof"],
        proof_until=typed_fields.optional_day(desk, answers, "until"),
        born_here=bool(answers["born_here"]),
        school=bool(answers["school"]),
        grade=typed_fields.optional_number(answers, "grade"),
        apprentice=bool(answers["apprentice"]),
        resident_since=typed_fields.optional_day(desk, answers, "since"),
        registered_elsewhere=bool(answers["elsewhere"]),
    )


def unequal_form(desk: Desk, player: Player, held: tuple[RegistrationRow, ...]) -> Form:
    """Return the withdrawal of equal status."""
    return Form(
        _("Withdraw equal status of {player}").format(player=player.name),
        (held_clubs(held), typed_fields.day_field(desk, "day", _("A foreigner again from"))),
        lambda got: paper_steps.unequal_step(
            got["club"], player.ident, typed_fields.needed_day(desk, got, "day")
        ),
        needs_reason=True,
    )


def left_home_form(desk: Desk, player: Player) -> Form:
    """Return a guest's leaving of the federation he is home player of."""
    fields = (
        Field("federation", _("Federation left"), hint=_("such as Burgenland"), needed=True),
        typed_fields.day_field(desk, "day", _("Notice there")),
    )

    def step(got: Answers) -> Step:
        if not got["federation"]:
            raise InputError(_("Please name the federation left."))
        return paper_steps.left_home_step(
            player.ident, got["federation"], typed_fields.needed_day(desk, got, "day")
        )

    title = _("{player} left the home federation").format(player=player.name)
    return Form(title, fields, step, goes_into_journal())


def lapse_form(desk: Desk) -> Form:
    """Return that guests become home players when half a year has passed."""
    return Form(
        _("Guests become home players"),
        (typed_fields.day_field(desk, "day", _("As of")),),
        lambda got: paper_steps.lapse_step(typed_fields.needed_day(desk, got, "day")),
        goes_into_journal(),
    )
