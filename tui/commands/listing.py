"""What each command says of itself, apart from it: the list of all of them loads none."""

from collections.abc import Mapping

import click

from league.formatting import first_sentence
from league.language import in_words, to_translate, translated

ABOUT: Mapping[str, str] = {
    "account": to_translate(
        "The ledger: fees proposed, confirmed and posted, payments, refunds, fines."
    ),
    "audit": to_translate(
        "Judge the whole season anew and list every finding and fee.\n\nThe journal is"
        " followed too: the exit status is 1 when what is stored is not what it tells."
    ),
    "backup": to_translate(
        "Copy the database while others go on working, and prove the copy.\n\nFILE may be a"
        " folder; without it, it is one beside the database. The last ten backups in a"
        " folder stay, and the last one of every day. By itself the program does so before"
        " it brings a file up to date and before the next season is prepared."
    ),
    "bond": to_translate(
        "Say what a match is to the class bond of each player, and what the next one."
    ),
    "calendar": to_translate(
        "The term calendar: protected dates, players called up, matches that are moved."
    ),
    "captains": to_translate(
        "What captains report and propose: two reports of a match, and other days for it."
    ),
    "case": to_translate(
        "Answer case files (YAML), or all those in a folder, and compare with what they"
        " expect.\n\nThe exit status is 1 when a case does not hold."
    ),
    "check": to_translate(
        "Judge a team's lineup before it is handed in: pass numbers from board 1 down, -"
        " for an empty board.\n\nThe exit status is 1 when anything is found."
    ),
    "club": to_translate(
        "Register clubs and keep their data; suspend them, record consents of other"
        " federations and joint teams."
    ),
    "completion": to_translate("Print the script that lets a shell complete commands and options."),
    "copy": to_translate(
        "Copy everything from one database to another one, from a file to a server or back."
        "\n\nThe other one must be empty. What arrived is compared row by row, the journal"
        " byte for byte, before it is kept."
    ),
    "cup": to_translate("A cup: its draw, its rounds, and the lot."),
    "demo": to_translate(
        "Open the screen on a season with made-up names.\n\nWithout --db it has a file of"
        " its own. A file that holds a season already is opened as it is."
    ),
    "division": to_translate(
        "Divisions and what is decided for them: mode, special rules, the official, the"
        " wait of late nominations, the hour of matches."
    ),
    "draw": to_translate(
        "Draw a division and set its rounds.\n\nThe seed is on record; the same one draws"
        " the same numbers. The rounds follow the Berger tables and stand on the end dates"
        " given."
    ),
    "due": to_translate(
        "The work list: what is to be done, what has a day first, then the open findings."
    ),
    "duty": to_translate(
        "What clubs, players and districts report by a day: events, play abroad, decisions of"
        " a district, the quarterly report."
    ),
    "elo": to_translate("Rating periods of the whole federation from its matches."),
    "event": to_translate("Individual and youth events: Ausschreibung, entries, places, titles."),
    "export": to_translate(
        "Write a season as a workbook (.xlsx), such as import reads, with all decisions,"
        " postings and other records."
    ),
    "federation": to_translate("The federation's letterhead, bank account and officials."),
    "game": to_translate(
        "Read scores, keep the games of matches, judge what is disputed.\n\nGerman and"
        " English letters, short and long form and PGN are read; the first move that is"
        " illegal, ambiguous or unreadable is named."
    ),
    "import": to_translate(
        "Read a season workbook (.xlsx) into the database.\n\nA season of the same name is"
        " replaced; decisions and records stay, and those that the workbook brings are"
        " added: what went another way than this file is refused. All faults of the"
        " workbook are listed at once, and then nothing is stored.\n\nWhat was edited in"
        " decisions, postings and other records since the workbook was exported is listed,"
        " and stored only when it is accepted by the codes of the list; the exit status is"
        " 1 until then."
    ),
    "journal": to_translate(
        "List every change: who, when, what and why.\n\nWith --verify the steps are"
        " followed from the first one and compared with all that is stored, with the last"
        " step this machine has seen, and with --head with heads that left the office. The"
        " exit status is 1 when something does not hold.\n\nA head is a line of “journal"
        " head”; or what stands at the foot of every paper and mail, such as {short}, typed"
        " as one likes; or a file that holds heads: a text, a mail (.eml), a PDF file or a"
        " workbook of this program."
    ),
    "laws": to_translate(
        "Say which edition of the Laws of Chess was in force, and how they differ."
    ),
    "lineup": to_translate(
        "Lineups that captains hand in sealed.\n\nNobody reads one before both are opened"
        " at the start of the match; one that came alone is opened later, for the official"
        " only."
    ),
    "list": to_translate("Hand in Kader lists, check them, add to them."),
    "match": to_translate("Lineups and results of a match, its venue, remarks and deputies."),
    "messages": to_translate(
        "What people are told by mail: lineups, reports, decisions, invitations."
    ),
    "noshow": to_translate("Who failed to appear, whom to exclude, which club to ban."),
    "person": to_translate("What is kept of one person: given out to him, or blanked."),
    "player": to_translate(
        "Register and deregister players, put their data right, grant equal status."
    ),
    "promotion": to_translate(
        "Show who goes up and down over all divisions, each step with its paragraph.\n\nThe"
        " tables are those as judged now. What was recorded counts, and what is typed comes"
        " in its place; --record keeps it."
    ),
    "protest": to_translate("File protests and appeals, decide on them, see what time is left."),
    "qualification": to_translate("Qualification tournaments of three teams, or of four and more."),
    "report": to_translate("Write papers as PDF, Excel, CSV, text or calendar."),
    "restore": to_translate(
        "Bring a backup back as the database.\n\nThe backup is proved first: what it is"
        " made of, its journal and all it tells of. Then it says what is given up, what"
        " returns that had been erased, and whether the last step this machine has seen is"
        " in it. What stood there stays beside it as a backup. Passwords come back with it;"
        " sessions, codes and match passes do not."
    ),
    "rollover": to_translate(
        "Prepare the next season; the running one stays in use and as it is.\n\nTeams move"
        " as “spielleiter promotion” shows. Lists are carried over as proposals,"
        " registrations that ended are not. What waits (transfers, protests, deposits,"
        " refunds, bans, reminders) is listed by name: nothing of it is lost and nothing of"
        " it hinders the next season."
    ),
    "round": to_translate(
        "Rounds held back and published.\n\nWhat a draw makes is held back: it is judged,"
        " but stands on no paper and no calendar until it is published."
    ),
    "rules": to_translate(
        "List the paragraphs of the rule books, or show one with its values, its reading,"
        " its function and its tests.\n\nWith --json one paragraph of one book is an"
        " object, everything else a list. With --coverage the exit status is 1 when no"
        " command or screen reaches what serves a check, value, procedure or deadline, no"
        " person decides it, or a check has no tests."
    ),
    "ruling": to_translate(
        "Decide about findings and fees; every decision needs a reason and is on record."
        "\n\nA TARGET is the number that “ruling show” prints, or the paragraph where it is"
        " found only once. For a finding about a list, --list TEAM takes the place of the"
        " match."
    ),
    "school": to_translate(
        "School chess: schools with kind and region, their pupils, and who comes with a team."
    ),
    "season": to_translate("Begin a season from nothing, without a workbook."),
    "seasons": to_translate("List the seasons of the database; a star marks the one in use."),
    "serve": to_translate(
        "Serve the captains' pages until it is stopped.\n\nCaptains hand in lineups and"
        " report matches there; the pages open lineups, settle reports and send messages"
        " when they are due."
    ),
    "table": to_translate("Print a division's table; teams and divisions go by id or name."),
    "team": to_translate(
        "Register teams for the season, rename them, name captain and deputy, withdraw them."
    ),
    "template": to_translate(
        "Write an empty season workbook (.xlsx) to be filled in.\n\nIt has all sheets that"
        " import reads, words on every column, and lists to choose from where only a few"
        " values are known."
    ),
    "tournament": to_translate(
        "Tournaments paired and ranked by the FIDE's rules: Swiss, round robins, teams."
    ),
    "undo": to_translate(
        "Take a step of the journal back, the last one if none is named.\n\nA counter-entry"
        " puts back what stood before. A step that later ones build on is refused; the"
        " first import stays."
    ),
    "users": to_translate(
        "Who gets in besides the official at this machine: accounts, their roles, codes and"
        " sessions."
    ),
    "view": to_translate(
        "Print a page of the screen as lines, for screen readers and pipes.\n\nWithout a"
        " place it prints the season and what other pages there are."
    ),
    "waiting": to_translate(
        "List what waits beyond a season, by name, also from earlier seasons.\n\nTransfers"
        " that wait for arrears or a window, notices passed on late, protests, objections,"
        " bans, deposits, refunds, overdue notices. What belongs to an earlier season names"
        " it: it is settled there, with --season."
    ),
}
"""By command: what its help begins with."""


def about_of(command: str) -> str:
    """Return what the help of a command begins with. Raises KeyError."""
    return in_words(ABOUT[command])


def listed() -> click.Group:
    """Return a group of all commands that can be listed, and nothing else."""
    about = translated(ABOUT)
    return click.Group(
        commands=[click.Command(name, short_help=first_sentence(about[name])) for name in ABOUT]
    )
