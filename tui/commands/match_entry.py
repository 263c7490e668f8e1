"""What was played in a match, as typed on the match sheet: ``match enter``.

By hand: a screen has the sheet itself for it.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import click

from league import formatting
from league.errors import InputError
from league.language import _, ngettext
from league.services.session.named_matches import match_key
from league.services.words.naming import player_named
from league.typed.numbers import read_whole
from league.typed.results import NOTHING, read_games
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_message
from tui.commands.filing import given_option
from tui.commands.options import day_option, flag, match_arguments

if TYPE_CHECKING:
    from league.facts.matches import MatchDraft, Score
    from league.services.session.desk import Desk
    from league.views.matches import MatchView

T = TypeVar("T")


def enter_command() -> click.Command:
    """Return the command; it belongs to ``match``."""
    return command(
        "enter",
        enter,
        [
            *match_arguments(),
            given_option("--home-players", "IDENTS", _("From board 1 down; - for an empty board.")),
            given_option("--away-players", "IDENTS", _("The same of the away team.")),
            given_option(
                "--results",
                "RESULTS",
                _("From board 1 down: 1, ½ (or r), 0, 0:0; - where nothing was played."),
            ),
            given_option("--home-paid", "BOARDS", _("Gaps it paid in cash; - for none.")),
            given_option("--away-paid", "BOARDS", _("The same of the away team.")),
            day_option("--home-report", "home_report", _("Day of the home captain's report.")),
            day_option("--away-report", "away_report", _("The same of the away team.")),
            day_option("--date", "day", _("Day it was played, if another one.")),
            flag("--replace", _("Store it over what is on record; without it that is refused.")),
            flag("--dry-run", _("Only say what would follow; store nothing.")),
        ],
        _(
            "Record lineups, results and reports of a match, and say what is found.\n\n"
            "Lists are typed with commas; what is not named stays as it is recorded. What is on"
            " record, or reported otherwise by a captain, is shown with what follows from the"
            " change, and stored over with --replace."
        ),
        "spielleiter match enter landesliga 1 LANDESLIGA01 LANDESLIGA12 --results 1,½,0,1,r,-,1,1",
    )


def enter(call: Call, division: str, number: int, home: str, away: str, **given: Any) -> None:
    """Record a match. Raises LeagueError."""
    from league.services.consequences.overwriting import consequences
    from league.services.matches.changes import check_enterable, preview_match, record_match
    from league.services.matches.views import match_view
    from league.services.session.stored import draft_of
    from league.views.consequence_words import stored_over

    replaces, dry_run = given.pop("replace"), given.pop("dry_run")
    desk = call.desk_to_change()
    key = match_key(desk, division, number, home, away)
    check_enterable(desk, key)
    draft = _typed(desk, draft_of(desk, key), given)
    view = preview_match(desk, key, draft)
    found = consequences(desk, key, draft)
    for sign, words in stored_over(found):
        print_data(f"{sign} {words}")
    if dry_run:
        _tell(view)
        print_message(_("Nothing was stored."))
        return
    if found.asks and not replaces:
        raise InputError(_("Nothing was stored: with --replace this takes the place of the other."))
    _tell(match_view(record_match(desk, key, draft), key))


def _typed(desk: "Desk", before: "MatchDraft", given: Mapping[str, Any]) -> "MatchDraft":
    """Return the match with what was typed of it; None = as before. Raises InputError."""
    paid, reported = before.gaps_paid, before.reported
    return replace(
        before,
        day=given["day"] or before.day,
        home=_or(_seats(desk, given["home_players"]), before.home),
        away=_or(_seats(desk, given["away_players"]), before.away),
        results=_or(results_of(given["results"]), before.results),
        gaps_paid=(
            _or(boards_of(given["home_paid"]), paid[0]),
            _or(boards_of(given["away_paid"]), paid[1]),
        ),
        reported=(_or(given["home_report"], reported[0]), _or(given["away_report"], reported[1])),
    )


def _or(typed: T | None, before: T) -> T:
    return before if typed is None else typed


def _words(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


def _seats(desk: "Desk", text: str | None) -> "tuple[str | None, ...] | None":
    if text is None:
        return None
    known = desk.world.players
    return tuple(
        None if one in ("", NOTHING) else player_named(known, one).ident for one in _words(text)
    )


def results_of(text: str | None) -> "tuple[Score | None, ...] | None":
    """Return results typed with commas; None = not typed. Raises InputError."""
    return None if text is None else read_games(text)


def boards_of(text: str | None) -> frozenset[int] | None:
    """Return boards typed with commas; None = not typed. Raises InputError."""
    if text is None:
        return None
    return frozenset(read_whole(one, 1) for one in _words(text) if one not in ("", NOTHING))


def _tell(view: "MatchView") -> None:
    score = formatting.pair(view.game_points)
    if view.annulled:
        score = _("{result}, annulled").format(result=score)
    print_data(f"{view.home_name} – {view.away_name}  {score}")
    for found in view.findings:
        print_data(f"{found.citation}  {found.sentence}")
    number = len(view.findings)
    print_message(ngettext("{n} finding", "{n} findings", number), n=number)
