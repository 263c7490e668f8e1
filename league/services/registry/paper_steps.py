"""Papers about players and clubs, ready to be tried and stored."""

from datetime import date

from league.errors import InputError
from league.facts.claims import Application, Deregistration, Evidence
from league.facts.people import Player
from league.findings import Sentence
from league.forms import day as spoken_day
from league.forms import money
from league.language import _
from league.services.matches.views import finding_views
from league.services.registry import (
    clubs,
    departures,
    equal_status,
)
from league.services.registry.late_notices import deal_with
from league.services.registry.registrations import register, withdraw_registration
from league.services.rulebook.explaining import spoken
from league.services.session.checks import question
from league.services.session.desk import Desk
from league.services.session.trial_runs import (
    Outcome,
    Step,
)
from league.views.players import Registered


def registration_step(
    application: Application, player: Player | None = None, levy_cents: int | None = None
) -> Step:
    """Return a registration; ``player`` is the person when he is new to the file.

    ``levy_cents`` is a year's federation levy, of which a gap costs its part (§ 1.8.c).
    """

    def step(desk: Desk, by: str, why: str) -> Outcome:
        done = register(
            desk.season.name,
            application,
            by=by,
            why=why,
            despite=why,
            player=player,
            levy_year_cents=levy_cents,
        )
        notes = [
            f"{desk.book.cite(one.rule)}: {money(one.cents)} {_('to the federation')}"
            for one in done.charges
        ]
        notes += [f"{desk.book.cite('1.8.c')}: {done.levy}"] if done.levy else []
        values = desk.values(application.posted)
        findings = finding_views(desk, values, done.findings, {})
        return Outcome(_reason(desk, done), findings, tuple(notes))

    return step


def _reason(desk: Desk, done: Registered) -> str:
    """Return from when and why, with days as people write them."""
    paper, values = done.application, desk.values(done.application.posted)
    if paper.transfer is None:
        return done.reason
    found = question(desk.book, "transfer")(paper.transfer, values)
    why = question(desk.book, "why_eligible")(paper.transfer, found, values)
    return spoken(desk, why) if isinstance(why, Sentence) else done.reason


def withdrawal_step(ident: str, club: str) -> Step:
    """Return the taking back of a registration that should not have been."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        withdraw_registration(desk.season.name, ident, club, by=by, why=why)
        sentence = _("The registration of {player} with {club} is taken back.")
        player = desk.world.players[ident].name
        return Outcome(sentence.format(player=player, club=desk.club(club).name))

    return step


def deregistration_step(paper: Deregistration, today: date) -> Step:
    """Return a player's leaving, as it looks today."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        done = departures.deregister(desk.season.name, paper, by=by, why=why, today=today)
        says = _("{player} may not play for {club} any more from {day} on.").format(
            player=desk.world.players[paper.ident].name,
            club=desk.club(paper.club).name,
            day=spoken_day(paper.notice),
        )
        notes = []
        if done.honoured_cents:
            sentence = _("Arrears that hold up a transfer: {amount} (§ 1.8.d).")
            notes.append(sentence.format(amount=money(done.honoured_cents)))
        findings = finding_views(desk, desk.values(paper.notice), done.findings, {})
        return Outcome(says, findings, tuple(notes))

    return step


def forwarding_step(ident: str, club: str, day: date) -> Step:
    """Return that a club passed a player's notice on (Anhang H 4)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        found = departures.pass_on(desk.season.name, ident, club, day, by=by, why=why)
        sentence = _("On {day} {club} passed the notice of {player} on.")
        findings = finding_views(desk, desk.values(day), tuple(found), {})
        return Outcome(_with_names(desk, sentence, ident, club, day), findings)

    return step


def dealt_step(ident: str, club: str, day: date, decision: str) -> Step:
    """Return how a club's late or missing notice was dealt with (Anhang H 4)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        deal_with(desk.season.name, ident, club, day, decision, by=by, why=why)
        sentence = _("On {day} the late notice of {club} about {player} was dealt with.")
        return Outcome(_with_names(desk, sentence, ident, club, day))

    return step


