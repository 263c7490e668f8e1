"""What this book answers beyond matches and lists, and what its paragraphs leave to people."""

from dataclasses import replace

from league.rulebook import RuleBook, registry
from league.rulebook.capabilities import CalendarRules, DivisionDecisions, Draws, Events
from league.rulebook.laws import GameRules
from league.rulebook.tournaments import Tournaments
from league.rulebook.unserved import Unserved
from league.rulebooks.sjrp_2025 import (
    p04_games,
    p05_court,
    p06_playoffs,
    p10_draws,
    p10_teams,
    p10_tournaments,
    p20_penalties,
    p21_local_court,
    p21_objections,
    p22_directors,
)

_BY_OTHERS = Unserved(paragraph="22.1")
"""What the orders of DSJ and SBRP say."""
_QUALIFIED, _TITLES = Unserved(paragraph="7.2"), Unserved(paragraph="7.8")
_AT_HOME, _NOBODY_ADDED = Unserved(paragraph="5.1.b"), Unserved(paragraph="10.8")

CLUBS = registry.Clubs(judge_entry=Unserved(paragraph="10.3"))
REGISTRATIONS = registry.Registrations(
    judge=_BY_OTHERS, fee=_BY_OTHERS, judge_equal_status=_AT_HOME, judge_status_withdrawal=_AT_HOME
)
TRANSFERS = registry.Transfers(
    decide=_BY_OTHERS,
    why_eligible=_BY_OTHERS,
    window_moved=_BY_OTHERS,
    without_notice=_BY_OTHERS,
    honoured_arrears=_BY_OTHERS,
    arrears_too_old=_BY_OTHERS,
    levy_gap=_BY_OTHERS,
    home_by_lapse=_BY_OTHERS,
    lapsed=_BY_OTHERS,
    forwarded=_BY_OTHERS,
)
LISTS = registry.Lists(
    last_day=_NOBODY_ADDED, nominate_late=p10_teams.late_nomination, nominations_used=_NOBODY_ADDED
)
PROTESTS = registry.Protests(
    kinds=p21_objections.kinds,
    decide=p21_objections.decide,
    instances=p21_objections.instances,
    event=p21_objections.event,
    pay_until=p21_objections.pay_until,
    from_reasons=p21_objections.from_reasons,
    barred=p21_local_court.barred,
    hears=p21_local_court.hears,
    at_court=p21_local_court.at_court,
    next_round=p21_objections.next_round,
    remedy=p21_objections.remedy,
    charged=p21_objections.charged,
    appeal=p21_objections.appeal,
    replaced=p21_objections.replaced,
)
ACCOUNTS = registry.Accounts(
    protest_deposit=p21_objections.fee_deposit,
    protest_decided=p21_objections.fee_decided,
    protest_replaced=p21_objections.fee_replaced,
    court_deposit=p21_local_court.fee_deposit,
    court_decided=p21_local_court.fee_decided,
    penalty_charge=p20_penalties.penalty_charge,
)
BANS = registry.Bans(
    judge_exclusion=Unserved(paragraph="20.1"),
    judge_ban=Unserved(paragraph="20.2"),
    may_ban=Unserved(paragraph="20.2"),
    cancellation=p10_draws.cancellation,
)
DUTIES = registry.Duties(kinds=Unserved(paragraph="8.1"))
EVENTS = Events(
    kinds=_QUALIFIED,
    deadlines=_QUALIFIED,
    lacks=_QUALIFIED,
    issue=_QUALIFIED,
    judge_entries=_QUALIFIED,
    field=_QUALIFIED,
    title=_TITLES,
    title_holder=_TITLES,
    qualified=Unserved(paragraph="6.4"),
)
CALENDAR = CalendarRules(move=_BY_OTHERS, free_date=_BY_OTHERS)
DIVISION_DECISIONS = DivisionDecisions(
    judge=p22_directors.decision, paragraphs=p22_directors.paragraphs
)
DRAWS = Draws(
    due=p10_draws.due,
    by_director=p10_draws.by_director,
    numbers=p10_draws.numbers,
    rounds=p10_draws.rounds,
)

TOURNAMENTS = Tournaments(
    criteria=p10_tournaments.criteria,
    unplayed=p10_tournaments.unplayed,
    system=Unserved(paragraph="10.4"),
    rounds=p10_tournaments.rounds,
    committee=p05_court.court,
    on_appeal=p05_court.on_appeal,
    playoff=p06_playoffs.playoff,
)
GAME_RULES = GameRules(judge=p04_games.judge)


def added_to(book: RuleBook) -> RuleBook:
    """Return the book with all that it answers beyond matches and lists."""
    return replace(
        book,
        clubs=CLUBS,
        registrations=REGISTRATIONS,
        transfers=TRANSFERS,
        lists=LISTS,
        protests=PROTESTS,
        accounts=ACCOUNTS,
        bans=BANS,
        duties=DUTIES,
        events=EVENTS,
        calendar=CALENDAR,
        division_decisions=DIVISION_DECISIONS,
        draws=DRAWS,
        game_rules=GAME_RULES,
        tournaments=TOURNAMENTS,
    )
