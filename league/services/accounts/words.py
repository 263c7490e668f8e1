"""What stands in the ledger, in words: whose account, what was booked, and what it is about."""

from datetime import date

from league.facts.accounts import Account, Holder, Posting, What, spoken
from league.facts.seasons import MatchKey
from league.facts.world import World
from league.forms import day as spoken_day
from league.forms import money
from league.language import _
from league.rulebook.topics import Topic
from league.rulebooks import available, load
from league.services.words.codes import posting_words
from league.services.words.names import Names

Known = World | Names
"""Whoever knows the season's names."""
_OF_MATCH = 6
"""Parts of a match fee's reference before the fee: season, ``match``, and the match."""


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


def match_of(reference: str) -> MatchKey | None:
    """Return the match a reference belongs to; None when it is about something else."""
    parts = reference.split("|")
    if len(parts) > _OF_MATCH and parts[1] == "match" and parts[3].isdecimal():
        return parts[2], int(parts[3]), parts[4], parts[5]
    return None


def fee_of(reference: str) -> str:
    """Return the key of a match's fee within its match, from the reference in the ledger."""
    return "|".join(reference.split("|")[_OF_MATCH:])


def about(reference: str, world: Known | None = None) -> str:
    """Return what a reference means; as it is stored when nobody knows it.

    With the season's look-up tables teams and players are named, without them numbered.
    """
    parts = reference.split("|")
    match = match_of(reference)
    words = _match(match, parts[_OF_MATCH:], world) if match else _other(parts, world)
    elsewhere = world is not None and "/" in parts[0] and parts[0] != world.season.name
    return f"{parts[0]}: {words}" if elsewhere and words else words or reference


def _match(match: MatchKey, fee: list[str], world: Known | None) -> str:
    _division, number, *teams = match
    known = world.teams if world else {}
    home, away = (known[team].name if team in known else team for team in teams)
    board, player = (fee[3], fee[4]) if len(fee) > 4 else ("", "")
    sentence = _("Round {number}: {home} – {away}")
    if board:
        sentence = _("Round {number}, board {board}: {home} – {away}")
    words = sentence.format(number=number, board=board, home=home, away=away)
    return f"{words}, {_player(player, world)}" if player else words


def _other(parts: list[str], world: Known | None) -> str:
    sentence, player, day = "", "", ""
    match parts:
        case [_season, _rule, "registration", _club, player, day]:
            sentence = _("Registration of {player}, {day}")
        case [_season, _rule, "levy", _club, player, day]:
            sentence = _("Federation levy for {player}, {day}")
        case [_season, rule, registration] if registration.count("/") == 2:
            player, _club, day = registration.split("/")
            sentence = _("Registration of {player}, {day}")
            # The levy has the reference of the registration whose fee is beside it.
            if any(load(one).topic(Topic.TRANSFER_LEVY) == rule for one in available()):
                sentence = _("Federation levy for {player}, {day}")
        case [_season, _rule, "rating", event]:
            return _("Players’ data completed: {event}").format(event=event)
        case [_season, "fine", _club, _rule, day, *person]:
            player = "".join(person)
            sentence = (
                _("Fine of {player} decided on {day}") if person else _("Fine decided on {day}")
            )
        case [_season, "protest", number]:
            return _("Protest {number}").format(number=number)
        case ["payment", _club, _number]:
            sentence = _("for the oldest items")
        case ["payout", _club, _number]:
            sentence = _("from the credit")
    return sentence.format(player=_player(player, world), day=_day(day))


def _player(ident: str, world: Known | None) -> str:
    known = world.players.get(ident) if world else None
    return known.name if known else ident


def _day(text: str) -> str:
    try:
        return spoken_day(date.fromisoformat(text))
    except ValueError:
        return text
