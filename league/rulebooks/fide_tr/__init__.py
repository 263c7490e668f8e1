"""The FIDE tournament rules with both appendices: what holds where a federation is silent.

``paragraphs.toml`` holds every printed number with its words and values. No season is played by
this book; the table below says which function answers what is asked about a tournament.
"""

from pathlib import Path

from league.rulebook import RuleBook
from league.rulebook.reference_book import tournament_book
from league.rulebook.tournaments import Tournaments
from league.rulebooks.fide_tr import (
    annex_1_unplayed,
    annex_2_criteria,
    annex_2_playoffs,
    p03_invitation,
    p08_pairings,
    p12_withdrawal,
    p13_committee,
)

TOURNAMENTS = Tournaments(
    criteria=annex_2_criteria.criteria,
    presets=annex_2_criteria.presets,
    defined=annex_2_criteria.defined,
    performance=annex_2_criteria.performance,
    warnings=annex_2_criteria.warnings,
    unplayed=annex_1_unplayed.unplayed,
    pairs_by=p08_pairings.pairs_by,
    drawn=p08_pairings.drawn,
    restricted=p08_pairings.restricted,
    together=p08_pairings.together,
    varma=p08_pairings.varma,
    changed=p08_pairings.changed,
    no_show=p12_withdrawal.no_show,
    withdrawal=p12_withdrawal.withdrawal,
    parts=p03_invitation.parts,
    invitation=p03_invitation.invitation,
    committee=p13_committee.committee,
    on_appeal=p13_committee.on_appeal,
    playoff=annex_2_playoffs.playoff,
)


def book() -> RuleBook:
    """Read the book."""
    return tournament_book(Path(__file__).with_name("paragraphs.toml"), TOURNAMENTS)
