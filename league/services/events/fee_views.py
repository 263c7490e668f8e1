"""What clubs owe for the entries in an event, and what was paid, in words."""

from collections import defaultdict

from league.facts.accounts import of_club
from league.facts.events import EnteredPlayer
from league.language import _
from league.outcomes.places import EntryOutcome
from league.rulebook import has_rule
from league.services.accounts.words import account_words
from league.services.events import fees, views
from league.services.events.fees import Owed
from league.services.rulebook import explaining
from league.services.session.desk import Desk
from league.views.events import ClubFees, EventView, FeeRow, FeesView


def fees_view(desk: Desk, id: str) -> FeesView:
    """Return the fees of an event. Raises NotFoundError, RuleBookError, StorageError."""
    event = views.event_of(desk.season, id)
    return fees_in(desk, views.view_of(desk.season, desk.book, event))


def fees_in(desk: Desk, view: EventView) -> FeesView:
    """Return the fees of an event that was judged already. Raises StorageError."""
    event = view.file
    asks = has_rule(desk.book.events.entry)
    owed = fees.owed_for(desk.season, event.id) if asks else {}
    left = [ident for ident in owed if ident not in view.fees]
    clubs = views.clubs_of(desk.season, view.fees)
    entries = {one.ident: one for one in event.entries}
    rows = [
        _row(
            desk,
            entries.get(ident, EnteredPlayer(ident)),
            view.fees.get(ident),
            owed.get(ident),
            clubs.get(ident, ""),
        )
        for ident in (*view.fees, *left)
    ]
    rows.sort(key=lambda one: (one.club_name, one.player))
    return FeesView(event.id, _by_club(rows), tuple(rows))


def _row(
    desk: Desk, entry: EnteredPlayer, outcome: EntryOutcome | None, owed: Owed | None, home: str
) -> FeeRow:
    club = owed.club if owed else home
    ident = entry.ident
    person = desk.world.players.get(ident)
    rule = outcome.rule if outcome else owed.posting.rule if owed else ""
    against = outcome.findings[0].sentence if outcome and outcome.findings else None
    return FeeRow(
        ident=ident,
        player=person.name if person else ident,
        club=club,
        club_name=account_words(of_club(club), desk.world) if club else "",
        entered=entry.entered,
        due=owed.cents if owed else 0,
        left=owed.left if owed else 0,
        paid_on=owed.paid if owed else None,
        counts=outcome is not None and outcome.counts,
        waits=bool(entry.replacement) and entry.called_on is None,
        citation=desk.book.cite(rule),
        why=_("The entry was taken back.") if outcome is None else explaining.spoken(desk, against),
    )


def _by_club(rows: list[FeeRow]) -> tuple[ClubFees, ...]:
    """Return what the clubs owe of which somebody entered."""
    of: defaultdict[tuple[str, str], list[FeeRow]] = defaultdict(list)
    for one in rows:
        if one.club:
            of[one.club, one.club_name].append(one)
    return tuple(
        ClubFees(
            club,
            name,
            len(its),
            sum(one.counts for one in its),
            sum(one.due for one in its),
            sum(one.left for one in its),
        )
        for (club, name), its in of.items()
    )
