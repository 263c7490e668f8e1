"""Papers about players and clubs, ready to be tried and stored."""

from datetime import date

from league.errors import InputError
from league.facts.claims import Application, Deregistration, Evidence
from league.facts.people import Player
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _
from league.rulebook.topics import Topic
from league.services.registry.clubs import decisions
from league.services.registry.registering import departures, equal_status
from league.services.registry.registering.late_notices import deal_with
from league.services.registry.registering.registrations import register, withdraw_registration
from league.services.registry.suspensions.bans import lift_person_ban
from league.services.rulebook.explaining import spoken
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.views.players import Registered


@as_step
def registration_step(
    desk: Desk,
    why: str,
    application: Application,
    player: Player | None = None,
    levy_cents: int | None = None,
) -> Outcome:
    """A registration; ``player`` is the person when he is new to the file.

    ``levy_cents`` is a year's federation levy, of which a gap costs its part.
    """
    done = register(
        desk.season.name,
        application,
        actor=desk.actor,
        why=why,
        despite=why,
        player=player,
        levy_year_cents=levy_cents,
    )
    notes = [
        f"{desk.book.cite(one.rule)}: {money(one.cents)} {_('to the federation')}"
        for one in done.charges
    ]
    notes += [done.levy] if done.levy else []
    values = desk.values(application.posted)
    findings = finding_views(desk, values, done.findings)
    return Outcome(_reason(desk, done), findings, tuple(notes))


def _reason(desk: Desk, done: Registered) -> str:
    """Return from when and why, with days as people write them."""
    paper, values = done.application, desk.values(done.application.posted)
    if paper.transfer is None:
        return done.reason
    found = desk.book.transfers.decide(paper.transfer, values)
    return spoken(desk, desk.book.transfers.why_eligible(paper.transfer, found, values))


@as_step
def withdrawal_step(desk: Desk, why: str, ident: str, club: str) -> Outcome:
    """The taking back of a registration that should not have been."""
    withdraw_registration(desk.season.name, ident, club, actor=desk.actor, why=why)
    sentence = _("The registration of {player} with {club} is taken back.")
    return Outcome(_with_names(desk, sentence, ident, club))


@as_step
def deregistration_step(
    desk: Desk, why: str, paper: Deregistration, today: date | None = None
) -> Outcome:
    """A player's leaving, as it looks on a day; today where none is named."""
    day = today or desk.today
    done = departures.deregister(desk.season.name, paper, actor=desk.actor, why=why, today=day)
    sentence = _("{player} may not play for {club} any more from {day} on.")
    says = _with_names(desk, sentence, paper.ident, paper.club, paper.notice)
    notes = []
    if done.honoured_cents:
        sentence = _("Arrears that hold up a transfer: {amount}{cited}.")
        notes.append(
            sentence.format(
                cited=desk.book.cited(Topic.ARREARS_OF_LEAVING), amount=money(done.honoured_cents)
            )
        )
    findings = finding_views(desk, desk.values(paper.notice), done.findings)
    return Outcome(says, findings, tuple(notes))


@as_step
def forwarding_step(desk: Desk, why: str, ident: str, club: str, day: date) -> Outcome:
    """A club passed a player's notice on."""
    found = departures.pass_on(desk.season.name, ident, club, day, actor=desk.actor, why=why)
    sentence = _("On {day} {club} passed the notice of {player} on.")
    findings = finding_views(desk, desk.values(day), found)
    return Outcome(_with_names(desk, sentence, ident, club, day), findings)


@as_step
def dealt_step(desk: Desk, why: str, ident: str, club: str, day: date, decision: str) -> Outcome:
    """How a club's late or missing notice was dealt with."""
    deal_with(desk.season.name, ident, club, day, decision, actor=desk.actor, why=why)
    sentence = _("On {day} the late notice of {club} about {player} was dealt with.")
    return Outcome(_with_names(desk, sentence, ident, club, day))


