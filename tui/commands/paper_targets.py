"""What a paper is asked for on a command line: the thing or all of a part, and the files."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league import files
from league.errors import InputError, UnknownNameError
from league.language import _
from league.services.session.named_matches import match_key
from league.services.words.naming import (
    club_named,
    division_named,
    player_named,
    round_named,
    team_named,
)
from league.typed.numbers import is_number
from reports.making import AnyPaper, endings, format_of
from reports.paper import About, Format
from reports.paper_subjects import WHOLE, Thing
from tui.commands.options import round_argument
from tui.commands.usage import Argument

if TYPE_CHECKING:
    from league.services.session.desk import Desk

DASH = Path("-")
"""Stands for the standard output."""
PRINTED = (Format.TXT, Format.CSV)
"""What may go there."""
SEASON = "season"
"""The scope that is the whole season."""


def arguments(about: About) -> list[click.Argument]:
    """Return the arguments that name a thing."""
    named: Mapping[About, Callable[[], list[click.Argument]]] = {
        About.SEASON: list,
        About.DIVISION: lambda: [Argument(["division"])],
        About.ROUND: lambda: [Argument(["division"]), round_argument()],
        About.MATCH: lambda: [
            Argument(["division"]), round_argument(), Argument(["home"]), Argument(["away"])
        ],
        About.TEAM: lambda: [Argument(["team"])],
        About.CLUB: lambda: [Argument(["club"])],
        About.PLAYER: lambda: [Argument(["ident"])],
        About.PROTEST: lambda: [Argument(["protest"], metavar="NUMBER")],
        About.QUALIFICATION: lambda: [Argument(["name"])],
        About.TOURNAMENT: lambda: [Argument(["tournament"])],
        About.TOURNAMENT_ROUND: lambda: [Argument(["tournament"]), round_argument()],
        About.EVENT: lambda: [Argument(["event"])],
        About.NOTICE: lambda: [Argument(["notice"], metavar="NUMBER")],
    }  # fmt: skip
    return named[about]()


def usage(about: About) -> str:
    """Return what stands for a thing in a usage line: ``DIVISION ROUND``."""
    nowhere = click.Context(click.Command(""))
    return " ".join(one.make_metavar(nowhere) for one in arguments(about))


def example(name: str, about: About) -> str:
    """Return a call of a paper's command, about something that the public season has."""
    calls = {
        About.DIVISION: "spielleiter report {name} landesliga",
        About.ROUND: "spielleiter report {name} landesliga 1",
        About.MATCH: "spielleiter report {name} landesliga 1 LANDESLIGA01 LANDESLIGA12",
        About.TEAM: "spielleiter report {name} LANDESLIGA01",
        About.CLUB: "spielleiter report {name} 601",
        About.PLAYER: "spielleiter report {name} 100001",
        About.PROTEST: "spielleiter report {name} 1",
        About.QUALIFICATION: "spielleiter report {name} T",
        About.TOURNAMENT: "spielleiter report {name} open",
        About.TOURNAMENT_ROUND: "spielleiter report {name} open 1",
        About.EVENT: "spielleiter report {name} u14",
        About.NOTICE: "spielleiter report {name} 2012/5",
    }
    return calls.get(about, "spielleiter report {name}").format(name=name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """What was typed to name a thing; empty what things of its kind are not named by."""

    division: str = ""
    number: int = 0
    """Of a round."""
    home: str = ""
    away: str = ""
    team: str = ""
    club: str = ""
    ident: str = ""
    protest: str = ""
    name: str = ""
    tournament: str = ""
    event: str = ""
    notice: str = ""

    @property
    def of_one_word(self) -> str:
        """The key of a thing that is named by one word alone."""
        named = self.ident or self.protest or self.name or self.tournament
        return named or self.event or self.notice


def thing_named(desk: "Desk", about: About, named: Named) -> Thing:
    """Return the thing that was named. Raises NotFoundError."""
    if about is About.TOURNAMENT_ROUND:
        return Thing(about, (named.tournament, named.number))
    return Thing(about, _key(desk, about, named))


def _key(desk: "Desk", about: About, named: Named) -> Hashable:  # noqa: PLR0911  # one a kind
    match about:
        case About.DIVISION:
            return division_named(desk.season.divisions, named.division).id
        case About.ROUND:
            return _round(
                desk, division_named(desk.season.divisions, named.division).id, named.number
            )
        case About.MATCH:
            return match_key(desk, named.division, named.number, named.home, named.away)
        case About.TEAM:
            return team_named(desk.season.teams, named.team).id
        case About.CLUB:
            return club_named(desk.world.clubs.values(), named.club).id
        case About.PLAYER:
            return player_named(desk.world.players, named.ident).ident
        case _:
            return named.of_one_word


def _round(desk: "Desk", division: str, number: int) -> tuple[str, int]:
    """Return a round's key. Raises UnknownNameError, naming the rounds that there are."""
    where = division_named(desk.season.divisions, division).id
    rounds = [one.round for one in desk.season.fixtures if one.division == where]
    return where, round_named(rounds, str(number))


def scope_named(desk: "Desk", text: str) -> Thing:
    """Return the part of the season that was typed: ``landesliga``, ``landesliga/3``, ``601``.

    Raises NotFoundError, InputError.
    """
    if text.casefold() in (SEASON, _("season").casefold(), desk.season.name):
        return WHOLE
    division, slash, number = text.rpartition("/")
    if slash and is_number(number):
        return Thing(
            About.ROUND,
            _round(desk, division_named(desk.season.divisions, division).id, int(number)),
        )
    with suppress(UnknownNameError):
        return Thing(About.DIVISION, division_named(desk.season.divisions, text).id)
    with suppress(UnknownNameError):
        return Thing(About.CLUB, club_named(desk.season.clubs, text).id)
    sentence = _(
        "“{text}” is no division, no round such as landesliga/3, no club, and not “{season}”."
    )
    raise InputError(sentence, text=text, season=_("season"))


Target = tuple[Path, Format]
"""A file to write, or the standard output, and as what."""


def targets(
    paper: AnyPaper, given: Sequence[Path], formats: Sequence[Format], stem: str
) -> list[Target]:
    """Return the files to write: those given, and one with a made name per format left.

    Without either it is one with a made name, a PDF where the paper can be one. Raises InputError.
    """
    left = list(dict.fromkeys(formats))
    found: list[Target] = []
    for file in given:
        kind = _printed(paper, left) if file == DASH else format_of(paper, file)
        found.append((file, kind))
    left = [one for one in left if one not in [kind for _file, kind in found]]
    if not found and not left:
        left = [paper.formats[0]]
    return list(dict.fromkeys([*found, *((Path(f"{stem}.{one}"), one) for one in left)]))


def _printed(paper: AnyPaper, formats: Sequence[Format]) -> Format:
    """Return as what a paper is printed: the first format asked for that can be, else as text."""
    able = [one for one in PRINTED if one in paper.formats]
    wanted = [one for one in formats if one in able] if formats else able
    if not wanted:
        sentence = _("“{paper}” is not printed as {endings}; name a file.")
        shown = endings(formats or paper.formats)
        raise InputError(sentence, paper=paper.title(), endings=shown)
    return wanted[0]


def check_all(plan: Sequence[Target], *, force: bool) -> None:
    """Refuse files that must not be written, before any is. Raises InputError, StorageError."""
    for file, _format in plan:
        if file != DASH:
            files.check(file, force=force)
