"""Appeals in a tournament: ``tournament court``."""

from collections.abc import Iterator

import click

from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, tell, tell_json
from tui.commands.options import json_option
from tui.commands.usage import Argument, Option


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    party = _("Who is party to the case; once for each.")
    yield command(
        "court",
        court,
        [
            Argument(["id"]),
            Option(["--party", "parties"], multiple=True, metavar="NAME", help=party),
            json_option(),
        ],
        _("Say who of the appeals committee decides: nobody in his own case, deputies move up."),
        "spielleiter tournament court open",
        'spielleiter tournament court open --party "Anna Muster"',
    )


def court(call: Call, id: str, parties: tuple[str, ...], as_json: bool) -> None:
    """Say who decides on an appeal. Raises LeagueError."""
    from league.services.tournaments.appeals import on_appeal
    from league.services.tournaments.opening import opened

    said = on_appeal(opened(call.season, id), parties)
    citation = said.cite(said.answer.paragraph)
    if as_json:
        sentence = str(said.answer.sentence)
        tell_json({"deciding": said.answer.names, "sentence": sentence, "citation": citation})
        return
    tell(f"{said.answer.sentence} ({citation})")
