"""What doors store by hand, and why it is not an operation; what is described goes out here."""

NOT_YET = "its command and form are still written by hand"
SCREEN = "a screen of its own is typed in, key by key, or stores what stands there"
LINES = "it takes as many lines as there are boards, parts or places"
PREVIEW = "what it would come to is printed and shown as a sheet, not told in a sentence"
MOMENT = "a form asks for a moment in two lines, day and hour, a command in one option"
ALONE = "only a command does it: no form asks the same"
SEATS = "a line of a form has name, federation and birthday of many, a command options for each"
CHOSEN = "the page knows of which few things one is chosen, some of another deed"
FILE = "it makes, chooses or replaces the season or the file that others work on"
SECRET = "what it makes is shown once, to one person"
CLOCK = "nobody asks for it: its time has come"
OWN = "whoever is signed in does it for himself, with what his page knows of him"

BY_HAND: dict[str, dict[str, str]] = {
    "tui.commands.accounts": {NOT_YET: "confirm refund"},
    "tui.commands.backups": {FILE: "restore_erased"},
    "tui.commands.bans": {NOT_YET: "lift_person_ban"},
    "tui.commands.beginnings": {NOT_YET: "begin_in correct_season"},
    "tui.commands.calendars": {NOT_YET: "call_up protect unprotect withdraw_call_up"},
    "tui.commands.captain_moves": {NOT_YET: "answer propose"},
    "tui.commands.captains": {NOT_YET: "decide report set_term settle_due"},
    "tui.commands.club_data": {
        NOT_YET: "club_office_step club_removal_step club_step new_club_step"
    },
    "tui.commands.clubs": {NOT_YET: "announce_joint_team"},
    "tui.commands.courts": {NOT_YET: "cancel decide object_to"},
    "tui.commands.cups": {NOT_YET: "draw_cup draw_lot next_round"},
    "tui.commands.division_making": {NOT_YET: "add_division change_division remove_division"},
    "tui.commands.divisions": {NOT_YET: "decide"},
    "tui.commands.draws": {NOT_YET: "draw_division"},
    "tui.commands.duties": {NOT_YET: "add_duty report_duty"},
    "tui.commands.event_play": {
        NOT_YET: "enter_team pair_teams record_game record_team_match withdraw_team"
    },
    "tui.commands.events": {
        NOT_YET: ("change_announcement create_event enter issue_event qualify rank withdraw")
    },
    "tui.commands.federations": {NOT_YET: "federation_step"},
    "tui.commands.game_disputes": {NOT_YET: "dispute_step"},
    "tui.commands.game_seals": {NOT_YET: "open_step seal_step"},
    "tui.commands.games": {NOT_YET: "game_step store_games withdraw_game"},
    "tui.commands.lineups": {NOT_YET: "exchange_now hand_in open_due substitute"},
    "tui.commands.lists": {NOT_YET: "append_youth declare list_step nominate submit_list"},
    "tui.commands.match_entry": {LINES: "record_match"},
    "tui.commands.matches": {NOT_YET: "match_office_step"},
    "tui.commands.messages": {NOT_YET: "change_settings decide invite remind_due send_due"},
    "tui.commands.moves": {NOT_YET: "excuse move_match withdraw_excuse"},
    "tui.commands.no_shows": {NOT_YET: "ban exclude"},
    "tui.commands.notices": {NOT_YET: "remind set_payment_term"},
    "tui.commands.personal": {NOT_YET: "erase"},
    "tui.commands.persons": {NOT_YET: "joining_step new_person_step person_step"},
    "tui.commands.players": {NOT_YET: "register"},
    "tui.commands.promotions": {NOT_YET: "decide"},
    "tui.commands.protest_fees": {NOT_YET: "pay"},
    "tui.commands.protests": {NOT_YET: "appeal decision_step file_protest"},
    "tui.commands.qualification": {LINES: "enter", ALONE: "leave", MOMENT: "prepare"},
    "tui.commands.qualification_squads": {MOMENT: "submit_list"},
    "tui.commands.ratings": {NOT_YET: "charge_completion file_rating store_period"},
    "tui.commands.rollovers": {NOT_YET: "roll_over"},
    "tui.commands.rounds": {NOT_YET: "hold publish"},
    "tui.commands.rulings": {NOT_YET: "rule"},
    "tui.commands.seasons": {FILE: "choose_season open_demo store"},
    "tui.commands.teams": {NOT_YET: "new_team_step team_office_step team_step withdrawal_step"},
    "tui.commands.tournament_results": {LINES: "enter_results"},
    "tui.commands.tournament_rounds": {PREVIEW: "pair_next"},
    "tui.commands.tournament_tables": {SEATS: "set_committee", LINES: "set_invitation"},
    "tui.commands.undo": {FILE: "undo undoing_told"},
    "tui.commands.user_sessions": {NOT_YET: "end_all end_session", SECRET: "give_code"},
    "tui.commands.verdicts": {
        NOT_YET: (
            "board_step order_step pointless_step points_step replay_step result_step void_step"
        )
    },
    "tui.dialogs.division_forms": {NOT_YET: "added_step changed_step removed_step"},
    "tui.dialogs.duty_forms": {NOT_YET: "duty_step reported_step"},
    "tui.dialogs.form": {NOT_YET: "settling"},
    "tui.dialogs.import_file": {FILE: "preview store"},
    "tui.dialogs.list_papers": {NOT_YET: "list_step nomination_step youth_step"},
    "tui.dialogs.new_season": {NOT_YET: "begin_in"},
    "tui.dialogs.office_forms": {NOT_YET: "new_club_step"},
    "tui.dialogs.papers": {NOT_YET: "registration_step"},
    "tui.dialogs.protest_forms": {NOT_YET: "appeal_step decision_step filing_step payment_step"},
    "tui.dialogs.undo": {SCREEN: "undo_on undoing_told"},
    "tui.dialogs.verdict_forms": {
        NOT_YET: (
            "board_step order_step pointless_step points_step replay_step "
            "result_step undecided_step void_step"
        )
    },
    "tui.opening.welcome": {FILE: "open_demo"},
    "tui.pages.accounts.forms": {
        LINES: "posting_step",
        NOT_YET: "refund_step reminder_step term_step",
    },
    "tui.pages.captains.forms": {NOT_YET: "decision_step paper_lineup_step"},
    "tui.pages.closing.forms": {NOT_YET: "decision_step rollover_step"},
    "tui.pages.clubs.data_forms": {
        NOT_YET: (
            "club_office_step club_removal_step club_step new_team_step "
            "team_office_step team_step withdrawal_step"
        )
    },
    "tui.pages.clubs.forms": {NOT_YET: "declaration_step joint_step withdrawal_step"},
    "tui.pages.clubs.page": {SCREEN: "rule"},
    "tui.pages.cup.forms": {NOT_YET: "draw_step lot_step next_step"},
    "tui.pages.division.forms": {NOT_YET: "decision_step exclusion_step state_step"},
    "tui.pages.division.page": {SCREEN: "rule"},
    "tui.pages.events.forms": {
        NOT_YET: (
            "create_step entry_step fill_step issue_step qualification_step "
            "ranking_step tournament_step withdrawal_step"
        )
    },
    "tui.pages.federation.forms": {NOT_YET: "federation_step"},
    "tui.pages.games.dispute_forms": {NOT_YET: "dispute_step"},
    "tui.pages.games.forms": {NOT_YET: "game_step"},
    "tui.pages.games.seal_forms": {NOT_YET: "open_step seal_step"},
    "tui.pages.match.data_forms": {NOT_YET: "match_office_step"},
    "tui.pages.match.deciding": {SCREEN: "rule"},
    "tui.pages.match.no_show_forms": {
        NOT_YET: "ban_step exclude_step excuse_step readmit_step unexcuse_step"
    },
    "tui.pages.people.data_forms": {NOT_YET: "joining_step new_person_step person_step"},
    "tui.pages.people.leaving": {NOT_YET: "withdrawal_step"},
    "tui.pages.qualification.forms": {
        LINES: "decision_step",
        PREVIEW: "lineup_step",
        MOMENT: "prepare_step squad_step",
    },
    "tui.pages.qualification.qualifier": {SCREEN: "enter_typed"},
    "tui.pages.ratings.forms": {NOT_YET: "filing_step store_step"},
    "tui.pages.schedule.calendar_forms": {
        NOT_YET: "call_up_step move_step protect_step unprotect_step withdraw_step"
    },
    "tui.pages.schedule.draw_forms": {NOT_YET: "draw_step"},
    "tui.pages.season.beginning_forms": {NOT_YET: "corrected_step new_team_step"},
    "tui.pages.season.seasons": {FILE: "use_step"},
    "tui.pages.tournaments.entry_forms": {CHOSEN: "back_step no_bye_step"},
    "tui.pages.tournaments.paper_forms": {SEATS: "committee_step", LINES: "invitation_step"},
    "tui.pages.tournaments.playoff_forms": {CHOSEN: "playoff_game_step"},
    "tui.pages.tournaments.round_forms": {SCREEN: "result_step"},
    "tui.pages.tournaments.tournament": {SCREEN: "enter_typed pair_step"},
    "tui.pages.users.forms": {NOT_YET: "end_sessions_step"},
    "tui.pages.users.outbox": {NOT_YET: "decide"},
    "tui.pages.users.users": {SECRET: "give_code"},
    "tui.saving": {SCREEN: "record_match"},
    "tui.watching": {CLOCK: "store_due"},
    "web.getting_in": {OWN: "end_session"},
    "web.live_season": {CLOCK: "open_due remind_due send_due settle_due"},
    "web.pages.lineups": {OWN: "hand_in substitute"},
    "web.pages.matches": {OWN: "exchange_now"},
    "web.pages.moves": {OWN: "answer propose"},
    "web.pages.passes": {OWN: "end_pass", SECRET: "give_pass"},
    "web.pages.reports": {OWN: "report"},
}
"""By module of a door: why, and the functions of services that it stores with."""
