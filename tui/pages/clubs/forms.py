"""The papers of a club: consents of other federations, joint teams, declarations."""

from collections.abc import Sequence

from league.facts.claims import Body
from league.language import _
from league.services.registry.clubs.steps import declaration_step, joint_step, withdrawal_step
from league.services.session.desk import Desk
from league.services.session.kinds import clubs_to_type
from league.services.session.trial_runs import Step
from league.services.words.codes import body_words
from league.services.words.naming import club_named, player_named
from tui.dialogs.form_model import Answers, Field, Form
from tui.dialogs.typed_fields import day_field, needed_day


def withdrawal_form(desk: Desk, club: str, given: Sequence[Body]) -> Form:
    """Return the taking back of a consent on record."""
    words = body_words()
    answers = tuple((one.value, words[one]) for one in given)
    return Form(
        _("Take back a consent for {club}").format(club=desk.club(club).name),
        (Field("body", _("Consent of"), answers=answers),),
        lambda got: withdrawal_step(club, Body(got["body"])),
        needs_reason=True,
    )


def joint_form(desk: Desk, club: str) -> Form:
    """Return the announcement of a Spielgemeinschaft of this club with others."""
    clubs, hint = clubs_to_type(desk), _("number or name")
    clubs_of = desk.world.clubs.values()
    fields = (
        Field("name", _("Name"), hint=_("such as SG Mur"), needed=True),
        Field("second", _("Together with"), hint=hint, suggested=clubs, needed=True),
        Field("third", _("And with"), hint=_("empty = nobody else"), suggested=clubs),
        day_field(desk, "announced", _("Announced on")),
    )

    def step(got: Answers) -> Step:
        others = [club_named(clubs_of, got["second"]).id]
        others += [club_named(clubs_of, got["third"]).id] if got["third"] else []
        return joint_step(got["name"], (club, *others), needed_day(desk, got, "announced"))

    return Form(_("Spielgemeinschaft of {club}").format(club=desk.club(club).name), fields, step)


def declaration_form(desk: Desk, club: str, ident: str | None = None) -> Form:
    """Return a club's declaration for players of the national leagues.

    It begins with those declared already, and with one more player if he is named.
    """
    declared = [one.ident for one in desk.season.declarations if one.club == club]
    named = list(dict.fromkeys([*declared, *([ident] if ident else [])]))
    hint = _("pass numbers or names, with commas")
    fields = (
        Field("players", _("Players"), ", ".join(named), hint, needed=True),
        day_field(desk, "posted", _("Postmark")),
    )

    def step(got: Answers) -> Step:
        idents = [_player(desk, club, one.strip()) for one in got["players"].split(",")]
        return declaration_step(club, idents, needed_day(desk, got, "posted"))

    title = _("Declaration of {club}").format(club=desk.club(club).name)
    return Form(title, fields, step)


def _player(desk: Desk, club: str, text: str) -> str:
    """Return the pass number of a player, or of the club's only one of that name."""
    if text in desk.world.players:
        return text
    mine = {one.ident for one in desk.season.registrations if one.club == club}
    return player_named({ident: desk.world.players[ident] for ident in sorted(mine)}, text).ident
