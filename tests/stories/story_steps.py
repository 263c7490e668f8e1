"""Steps of a year's story: each counts its lines in the journal and balances the ledger."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date

from league.facts.accounts import CASH, DEPOSITS, FEDERATION, Account, of_club
from league.facts.actors import official
from league.facts.claims import Application, Deregistration
from league.facts.registrations import Kind
from league.facts.seasons import MatchKey
from league.outcomes.judgement import SeasonJudgement
from league.services.accounts import statements
from league.services.journal import views as journal
from league.services.lists import handed_in
from league.services.protests import procedure
from league.services.registry.registering import departures, registrations
from league.services.session import transactions
from league.services.session.opening import judge_stored
from tests.stories.story_world import BY, NAME, day_of, draft

Balance = dict[Account, int]


@contextmanager
def step(lines: int, **owed: int) -> Iterator[None]:
    """Do something that leaves so many lines in the journal and changes these accounts only.

    ``owed`` are cents by which an account's debit balance grows: clubs by their letters, else
    ``cash``, ``deposits`` and ``federation``.
    """
    assert sum(owed.values()) == 0
    before, number = balance(), len(journal.rows())
    yield
    assert journal.verify() is None
    assert len(journal.rows()) == number + lines
    changed = {account(name): cents for name, cents in owed.items()}
    after = balance()
    assert sum(after.values()) == 0
    assert {a: after.get(a, 0) - before.get(a, 0) for a in {*before, *after}} == {
        a: changed.get(a, 0) for a in {*before, *after}
    }
    assert changed.keys() <= after.keys()


def balance() -> Balance:
    return dict(statements.trial_balance(NAME))


def account(name: str) -> Account:
    known = {"cash": CASH, "deposits": DEPOSITS, "federation": FEDERATION}
    return known.get(name) or of_club(name)


def judgement() -> SeasonJudgement:
    return judge_stored(NAME).judgement


def table(division: str) -> list[tuple[str, int]]:
    return [(row.team, row.match_points) for row in judgement().tables[division]]


def play(
    match: MatchKey, paid: frozenset[int] = frozenset(), **lineups: tuple[str | None, ...]
) -> list[tuple[str, int | None]]:
    """Record a match and return the paragraphs broken, each with the board."""
    with step(1):
        transactions.record_match(NAME, match, draft(match, lineups, paid), official(BY))
    return [(one.rule, one.board) for one in judgement().matches[match].findings]


def leave(ident: str, club: str, notice: date) -> None:
    # The notice and the season.
    with step(2):
        departures.deregister(None, Deregistration(ident, club, notice, notice), actor=official(BY))


def register(ident: str, club: str, posted: date) -> date | None:
    # The application, its fee as a proposal, and the season; nothing is posted yet.
    with step(3):
        asked = Application(ident, club, Kind.HOME, posted, "AUT")
        return registrations.register(None, asked, actor=official(BY)).eligible_from


def hand_in(team: str, *idents: str, posted: date = date(2011, 9, 7)) -> list[str]:
    with step(1):
        judged = handed_in.submit_list(None, team, idents, posted, actor=official(BY))
    return [finding.rule for finding in judged.findings]


def file(match: MatchKey, who: str, text: str) -> int:
    day = day_of(match)
    with step(2, cash=1500, deposits=-1500):
        asked = procedure.Filing(
            "team", day, True, text, who, match=match, instance="klassenspielleiter"
        )
        filed = procedure.file_protest(None, asked, actor=official(BY))
    assert filed.outcome.admissible
    return filed.file.number
