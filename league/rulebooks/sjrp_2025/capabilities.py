"""What this book answers beyond matches and lists, and what its paragraphs leave to people.

Each is made, with the paragraphs that it needs, when the book is first asked about it.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from league.rulebook.unserved import Unserved

if TYPE_CHECKING:
    from league.rulebook.accounts import Accounts, Bans
    from league.rulebook.calendars import CalendarRules
    from league.rulebook.events import Duties, Events
    from league.rulebook.laws import GameRules
    from league.rulebook.play import DivisionDecisions, Draws
    from league.rulebook.protests import Protests
    from league.rulebook.registry import Clubs, Lists, Registrations, Schools, Transfers
    from league.rulebook.tournaments import Tournaments

_BY_OTHERS = Unserved(paragraph="22.1")
"""What the orders of DSJ and SBRP say."""
_AT_HOME, _NOBODY_ADDED = Unserved(paragraph="5.1.b"), Unserved(paragraph="10.8")


def clubs() -> "Clubs":
    """Return what it says of which clubs play, alone or together."""
    from league.rulebook.registry import Clubs

    return Clubs(judge_entry=Unserved(paragraph="10.3"))


def registrations() -> "Registrations":
    """Return what it says of who is registered for a club."""
    from league.rulebook.registry import Registrations
    from league.rulebooks.sjrp_2025 import p05_members

    return Registrations(
        judge=p05_members.members,
        fee=_BY_OTHERS,
        judge_equal_status=p05_members.at_home,
        judge_status_withdrawal=_AT_HOME,
        counted_to=p05_members.counted_to,
    )


def transfers() -> "Transfers":
    """Return what it says of who changed clubs."""
    from league.rulebook.registry import Transfers
    from league.rulebooks.sjrp_2025 import p05_members

    return Transfers(
        decide=p05_members.since,
        why_eligible=p05_members.why,
        window_moved=_BY_OTHERS,
        without_notice=_BY_OTHERS,
        honoured_arrears=_BY_OTHERS,
        arrears_too_old=_BY_OTHERS,
        levy_gap=_BY_OTHERS,
        home_by_lapse=_BY_OTHERS,
        lapsed=_BY_OTHERS,
        forwarded=_BY_OTHERS,
    )


def lists() -> "Lists":
    """Return what it says of lists and late nominations."""
    from league.rulebook.registry import Lists
    from league.rulebooks.sjrp_2025 import p10_teams

    return Lists(
        last_day=_NOBODY_ADDED,
        nominate_late=p10_teams.late_nomination,
        closed=p10_teams.closed,
        comes_too_late=p10_teams.comes_too_late,
        nominations_used=_NOBODY_ADDED,
    )


def schools() -> "Schools":
    """Return what it says of schools and their teams."""
    from league.rulebook.registry import Schools
    from league.rulebooks.sjrp_2025 import p18_schools

    return Schools(
        kinds=p18_schools.kinds,
        regions=p18_schools.regions,
        school=p18_schools.school,
        pupil=p18_schools.pupil,
        plays=p18_schools.plays,
    )


def protests() -> "Protests":
    """Return what it says of protests."""
    from league.rulebook.protests import Protests
    from league.rulebooks.sjrp_2025 import p21_local_court, p21_objections, p21_protests

    return Protests(
        kinds=p21_objections.kinds,
        decide=p21_objections.decide,
        instances=p21_objections.instances,
        event=p21_objections.event,
        pay_until=p21_objections.pay_until,
        from_reasons=p21_objections.from_reasons,
        barred=p21_local_court.barred,
        hears=p21_local_court.hears,
        court=p21_protests.court,
        to_director=p21_protests.to_director,
        after_director=p21_protests.after_director,
        before_end=p21_objections.before_end,
        at_court=p21_local_court.at_court,
        next_round=p21_objections.next_round,
        remedy=p21_objections.remedy,
        charged=p21_objections.charged,
        appeal=p21_objections.appeal,
        replaced=p21_objections.replaced,
    )


def accounts() -> "Accounts":
    """Return what it says of fees, fines and deposits."""
    from league.rulebook.accounts import Accounts
    from league.rulebooks.sjrp_2025 import p20_penalties, p21_local_court, p21_objections

    return Accounts(
        protest_deposit=p21_objections.fee_deposit,
        protest_decided=p21_objections.fee_decided,
        protest_replaced=p21_objections.fee_replaced,
        court_deposit=p21_local_court.fee_deposit,
        court_decided=p21_local_court.fee_decided,
        penalty_charge=p20_penalties.penalty_charge,
    )


def bans() -> "Bans":
    """Return what it says of exclusions and bans."""
    from league.rulebook.accounts import Bans
    from league.rulebooks.sjrp_2025 import p10_draws, p20_sanctions

    return Bans(
        judge_exclusion=Unserved(paragraph="20.1"),
        judge_ban=Unserved(paragraph="20.2"),
        may_ban=Unserved(paragraph="20.2"),
        sanction=p20_sanctions.sanction,
        cancellation=p10_draws.cancellation,
        cancellation_ban=p10_draws.ban_of_a_season,
    )


def duties() -> "Duties":
    """Return what it says of reports that others owe."""
    from league.rulebook.events import Duties

    return Duties(kinds=Unserved(paragraph="8.1"))


def events() -> "Events":
    """Return what it says of events."""
    from league.rulebook.events import Events
    from league.rulebooks.sjrp_2025 import (
        p06_onward,
        p07_announcements,
        p07_committee,
        p07_events,
        p07_places,
        p10_tournaments,
        p19_entries,
    )

    return Events(
        kinds=p07_events.kinds,
        deadlines=p07_events.deadlines,
        parts=p07_announcements.parts,
        lacks=p07_announcements.lacking,
        issue=p07_announcements.issue,
        judge_entries=p07_events.judge_entries,
        field=p07_events.field,
        places=p07_places.places,
        call=p07_places.call,
        committee=p07_committee.committee,
        regions=p07_places.regions_of,
        with_rankings=p07_events.with_rankings,
        entry=p19_entries.entry,
        title=p07_events.title,
        groups=p07_events.groups,
        title_holder=p07_events.title_holder,
        more_titles=p07_events.more_titles,
        qualified=p07_events.qualified,
        quota_groups=p06_onward.quota_groups,
        quota_group=p06_onward.quota_group,
        onward=p06_onward.onward,
        team_title=p06_onward.team_title,
        criteria=p07_events.criteria,
        unplayed=p10_tournaments.unplayed_words,
    )


def calendar() -> "CalendarRules":
    """Return what it says of the days of matches."""
    from league.rulebook.calendars import CalendarRules

    return CalendarRules(move=_BY_OTHERS, free_date=_BY_OTHERS)


def division_decisions() -> "DivisionDecisions":
    """Return what it says of decisions for one division."""
    from league.rulebook.play import DivisionDecisions
    from league.rulebooks.sjrp_2025 import p22_directors

    return DivisionDecisions(judge=p22_directors.decision, paragraphs=p22_directors.paragraphs)


def draws() -> "Draws":
    """Return what it says of draws."""
    from league.rulebook.play import Draws
    from league.rulebooks.sjrp_2025 import p10_draws

    return Draws(
        due=p10_draws.due,
        by_director=p10_draws.by_director,
        numbers=p10_draws.numbers,
        rounds=p10_draws.rounds,
    )


def tournaments() -> "Tournaments":
    """Return what it says of tournaments."""
    from league.rulebook.tournaments import Tournaments
    from league.rulebooks.sjrp_2025 import (
        p05_court,
        p06_groups,
        p06_playoffs,
        p07_play,
        p10_tournaments,
    )

    return Tournaments(
        criteria=p10_tournaments.criteria,
        unplayed=p10_tournaments.unplayed,
        system=Unserved(paragraph="10.4"),
        rounds=p10_tournaments.rounds,
        boards=p07_play.boards,
        forbidden=p07_play.forbidden,
        unfit=p07_play.unfit,
        groups=p06_groups.groups,
        group=p06_groups.group,
        by_hand=p06_groups.by_hand,
        committee=p05_court.court,
        on_appeal=p05_court.on_appeal,
        playoff=p06_playoffs.playoff,
    )


def game_rules() -> "GameRules":
    """Return what it says of games."""
    from league.rulebook.laws import GameRules
    from league.rulebooks.sjrp_2025 import p04_games

    return GameRules(judge=p04_games.judge)


SERVES: Mapping[str, Callable[[], object]] = {
    "clubs": clubs,
    "registrations": registrations,
    "transfers": transfers,
    "lists": lists,
    "schools": schools,
    "protests": protests,
    "accounts": accounts,
    "bans": bans,
    "duties": duties,
    "events": events,
    "calendar": calendar,
    "division_decisions": division_decisions,
    "draws": draws,
    "tournaments": tournaments,
    "game_rules": game_rules,
}
"""By capability."""
