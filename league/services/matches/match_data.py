"""What is known of a match besides its result: venue, remarks, who stood in for the captains."""

from league.facts.actors import Actor, Right
from league.facts.contacts import MatchContact
from league.facts.seasons import MatchKey, key_text
from league.formatting import filled_in
from league.language import _
from league.record_kinds import MATCH_OFFICE
from league.services.session import office_checks as typed
from league.services.session.contacts import match_office
from league.services.session.desk import Desk
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.services.session.trial_runs import Outcome, as_step
from league.storage import seasons


def set_match_office(
    season: str,
    match: MatchKey,
    before: MatchContact,
    after: MatchContact,
    *,
    actor: Actor,
    why: str,
) -> MatchContact:
    """Change what differs between two states of what is known of a match, and return it.

    Raises InputError for what cannot be, and where nothing differs; NotFoundError for a match that
    is not on the calendar, RightError, StorageError.
    """
    with transaction(actor, Right.RECORD_MATCH, scope_in(season, division=match[0])):
        seasons.match_facts(seasons.known_season(season), match)
        now = match_office(season, match)
        made = typed.checked(typed.with_changes(now, before, after))
        typed.refuse_same(now, made)
        record(season, MATCH_OFFICE, key_text(match), made, actor=actor, why=why)
        return made


@as_step
def match_office_step(
    desk: Desk, why: str, match: MatchKey, before: MatchContact, after: MatchContact
) -> Outcome:
    """Venue, remarks and deputies of a match."""
    made = set_match_office(desk.season.name, match, before, after, actor=desk.actor, why=why)
    teams = desk.team(match[2]).name, desk.team(match[3]).name
    sentence = _("{home} – {away}: venue and remarks are on record.")
    venue = made.venue or desk.team(match[2]).venue or "–"
    note = filled_in(_("Played at: {venue}"), venue=venue)
    return Outcome(filled_in(sentence, home=teams[0], away=teams[1]), notes=(note,))