@as_step
def settlement_step(desk: Desk, why: str, ident: str, club: str, day: date) -> Outcome:
    """The payment of a player's arrears to his old club."""
    taken = departures.settle(desk.season.name, ident, club, day, actor=desk.actor, why=why)
    sentence = _("The arrears of {player} to {club} are settled.")
    says = _with_names(desk, sentence, ident, club)
    first = _("Eligible for {club} from {day}.")
    notes = [
        first.format(club=desk.club(one.club).name, day=spoken_day(one.eligible_from))
        for one in taken
        if one.eligible_from
    ]
    return Outcome(says, notes=tuple(notes))


@as_step
def equal_step(desk: Desk, why: str, club: str, ident: str, evidence: Evidence) -> Outcome:
    """The grant of equal status to a foreigner."""
    name = desk.season.name
    equal_status.grant_equal_status(name, club, ident, evidence, actor=desk.actor, why=why)
    sentence = _("{player} has equal status with {club} from {day} on.")
    return Outcome(_with_names(desk, sentence, ident, club, evidence.decided))


@as_step
def unequal_step(desk: Desk, why: str, club: str, ident: str, day: date) -> Outcome:
    """The withdrawal of equal status."""
    name = desk.season.name
    equal_status.withdraw_equal_status(name, club, ident, day, actor=desk.actor, reason=why)
    sentence = _("{player} counts as a foreigner with {club} again from {day} on.")
    return Outcome(_with_names(desk, sentence, ident, club, day))


@as_step
def left_home_step(desk: Desk, why: str, ident: str, federation: str, day: date) -> Outcome:
    """A guest left the federation he is home player of."""
    name = desk.season.name
    departures.leave_home(name, ident, federation, day, actor=desk.actor, why=why)
    values = desk.values(day)
    first = desk.book.transfers.home_by_lapse(day, values)
    sentence = _("{player} left {federation} on {day}.")
    says = sentence.format(
        player=desk.world.players[ident].name, federation=federation, day=spoken_day(day)
    )
    note = _("Without a registration elsewhere: home player here from {day} ({paragraph}).")
    spoken_note = note.format(day=spoken_day(first), paragraph=desk.book.cite("H.5.b"))
    return Outcome(says, notes=(spoken_note,))


@as_step
def lapse_step(desk: Desk, why: str, day: date) -> Outcome:
    """Guests whose half year has passed become home players."""
    found = departures.guests_to_home(desk.season.name, day, actor=desk.actor, why=why)
    if not found:
        raise InputError(_("No guest has waited long enough by that day."))
    findings = finding_views(desk, desk.values(day), found)
    sentence = _("Guests who become home players: {number}.")
    return Outcome(sentence.format(number=len(found)), findings)


@as_step
def suspension_step(desk: Desk, why: str, club: str, first: date, last: date | None) -> Outcome:
    """A club's suspension."""
    done = decisions.suspend_club(desk.season.name, club, first, last, actor=desk.actor, reason=why)
    until = spoken_day(last) if last else _("further notice")
    sentence = _("{club} may not play from {first} to {last}.")
    return Outcome(sentence.format(club=done.name, first=spoken_day(first), last=until))


@as_step
def lift_step(desk: Desk, why: str, club: str, day: date) -> Outcome:
    """The end of a club's suspension."""
    done = decisions.lift_suspension(desk.season.name, club, day, actor=desk.actor, reason=why)
    sentence = _("{club} may play again from {day} on.")
    return Outcome(sentence.format(club=done.name, day=spoken_day(day)))


@as_step
def person_lift_step(desk: Desk, why: str, person: str, day: date) -> Outcome:
    """The end of a person's ban."""
    found = lift_person_ban(desk.season.name, person, day, actor=desk.actor, reason=why)
    sentence = _("{person} is no longer banned from {day} on.")
    return Outcome(sentence.format(person=found.person, day=spoken_day(found.lifted or day)))


def _with_names(desk: Desk, sentence: str, ident: str, club: str, day: date | None = None) -> str:
    player, name = desk.world.players[ident].name, desk.club(club).name
    return sentence.format(player=player, club=name, day=spoken_day(day) if day else "")
