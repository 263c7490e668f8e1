"""Why a player may play from a day on, and what he counts as."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from league import formatting
from league.errors import NotFoundError
from league.facts.claims import Application
from league.facts.registrations import Kind, Registration
from league.facts.transfers import Transfer
from league.findings import Sentence
from league.language import _, ngettext
from league.outcomes.rights import Eligibility
from league.record_kinds import APPLICATION
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.services.registry.registering.claims import own_registrations, with_first_day
from league.services.rulebook.explaining import because, spoken
from league.services.session.checks import known_player
from league.services.session.desk import Desk
from league.services.session.records import recorded_one
from league.views.findings import ExplanationView


def why_registered(desk: Desk, ident: str, club: str) -> tuple[ExplanationView, ...]:
    """Explain a registration: its first day, how he belongs to the club, his equal status.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    desk.club(club)
    mine = own_registrations(desk.season, ident, club)
    paper = recorded_one(desk.season.name, APPLICATION, f"{ident}/{club}")
    pages = [_eligible(desk, club, mine, paper)]
    kind = mine[-1].kind if mine else paper.kind if paper else Kind.HOME
    if kind is Kind.HOME and has_rule(desk.book.transfers.without_notice):
        pages += _without_notice(desk, ident, club, mine, paper)
    if (mine or paper) and has_rule(desk.book.registrations.judge):
        pages.append(_belongs(desk, ident, club, kind, mine))
    if mine and mine[-1].equal:
        pages.append(_equal(desk, mine[-1]))
    return tuple(pages)


def why_eligible(desk: Desk, ident: str, club: str) -> str:
    """Return from when a player may play for a club and why, as far as the book has rules.

    What the season's file holds counts as what was registered here. Raises NotFoundError,
    RuleBookError, StorageError.
    """
    desk.club(club)
    known_player(desk.season, ident)
    mine = own_registrations(desk.season, ident, club)
    paper = recorded_one(desk.season.name, APPLICATION, f"{ident}/{club}")
    if not mine and paper is None:
        raise NotFoundError(_("{ident} is not registered with {club}."), ident=ident, club=club)
    page = _eligible(desk, club, mine, paper)
    if paper is not None or not has_rule(desk.book.transfers.decide):
        return page.facts
    transfer, found = _worked_out(desk, mine[-1])
    if transfer.deregistered is not None or found.eligible_from != mine[-1].begins():
        return page.facts
    why = desk.book.transfers.why_eligible(transfer, found, desk.values(mine[-1].reported))
    return f"{page.facts}\n{_cited(desk, why)}"


def _eligible(
    desk: Desk, club: str, mine: Sequence[Registration], paper: Application | None
) -> ExplanationView:
    """Explain the first day: as it was computed here, or as the season's file says."""
    if paper is not None and paper.transfer is not None:
        values = desk.values(paper.posted)
        decided = desk.book.transfers.decide(paper.transfer, values)
        why = desk.book.transfers.why_eligible(paper.transfer, decided, values)
        rule = _home(desk.book, why)
        return because(desk, values, rule, spoken(desk, why), _days(paper.transfer))
    last = mine[-1] if mine else None
    values = desk.values(last.reported if last else desk.world.first_day)
    facts = _filed(desk, last, club)
    if last is not None and (found := _followed(desk, last)) is not None:
        transfer, why = found
        rule = _home(desk.book, why)
        return because(desk, values, rule, f"{facts}\n{_cited(desk, why)}", _days(transfer))
    return because(desk, values, desk.book.topic(Topic.REGISTRATION_DAY), facts)


def _without_notice(
    desk: Desk, ident: str, club: str, mine: Sequence[Registration], paper: Application | None
) -> Iterator[ExplanationView]:
    """Explain the transfer to who is home player elsewhere and gave no notice there."""
    day = mine[-1].reported if mine else paper.posted if paper else desk.today
    values, player = desk.values(day), desk.world.players[ident].name
    for one in desk.season.registrations:
        held = one.kind is Kind.HOME and one.deregistered is None and one.reported <= day
        if one.ident == ident and one.club != club and held:
            names = (desk.club(one.club).name, desk.club(club).name)
            why = desk.book.transfers.without_notice(player, *names, day, values)
            yield because(desk, values, _home(desk.book, why), spoken(desk, why), contest="")


def _followed(desk: Desk, held: Registration) -> tuple[Transfer, Sentence] | None:
    """Work out a registration of the season's file that follows an ended one."""
    if not has_rule(desk.book.transfers.decide):
        return None
    transfer, found = _worked_out(desk, held)
    if transfer.deregistered is None:
        return None
    return transfer, desk.book.transfers.why_eligible(transfer, found, desk.values(held.reported))


