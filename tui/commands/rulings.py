"""What an official decides: ``ruling show``, ``confirm``, ``waive``, ``change``, ``exclude``."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from league import forms
from league.errors import InputError, NotFoundError
from league.language import _
from tui.commands.common import columns, command, group, say, season_option, settings, tell
from tui.commands.finding_things import match_key, team_id

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.rulings import Action
    from league.services.desk import Desk


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    about = _(
        "Decide about findings and fees; every decision needs a reason and is on record.\n\n"
        "A TARGET is the number that “ruling show” prints, the key, or the paragraph where it"
        " is found only once. For a finding about a list, --list TEAM takes the place of the"
        " match.\n\n"
        "\b\nExamples:\n"
        "  spielleiter ruling show landesliga 1 LANDESLIGA01 LANDESLIGA12\n"
        "  spielleiter ruling waive landesliga 1 LANDESLIGA01 LANDESLIGA12 4.4.a.2 \\\n"
        '    --reason "The player fell ill on the way."'
    )
    rulings = group("ruling", about)
    for one in (_show(), *_decisions(), _change(), *_about_teams()):
        rulings.add_command(one)
    return [rulings]


def _show() -> click.Command:
    return command(
        "show",
        show,
        _where(_("DIVISION ROUND HOME AWAY")),
        _(
            "List what can be decided in a match or on a list.\n\n"
            "\b\nExamples:\n"
            "  spielleiter ruling show landesliga 1 LANDESLIGA01 LANDESLIGA12\n"
            "  spielleiter ruling show --list KLGRAZ03"
        ),
    )


def _decisions() -> list[click.Command]:
    example = "landesliga 1 LANDESLIGA01 LANDESLIGA12 1"
    return [
        command(
            name,
            _decide(name),
            [*_where(_("DIVISION ROUND HOME AWAY TARGET")), _reason()],
            f'{about}\n\n\b\n{_("Examples")}:\n  spielleiter ruling {name} {example} --reason "…"',
        )
        for name, about in (
            ("confirm", _("A finding or fee stands as proposed.")),
            ("waive", _("A finding or fee has no effect.")),
            ("reopen", _("An earlier decision no longer counts.")),
        )
    ]


def _change() -> click.Command:
    return command(
        "change",
        _change_fee,
        [
            *_where(_("DIVISION ROUND HOME AWAY TARGET")),
            click.Option(["--amount"], required=True, metavar="EURO", help=_("New amount.")),
            _reason(),
        ],
        _(
            "A fee gets another amount.\n\n"
            "\b\nExamples:\n"
            "  spielleiter ruling change landesliga 1 LANDESLIGA01 LANDESLIGA12 2 \\\n"
            '    --amount 15,50 --reason "Half, as decided by the executive."'
        ),
    )


def _about_teams() -> list[click.Command]:
    return [
        command(
            name,
            _decide_team(action),
            [click.Argument(["team"]), _reason(), season_option()],
            f'{about}\n\n\b\n{_("Examples")}:\n  spielleiter ruling {name} KLGRAZ03 --reason "…"',
        )
        for name, action, about in (
            ("exclude", "exclude", _("A team is excluded; its matches no longer count.")),
            ("readmit", "reopen", _("An excluded team is in again.")),
        )
    ]


def _where(metavar: str) -> list[click.Parameter]:
    return [
        click.Argument(["where"], nargs=-1, metavar=f"[{metavar}]"),
        click.Option(["--list", "team"], metavar="TEAM", help=_("A team's list, not a match.")),
        season_option(),
    ]


def _reason() -> click.Option:
    return click.Option(["--reason"], required=True, metavar="TEXT", help=_("Why, on record."))


def show(where: tuple[str, ...], team: str | None, season: str | None) -> None:
    """List what can be decided. Raises LeagueError."""
    desk = settings().desk(season)
    match, of = _place(desk, where, team)
    rows = [
        (f"{number}.", key, state, text)
        for number, (key, state, text) in enumerate(_targets(desk, match, of), 1)
    ]
    if not rows:
        say(_("There is nothing to decide here."))
    for line in columns(rows) if rows else ():
        tell(line)


def _decide(name: str) -> Callable[..., None]:
    def decide(where: tuple[str, ...], team: str | None, reason: str, season: str | None) -> None:
        from league.rulings import Action

        _rule(where, team, Action(name), reason, season)

    return decide


def _change_fee(
    where: tuple[str, ...], team: str | None, amount: str, reason: str, season: str | None
) -> None:
    from league.rulings import Action

    _rule(where, team, Action.CHANGE, reason, season, cents=cents_of(amount))


def _decide_team(name: str) -> Callable[..., None]:
    def decide(team: str, reason: str, season: str | None) -> None:
        from league.rulings import Action
        from league.services.desk import rule

        office = settings()
        desk = office.desk(season)
        id = team_id(desk, team)
        if name == "reopen" and id not in desk.ruled(team=id):
            sentence = _("{team} is not excluded; nobody has to be readmitted.")
            raise InputError(sentence.format(team=id))
        rule(
            desk,
            match=None,
            team=id,
            target=id,
            action=Action(name),
            reason=reason,
            by=office.person(),
        )
        say(_("Decided and on record."))

    return decide


def _rule(
    where: tuple[str, ...],
    team: str | None,
    action: "Action",
    reason: str,
    season: str | None,
    *,
    cents: int | None = None,
) -> None:
    from league.services.desk import rule

    office = settings()
    desk = office.desk(season)
    if not where:
        raise InputError(_("Name what is decided on; “ruling show” lists it."))
    *place, wanted = where
    match, of = _place(desk, tuple(place), team)
    target = _target([key for key, _state, _text in _targets(desk, match, of)], wanted)
    rule(
        desk,
        match=match,
        team=of,
        target=target,
        action=action,
        reason=reason,
        by=office.person(),
        cents=cents,
    )
    say(_("Decided and on record: {target}").format(target=target))


def _place(
    desk: "Desk", where: tuple[str, ...], team: str | None
) -> "tuple[MatchKey | None, str | None]":
    """Return the match or the team meant. Raises InputError, NotFoundError."""
    if team is not None:
        if where:
            raise InputError(_("Name either a match or, with --list, a team."))
        return None, team_id(desk, team)
    if len(where) != 4 or not where[1].isdecimal():
        raise InputError(_("A match is named by division, round, home and away team."))
    return match_key(desk, where[0], int(where[1]), where[2], where[3]), None


def _targets(
    desk: "Desk", match: "MatchKey | None", team: str | None
) -> list[tuple[str, str, str]]:
    """Return key, state and words of everything that can be decided on."""
    from league.services.desk import club_view, match_view
    from reports.words import fee_state, finding_state

    if match is not None:
        view = match_view(desk, match)
        found = [
            (one.key, finding_state(one.state), f"{one.citation} {one.sentence}")
            for one in view.findings
        ]
        fees = [
            (fee.key, fee_state(fee), f"{fee.citation} {forms.money(fee.cents)}")
            for fee in view.fees
        ]
        return found + fees + _added_boards(desk, match)
    lists = club_view(desk, desk.team(team or "").club).teams
    mine = next(one for one in lists if one.id == team)
    return [
        (one.key, finding_state(one.state), f"{one.citation} {one.sentence}")
        for one in mine.findings
    ]


def _added_boards(desk: "Desk", match: "MatchKey") -> list[tuple[str, str, str]]:
    """Return the boards whose score was decided, so that it can be reopened."""
    from league.rulings import added_board

    decided = desk.ruled(match=match).values()
    return [(one.target, _("added"), one.reason) for one in decided if added_board(one)]


def _target(keys: list[str], wanted: str) -> str:
    """Return the key meant by a number, a key, or a paragraph found once. Raises NotFoundError."""
    if wanted in keys:
        return wanted
    if wanted.isdecimal() and 1 <= int(wanted) <= len(keys):
        return keys[int(wanted) - 1]
    meant = [key for key in keys if wanted == key.partition("|")[0]]
    # A fee that follows from a finding goes with it: only without one is the fee meant.
    meant = meant or [key for key in keys if key.startswith(f"fee|{wanted}|")]
    if not meant:
        sentence = _("“{target}” names nothing here; “ruling show” numbers what can be decided.")
        raise NotFoundError(sentence.format(target=wanted))
    if len(meant) > 1:
        sentence = _(
            "“{target}” names {number} things here; use the number that “ruling show” prints."
        )
        raise NotFoundError(sentence.format(target=wanted, number=len(meant)))
    return meant[0]


def cents_of(text: str) -> int:
    """Return an amount in euros as cents. Raises InputError for half cents and for no amount."""
    found = re.fullmatch(r"(\d{1,7})(?:[.,](\d{1,2}))?", text.strip().removeprefix("€").strip())
    if found is None:
        sentence = _("{text} is no amount; expected is one such as 15 or 15.50.")
        raise InputError(sentence.format(text=text))
    return int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))
