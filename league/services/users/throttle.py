"""How long somebody waits who has failed to get in: each wrong try doubles it.

A try is noted before it is looked at, so that many at once are no way around. Nothing opens when
the clock jumps: forwards it ends one wait, but what was counted stays; backwards a wait begins
anew and is no longer than it was.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import IPv6Address, ip_address, ip_network

from league import clock
from league.errors import InputError
from league.language import ngettext
from league.services.session.transactions import without_facts
from league.storage import access

_FIRST = timedelta(seconds=30)
"""The first wait; each wrong try doubles it."""
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Limit:
    """What tries are counted by."""

    whose: str
    """Hashed: people type passwords in the place of names."""
    free: int
    """Wrong tries after which one waits."""
    longest: timedelta
    fades: bool
    """Whether two tries of an earlier day are forgotten with each new one."""


def by_account(login: str) -> Limit:
    """Return the limit of an account, also of one that does not exist."""
    return Limit(_hash("account", login), 5, timedelta(minutes=5), fades=False)


def by_code(id: str) -> Limit:
    """Return the limit of a code."""
    return Limit(_hash("code", id), 5, timedelta(hours=1), fades=False)


def by_address(address: str) -> Limit:
    """Return the limit of an address: more than an account's, as a hall has one for all its people.

    Of a long one (IPv6) only the half counts that a provider gives to one customer.
    """
    return Limit(_hash("address", _network(address)), 20, timedelta(hours=1), fades=True)


def begin_try(limits: Sequence[Limit]) -> None:
    """Note a try by each of the limits.

    Raises InputError when one has to wait; nothing is noted then.
    """
    for one in limits:
        # A transaction of its own: a refusal takes back what is stored in the one below.
        if access.tries(one.whose)[-1:] > [access.stamp(clock.now())]:
            access.date_back_tries(one.whose)
    with without_facts():
        wait = max(_wait(one) for one in limits)
        if wait > timedelta():
            raise InputError(_too_many(wait))
        for one in limits:
            if one.fades:
                _fade(one.whose)
            access.add_try(one.whose)


def end_try(limits: Sequence[Limit]) -> None:
    """Take a try back that was right: accounts and codes begin anew, an address does not."""
    for one in limits:
        if one.fades:
            access.drop_some_tries(one.whose, 1, oldest=False)
        else:
            access.drop_tries(one.whose)


def _wait(limit: Limit) -> timedelta:
    """Return how long a try has to wait, zero or less when it need not."""
    tries = access.tries(limit.whose)
    over = len(tries) - limit.free
    if over < 0:
        return timedelta()
    wait = min(_FIRST * (1 << min(over, 20)), limit.longest)
    return datetime.fromisoformat(tries[-1]) + wait - clock.now()


def _fade(whose: str) -> None:
    """Forget at most two tries of an earlier day: all at once would be a way in after a jump."""
    before = access.stamp(clock.now() - _DAY)
    old = sum(at < before for at in access.tries(whose))
    access.drop_some_tries(whose, min(old, 2), oldest=True)


def _too_many(wait: timedelta) -> str:
    minutes = -(-wait // timedelta(minutes=1))
    sentence = ngettext(
        "Too many wrong tries; please wait {number} minute.",
        "Too many wrong tries; please wait {number} minutes.",
        minutes,
    )
    return sentence.format(number=minutes)


def _hash(kind: str, name: str) -> str:
    return hashlib.sha256(f"{kind} {name}".encode(errors="replace")).hexdigest()


def _network(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)
