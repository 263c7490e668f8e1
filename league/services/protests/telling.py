"""What a change moves that hung on a closed season's table, told of any change."""

from league.services.session import season_order
from league.services.session.desk import Desk
from league.services.session.opening import anew


def hung_since(before: Desk, now: Desk | None = None) -> tuple[str, ...]:
    """Return what hung on the table of a closed season that was changed since, a sentence each.

    ``now`` = the season as it is stored now, where that is known. Nothing is judged of a season
    that none was prepared after. Raises RuleBookError, StorageError.
    """
    later = season_order.after(before.season)
    if not later:
        return ()
    from league.services.protests.hanging import hanging, places, sentences

    now = now or anew(before)
    if now is before or now.judgement is before.judgement:
        return ()
    return tuple(sentences(before.season, later[0], hanging(places(before), places(now))))
