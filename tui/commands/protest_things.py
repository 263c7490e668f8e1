"""The season of a protest, which may be over."""

from dataclasses import replace

from tui.commands.call import Call


def in_its_season(call: Call, number: int) -> Call:
    """Return a command in the season in which a protest is on file: it outlives its season.

    Raises StorageError.
    """
    from league.services.protests.things import season_with

    return replace(call, season=season_with(call.season, number))
