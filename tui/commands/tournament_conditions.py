"""How a tournament is played, as it is typed: options of ``tournament create`` and ``change``."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import click

from league.language import _
from league.typed.days import read_moment
from league.typed.points import read_worths
from tui.commands import options
from tui.commands.call import Call
from tui.commands.usage import Option

if TYPE_CHECKING:
    from league.facts.tournament_files import TournamentFile
    from league.facts.tournaments import Scores, Tournament

PLAIN = ("name", "city", "federation", "chief_arbiter", "time_control", "like", "rounds", "boards")
"""Options that say a field of a tournament as it is."""


def conditions() -> list[click.Parameter]:
    """Return the options for how a tournament is played."""
    return [*_occasion(), *_play(), *_ranking(), *_lots()]


def conditions_with_entries() -> list[click.Parameter]:
    """Return the options for how one is played whose participants have entered."""
    return [*conditions(), *_pairing()]


def _occasion() -> list[click.Parameter]:
    return [
        Option(["--name"], metavar="TEXT", help=_("Name as it is printed.")),
        Option(["--city"], metavar="TEXT", help=_("Where it is played.")),
        Option(["--federation"], metavar="CODE", help=_("Three letters.")),
        options.day_option("--first-day", "first_day", _("First day of play.")),
        options.day_option("--last-day", "last_day", _("Last day of play.")),
        Option(
            ["--begins", "round_times"],
            multiple=True,
            metavar="TIME",
            help=_("When each round begins, such as “2012-05-05 10:00”; once for each round."),
        ),
        Option(["--arbiter", "chief_arbiter"], metavar="NAME", help=_("Chief arbiter.")),
        Option(["--deputy", "arbiters"], multiple=True, metavar="NAME", help=_("Deputy arbiters.")),
        Option(["--time-control"], metavar="TEXT", help=_("As it is printed.")),
        Option(
            ["--like"],
            metavar="TEXT",
            help=_("Division or event of the rule book whose conditions hold."),
        ),
    ]


def _play() -> list[click.Parameter]:
    return [
        Option(
            ["--system"],
            type=click.Choice(["swiss", "round_robin", "double_round_robin"]),
            help=_("How opponents are found."),
        ),
        options.number_option("--rounds", _("Rounds of a Swiss tournament.")),
        options.number_option("--boards", _("Teams play on so many boards; 0 = players.")),
        Option(
            ["--scores"],
            metavar="POINTS",
            help=_("What win, draw and loss bring, and the bye: 1-½-0-1."),
        ),
        Option(
            ["--match-scores"],
            metavar="POINTS",
            help=_("What a match brings a team, and the bye: 2-1-0-2."),
        ),
    ]


def _ranking() -> list[click.Parameter]:
    return [
        *_tie_breaks(),
        Option(
            ["--first"],
            type=click.Choice(["match", "game"]),
            help=_("Teams: which points come first."),
        ),
        Option(
            ["--counted"],
            type=click.Choice(["match", "game"]),
            help=_("Teams: which points Buchholz and Sonneborn-Berger count."),
        ),
    ]


def _tie_breaks() -> list[click.Parameter]:
    return [
        Option(
            ["--criteria"],
            metavar="TEXT",
            help=_(
                "Criteria behind the points, with commas: buchholz_cut_1, or FIDE codes: BH/C1,SB."
            ),
        ),
        Option(
            ["--preset"],
            metavar="PARAGRAPH",
            help=_("Criteria as the FIDE recommends them: 7.2.1 to 7.2.5."),
        ),
        Option(
            ["--unplayed"],
            metavar="TEXT",
            help=_(
                "Edition of tie-breaks: anhang-1, fide-c07-2023, fide-c07-2024 or fide-c07-2026."
            ),
        ),
    ]


def _lots() -> list[click.Parameter]:
    return [
        Option(
            ["--first-color"],
            type=click.Choice(["w", "b"]),
            help=_("Colour of number 1 in round 1; otherwise by lot."),
        ),
        options.seed_option(),
    ]


def _pairing() -> list[click.Parameter]:
    return [
        Option(
            ["--forbid"],
            multiple=True,
            metavar="IDENTS",
            help=_("Who is never paired with each other, with commas."),
        ),
        options.flag("--allow-all", _("No pairing is forbidden any more.")),
        Option(
            ["--baku"],
            type=click.Choice(["on", "off"]),
            help=_("Baku acceleration, by how many are entered now."),
        ),
    ]


def tournament_of(
    call: Call, before: "Tournament", file: "TournamentFile | None", given: Mapping[str, Any]
) -> "Tournament":
    """Return a tournament with what was typed filled in. Raises InputError, NotFoundError."""
    said: dict[str, Any] = {name: given[name] for name in (*PLAIN, "first_day", "last_day")}
    said |= {name: given[name] for name in ("first_color", "seed")}
    said["arbiters"] = tuple(given["arbiters"]) or None
    times = [read_moment(text, call.near) for text in given["round_times"]]
    said["round_times"] = tuple(times) or None
    if given["boards"] is not None:
        said["teams"] = given["boards"] > 0
    told = {name: value for name, value in said.items() if value is not None}
    after = _with_system(replace(before, **told), given)
    after = _with_ranking(call, after, given)
    return after if file is None else _with_pairing(after, file, given)


def _with_system(before: "Tournament", given: Mapping[str, Any]) -> "Tournament":
    from league.facts.tournaments import System

    scores: dict[str, Any] = {
        name: _scores(given[name], getattr(before, name))
        for name in ("scores", "match_scores")
        if given[name] is not None
    }
    system = before.system if given["system"] is None else System(given["system"])
    return replace(before, system=system, **scores)


def _scores(text: str, before: "Scores") -> "Scores":
    """Return what results are worth, typed as ``1-½-0`` with the bye as a fourth. InputError."""
    parts = read_worths(text)
    win, draw, loss, bye = (*parts, parts[0])[:4]
    return replace(before, win=win, draw=draw, loss=loss, pairing_bye=bye)


def _with_ranking(call: Call, before: "Tournament", given: Mapping[str, Any]) -> "Tournament":
    from league.facts.tournaments import PointKind

    after = before
    if given["preset"] is not None:
        after = _with_preset(call, after, given["preset"])
    if given["criteria"] is not None:
        from league.services.tournaments.announcing.criteria_words import criteria_typed

        parts = (part.strip() for part in given["criteria"].split(","))
        after = replace(after, criteria=criteria_typed(filter(None, parts)))
    if given["unplayed"] is not None:
        from league.services.tournaments.words import edition_named

        after = replace(after, unplayed=edition_named(given["unplayed"]))
    kinds: dict[str, Any] = {
        name: PointKind(given[name]) for name in ("first", "counted") if given[name] is not None
    }
    return replace(after, **kinds)


def _with_preset(call: Call, before: "Tournament", preset: str) -> "Tournament":
    """Return a tournament with criteria as the FIDE recommends them. Raises InputError."""
    from league.services.tournaments.announcing.presets import with_preset

    return with_preset(before, preset, before.first_day or call.today())


def _with_pairing(
    before: "Tournament", file: "TournamentFile", given: Mapping[str, Any]
) -> "Tournament":
    from league.services.tournaments.announcing.records import accelerated
    from league.services.tournaments.entering.numbering import named

    after = replace(before, prohibited=()) if given["allow_all"] else before
    groups = [
        tuple(named(file, part) for part in group.split(",") if part.strip())
        for group in given["forbid"]
    ]
    after = replace(after, prohibited=(*after.prohibited, *groups))
    if given["baku"] is not None:
        after = accelerated(after, len(file.participants), on=given["baku"] == "on")
    return after
