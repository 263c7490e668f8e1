"""One call of the program: its file, who works, and the season, as the options say."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from league import sanitizing
from league.addresses import Address, Location
from league.errors import InputError, StorageError
from league.files import reason_of
from league.language import _
from tui.commands.usage import is_text

if TYPE_CHECKING:
    from datetime import date

    from league.facts.actors import Actor
    from league.services.session.desk import Desk
    from league.services.session.seal_key import SealKey


@dataclass(slots=True)
class Call:
    """What a command is handed: the file, who works, and the season."""

    db: Location | None = None
    by: str | None = None
    season: str | None = None
    """Name of a season of the file; None = the one in use."""
    seal_key: Path | None = None
    """Where the key for sealed lineups lies; None = where the platform keeps configuration."""
    user: str | None = None
    """Log-in name of who works at the screen; None = whoever sits at the machine with the file."""
    exchange: Path | None = None
    """The only folder whose files that person has."""
    before: "Desk | None" = None
    """The season as it was before it was changed, where a command changes it."""
    told: tuple[str, ...] = ()
    """What the command has said already of what it changed."""

    def path(self) -> Location:
        """Return where the database is: a file of the platform's data folder if none is named."""
        return self.usual_file() if self.db is None else self.db

    def usual_file(self) -> Path:
        """Return the file that is taken when none is named; its folder is made."""
        from platformdirs import user_data_path

        try:
            folder = user_data_path("spielleiter", appauthor=False, ensure_exists=True)
        except OSError as error:
            sentence = _("The data folder cannot be made ({reason}); name a file with --db.")
            raise InputError(sentence, reason=reason_of(error)) from error
        return folder / "spielleiter.sqlite"

    def is_there(self) -> bool:
        """Say whether there is a database; what a server has is seen when it is opened."""
        path = self.path()
        return isinstance(path, Address) or path.exists()

    def existing(self) -> Location:
        """Return where the database is.

        Raises InputError when there is none yet, StorageError when its folder allows no look.
        """
        path = self.path()
        if isinstance(path, Address):
            return path
        try:
            there = path.exists()
        except OSError as error:
            sentence = _("{path} cannot be reached ({reason}).")
            raise StorageError(sentence, path=path, reason=reason_of(error)) from error
        if not there:
            sentence = _(
                "There is no database {path} yet. “spielleiter season new” makes one with an empty"
                " season, “spielleiter import FILE” one from a season workbook; “spielleiter demo”"
                " shows one with made-up names."
            )
            raise InputError(sentence, path=path)
        return path

    def person(self) -> str:
        """Return who works. Raises InputError when nobody can tell."""
        if self.by is not None and self.by.strip():
            return self.by.strip()
        try:
            import getpass

            name = getpass.getuser()
        except (KeyError, OSError, ImportError) as error:
            raise InputError(_("Say with --by who you are.")) from error
        if not is_text(name):
            raise InputError(_("The name of the user is no UTF-8 text; say with --by who you are."))
        sanitizing.refuse(name, _("Your name on this computer"))
        return name

    @property
    def actor(self) -> "Actor":
        """Return who acts: the official, who may do everything. Raises InputError as ``person``."""
        from league.facts.actors import official

        return official(self.person())

    @property
    def key(self) -> "SealKey":
        """Return the key for sealed lineups; it need not be there yet."""
        from league.services.session.seal_key import SealKey

        return SealKey(self.seal_key)

    def open(self) -> None:
        """Open the file there is. Raises InputError, StorageError."""
        from league.services.session import transactions

        transactions.open_file(self.existing(), must_exist=True)

    def open_to_look(self) -> None:
        """Open the file there is to look at its journal, also where that does not hold.

        Raises InputError, StorageError.
        """
        from league.services.session import transactions

        transactions.open_to_look(self.existing(), must_exist=True)

    def today(self) -> "date":
        """Return the day it is by the clocks of the season's rule book. Raises LeagueError."""
        from league.services.session.days import today_in

        return today_in(self.season)

    @staticmethod
    def today_here() -> "date":
        """Return the day it is by the clocks here, where no season is asked."""
        from league.clock import today

        return today()

    def near(self) -> "date":
        """Return the day from which a year that was left out is guessed. Raises LeagueError."""
        from league.services.session import days

        return days.near(self.season)

    def middle(self) -> "date":
        """Return the middle of the season, for days in it. Raises LeagueError."""
        from league.services.session import days

        return days.middle(self.season)

    def desk(self) -> "Desk":
        """Open the season to be looked at; it is judged when somebody asks. Raises LeagueError."""
        from league.services.session.desk import desk_of
        from league.services.session.opening import read_stored

        return self._in_its_words(
            desk_of(read_stored(self.season), self.path(), self.reader, self.key)
        )

    def desk_to_change(self) -> "Desk":
        """Open the season for who changes something in it. Raises LeagueError."""
        from league.services.session.desk import desk_of
        from league.services.session.opening import read_stored

        self.before = desk_of(read_stored(self.season), self.path(), self.actor, self.key)
        return self._in_its_words(self.before)

    @staticmethod
    def _in_its_words(desk: "Desk") -> "Desk":
        """Return a desk; from now on the words of its rule book are spoken."""
        from league.services.session.wording import speak_as

        speak_as(desk.season.rulebook)
        return desk

    def moved(self) -> Iterator[str]:
        """Yield what the command moved that hung on a closed season's table. Raises LeagueError."""
        if self.before is not None:
            from league.services.protests.telling import hung_since

            yield from (one for one in hung_since(self.before) if one not in self.told)

    def to_come(self, days: "Sequence[date | None]") -> tuple[str, ...]:
        """Return a sentence where a day of those is still to come. Raises LeagueError."""
        if not any(days):
            return ()
        from league.services.session.days import still_to_come

        return still_to_come(self.season, *days)

    def division_desk(self, division: str) -> "tuple[Desk, str]":
        """Judge one division, named by id or name, to be looked at; return its id beside the desk.

        Raises LeagueError.
        """
        from league.services.session.division_desk import open_division
        from league.services.words.naming import division_named

        desk, id = open_division(
            self.path(),
            self.reader,
            self.season,
            lambda found: division_named(found.divisions, division).id,
        )
        return self._in_its_words(desk), id

    @property
    def reader(self) -> "Actor":
        """Return who looks: he need not say who he is."""
        from league.facts.actors import official

        try:
            return self.actor
        except InputError:
            return official("")
