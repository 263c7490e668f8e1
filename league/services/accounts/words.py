"""What stands in the ledger, in words: whose account, what was booked, and what it is about."""

from datetime import date

from league.decision_subjects import FeeKey, target_of
from league.facts import references
from league.facts.accounts import Account, Holder, Posting, What, spoken
from league.facts.world import World
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _
from league.rulebook.topics import Topic
from league.rulebooks import federations, load
from league.services.words.codes import posting_words
from league.services.words.names import Names

Known = World | Names
"""Whoever knows the season's names."""


def account_words(account: Account, world: Known | None = None) -> str:
    """Return whose account it is: the club's or the federation's name, or the account's."""
    if world is not None and account.holder is Holder.FEDERATION:
        return world.season.federation
    known = world.clubs.get(account.club) if world else None
    return known.name if known else spoken(account)


def deed_words(posting: Posting) -> str:
    """Return what a posting is; money that leaves the cash for a club is paid out."""
    if posting.what is What.PAYMENT and posting.debit.holder is Holder.CLUB:
        return _("Paid out")
    if posting.what is What.REVERSAL and Holder.CASH in (
        posting.debit.holder,
        posting.credit.holder,
    ):
        return _("Reversed")
    return posting_words()[posting.what]


def balance_words(club: str, balance: int) -> str:
    """Return what a balance in cents means: owed, to the club's credit, or settled."""
    if balance > 0:
        return _("{club} owes {amount}.").format(club=club, amount=money(balance))
    if balance < 0:
        sentence = _("{club} has {amount} to its credit.")
        return sentence.format(club=club, amount=money(-balance))
    return _("The account of {club} is settled.").format(club=club)


def about(reference: str, world: Known | None = None) -> str:
    """Return what a reference means; as it is stored when nobody knows it.

    With the season's look-up tables teams and players are named, without them numbered.
    """
    found = references.reference_of(reference)
    words = _match(found, world) if isinstance(found, references.MatchFee) else _other(found, world)
    elsewhere = world is not None and "/" in found.season and found.season != world.season.name
    return f"{found.season}: {words}" if elsewhere and words else words or reference


def _match(fee: references.MatchFee, world: Known | None) -> str:
    _division, number, *teams = fee.match
    known = world.teams if world else {}
    home, away = (known[team].name if team in known else team for team in teams)
    of, sentence = target_of(fee.fee), _("Round {number}: {home} – {away}")
    board, player = (of.board, of.player) if isinstance(of, FeeKey) else (None, None)
    if board:
        sentence = _("Round {number}, board {board}: {home} – {away}")
    words = sentence.format(number=number, board=board, home=home, away=away)
    return f"{words}, {_player(player, world)}" if player else words


def _other(found: references.Reference, world: Known | None) -> str:
    sentence, player, day = "", "", ""
    match found:
        case (
            references.RegistrationFee(ident=player, day=day)
            | references.EarlierFee(ident=player, day=day)
        ):
            sentence = _("Registration of {player}, {day}")
            if _is_levy(found):
                sentence = _("Federation levy for {player}, {day}")
        case references.DataFee(event=event):
            return _("Players’ data completed: {event}").format(event=event)
        case references.BoardFine(day=day, person=player):
            of_person, of_club = _("Fine of {player} decided on {day}"), _("Fine decided on {day}")
            sentence = of_person if player else of_club
        case references.ProtestFee(number=number):
            return _("Protest {number}").format(number=number)
        case references.CourtFee(round=number, who=who):
            return _("Objection of {who}, round {round}").format(who=who, round=number)
        case references.EntryFee(ident=player, event=event):
            fee = _("Entry of {player}, {event}")
            return fee.format(player=_player(player, world), event=event)
        case references.OfClub(what=references.PAYMENT):
            sentence = _("for the oldest items")
        case references.OfClub():
            sentence = _("from the credit")
    return sentence.format(player=_player(player, world), day=_day(day))


def _is_levy(fee: references.RegistrationFee | references.EarlierFee) -> bool:
    if isinstance(fee, references.EarlierFee):
        return fee.what == references.LEVY
    # The levy has the reference of the registration whose fee is beside it.
    return any(load(one).topic(Topic.TRANSFER_LEVY) == fee.rule for one in federations())


def _player(ident: str, world: Known | None) -> str:
    known = world.players.get(ident) if world else None
    return known.name if known else ident


def _day(text: str) -> str:
    try:
        return spoken_day(date.fromisoformat(text))
    except ValueError:
        return text
