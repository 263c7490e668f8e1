"""Questions this book answers beyond matches and lists."""

from collections.abc import Callable, Mapping

from league.rulebooks.tuwo_stmk_2011 import duties
from league.rulebooks.tuwo_stmk_2011.annex_c_elo import elo
from league.rulebooks.tuwo_stmk_2011.annex_c_period import (
    incomplete_players,
    mark,
    missing,
    period_of,
    rate_period,
)
from league.rulebooks.tuwo_stmk_2011.annex_h_register import notice_forwarded
from league.rulebooks.tuwo_stmk_2011.p01_clubs import club_entry, fields_own_team
from league.rulebooks.tuwo_stmk_2011.p01_equal_status import ends_with_age, equal_status, withdrawal
from league.rulebooks.tuwo_stmk_2011.p01_joint_teams import announced_in_time
from league.rulebooks.tuwo_stmk_2011.p01_registrations import registration
from league.rulebooks.tuwo_stmk_2011.p01_transfer_terms import (
    arrears_too_old,
    home_by_lapse,
    honoured_arrears,
    lapsed,
    levy_gap,
    registration_fee,
    why_eligible,
    without_notice,
)
from league.rulebooks.tuwo_stmk_2011.p01_transfers import transfer
from league.rulebooks.tuwo_stmk_2011.p03_scoring import tie
from league.rulebooks.tuwo_stmk_2011.p04_announcements import issue, lacking
from league.rulebooks.tuwo_stmk_2011.p04_calendar import (
    free_date,
    holidays,
    move,
    protected_dates,
    season_days,
    usual_start,
)
from league.rulebooks.tuwo_stmk_2011.p04_late_nominations import late_nomination
from league.rulebooks.tuwo_stmk_2011.p04_lineups import nominations_used
from league.rulebooks.tuwo_stmk_2011.p06_protests import (
    contest,
    instances,
    misdirected,
    protest,
)
from league.rulebooks.tuwo_stmk_2011.p07_accounts import (
    arrears,
    match_charges,
    missing_data_charge,
    penalty_charge,
    protest_decided,
    protest_deposit,
)
from league.rulebooks.tuwo_stmk_2011.p07_bans import ban, exclusion, may_ban
from league.rulebooks.tuwo_stmk_2011.p07_penalties import list_due
from league.rulebooks.tuwo_stmk_2011.p10_events import field_of, judge_entries, judge_team, kinds
from league.rulebooks.tuwo_stmk_2011.p10_team_events import (
    individual_criteria,
    team_boards,
    team_criteria,
    team_pairings,
    unplayed_words,
)
from league.rulebooks.tuwo_stmk_2011.p10_titles import (
    by_age_group,
    qualified,
    title,
    title_holder,
)
from league.rulebooks.tuwo_stmk_2011.p12_events import deadlines
from league.rulebooks.tuwo_stmk_2011.p13_cascade import cascade, in_addition, pyramid, rung
from league.rulebooks.tuwo_stmk_2011.p13_draw import (
    draws_anew,
    end_dates_on_saturday,
    last_round,
    numbers,
    played_in_time,
    rounds,
)
from league.rulebooks.tuwo_stmk_2011.p13_movement import relegated
from league.rulebooks.tuwo_stmk_2011.p14_kreise import decision, paragraphs
from league.rulebooks.tuwo_stmk_2011.p15_draw import cup_fixtures, cup_rounds, cup_title
from league.rulebooks.tuwo_stmk_2011.p16_entitled import barred_from
from league.rulebooks.tuwo_stmk_2011.p16_kader import judge_list
from league.rulebooks.tuwo_stmk_2011.p16_lineups import fees, judge_lineup
from league.rulebooks.tuwo_stmk_2011.p16_qualification import counts, three_teams
from league.rulebooks.tuwo_stmk_2011.p16_tournament import (
    going_up,
    pairings,
    symbols,
    system,
    three_team_rounds,
)
from league.rulebooks.tuwo_stmk_2011.p17_declarations import declaration

QUESTIONS: Mapping[str, Callable[..., object]] = {
    "club_entry": club_entry,
    "registration": registration,
    "equal_status": equal_status,
    "status_withdrawal": withdrawal,
    "status_ends": ends_with_age,
    "transfer": transfer,
    "why_eligible": why_eligible,
    "without_notice": without_notice,
    "honoured_arrears": honoured_arrears,
    "arrears_too_old": arrears_too_old,
    "levy_gap": levy_gap,
    "registration_fee": registration_fee,
    "home_by_lapse": home_by_lapse,
    "lapsed": lapsed,
    "forwarded": notice_forwarded,
    "joint_team": announced_in_time,
    "fields_own_team": fields_own_team,
    "list_due": list_due,
    "declaration": declaration,
    "late_nomination": late_nomination,
    "nominations_used": nominations_used,
    "protest": protest,
    "instances": instances,
    "misdirected": misdirected,
    "contest": contest,
    "match_charges": match_charges,
    "protest_deposit": protest_deposit,
    "protest_decided": protest_decided,
    "penalty_charge": penalty_charge,
    "clubs_in_arrears": arrears,
    "missing_data_charge": missing_data_charge,
    "exclusion": exclusion,
    "ban": ban,
    "may_ban": may_ban,
    "rating_period": period_of,
    "rate_period": rate_period,
    "rating_mark": mark,
    "rating_report": missing,
    "rating_incomplete": incomplete_players,
    "duty_kinds": duties.kinds,
    "duty_due": duties.due,
    "duty_findings": duties.findings,
    "event_kinds": kinds,
    "event_deadlines": deadlines,
    "event_lacks": lacking,
    "event_issue": issue,
    "event_entries": judge_entries,
    "event_field": field_of,
    "event_title": title,
    "event_groups": by_age_group,
    "event_title_holder": title_holder,
    "event_qualified": qualified,
    "event_criteria": individual_criteria,
    "event_unplayed": unplayed_words,
    "event_team": judge_team,
    "event_team_boards": team_boards,
    "event_team_criteria": team_criteria,
    "event_team_pairings": team_pairings,
    "promotion": relegated,
    "tie": tie,
    "three_teams": three_teams,
    "three_team_rounds": three_team_rounds,
    "three_teams_counts": counts,
    "elo": elo,
    "season_days": season_days,
    "match_start": usual_start,
    "division_decision": decision,
    "division_paragraphs": paragraphs,
    "draws_anew": draws_anew,
    "draw": numbers,
    "rounds": rounds,
    "move": move,
    "protected_dates": protected_dates,
    "free_date": free_date,
    "holidays": holidays,
    "last_round": last_round,
    "end_dates": end_dates_on_saturday,
    "played_in_time": played_in_time,
    "pyramid": pyramid,
    "rung": rung,
    "in_addition": in_addition,
    "cascade": cascade,
    "cup": cup_rounds,
    "cup_fixtures": cup_fixtures,
    "cup_title": cup_title,
    "qualification_system": system,
    "qualification_pairings": pairings,
    "qualification_symbols": symbols,
    "going_up": going_up,
    "qualification_barred": barred_from,
    "qualification_list": judge_list,
    "qualification_lineup": judge_lineup,
    "qualification_fees": fees,
}
"""By the names that cases and services ask by."""
