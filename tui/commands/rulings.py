"""What an official decides: ``ruling show``, ``confirm``, ``waive``, ``change``, ``exclude``.

Decisions on what was found are made by hand: a screen asks for them where the finding stands.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import click

from league.errors import InputError
from league.formatting import day
from league.language import _
from league.services.closing.no_show_operations import EXCLUSIONS
from league.services.matches.operations import TABLES
from league.services.matches.verdict_operations import OPERATIONS as VERDICTS
from league.services.protests.penalty_operations import OPERATIONS as PENALTIES
from league.services.session.named_matches import match_key
from league.services.words.naming import team_named
from league.typed.money import read_cents
from league.typed.numbers import read_whole
from tui.commands.call import Call
from tui.commands.common import command, group, print_columns, print_message
from tui.commands.from_operations import commands_of, print_outcome, trial_options
from tui.commands.listing import about_of
from tui.commands.options import reason_option, text_option
from tui.commands.targets import target_of, targets
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.decision_subjects import Target
    from league.facts.seasons import MatchKey
    from league.services.session.desk import Desk


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "ruling",
        about_of("ruling"),
        [
            _show(),
            *_decisions(),
            _change(),
            *commands_of(*EXCLUSIONS, *VERDICTS, *TABLES, *PENALTIES),
        ],
        "spielleiter ruling show landesliga 1 LANDESLIGA01 LANDESLIGA12",
        _(
            "spielleiter ruling waive landesliga 1 LANDESLIGA01 LANDESLIGA12 4.4.a.2 \\\n"
            '  --reason "The player fell ill on the way."'
        ),
        _('spielleiter ruling points LANDESLIGA01 --mp -2 --reason "By the executive."'),
    )


def _show() -> click.Command:
    return command(
        "show",
        show,
        _where("DIVISION ROUND HOME AWAY"),
        _("List what can be decided in a match or on a list."),
        "spielleiter ruling show landesliga 1 LANDESLIGA01 LANDESLIGA12",
        "spielleiter ruling show --list KLGRAZ03",
    )


def _decisions() -> list[click.Command]:
    example = "landesliga 1 LANDESLIGA01 LANDESLIGA12 1"
    return [
        command(
            name,
            _decide(name),
            [*_where("DIVISION ROUND HOME AWAY TARGET"), reason_option(), *trial_options()],
            about,
            f'spielleiter ruling {name} {example} --reason "…"',
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
        _decide("change"),
        [
            *_where("DIVISION ROUND HOME AWAY TARGET"),
            text_option("--amount", "EURO", _("New amount."), required=True),
            reason_option(),
            *trial_options(),
        ],
        _("A fee gets another amount."),
        _(
            "spielleiter ruling change landesliga 1 LANDESLIGA01 LANDESLIGA12 2 \\\n"
            '  --amount 15,50 --reason "Half, as decided by the executive."'
        ),
    )


def _where(metavar: str) -> list[click.Parameter]:
    return [
        Argument(["where"], nargs=-1, metavar=f"[{metavar}]"),
        Option(["--list", "team"], metavar="TEAM", help=_("A team's list, not a match.")),
    ]


def show(call: Call, where: tuple[str, ...], team: str | None) -> None:
    """List what can be decided. Raises LeagueError."""
    desk = call.desk()
    match, of = _place(desk, where, team)
    found = targets(desk, match, of)
    rows = [(f"{number}.", one.state, one.words) for number, one in enumerate(found, 1)]
    if not rows:
        print_message(_("There is nothing to decide here."))
    print_columns(rows)
    _print_made(desk, match, of, {one.key: one.words for one in found})


def _print_made(
    desk: "Desk", match: "MatchKey | None", team: str | None, words: Mapping[str, str]
) -> None:
    """List what was decided already by the numbers under which it can be contested.

    ``words`` has what can still be decided on, by key; what is gone is told without them.
    """
    from league.services.matches.decision_days import ruled_on
    from league.services.protests.effect_words import target_words
    from league.services.words.codes import action_words, author_words

    def what(target: "Target") -> str:
        told = words.get(target.text)
        return told or (target_words(desk, match, target) if match else target.text)

    mine = [
        (_("Ruling {number}").format(number=number), day(ruled_on(desk, one)), one)
        for number, one in enumerate(desk.rulings, 1)
        if (one.match, one.team) == (match, team)
    ]
    done = action_words()
    print_columns(
        [(no, on, done[one.action], what(one.target), author_words(one.by)) for no, on, one in mine]
    )


def _decide(name: str) -> Callable[..., None]:
    def decide(
        call: Call,
        where: tuple[str, ...],
        team: str | None,
        reason: str,
        dry_run: bool,
        as_json: bool,
        amount: str | None = None,
    ) -> None:
        from league.decision_subjects import target_of as read
        from league.rulings import Action
        from league.services.consequences.trying import store_told, try_told
        from league.services.matches.changes import ruling_step

        owed = None if amount is None else read_cents(amount)
        desk = call.desk_to_change()
        if not where:
            raise InputError(_("Name what is decided on; “ruling show” lists it."))
        *place, wanted = where
        match, of = _place(desk, tuple(place), team)
        target = target_of(targets(desk, match, of), wanted)
        about = {"match": match, "team": of, "target": read(target.key), "action": Action(name)}
        step = ruling_step(target.words, **about, cents=owed)
        done = try_told(desk, step) if dry_run else store_told(desk, step, reason)
        call.told = done.notes
        print_outcome(done, as_json, dry_run=dry_run)

    return decide


def _place(
    desk: "Desk", where: tuple[str, ...], team: str | None
) -> "tuple[MatchKey | None, str | None]":
    """Return the match or the team meant. Raises InputError, NotFoundError."""
    if team is not None:
        if where:
            raise InputError(_("Name either a match or, with --list, a team."))
        return None, team_named(desk.season.teams, team).id
    if len(where) != 4:
        raise InputError(_("A match is named by division, round, home and away team."))
    return match_key(desk, where[0], read_whole(where[1], 1), where[2], where[3]), None
