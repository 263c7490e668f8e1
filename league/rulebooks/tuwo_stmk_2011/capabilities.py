"""What this book answers beyond matches and lists, by capability.

Each is made, with the paragraphs that it needs, when the book is first asked about it.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from league.rulebook.accounts import Accounts, Bans
    from league.rulebook.calendars import CalendarRules
    from league.rulebook.closing import Movement, Qualification
    from league.rulebook.events import Duties, Events
    from league.rulebook.laws import GameRules
    from league.rulebook.play import Captains, Cup, DivisionDecisions, Draws
    from league.rulebook.protests import Protests
    from league.rulebook.ratings import Ratings
    from league.rulebook.registry import Clubs, Lists, Registrations, Transfers
    from league.rulebook.tournaments import Tournaments


def clubs() -> "Clubs":
    """Return what it says of which clubs play, alone or together."""
    from league.rulebook.registry import Clubs
    from league.rulebooks.tuwo_stmk_2011 import p01_clubs

    return Clubs(
        judge_entry=p01_clubs.club_entry,
        judge_joint_team=p01_clubs.announced_in_time,
        fields_own_team=p01_clubs.fields_own_team,
    )


def registrations() -> "Registrations":
    """Return what it says of who is registered for a club."""
    from league.rulebook.registry import Registrations
    from league.rulebooks.tuwo_stmk_2011 import (
        annex_h_register,
        p01_equal_status,
        p01_registrations,
        p01_transfer_terms,
    )

    return Registrations(
        judge=p01_registrations.registration,
        judge_equal_status=p01_equal_status.equal_status,
        judge_status_withdrawal=p01_equal_status.withdrawal,
        status_ends=p01_equal_status.ends_with_age,
        fee=p01_transfer_terms.registration_fee,
        register_report=annex_h_register.register_report,
    )


def transfers() -> "Transfers":
    """Return what it says of who changed clubs."""
    from league.rulebook.registry import Transfers
    from league.rulebooks.tuwo_stmk_2011 import annex_h_register, p01_transfer_terms, p01_transfers

    return Transfers(
        decide=p01_transfers.transfer,
        why_eligible=p01_transfer_terms.why_eligible,
        window_moved=p01_transfers.window_moved,
        without_notice=p01_transfer_terms.without_notice,
        honoured_arrears=p01_transfer_terms.honoured_arrears,
        arrears_too_old=p01_transfer_terms.arrears_too_old,
        levy_gap=p01_transfer_terms.levy_gap,
        home_by_lapse=p01_transfer_terms.home_by_lapse,
        lapsed=p01_transfer_terms.lapsed,
        forwarded=annex_h_register.notice_forwarded,
    )


def lists() -> "Lists":
    """Return what it says of lists and late nominations."""
    from league.rulebook.registry import Lists
    from league.rulebooks.tuwo_stmk_2011 import (
        p04_late_nominations,
        p04_lineups,
        p07_penalties,
        p17_bundesliga,
    )

    return Lists(
        last_day=p07_penalties.list_due,
        judge_declaration=p17_bundesliga.declaration,
        nominate_late=p04_late_nominations.late_nomination,
        nominations_used=p04_lineups.nominations_used,
    )


def protests() -> "Protests":
    """Return what it says of protests."""
    from league.rulebook.protests import Protests
    from league.rulebooks.tuwo_stmk_2011 import p06_protests

    return Protests(
        kinds=p06_protests.kinds,
        decide=p06_protests.protest,
        instances=p06_protests.instances,
        misdirected=p06_protests.misdirected,
        charged=p06_protests.charged,
        hears=p06_protests.hears,
        contest=p06_protests.contest,
        remedy=p06_protests.remedy,
        appeal=p06_protests.appeal,
        replaced=p06_protests.replaced,
    )


def accounts() -> "Accounts":
    """Return what it says of fees, fines and deposits."""
    from league.rulebook.accounts import Accounts
    from league.rulebooks.tuwo_stmk_2011 import p07_accounts, p07_penalties

    return Accounts(
        match_charges=p07_accounts.match_charges,
        protest_deposit=p07_accounts.protest_deposit,
        protest_decided=p07_accounts.protest_decided,
        protest_replaced=p07_accounts.protest_replaced,
        penalty_charge=p07_accounts.penalty_charge,
        in_arrears=p07_accounts.arrears,
        missing_data_charge=p07_accounts.missing_data_charge,
        gap_cash=p07_penalties.gap_cash,
    )


def bans() -> "Bans":
    """Return what it says of exclusions and bans."""
    from league.rulebook.accounts import Bans
    from league.rulebooks.tuwo_stmk_2011 import p07_bans

    return Bans(
        judge_exclusion=p07_bans.exclusion, judge_ban=p07_bans.ban, may_ban=p07_bans.may_ban
    )


def ratings() -> "Ratings":
    """Return what it says of ratings."""
    from league.rulebook.ratings import Ratings
    from league.rulebooks.tuwo_stmk_2011 import annex_c_period

    return Ratings(
        period=annex_c_period.period_of,
        rate=annex_c_period.rate_period,
        mark=annex_c_period.mark,
        report_lacks=annex_c_period.missing,
        personal=annex_c_period.personal_data,
        incomplete=annex_c_period.incomplete_players,
        rules=annex_c_period.elo,
    )


def duties() -> "Duties":
    """Return what it says of reports that others owe."""
    from league.rulebook.events import Duties
    from league.rulebooks.tuwo_stmk_2011 import duties

    return Duties(kinds=duties.kinds, due=duties.due, judge=duties.findings)


def events() -> "Events":
    """Return what it says of events."""
    from league.rulebook.events import Events
    from league.rulebooks.tuwo_stmk_2011 import (
        p04_announcements,
        p10_events,
        p10_team_events,
        p10_titles,
        p12_events,
    )

    return Events(
        kinds=p10_events.kinds,
        deadlines=p12_events.deadlines,
        lacks=p04_announcements.lacking,
        issue=p04_announcements.issue,
        judge_entries=p10_events.judge_entries,
        field=p10_events.field_of,
        title=p10_titles.title,
        groups=p10_titles.by_age_group,
        title_holder=p10_titles.title_holder,
        qualified=p10_titles.qualified,
        criteria=p10_team_events.individual_criteria,
        unplayed=p10_team_events.unplayed_words,
        judge_team=p10_events.judge_team,
        team_boards=p10_team_events.team_boards,
        team_criteria=p10_team_events.team_criteria,
        team_pairings=p10_team_events.team_pairings,
    )


def movement() -> "Movement":
    """Return what it says of promotion and relegation."""
    from league.rulebook.closing import Movement
    from league.rulebooks.tuwo_stmk_2011 import p13_cascade

    return Movement(
        pyramid=p13_cascade.pyramid,
        rung=p13_cascade.rung,
        in_addition=p13_cascade.in_addition,
        cascade=p13_cascade.cascade,
    )


def qualification() -> "Qualification":
    """Return what it says of qualification tournaments."""
    from league.rulebook.closing import Qualification
    from league.rulebooks.tuwo_stmk_2011 import (
        p16_kader,
        p16_lineups,
        p16_qualification,
        p16_tournament,
    )

    return Qualification(
        rank=p16_qualification.three_teams,
        rounds=p16_tournament.three_team_rounds,
        counts=p16_qualification.counts,
        system=p16_tournament.system,
        pairings=p16_tournament.pairings,
        symbols=p16_tournament.symbols,
        going_up=p16_tournament.going_up,
        barred_from=p16_lineups.barred_from,
        judge_list=p16_kader.judge_list,
        judge_lineup=p16_lineups.judge_lineup,
        fees=p16_lineups.fees,
    )


def calendar() -> "CalendarRules":
    """Return what it says of the days of matches."""
    from league.rulebook.calendars import CalendarRules
    from league.rulebooks.tuwo_stmk_2011 import p04_calendar, p13_draw

    return CalendarRules(
        season_days=p04_calendar.season_days,
        usual_start=p04_calendar.usual_start,
        move=p04_calendar.move,
        protected_dates=p04_calendar.protected_dates,
        free_date=p04_calendar.free_date,
        holidays=p04_calendar.holidays,
        last_round=p13_draw.last_round,
        end_dates=p13_draw.end_dates_on_saturday,
        played_in_time=p13_draw.played_in_time,
    )


def captains() -> "Captains":
    """Return what it says of what captains hand over."""
    from league.rulebook.play import Captains
    from league.rulebooks.tuwo_stmk_2011 import p04_captains

    return Captains(
        substitutes_for=p04_captains.substitutes_for,
        alone_after=p04_captains.alone_after,
        report_due=p04_captains.report_due,
    )


def division_decisions() -> "DivisionDecisions":
    """Return what it says of decisions for one division."""
    from league.rulebook.play import DivisionDecisions
    from league.rulebooks.tuwo_stmk_2011 import p14_kreise

    return DivisionDecisions(judge=p14_kreise.decision, paragraphs=p14_kreise.paragraphs)


def draws() -> "Draws":
    """Return what it says of draws."""
    from league.rulebook.play import Draws
    from league.rulebooks.tuwo_stmk_2011 import p13_draw

    return Draws(due=p13_draw.draws_anew, numbers=p13_draw.numbers, rounds=p13_draw.rounds)


def cup() -> "Cup":
    """Return what it says of the cup."""
    from league.rulebook.play import Cup
    from league.rulebooks.tuwo_stmk_2011 import p15_draw

    return Cup(rounds=p15_draw.cup_rounds, fixtures=p15_draw.cup_fixtures, title=p15_draw.cup_title)


def tournaments() -> "Tournaments":
    """Return what it says of tournaments."""
    from league.rulebook.tournaments import Tournaments
    from league.rulebooks.tuwo_stmk_2011 import p10_tournaments

    return Tournaments(
        criteria=p10_tournaments.criteria,
        unplayed=p10_tournaments.unplayed,
        system=p10_tournaments.system,
        rounds=p10_tournaments.rounds,
    )


def game_rules() -> "GameRules":
    """Return what it says of games."""
    from league.rulebook.laws import GameRules
    from league.rulebooks.tuwo_stmk_2011 import games

    return GameRules(judge=games.judge, chess=games.chess)


SERVES: Mapping[str, Callable[[], object]] = {
    "clubs": clubs,
    "registrations": registrations,
    "transfers": transfers,
    "lists": lists,
    "protests": protests,
    "accounts": accounts,
    "bans": bans,
    "ratings": ratings,
    "duties": duties,
    "events": events,
    "movement": movement,
    "qualification": qualification,
    "calendar": calendar,
    "captains": captains,
    "division_decisions": division_decisions,
    "draws": draws,
    "cup": cup,
    "tournaments": tournaments,
    "game_rules": game_rules,
}
"""By capability."""
