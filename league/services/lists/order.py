"""Why a list does not count in the order in which it was handed in, and why a day is the first."""

from datetime import date, timedelta

from league.formatting import day as spoken_day
from league.language import _, ngettext, pick
from league.outcomes.judgement import ListJudgement
from league.rulebook.topics import Topic
from league.services.session.desk import Desk
from league.views.clubs import Nominated

FIRST = 3
"""Players named of the order that counts."""


def order_notes(desk: Desk, judged: ListJudgement) -> tuple[str, ...]:
    """Return what follows of a list that does not count as it was handed in.

    Nothing for one that counts. Raises RuleBookError.
    """
    follows = [
        one.consequence
        for one in judged.findings
        if one.consequence != one.rule and one.consequence in desk.book.paragraphs
    ]
    order, handed = judged.order.order, tuple(one.ident for one in judged.facts.members)
    if handed and not order:  # what was found says that it counts for nothing
        return ()
    if order == handed:
        return tuple(_says(desk, rule) for rule in dict.fromkeys(follows))
    players = desk.world.players
    named = ", ".join(f"{place} {players[one].name}" for place, one in enumerate(order[:FIRST], 1))
    sentence = _(
        "This order does not count, but strictly the one by {rating}: {names} …, {number} players"
    )
    words = sentence.format(rating=desk.book.rating_name, names=named, number=len(order))
    return (f"{words} ({desk.book.cite(follows[0])})." if follows else f"{words}.",)


def _says(desk: Desk, rule: str) -> str:
    return f"{desk.book.cite(rule)}: {pick(desk.book.paragraph(rule).says)}"


def first_day_note(desk: Desk, done: Nominated, confirmed: date, informed: date) -> str:
    """Return why a player who joins a list may play from his first day; "" where no book says."""
    book, rule = desk.book, desk.book.topic(Topic.LATE_NOMINATION)
    if not rule:
        return ""
    told, first = max(confirmed, informed), done.eligible_from
    decided = desk.world.agreed_in(desk.team(done.team).division).wait
    wait = desk.values(confirmed).number(rule, "wait_days") if decided is None else decided
    waited = told + timedelta(days=wait)
    if first > waited or confirmed < first < waited:
        sentence = _("From {first}, because the registration must be postmarked before ({rule}).")
        return sentence.format(
            first=spoken_day(first), rule=book.cite(book.topic(Topic.REGISTRATION_DAY))
        )
    if first < waited:
        sentence = _("From {first}, because a youth at the end of the list need not wait ({rule}).")
        return sentence.format(
            first=spoken_day(first), rule=book.cite(book.topic(Topic.APPENDED_YOUTH))
        )
    sentence = ngettext(
        "From {first}, because {number} day must pass after {told}, the day of confirmation and"
        " notice to the clubs ({rule}).",
        "From {first}, because {number} days must pass after {told}, the day of confirmation and"
        " notice to the clubs ({rule}).",
        wait,
    )
    facts = {"first": spoken_day(first), "number": wait, "told": spoken_day(told)}
    return sentence.format(**facts, rule=book.cite(rule))
