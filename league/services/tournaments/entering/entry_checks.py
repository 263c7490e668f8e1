"""What speaks against an entry in a tournament, whoever makes it."""

import re

from league import play_rules
from league.errors import InputError, ReasonError
from league.facts.tournaments import Entrant
from league.language import _
from league.services.session.opening import persons_banned
from league.services.tournaments.announcing.conditions import FEDERATION
from league.services.tournaments.opening import Opened

_BORN = re.compile(r"\d{4}(/\d{2}/\d{2})?")
_FIDE_ID = re.compile(r"[1-9]\d{0,10}")
"""As many digits as a report file has columns."""
MOST_RATING = 4000


def check_data(one: Entrant) -> None:
    """Refuse data of somebody who enters that cannot be. Raises InputError."""
    if not one.key.strip() or one.key != one.key.strip() or not one.name.strip():
        raise InputError(_("Whoever enters needs a name."))
    for rating in (one.rating, one.national_rating):
        if rating is not None and not 0 < rating <= MOST_RATING:
            sentence = _("{player}: {rating} is no rating.")
            raise InputError(sentence, player=one.name, rating=rating)
    if one.born and not _BORN.fullmatch(one.born):
        sentence = _("{player}: “{text}” is no day of birth, such as 1990/05/31 or 1990.")
        raise InputError(sentence, player=one.name, text=one.born)
    if one.fide_id and not _FIDE_ID.fullmatch(one.fide_id):
        sentence = _("{player}: “{text}” is no FIDE number.")
        raise InputError(sentence, player=one.name, text=one.fide_id)
    if one.sex not in ("", "m", "w"):
        raise InputError(_("{player}: “{text}” is neither m nor w."), player=one.name, text=one.sex)
    if one.federation and not FEDERATION.fullmatch(one.federation):
        sentence = _("{player}: “{text}” is no federation: it has three letters.")
        raise InputError(sentence, player=one.name, text=one.federation)


def check_group(found: Opened, one: Entrant) -> None:
    """Refuse a group that the rule book does not rank apart. Raises InputError."""
    if not one.group:
        return
    known = play_rules.groups(found.own, found.day)
    if one.group not in known:
        sentence = _("{id} ranks no group “{text}” apart; known are: {known}.")
        names = ", ".join(known) or _("none")
        raise InputError(sentence, id=found.tournament.id, text=one.group, known=names)


def refuse_banned(found: Opened, one: Entrant, despite: str) -> None:
    """Refuse who is banned, unless a reason is given. Raises ReasonError."""
    bans = [ban for ban in persons_banned(found.season) if ban.person == one.key]
    if not despite.strip() and any(ban.holds(found.day) for ban in bans):
        sentence = _("{player} is banned on {day}.")
        raise ReasonError(sentence, against=True, player=one.name, day=found.day)
