"""Forms for a person's data: added, put right, joined with another record."""

from dataclasses import replace

from league.facts.people import Player
from league.language import _
from league.services.registry.clubs import data_steps
from league.services.session.desk import Desk
from league.services.session.kinds import day_hint, typed_day
from league.services.session.trial_runs import Step
from league.services.words.codes import sex_words
from league.services.words.naming import player_named
from league.typed.titles import maybe_title
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.typed_fields import optional_day, optional_number


def new_person_form(desk: Desk) -> Form:
    """Return a person who is registered with no club yet."""
    number = Field("ident", _("Pass number"), needed=True)
    fresh = Player("", "", nation=desk.book.home_nation)

    def step(got: Answers) -> Step:
        return data_steps.new_person_step(_typed(desk, replace(fresh, ident=got["ident"]), got))

    fields = (number, *_fields(desk, fresh))
    return Form(_("Add a person without a club"), fields, step, goes_into_journal())


def person_form(desk: Desk, player: Player) -> Form:
    """Return the correction of a person's data."""

    def step(got: Answers) -> Step:
        return data_steps.person_step(player, _typed(desk, player, got))

    title = _("Data of {club}").format(club=player.name)
    return Form(title, _fields(desk, player), step, goes_into_journal())


def joining_form(desk: Desk, player: Player) -> Form:
    """Return the joining of another record of the same person with this one, which stays."""
    others = [one for one in desk.season.players if one.ident != player.ident]
    near = [one for one in others if one.surname.casefold() == player.surname.casefold()]
    hint = _("pass number or name of the record that goes")
    value = near[0].ident if len(near) == 1 else ""
    fields = (Field("joined", _("Other record"), value, hint, needed=True),)

    def step(got: Answers) -> Step:
        return data_steps.joining_step(
            player.ident, player_named(desk.world.players, got["joined"]).ident
        )

    title = _("Join another record with {player} ({ident})")
    named = title.format(player=player.name, ident=player.ident)
    return Form(named, fields, step, needs_reason=True)


def _fields(desk: Desk, player: Player) -> tuple[Field, ...]:
    numbers = (player.rating, player.fide_id, player.fide_rating)
    rating, fide, fide_rating = ("" if one is None else str(one) for one in numbers)
    return (
        Field("surname", _("Surname"), player.surname, needed=True),
        Field("given", _("Given name"), player.given_name),
        Field("born", _("Born"), typed_day(player.born), day_hint(desk)),
        Field("sex", _("Sex"), player.sex, answers=tuple(sex_words().items())),
        Field("nation", _("Citizenship"), player.nation),
        Field("title", _("Title"), player.title or "", _("such as FM or WGM")),
        Field("rating", desk.book.rating_name, rating),
        Field("fide", _("FIDE number"), fide),
        Field("fide_rating", _("FIDE rating"), fide_rating),
    )


def _typed(desk: Desk, player: Player, got: Answers) -> Player:
    return Player(
        player.ident,
        got["surname"],
        got["given"],
        optional_day(desk, got, "born"),
        got["sex"],
        got["nation"],
        optional_number(got, "rating", 1),
        optional_number(got, "fide", 1),
        optional_number(got, "fide_rating", 1),
        maybe_title(got["title"]),
    )
