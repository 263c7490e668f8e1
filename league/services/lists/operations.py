"""Players added to a list that was handed in: each deed described once.

A list itself is put together in an editor and handed in from there, or by ``list submit``, which
says first what it changes in rounds that were played: that stays by hand.
"""

from typing import TYPE_CHECKING

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, NUMBER, PLAYER
from league.services.session.operations import DESPITE, Operation, Parameter, Reason, later, served
from league.services.session.parameters import A_TEAM, given_day, optional

if TYPE_CHECKING:
    from league.rulebook import RuleBook
    from league.services.lists import steps
else:
    steps = later("league.services.lists.steps")

_TITLE = to_translate("{ident} joins the list of {team}")
_PLAYER = Parameter("ident", PLAYER, to_translate("Player"))


def _appends_youths(book: "RuleBook") -> bool:
    """Say whether a book knows players who join a list without being nominated."""
    from league.rulebook.topics import Topic

    return bool(book.topic(Topic.APPENDED_YOUTH))


NOMINATE = Operation(
    "list nominate",
    Right.LISTS,
    steps.nomination_step,
    _TITLE,
    to_translate("Nominate a player late; says the place and the first day."),
    (
        A_TEAM,
        _PLAYER,
        given_day(
            to_translate("Confirmed on"),
            to_translate("Day of confirmation."),
            "confirmed",
            "--confirmed",
        ),
        optional(
            "--informed",
            DAY,
            to_translate("Clubs told on"),
            to_translate("Notice to the division's clubs."),
            to_translate("empty = the same day"),
        ),
        optional(
            "--place",
            NUMBER,
            to_translate("Place"),
            to_translate("Place; else by rating."),
            to_translate("empty = where the rating says"),
        ),
    ),
    DESPITE,
    ("spielleiter list nominate KLGRAZ03 100001 --confirmed 2011-11-04",),
    fits=served(lambda book: book.lists.nominate_late),
)
APPEND = Operation(
    "list append",
    Right.LISTS,
    steps.youth_step,
    _TITLE,
    to_translate("Append a domestic youth to the end of a list."),
    (A_TEAM, _PLAYER, given_day(to_translate("Confirmed on"), name="confirmed")),
    Reason("", ""),
    ("spielleiter list append KLGRAZ03 100001 --date 2011-11-04",),
    fits=_appends_youths,
)
OPERATIONS = (NOMINATE, APPEND)
