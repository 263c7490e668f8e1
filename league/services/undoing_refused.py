"""Why a step cannot be taken back in the journal, and what is done instead."""

from collections.abc import Mapping
from typing import Any

from league.facts.accounts import Account, Holder
from league.forms import told
from league.language import _
from league.services.account_words import account_words
from league.services.names import all_names, latest
from league.services.postings import entry_of
from league.storage.steps import Step


def posting_stays(key: str, held: Mapping[str, Any]) -> str:
    """Return why a posting stays, and where it is reversed; ``key`` = federation and number."""
    stays = _("A posting stays in the ledger; it is balanced by another one.")
    clubs = [str(held[side]["club"]) for side in ("debit", "credit") if held[side]["club"]]
    if not clubs:
        way = _("A deposit is settled by the decision on its protest.")
        return f"{stays}\n{way}"
    federation, _slash, number = key.rpartition("/")
    club = Account(Holder.CLUB, clubs[0])
    way = _(
        "It is reversed on the account of {club}: accounts (F4, a), statement, “x”; "
        "or “spielleiter account reverse {number} {entry} --reason …”."
    )
    facts = {"number": club.club, "entry": entry_of(federation, int(number), club)}
    return f"{stays}\n{told(way, club=account_words(club, latest(all_names())), **facts)}"


def brought_all(step: Step) -> str:
    """Return why the step that brought a season stays, and what is done instead."""
    stays = _("Nothing is known of the time before this step: it brought the season itself.")
    others = _("The journal (F7, “u”) takes back other steps.")
    if step.what != "rollover":
        return f"{stays}\n{others}"
    way = _(
        "Prepare the season again: promotion (F4, m), “x”, “Replace a prepared one”; "
        "or “spielleiter rollover {season} --again”."
    )
    return f"{stays}\n{told(way, season=step.subject)}\n{others}"
