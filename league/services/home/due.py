"""What the clock brings, stored by whichever program looks first."""

from league.errors import LeagueError
from league.services.session.seal_key import SealKey


def store_due(key: SealKey, *, reports: bool = True) -> str:
    """Open lineups and store matches that only one side reported, as far as they are due.

    Lineups are opened by programs that have the key only, and matches stored where ``reports``
    are asked for: to find those takes longer. Returns why something could not be
    stored, as a sentence; empty = nothing went wrong. It may be asked every few seconds.
    """
    try:
        if key.path.exists():
            from league.services.lineups.opening import open_due

            open_due(key=key)
        if reports:
            from league.services.captain_reports.settling import settle_due

            settle_due()
    except LeagueError as error:
        return str(error)
    return ""
