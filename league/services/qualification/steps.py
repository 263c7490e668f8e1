"""The steps of a qualification tournament, ready to be tried and stored."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from league import formatting
from league.facts.matches import Score
from league.findings import Fee
from league.language import _
from league.services.qualification import tournaments
from league.services.qualification.explaining import decided_words
from league.services.qualification.players import seat_players
from league.services.qualification.squads import submit_list, trial_lineup
from league.services.qualification.tournaments import AskedTournament, papers_of
from league.services.qualification.views import with_typed
from league.services.rulebook.findings import finding_views
from league.services.schedule.drawing import drawn_words
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.trial_runs import Outcome, as_step
from league.views.qualification import GameKey, TournamentView


@as_step
def prepare_step(desk: Desk, why: str, asked: AskedTournament) -> Outcome:
    """The preparing of a tournament with its draw.

    Its outcome is told without the lots: they are seen when they are stored.
    """
    view = tournaments.prepare(desk.season.name, asked, actor=desk.actor, why=why)
    fact = view.tournament
    sentence = _("{name} begins on {day} at {hour} on {boards} boards.")
    says = sentence.format(
        name=fact.name,
        day=formatting.day(fact.first_round.date()),
        hour=formatting.clock(fact.first_round.time()),
        boards=fact.boards,
    )
    return Outcome(says, notes=(_system(view), drawn_words()))


def _system(view: TournamentView) -> str:
    fact = view.tournament
    if fact.system:
        return _("{system} system, two rounds").format(system=fact.system.title())
    return _("Round robin, {rounds} rounds").format(rounds=len(view.rounds))


@as_step
def squad_step(
    desk: Desk, why: str, name: str, team: str, idents: Sequence[str], submitted: datetime | None
) -> Outcome:
    """The handing in of a team's list."""
    found = submit_list(
        desk.season.name, name, team, idents, submitted, actor=desk.actor, despite=why
    )
    fact = tournaments.show(desk.season.name, name).tournament
    values = desk.values(fact.first_round.date())
    sentence = _("The list of {team} with {number} players is on record.")
    says = sentence.format(team=desk.team(team).name, number=len(idents))
    return Outcome(says, finding_views(desk, values, found))


@as_step
def lineup_step(
    desk: Desk, _why: str, name: str, number: int, team: str, idents: Sequence[str | None]
) -> Outcome:
    """The trying of a lineup; nothing is stored."""
    found, fees = trial_lineup(desk.season.name, name, number, team, idents)
    fact = tournaments.show(desk.season.name, name).tournament
    values = desk.values(fact.first_round.date())
    says = _("Nothing speaks against this lineup.")
    if found:
        says = _("This is found on the lineup; it is only tried, nothing is stored.")
    return Outcome(says, finding_views(desk, values, found), _costs(desk, fees))


def _costs(desk: Desk, fees: Iterable[Fee]) -> tuple[str, ...]:
    sentence = _("It would cost {amount} ({citation}).")
    return tuple(
        sentence.format(amount=formatting.money(fee.cents), citation=desk.book.cite(fee.rule))
        for fee in fees
    )


@as_step
def players_step(
    desk: Desk, why: str, name: str, team: str, idents: Sequence[str | None]
) -> Outcome:
    """The recording of who plays under a team's symbols."""
    found = seat_players(desk.season.name, name, team, idents, actor=desk.actor, why=why)
    fact = tournaments.show(desk.season.name, name).tournament
    values = desk.values(fact.first_round.date())
    seated = sum(ident is not None for ident in idents)
    sentence = _("For {team} {number} players are on record.")
    if not seated:
        sentence = _("For {team} no players are on record any more.")
    says = sentence.format(team=desk.team(team).name, number=seated)
    return Outcome(says, finding_views(desk, values, found))


@as_step
def decision_step(desk: Desk, why: str, name: str, teams: Sequence[str]) -> Outcome:
    """The decision who goes up."""
    tournaments.decide(desk.season.name, name, teams, actor=desk.actor, why=why)
    return Outcome(decided_words([desk.team(team).name for team in teams]))


def enter_typed(desk: Desk, name: str, typed: Mapping[GameKey, Score | None]) -> Desk:
    """Store what was typed, round by round, each round whole or not at all.

    Raises InputError, NotFoundError, StorageError.
    """
    papers = papers_of(desk.season.name, name)
    results = with_typed(papers, typed)
    for number in sorted({key[0] for key in typed}):
        changed = {
            (first, second): results[number, first, second]
            for round_, first, second, _at in typed
            if round_ == number
            and results[number, first, second] != papers.results.get((number, first, second))
        }
        if changed:
            tournaments.enter(desk.season.name, name, number, changed, actor=desk.actor)
    return anew(desk)
