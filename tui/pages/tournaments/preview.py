"""The next pairing as it was worked out, or why there is none; nothing of it is stored."""

import asyncio
from collections.abc import Sequence
from time import monotonic

from league.errors import LeagueError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import RoundPairing
from league.language import _
from league.services.session.desk import Desk
from league.services.tournaments.playing.pairing import Prepared, field_of, paired
from league.views.tournaments import Proposal, RoundSheet
from tui.app_protocol import AppProtocol


class Preview:
    """Worked out beside the screen, so that nobody waits for it."""

    def __init__(self, tournament: str) -> None:
        self._tournament = tournament
        self.proposal: Proposal | None = None
        self.trouble = ""
        """Why there is no proposal; empty = nobody has asked for one."""
        self._began, self._done, self._of = 0.0, 0, 0

    @property
    def sheets(self) -> Sequence[RoundSheet]:
        """Return the rounds that are proposed."""
        return self.proposal.sheets if self.proposal else ()

    @property
    def pairings(self) -> Sequence[RoundPairing]:
        """Return their pairings."""
        return self.proposal.pairings if self.proposal else ()

    def clear(self) -> None:
        """Propose nothing any more."""
        self.proposal, self.trouble = None, ""

    def compare(self, file: TournamentFile) -> None:
        """Give up a proposal that was made from other facts."""
        if self.proposal is not None and self.proposal.file != file:
            self.proposal = None
            self.trouble = _("Something has been entered since the preview: p makes a new one.")

    def begin(self) -> None:
        """Say from now on that it is being worked out."""
        self._began, self._done, self._of = monotonic(), 0, 0
        self.proposal, self.trouble = None, _("The pairing is being worked out …")

    async def work_out(self, app: AppProtocol) -> None:
        """Work the next pairing out; what stands against it becomes the trouble."""
        try:
            prepared = await app.ask(self._prepared)
            # Not in the thread of the database: reading and storing go on meanwhile.
            self.proposal = await asyncio.to_thread(paired, prepared, self._count)
        except LeagueError as error:
            self.trouble = str(error)
        else:
            self.trouble = ""

    def _prepared(self, desk: Desk) -> Prepared:
        return field_of(desk.season.name, self._tournament)

    def _count(self, done: int, of: int) -> None:
        self._done, self._of = done, of

    def progress(self) -> str:
        """Return how far it is, and how many seconds it has taken."""
        words = _("pairing … {done} of {of}, {seconds} s")
        seconds = int(monotonic() - self._began)
        return words.format(done=self._done, of=self._of, seconds=seconds)
