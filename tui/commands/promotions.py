"""Promotion and relegation: ``promotion``.

By hand: it shows all moves as often as it records, and its form has a line for each division and
team that something is left to decide about.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from league.language import _, ngettext
from league.typed.lists import pairs_of
from league.typed.numbers import read_whole
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_json, print_message
from tui.commands.listing import about_of
from tui.commands.options import flag, json_option, text_option
from tui.commands.printed import plain, print_findings_with_arithmetic
from tui.commands.usage import Option

if TYPE_CHECKING:
    from league.outcomes.closing import Decided, Numbers, Step
    from league.views.promotion import Promotion

_NUMBERS = ("up", "base", "planned", "per_club")


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "promotion",
        promotion,
        [
            *_about_divisions(),
            *_about_teams(),
            flag("--fresh", _("Leave out what was recorded before.")),
            flag("--record", _("Keep what is typed.")),
            text_option("--reason", "TEXT", _("Why, on record.")),
            json_option(),
        ],
        about_of("promotion"),
        "spielleiter promotion --from-above 1 --up 1",
        "spielleiter promotion --from-above GRAZ1=601 --declined LANDESLIGA03 --up 1",
        _('spielleiter promotion --passed-on landesliga --record --reason "Decided 2 June."'),
    )


def _about_divisions() -> list[click.Parameter]:
    open_number = _("Teams that go up; a bare number where the rule book leaves it open.")
    return [
        _many("--from-above", "N|TEAM=CLUB", _("Teams that come down from outside.")),
        _many("--club-above", "CLUB", _("It has a team in the division above the highest.")),
        _many("--up", "N|DIVISION=N", open_number),
        _many("--base", "DIVISION=N", _("Teams relegated in a usual year.")),
        _many("--planned", "DIVISION=N", _("Teams planned for next season.")),
        _many("--per-club", "DIVISION=N", _("Teams a club may have there.")),
        _many("--qualified", "DIVISION=TEAM,…", _("Order of the qualification tournament.")),
        _many("--passed-on", "DIVISION", _("The right of a team that declines passes on.")),
    ]


def _about_teams() -> list[click.Parameter]:
    stays = _("Where a team goes down to; its own division: it stays.")
    return [
        _many("--declined", "TEAM", _("This team declines to go up.")),
        _many("--declined-club", "CLUB", _("This club sends no team up.")),
        _many("--place", "TEAM=DIVISION", stays),
    ]


def _many(flag: str, metavar: str, about: str) -> click.Option:
    return Option([flag], multiple=True, metavar=metavar, help=about)


def promotion(call: Call, record: bool, reason: str, as_json: bool, **given: Any) -> None:
    """Show or record promotion. Raises LeagueError."""
    from league.outcomes.closing import Decided
    from league.services.promotion import decisions as service
    from league.services.session import transactions

    loaded, _rulings = transactions.load(call.season)
    known = Decided() if given["fresh"] else service.on_record(loaded.name)
    decided = _decided(known, loaded.name, given)
    if record:
        found = service.decide(loaded.name, decided, actor=call.actor, why=reason)
    else:
        found = service.promotion(loaded.name, decided)
    if as_json:
        print_json(_json(found))
    else:
        _tell(found)
    if record:
        print_message(_("The decisions are on record."))


def _decided(known: "Decided", season: str, given: dict[str, Any]) -> "Decided":
    """Return what is on record with what was typed in its place."""
    choices = replace(
        known.choices,
        declined_teams=known.choices.declined_teams | set(given["declined"]),
        declined_clubs=known.choices.declined_clubs | set(given["declined_club"]),
        passed_on=known.choices.passed_on | set(given["passed_on"]),
        placed={**known.choices.placed, **pairs_of(given["place"])},
    )
    changed = replace(
        known,
        clubs_above=known.clubs_above | set(given["club_above"]),
        choices=choices,
        numbers=_numbers(known, season, given),
    )
    if given["from_above"]:
        return _coming_down(changed, given["from_above"])
    return changed


def _coming_down(decided: "Decided", typed: Iterable[str]) -> "Decided":
    from league.outcomes.movement import Ranked
    from league.services.promotion.decisions import from_above

    bare = [text for text in typed if "=" not in text]
    named = pairs_of(text for text in typed if "=" in text)
    unnamed = from_above(sum(read_whole(text) for text in bare))
    return replace(
        decided, coming_down=(*(Ranked(team, club) for team, club in named.items()), *unnamed)
    )


def _numbers(known: "Decided", season: str, given: dict[str, Any]) -> "dict[str, Numbers]":
    from league.outcomes.closing import Numbers
    from league.services.promotion.decisions import left_open

    numbers = dict(known.numbers)
    bare = [text for text in given["up"] if "=" not in text]
    if bare:
        for division in left_open(season):
            numbers[division] = replace(numbers.get(division, Numbers()), up=read_whole(bare[-1]))
    for name in _NUMBERS:
        typed = pairs_of(text for text in given[name] if "=" in text or name != "up")
        for division, text in typed.items():
            typed_here: dict[str, Any] = {name: read_whole(text)}
            numbers[division] = replace(numbers.get(division, Numbers()), **typed_here)
    for division, text in pairs_of(given["qualified"]).items():
        teams = tuple(part.strip() for part in text.split(",") if part.strip())
        numbers[division] = replace(numbers.get(division, Numbers()), qualified=teams)
    return numbers


def _tell(found: "Promotion") -> None:
    named = found.named
    for step in (*named.steps, *named.stays):
        print_data(_line(step))
    for division, ranking in named.divisions.items():
        teams = [entry.team for entry in ranking]
        number = len(found.cascade.divisions[division]) - len(teams)
        words = ngettext("{n} team not decided", "{n} teams not decided", number)
        told = [*teams, *([words.format(n=number)] if number else [])]
        print_data(f"{division}: {', '.join(told) or '–'}")
    print_findings_with_arithmetic(found.cascade.findings)
    if found.open_matches:
        words = ngettext(
            "{n} match has no result and could still change this.",
            "{n} matches have no result and could still change this.",
            found.open_matches,
        )
        print_message(words.format(n=found.open_matches))
    for line in (*found.undecided.lines, *found.asked):
        print_message(line)


def _line(step: "Step") -> str:
    arrow = "" if step.source == step.target else f" → {step.target}"
    return f"{step.team}: {step.source}{arrow}  § {step.paragraph}  {step.sentence}"


def _json(found: "Promotion") -> dict[str, object]:
    return {
        "steps": plain(found.named.steps),
        "stays": plain(found.named.stays),
        "divisions": {
            division: [entry.team for entry in ranking]
            for division, ranking in found.named.divisions.items()
        },
        "findings": plain(found.cascade.findings),
        "open_matches": found.open_matches,
        "undecided": [
            {"division": tie.division, "first": tie.first, "teams": list(tie.teams)}
            for tie in found.undecided.ties
        ],
        "open_teams": sorted(found.undecided.teams),
    }
