"""The line that lets somebody open the desk over SSH: ``users ssh``."""

import shutil
import sys
from pathlib import Path

import click

from league.addresses import Location
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, print_data, print_message
from tui.commands.usage import PATH, Argument, Option


def ssh_command() -> click.Command:
    """Return the command; it belongs to the group ``users``."""
    return command(
        "ssh",
        ssh,
        [
            Argument(["login"]),
            Argument(["keyfile"], type=PATH, metavar="FILE"),
            Option(
                ["--exchange", "folder"],
                type=PATH,
                metavar="FOLDER",
                help=_("Folder for files that come and go; otherwise one beside the database."),
            ),
        ],
        _(
            "Print the line of authorized_keys that opens the desk for a person.\n\n"
            "FILE is the person's public key. Whoever has the key gets in with nothing but the"
            " desk: no shell, no other database, no files but those of the exchange folder, which"
            " the office fills and empties. The line belongs to an account of this machine that"
            " may write the database; its shell must be a POSIX one."
        ),
        "spielleiter users ssh anna anna.pub >> ~league/.ssh/authorized_keys",
        needs="file",
    )


def ssh(call: Call, login: str, keyfile: Path, folder: Path | None) -> None:
    """Print the line. Raises LeagueError."""
    from league.services.users.desks import check_desk
    from league.services.users.ssh_keys import authorized_line, read_key
    from tui.commands.remote import made

    user, key = check_desk(login), read_key(keyfile)
    database = _from_anywhere(call.path())
    exchange = made(folder or _exchange(database) / login, database, call.key.path)
    named = {"--user": login, "--db": database, "--exchange": exchange}
    places = named | {"--seal-key": call.key.path.absolute()}
    words = [str(word) for option in places.items() for word in option]
    print_data(authorized_line(key, [_program(), *words]))
    print_message(
        _("This key opens the desk for {name}; files lie in {folder}."),
        name=user.name,
        folder=exchange,
    )


def _from_anywhere(place: Location) -> Location:
    """Return where the database is, whatever folder the program is started in."""
    return place.absolute() if isinstance(place, Path) else place


def _exchange(place: Location) -> Path:
    """Return the folder of all persons' exchange folders: beside a file."""
    if isinstance(place, Path):
        return place.with_name(f"{place.name}-exchange")
    from platformdirs import user_data_path

    return user_data_path("spielleiter", appauthor=False) / f"{place.name}-exchange"


def _program() -> str:
    """Return the program that runs now, by its whole path: a key's command knows no other."""
    beside = str(Path(sys.executable).parent)
    return shutil.which("spielleiter", path=beside) or "spielleiter"
