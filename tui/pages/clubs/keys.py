"""The keys of a club's screen, and the papers behind them."""

from collections.abc import Callable

from textual.binding import Binding

from league.language import _
from league.rulebook import missing
from league.services.registry.clubs import operations
from league.services.registry.clubs.steps import bodies_on_record
from league.services.session.desk import Desk
from league.services.session.operations import Operation
from tui.dialogs.form_model import Form
from tui.dialogs.from_operations import form_of
from tui.kit.frame import key, quiet, why_key

OfClub = Callable[[Desk, str, str | None], Form | str]
"""Makes a paper of a club, with the player under the cursor; or says why there is none."""


def club_keys() -> list[Binding]:
    """Return the keys in the language in use."""
    return [
        key("e", "edit", _("edit Kader"), _("Put the team's list together")),
        key("n", "nominate", _("nominate"), _("Late, or a youth at the end")),
        key("p", "player", _("player"), _("The page of the player under the cursor")),
        _paper("s", "suspend", _("suspend"), _("The club may not play")),
        _paper("l", "lift", _("lift suspension"), _("It may play again")),
        _paper("a", "consent", _("consent"), _("Of another federation")),
        _paper("t", "withdraw", _("take back a consent"), _("It no longer holds")),
        _paper("g", "joint", _("Spielgemeinschaft"), _("With other clubs")),
        _paper("d", "declare", _("declaration"), _("For players of the national leagues")),
        quiet("o", "contacts", _("contacts"), _("Data of the club and how it is reached")),
        quiet(
            "k",
            "standing",
            _("what stands against clubs"),
            _("Clubs, joint teams and registrations on a day"),
        ),
        why_key(_("Paragraph, facts and arithmetic")),
    ]


def _paper(letter: str, name: str, label: str, tip: str) -> Binding:
    return quiet(letter, f"paper('{name}')", label, tip)


def paper_forms() -> dict[str, OfClub]:
    """Return the papers of a club by name."""
    return {
        "suspend": lambda desk, club, _player: form_of(desk, operations.SUSPEND, {"club": club}),
        "lift": lambda desk, club, _player: form_of(desk, operations.LIFT, {"club": club}),
        "consent": lambda desk, club, _player: _known(
            desk, desk.book.clubs.judge_entry, operations.CONSENT, club
        ),
        "withdraw": lambda desk, club, _player: _withdrawal(desk, club),
        "joint": lambda desk, club, _player: _known(
            desk, desk.book.clubs.judge_joint_team, operations.JOINT, club
        ),
        "declare": _declaration,
    }


def _known(
    desk: Desk, rule: object, operation: Operation, club: str, shown: str = ""
) -> Form | str:
    """Return a form, or why the rule book knows no such paper."""
    lacks = missing(rule, desk.values(desk.world.first_day))
    return lacks or form_of(desk, operation, {"club": club}, {"idents": shown})


def _declaration(desk: Desk, club: str, player: str | None) -> Form | str:
    """Return a declaration of those declared already, and of a player besides if he is named."""
    declared = [one.ident for one in desk.season.declarations if one.club == club]
    named = dict.fromkeys([*declared, *([player] if player else [])])
    rule = desk.book.lists.judge_declaration
    return _known(desk, rule, operations.DECLARE, club, ", ".join(named))


def _withdrawal(desk: Desk, club: str) -> Form | str:
    given = bodies_on_record(desk, club)
    taken = form_of(desk, operations.UNCONSENT, {"club": club})
    return taken if given else _("No consent is on record.")