def _worked_out(desk: Desk, held: Registration) -> tuple[Transfer, Eligibility]:
    """Return what decides the first day of a registration in the season's file, and the answer."""
    others = tuple(one for one in desk.season.registrations if one != held)
    asked = Application(
        held.ident, held.club, held.kind, held.reported, desk.world.players[held.ident].nation
    )
    before = replace(desk.season, registrations=others)
    _asked, transfer, found = with_first_day(before, desk.book, asked)
    return transfer, found


def _cited(desk: Desk, why: Sentence) -> str:
    """Return a sentence behind the paragraph whose it is."""
    rule = desk.book.cite(_home(desk.book, why))
    return _("{book}: {sentence}").format(book=rule, sentence=spoken(desk, why))


def _home(book: RuleBook, sentence: Sentence) -> str:
    """Return the paragraph whose sentence it is."""
    for id, paragraph in book.paragraphs.items():
        if any(words is sentence.words for words in paragraph.sentences.values()):
            return id
    return book.topic(Topic.REGISTRATION_DAY)


def _filed(desk: Desk, last: Registration | None, club: str) -> str:
    name = desk.club(club).name
    if last is None:
        return _("Never registered with {club}.").format(club=name)
    facts = {"club": name, "posted": formatting.day(last.reported)}
    if last.deregistered is not None:
        sentence = _("Registered with {club} by postmark of {posted}, until {left}.")
        return sentence.format(**facts, left=formatting.day(last.deregistered))
    if last.eligible_from is None and _holds_at_once(desk, last):
        return _("Registered with {club} since {posted}.").format(**facts)
    if last.eligible_from is None:
        sentence = _("Registered with {club} by postmark of {posted}; eligible on the day after.")
        return sentence.format(**facts)
    sentence = _(
        "Registered with {club} by postmark of {posted}; eligible from {day} as the season's"
        " file says."
    )
    return sentence.format(**facts, day=formatting.day(last.eligible_from))


def _holds_at_once(desk: Desk, last: Registration) -> bool:
    """Say whether a registration holds from its own day on, or the book has no rule on that."""
    decide = desk.book.transfers.decide
    if not has_rule(decide):
        return True
    day = last.reported
    return bool(decide(Transfer(day), desk.values(day)).eligible_from == day)


def _days(transfer: Transfer) -> str:
    """Return the days that decide, each in a line."""
    lines = [(_("Postmark of the registration"), transfer.registered)]
    if transfer.deregistered:
        lines.append((_("Notice to the old club"), transfer.deregistered))
    if transfer.settled:
        lines.append((_("Arrears settled"), transfer.settled))
    shown = [f"{label}  {formatting.day(day)}" for label, day in lines]
    if transfer.in_arrears and transfer.settled is None:
        shown.append(_("Arrears still open"))
    if transfer.games:
        sentence = ngettext(
            "{number} game for the old club, the last one on {day}",
            "{number} games for the old club, the last one on {day}",
            len(transfer.games),
        )
        last = formatting.day(max(transfer.games))
        shown.append(sentence.format(number=len(transfer.games), day=last))
    return "\n".join(shown)


def _belongs(
    desk: Desk, ident: str, club: str, kind: Kind, mine: Sequence[Registration]
) -> ExplanationView:
    """Explain how a player belongs to a club."""
    facts = _("{player} plays for {club} as {kind}.").format(
        player=desk.world.players[ident].name,
        club=desk.club(club).name,
        kind=desk.book.named("kinds").get(kind, kind),
    )
    values = desk.values(mine[-1].reported if mine else desk.world.first_day)
    others = "\n".join(_others(desk, ident, club))
    return because(desk, values, desk.book.topic(Topic.ONE_CLUB), facts, others)


def _others(desk: Desk, ident: str, club: str) -> Iterator[str]:
    for one in desk.season.registrations:
        if one.ident == ident and one.club != club:
            until = f" – {formatting.day(one.deregistered)}" if one.deregistered else ""
            yield f"{desk.club(one.club).name}: {formatting.day(one.reported)}{until}"


def _equal(desk: Desk, held: Registration) -> ExplanationView:
    """Explain why a foreigner counts as a citizen."""
    sentence = _("{player} ({nation}) has equal status with {club}.")
    player = desk.world.players[held.ident]
    facts = sentence.format(
        player=player.name, nation=player.nation, club=desk.club(held.club).name
    )
    if held.proof_until:
        until = _("The proof holds until {day}.").format(day=formatting.day(held.proof_until))
        facts = f"{facts} {until}"
    rule = f"{desk.book.topic(Topic.EQUAL_STATUS)}.{held.equal}"
    return because(desk, desk.values(held.reported), rule, facts)
