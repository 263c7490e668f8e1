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
FOLLOWS = "its lines follow from what was answered before, by the articles of the day"
OWN = "whoever is signed in does it for himself, with what his page knows of him"

BY_HAND: dict[str, dict[str, str]] = {
    "tui.commands.backups": {FILE: "restore_erased"},
    "tui.commands.beginnings": {FILE: "begin_in"},
    "tui.commands.captain_moves": {ALONE: "answer propose"},
    "tui.commands.captains": {LINES: "report", ALONE: "set_term", CLOCK: "settle_due"},
    "tui.commands.draws": {PREVIEW: "draw_division"},
    "tui.commands.events": {LINES: "qualification_step"},
    "tui.commands.game_disputes": {FOLLOWS: "dispute_step"},
    "tui.commands.game_seals": {FOLLOWS: "open_step seal_step"},
    "tui.commands.games": {SCREEN: "game_step store_games"},
    "tui.commands.lineups": {LINES: "hand_in substitute", CLOCK: "exchange_now open_due"},
    "tui.commands.lists": {SCREEN: "list_step submit_list"},
    "tui.commands.match_entry": {LINES: "record_match"},
    "tui.commands.messages": {
        ALONE: "change_settings invite",
        CHOSEN: "decide",
        CLOCK: "remind_due send_due",
    },
    "tui.commands.notices": {NOT_YET: "set_payment_term"},
    "tui.commands.personal": {ALONE: "erase"},
    "tui.commands.promotions": {LINES: "decide"},
    "tui.commands.protests": {LINES: "decision_step"},
    "tui.commands.qualification": {LINES: "enter", ALONE: "leave", MOMENT: "prepare"},
    "tui.commands.qualification_squads": {MOMENT: "submit_list"},
    "tui.commands.ratings": {PREVIEW: "store_period"},
    "tui.commands.rollovers": {PREVIEW: "roll_over"},
    "tui.commands.rulings": {SCREEN: "ruling_step"},
    "tui.commands.seasons": {FILE: "choose_season open_demo store"},
    "tui.commands.tournament_results": {LINES: "enter_results"},
    "tui.commands.tournament_rounds": {PREVIEW: "pair_next"},
    "tui.commands.tournament_tables": {SEATS: "set_committee", LINES: "set_invitation"},
    "tui.commands.undo": {FILE: "undo"},
    "tui.commands.user_sessions": {CHOSEN: "end_all end_session", SECRET: "give_code"},
    "tui.dialogs.form": {SCREEN: "settling unless_overtaken"},
    "tui.dialogs.import_file": {FILE: "preview store"},
    "tui.dialogs.list_papers": {SCREEN: "list_step"},
    "tui.dialogs.new_season": {FILE: "begin_in"},
    "tui.dialogs.protest_forms": {LINES: "decision_step"},
    "tui.dialogs.reason": {SCREEN: "ruling_step"},
    "tui.dialogs.undo": {SCREEN: "undo_on"},
    "tui.dialogs.verdict_forms": {LINES: "order_step"},
    "tui.opening.welcome": {FILE: "open_demo"},
    "tui.pages.accounts.forms": {NOT_YET: "term_step"},
    "tui.pages.captains.forms": {LINES: "paper_lineup_step"},
    "tui.pages.closing.forms": {LINES: "decision_step", PREVIEW: "rollover_step"},
    "tui.pages.clubs.page": {SCREEN: "rule"},
    "tui.pages.division.page": {SCREEN: "rule ruling_step"},
    "tui.pages.events.forms": {LINES: "qualification_step", CHOSEN: "tournament_step"},
    "tui.pages.games.dispute_forms": {FOLLOWS: "dispute_step"},
    "tui.pages.games.forms": {SCREEN: "game_step"},
    "tui.pages.games.seal_forms": {FOLLOWS: "open_step seal_step"},
    "tui.pages.match.deciding": {SCREEN: "rule"},
    "tui.pages.qualification.forms": {
        LINES: "decision_step",
        PREVIEW: "lineup_step",
        MOMENT: "prepare_step squad_step",
    },
    "tui.pages.qualification.qualifier": {SCREEN: "enter_typed"},
    "tui.pages.ratings.page": {PREVIEW: "store_step"},
    "tui.pages.schedule.draw_forms": {PREVIEW: "draw_step"},
    "tui.pages.season.seasons": {FILE: "use_step"},
    "tui.pages.tournaments.entry_forms": {CHOSEN: "back_step no_bye_step"},
    "tui.pages.tournaments.paper_forms": {SEATS: "committee_step", LINES: "invitation_step"},
    "tui.pages.tournaments.playoff_forms": {CHOSEN: "playoff_game_step"},
    "tui.pages.tournaments.round_forms": {SCREEN: "result_step"},
    "tui.pages.tournaments.tournament": {SCREEN: "enter_typed pair_step"},
    "tui.pages.users.forms": {CHOSEN: "end_sessions_step"},
    "tui.pages.users.outbox": {CHOSEN: "decide"},
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
