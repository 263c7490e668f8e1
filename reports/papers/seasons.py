"""The papers of a season, its events and protests."""

from typing import Any

from league.language import _
from league.rulebook import RuleBook
from league.services.events.announcement_papers import announcement_paper
from league.services.events.certificate_papers import event_certificates_paper
from league.services.home.booklet import booklet_paper
from league.services.promotion.papers import promotion_paper
from league.services.protests.decision_papers import protest_paper
from league.services.schedule import fixture_papers
from reports.layouts import (
    announcement,
    booklet,
    certificates,
    fixtures,
    promotion_list,
    protest_decision,
)
from reports.layouts.season_parts import for_clubs, for_everybody
from reports.paper import DATED, READ, About, Paper


def _events(book: RuleBook) -> object:
    return book.events.issue


def _entry_forms(book: RuleBook) -> object:
    return book.events.parts


def _movement(book: RuleBook) -> object:
    return book.movement.pyramid


def _protests(book: RuleBook) -> object:
    return book.protests.decide


OF_SEASONS: tuple[Paper[Any, Any], ...] = (
    Paper(
        "calendar",
        lambda: _("Calendar of the season"),
        About.SEASON,
        fixture_papers.calendar_paper,
        fixtures.calendar,
        DATED,
        audience=for_everybody,
    ),
    Paper(
        "booklet",
        lambda: _("Season booklet"),
        About.SEASON,
        booklet_paper,
        booklet.booklet,
        READ,
        audience=for_clubs,
    ),
    Paper(
        "announcement",
        lambda: _("Announcement of an event"),
        About.EVENT,
        announcement_paper,
        announcement.announcement,
        READ,
        _events,
        audience=for_everybody,
    ),
    Paper(
        "entry-form",
        lambda: _("Entry form of an event"),
        About.EVENT,
        announcement_paper,
        announcement.entry_form,
        READ,
        _entry_forms,
        audience=for_everybody,
    ),
    Paper(
        "event-certificates",
        lambda: _("Certificates of an event"),
        About.EVENT,
        event_certificates_paper,
        certificates.event_certificates,
        READ,
        _events,
        audience=for_everybody,
    ),
    Paper(
        "promotion",
        lambda: _("Promotion and relegation"),
        About.SEASON,
        promotion_paper,
        promotion_list.promotion_list,
        needs=_movement,
        audience=for_clubs,
    ),
    Paper(
        "protest",
        lambda: _("Decision on a protest"),
        About.PROTEST,
        protest_paper,
        protest_decision.protest_decision,
        READ,
        _protests,
        audience=lambda: _("the parties and the instances"),
    ),
)
