"""What an official decides: ``ruling show``, ``confirm``, ``waive``, ``change``, ``exclude``."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from league.errors import InputError
from league.language import _
from tui.commands import verdicts
from tui.commands.common import columns, command, group, say, season_option, settings, tell
from tui.commands.finding_things import match_key, team_id
from tui.commands.targets import target_of, targets
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.seasons import MatchKey
    from league.rulings import Action
    from league.services.session.desk import Desk


def commands() -> list[click.Command]:
    """Return the commands of this area."""
    about = _(
        "Decide about findings and fees; every decision needs a reason and is on record.\n\n"
        "A TARGET is the number that “ruling show” prints, or the paragraph where it is found"
        " only once. For a finding about a list, --list TEAM takes the place of the match.\n\n"
        "\b\nExamples:\n"
        "  spielleiter ruling show landesliga 1 LANDESLIGA01 LANDESLIGA12\n"
        "  spielleiter ruling waive landesliga 1 LANDESLIGA01 LANDESLIGA12 4.4.a.2 \\\n"
        '    --reason "The player fell ill on the way."\n'
        '  spielleiter ruling points LANDESLIGA01 --mp -2 --reason "By the executive."'
    )
    rulings = group("ruling", about)
    for one in (_show(), *_decisions(), _change(), *_about_teams(), *verdicts.commands()):
        rulings.add_command(one)
    return [rulings]


def _show() -> click.Command:
    return command(
        "show",
        show,
        _where("DIVISION ROUND HOME AWAY"),
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
            [*_where("DIVISION ROUND HOME AWAY TARGET"), _reason()],
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
            *_where("DIVISION ROUND HOME AWAY TARGET"),
            Option(["--amount"], required=True, metavar="EURO", help=_("New amount.")),
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
            [Argument(["team"]), _reason(), season_option()],
            f'{about}\n\n\b\n{_("Examples")}:\n  spielleiter ruling {name} KLGRAZ03 --reason "…"',
        )
        for name, action, about in (
            ("exclude", "exclude", _("A team is excluded; its matches no longer count.")),
            ("readmit", "reopen", _("An excluded team is in again.")),
        )
    ]


def _where(metavar: str) -> list[click.Parameter]:
    return [
        Argument(["where"], nargs=-1, metavar=f"[{metavar}]"),
        Option(["--list", "team"], metavar="TEAM", help=_("A team's list, not a match.")),
        season_option(),
    ]


def _reason() -> click.Option:
    return Option(["--reason"], required=True, metavar="TEXT", help=_("Why, on record."))


def show(where: tuple[str, ...], team: str | None, season: str | None) -> None:
    """List what can be decided. Raises LeagueError."""
    desk = settings().desk(season)
    match, of = _place(desk, where, team)
    found = targets(desk, match, of)
    rows = [(f"{number}.", one.state, one.words) for number, one in enumerate(found, 1)]
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
        from league.services.matches.changes import rule
        from league.targets import TeamKey

        desk = settings().desk_to_change(season)
        id = team_id(desk, team)
        if name == "reopen" and id not in desk.ruled(team=id):
            sentence = _("{team} is not excluded; nobody has to be readmitted.")
            raise InputError(sentence.format(team=id))
        rule(
            desk,
            match=None,
            team=id,
            target=TeamKey(id),
            action=Action(name),
            reason=reason,
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
    from league.services.matches.changes import rule
    from league.targets import target_of as read

    desk = settings().desk_to_change(season)
    if not where:
        raise InputError(_("Name what is decided on; “ruling show” lists it."))
    *place, wanted = where
    match, of = _place(desk, tuple(place), team)
    target = target_of(targets(desk, match, of), wanted)
    rule(
        desk,
        match=match,
        team=of,
        target=read(target.key),
        action=action,
        reason=reason,
        cents=cents,
    )
    say(_("Decided and on record: {target}").format(target=target.words))


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


def cents_of(text: str) -> int:
    """Return an amount in euros as cents. Raises InputError for half cents and for no amount."""
    found = re.fullmatch(r"(\d{1,7})(?:[.,](\d{1,2}))?", text.strip().removeprefix("€").strip())
    if found is None:
        sentence = _("{text} is no amount; expected is one such as 15 or 15.50.")
        raise InputError(sentence.format(text=text))
    return int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))