def settlement_step(ident: str, club: str, day: date) -> Step:
    """Return the payment of a player's arrears to his old club (§ 1.8.d)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        taken = departures.settle(desk.season.name, ident, club, day, by=by, why=why)
        sentence = _("The arrears of {player} to {club} are settled.")
        player = desk.world.players[ident].name
        says = sentence.format(player=player, club=desk.club(club).name)
        first = _("Eligible for {club} from {day}.")
        notes = [
            first.format(club=desk.club(one.club).name, day=spoken_day(one.eligible_from))
            for one in taken
            if one.eligible_from
        ]
        return Outcome(says, notes=tuple(notes))

    return step


def equal_step(club: str, ident: str, evidence: Evidence) -> Step:
    """Return the grant of equal status to a foreigner (§ 1.7.c to f)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        name = desk.season.name
        equal_status.grant_equal_status(name, club, ident, evidence, by=by, why=why)
        sentence = _("{player} has equal status with {club} from {day} on.")
        return Outcome(_with_names(desk, sentence, ident, club, evidence.decided))

    return step


def unequal_step(club: str, ident: str, day: date) -> Step:
    """Return the withdrawal of equal status (§ 1.7.e)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        name = desk.season.name
        equal_status.withdraw_equal_status(name, club, ident, day, by=by, reason=why)
        sentence = _("{player} counts as a foreigner with {club} again from {day} on.")
        return Outcome(_with_names(desk, sentence, ident, club, day))

    return step


def left_home_step(ident: str, federation: str, day: date) -> Step:
    """Return that a guest left the federation he is home player of (Anhang H 5.b)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        name = desk.season.name
        departures.leave_home(name, ident, federation, day, by=by, why=why)
        values = desk.values(day)
        first = question(desk.book, "home_by_lapse")(day, values)
        sentence = _("{player} left {federation} on {day}.")
        says = sentence.format(
            player=desk.world.players[ident].name, federation=federation, day=spoken_day(day)
        )
        note = _("Without a registration elsewhere: home player here from {day} ({paragraph}).")
        spoken_note = note.format(day=spoken_day(first), paragraph=desk.book.cite("H.5.b"))
        return Outcome(says, notes=(spoken_note,))

    return step


def lapse_step(day: date) -> Step:
    """Return that guests whose half year has passed become home players (Anhang H 5.b)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        found = departures.guests_to_home(desk.season.name, day, by=by, why=why)
        if not found:
            raise InputError(_("No guest's half year has passed by that day (Anhang H 5.b)."))
        findings = finding_views(desk, desk.values(day), tuple(found), {})
        sentence = _("Guests who become home players: {number}.")
        return Outcome(sentence.format(number=len(found)), findings)

    return step


def suspension_step(club: str, first: date, last: date | None) -> Step:
    """Return a club's suspension (§ 1.3)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        done = clubs.suspend_club(desk.season.name, club, first, last, by=by, reason=why)
        until = spoken_day(last) if last else _("further notice")
        sentence = _("{club} may not play from {first} to {last}.")
        return Outcome(sentence.format(club=done.name, first=spoken_day(first), last=until))

    return step


def lift_step(club: str, day: date) -> Step:
    """Return the end of a club's suspension (§ 1.3)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        done = clubs.lift_suspension(desk.season.name, club, day, by=by, reason=why)
        sentence = _("{club} may play again from {day} on.")
        return Outcome(sentence.format(club=done.name, day=spoken_day(day)))

    return step


def _with_names(desk: Desk, sentence: str, ident: str, club: str, day: date) -> str:
    player, name = desk.world.players[ident].name, desk.club(club).name
    return sentence.format(player=player, club=name, day=spoken_day(day))
