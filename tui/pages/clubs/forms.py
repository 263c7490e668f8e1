"""The papers of a club: consents of other federations, joint teams, declarations."""

from collections.abc import Sequence

from league.errors import InputError
from league.facts.claims import Body, Consent
from league.language import _
from league.services.registry.club_steps import (
    consent_step,
    declaration_step,
    joint_step,
    withdrawal_step,
)
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.words.codes import body_words
from league.services.words.searching import folded
from tui.dialogs.asked import Answers, Field, Form
from tui.dialogs.typed_fields import club_typed, clubs_to_type, day_hint, day_needed, suggested_day


def consent_form(desk: Desk, club: str) -> Form:
    """Return a consent that a neighbour's club takes part."""
    fields = (
        Field("body", _("Consent of"), Body.HOME, answers=tuple(body_words().items())),
        Field("day", _("Day"), suggested_day(desk), day_hint(desk), needed=True),
        Field("document", _("Document"), hint=_("letter, minutes")),
    )

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["day"], _("Day"))
        return consent_step(Consent(club, Body(answers["body"]), day, answers["document"]))

    title = _("Consent for {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("not needed; goes into the journal"))


def withdrawal_form(desk: Desk, club: str, given: Sequence[Body]) -> Form:
    """Return the taking back of a consent on record."""
    words = body_words()
    answers_of = tuple((one.value, words[one]) for one in given)
    fields = (Field("body", _("Consent of"), answers=answers_of),)

    def step(answers: Answers) -> Step:
        return withdrawal_step(club, Body(answers["body"]))

    title = _("Take back a consent for {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)


def joint_form(desk: Desk, club: str) -> Form:
    """Return the announcement of a Spielgemeinschaft of this club with others."""
    clubs, hint = clubs_to_type(desk), _("number or name")
    fields = (
        Field("name", _("Name"), hint=_("such as SG Mur"), needed=True),
        Field("second", _("Together with"), hint=hint, suggested=clubs, needed=True),
        Field("third", _("And with"), hint=_("empty = nobody else"), suggested=clubs),
        Field("announced", _("Announced on"), suggested_day(desk), day_hint(desk), needed=True),
    )

    def step(answers: Answers) -> Step:
        others = [club_typed(desk, answers["second"]).id]
        others += [club_typed(desk, answers["third"]).id] if answers["third"] else []
        announced = day_needed(desk, answers["announced"], _("Announced on"))
        return joint_step(answers["name"], (club, *others), announced)

    title = _("Spielgemeinschaft of {club}").format(club=desk.club(club).name)
    return Form(title, fields, step)


def declaration_form(desk: Desk, club: str, ident: str | None = None) -> Form:
    """Return a club's declaration for players of the national leagues.

    It begins with those declared already, and with one more player if he is named.
    """
    declared = [one.ident for one in desk.season.declarations if one.club == club]
    named = list(dict.fromkeys([*declared, *([ident] if ident else [])]))
    fields = (
        Field(
            "players",
            _("Players"),
            ", ".join(named),
            _("pass numbers or names, with commas"),
            needed=True,
        ),
        Field("posted", _("Postmark"), suggested_day(desk), day_hint(desk), needed=True),
    )

    def step(answers: Answers) -> Step:
        idents = [_player(desk, club, one.strip()) for one in answers["players"].split(",")]
        posted = day_needed(desk, answers["posted"], _("Postmark"))
        return declaration_step(club, idents, posted)

    title = _("Declaration of {club}").format(club=desk.club(club).name)
    return Form(title, fields, step)


def _player(desk: Desk, club: str, text: str) -> str:
    """Return the pass number of a player, or of the club's only one of that name."""
    if text in desk.world.players:
        return text
    words = folded(text).split()
    mine = {one.ident for one in desk.season.registrations if one.club == club}
    meant = [
        ident
        for ident in mine
        if words and all(word in folded(desk.world.players[ident].name) for word in words)
    ]
    if len(meant) != 1:
        sentence = _("“{text}” may be {number} players of the club; give the pass number.")
        raise InputError(sentence.format(text=text, number=len(meant)))
    return meant[0]
