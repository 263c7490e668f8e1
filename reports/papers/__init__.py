"""The one list of papers: a new paper is an entry in one of its parts, a view and a layout."""

from reports.papers.divisions import OF_DIVISIONS
from reports.papers.federations import OF_FEDERATIONS
from reports.papers.matches import OF_MATCHES
from reports.papers.money import OF_MONEY
from reports.papers.qualifications import OF_QUALIFICATIONS
from reports.papers.seasons import OF_SEASONS
from reports.papers.tournaments import OF_TOURNAMENTS

__all__ = [
    "OF_DIVISIONS",
    "OF_FEDERATIONS",
    "OF_MATCHES",
    "OF_MONEY",
    "OF_QUALIFICATIONS",
    "OF_SEASONS",
    "OF_TOURNAMENTS",
    "PAPERS",
]

PAPERS = (
    *OF_MATCHES,
    *OF_MONEY,
    *OF_QUALIFICATIONS,
    *OF_TOURNAMENTS,
    *OF_DIVISIONS,
    *OF_SEASONS,
    *OF_FEDERATIONS,
)
"""All of them, in the order in which they are offered."""
