"""§ 1.8 and Anhang H 5.b Terms of a transfer: why this day, what it costs, who becomes home."""

from calendar import monthrange
from collections.abc import Iterator
from datetime import date, timedelta

from league.facts.claims import Deregistration
from league.facts.transfers import Transfer
from league.findings import Finding, Sentence
from league.outcomes.rights import Eligibility
from league.rulebook import Values


def why_eligible(facts: Transfer, found: Eligibility, values: Values) -> Sentence:
    """§ 1.8: the sentence that says from when a player may play, and what decides it."""
    day = found.eligible_from
    if day is None:
        return values.say("1.8.d")
    if day == facts.registered + timedelta(days=1):
        return values.say("1.4.b", "eligible", day=day, posted=facts.registered)
    if facts.in_arrears and day == facts.settled:
        return values.say("1.8.d", "settled", day=day)
    return _window(facts, day, found, values)


def _window(facts: Transfer, day: date, found: Eligibility, values: Values) -> Sentence:
    """§ 1.8.a, b: which window the notice reached."""
    left = facts.deregistered or facts.registered
    summer = values.day_in("1.8.a", "before", left.year)
    winter = values.day_in("1.8.b", "before", left.year)
    if day == values.day_in("1.8.a", "eligible", left.year):
        return values.say("1.8.a", "eligible", day=day, left=left, due=summer)
    if day == values.day_in("1.8.b", "eligible", left.year + 1):
        return _winter(facts, values, day=day, left=left, due=winter)
    if found.findings:
        return values.say("1.8.b", "closed", day=day, left=left)
    return values.say("1.8.b", "missed", day=day, left=left, due=winter)


def _winter(facts: Transfer, values: Values, *, day: date, left: date, due: date) -> Sentence:
    """§ 1.8.b: while the autumn is not over, that nobody plays in it is a condition."""
    first = values.day_in("1.8.b", "quiet_from", left.year)
    last = values.day_in("1.8.b", "quiet_until", left.year)
    name = "eligible"
    if values.day <= last:
        name = "if_quiet_crossing" if facts.crosses_federations else "if_quiet"
    return values.say("1.8.b", name, day=day, left=left, due=due, first=first, last=last)


def in_time(paragraph: str, left: date, values: Values) -> bool:
    """§ 1.8.a, b: whether notice is strictly before the day, or on it where it is included (I5)."""
    last = values.day_in(paragraph, "before", left.year)
    return left < last or (left == last and values.yes(paragraph, "inclusive"))


def without_notice(player: str, other: str, club: str, day: date, values: Values) -> Sentence:
    """§ 1.8.a, b: the next window for who is home player elsewhere and has given no notice."""
    names = {"player": player, "other": other, "club": club}
    if not in_time("1.8.a", day, values) and in_time("1.8.b", day, values):
        return values.say(
            "1.8.b",
            "no_notice",
            due=values.day_in("1.8.b", "before", day.year),
            day=values.day_in("1.8.b", "eligible", day.year + 1),
            first=values.day_in("1.8.b", "quiet_from", day.year),
            last=values.day_in("1.8.b", "quiet_until", day.year),
            **names,
        )
    year = day.year if in_time("1.8.a", day, values) else day.year + 1
    due, first = (values.day_in("1.8.a", name, year) for name in ("before", "eligible"))
    return values.say("1.8.a", "no_notice", due=due, day=first, **names)


def honoured_arrears(left: Deregistration, values: Values) -> int:
    """§ 1.8.d: the cents of a financial reservation that hold up a transfer."""
    years = values.number("1.8.d", "years")
    latest = sorted(left.owed, reverse=True)[:years]
    return sum(cents for _year, cents in latest)


def arrears_too_old(left: Deregistration, values: Values) -> Iterator[Finding]:
    """§ 1.8.d: arrears of more years than are honoured."""
    years = values.number("1.8.d", "years")
    if len(left.owed) > years:
        sentence = values.say("1.8.d", "years", number=len(left.owed), limit=years)
        yield Finding("1.8.d", "1.8.d", sentence, player=left.ident)


def levy_gap(left: date, registered: date, values: Values) -> Sentence | None:
    """§ 1.8.c: the gap within a calendar year for which the club owes the federation levy."""
    days = (registered - left).days
    if left.year != registered.year or days <= 0:
        return None
    return values.say("1.8.c", "levy", days=days, left=left, day=registered)


def registration_fee(values: Values) -> int:
    """§ 1.4.a: the cents of a new or repeated registration."""
    return values.number("1.4.a", "fee_registration")


def home_by_lapse(left: date, values: Values) -> date:
    """Anhang H 5.b: the day on which a guest becomes home player, if he is registered nowhere.

    Who registers anew on the last day of the half year is in time; the lapse is the day after.
    """
    months = left.month - 1 + values.number("H.5.b", "months")
    year, month = left.year + months // 12, months % 12 + 1
    last = date(year, month, min(left.day, monthrange(year, month)[1]))
    return last + timedelta(days=1)


def lapsed(ident: str, player: str, left: date, values: Values) -> Finding:
    """Anhang H 5.b: the finding that a guest became home player."""
    day = home_by_lapse(left, values)
    return Finding(
        "H.5.b", "H.5.b", values.say("H.5.b", player=player, left=left, day=day), player=ident
    )
