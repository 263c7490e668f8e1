"""What no ledger holds, whoever accepts it: each such row of a workbook is a fault."""

import re
from collections import Counter
from itertools import zip_longest

from league.facts.accounts import Posting
from league.facts.notices import Notice, Reminder
from league.language import _
from league.outcomes.ledger import Unsound, unsound
from league.record_kinds import NOTICE, POSTING, REMINDER
from league.services.session.fact_json import from_text
from league.services.workbook.cells import Row
from league.services.workbook.checks import Pairs
from league.storage.records import WITHDRAWN
from league.views.carried import Version

_NUMBER, _REMINDER = re.compile("[0-9]{4}/[0-9]{1,9}"), re.compile(".+/[^/]+/[0-9]{1,9}")
_LEDGER = (POSTING.name, NOTICE.name, REMINDER.name)


def check_ledger(versions: Pairs[Version], *, whole: bool) -> None:
    """Note what cannot be of a ledger: what was changed, and a notice without its posting.

    ``whole`` = nothing is wrong with any record: numbers may have no gap, and all has to add up.
    """
    known, seen = set[str](), set[tuple[str, str]]()
    numbers = Counter[str]()
    postings: Pairs[Posting] = []
    nexts = [one for _row, one in versions[1:]]
    for (row, one), after in zip_longest(versions, nexts):
        if one.kind not in _LEDGER or _is_no_entry(row, one, seen):
            continue
        if whole and one.kind != REMINDER.name:
            _check_number(row, one, numbers)
        if one.kind == POSTING.name:
            postings.append((row, from_text(one.body, Posting)))
        elif one.kind == NOTICE.name:
            known.add(_check_notice(row, one, after))
        elif one.kind == REMINDER.name and one.body != WITHDRAWN:
            gone = {item.number for item in from_text(one.body, Reminder).items} - known
            if gone or not _REMINDER.fullmatch(one.key):
                row.fault("Inhalt", _("It reminds of a notice that is not there."))
    if whole:
        _check_sums(postings)


def _is_no_entry(row: Row, one: Version, seen: set[tuple[str, str]]) -> bool:
    """Note what no ledger takes: what is of one season, and what changes an entry."""
    if one.season is not None:
        row.fault("Gilt für", _("What is posted is the federation's and of no season."))
        return True
    if one.kind == REMINDER.name:
        return False
    if one.body == WITHDRAWN or (one.kind, one.key) in seen:
        row.fault("Schlüssel", _("What was posted is never changed nor withdrawn."))
        return True
    seen.add((one.kind, one.key))
    return False


def _check_number(row: Row, one: Version, numbers: Counter[str]) -> None:
    """Note a number that does not follow the one before: of postings, of notices of a year."""
    whose, _slash, number = one.key.rpartition("/")
    numbers[whose] += 1
    if number.isdecimal() and int(number) != numbers[whose]:
        sentence = _("The numbers have a gap: after “{whose}/{last}” comes {number}.")
        last = numbers[whose] - 1
        row.fault("Schlüssel", sentence.format(whose=whose, last=last, number=int(number)))
        numbers[whose] = int(number)


def _check_sums(postings: Pairs[Posting]) -> None:
    """Note the postings by which the ledger does not add up."""
    words = {
        Unsound.TWICE: _("“{reference}” is posted already; nothing is posted twice."),
        Unsound.NOT_POSTED: _("It takes back what was not posted: “{reference}”."),
        Unsound.NOT_HELD: _("More of the deposit “{reference}” is given away than came in."),
    }
    for at, what in unsound([one for _row, one in postings]).items():
        row, posting = postings[at]
        row.fault("Inhalt", words[what].format(reference=posting.reference))


def _check_notice(row: Row, one: Version, after: Version | None) -> str:
    """Note a notice that its posting does not follow; return the notice's number."""
    notice = from_text(one.body, Notice)
    federation = one.key.removesuffix(f"/{notice.number}")
    posting = f"{federation}/{notice.posting:06}"
    if not _NUMBER.fullmatch(notice.number) or federation == one.key:
        sentence = _("“{value}” is no number of a notice.")
        row.fault("Schlüssel", sentence.format(value=one.key))
    elif after is None or (after.kind, after.key) != (POSTING.name, posting):
        sentence = _("The posting {posting} that this notice is about does not follow it.")
        row.fault("Inhalt", sentence.format(posting=posting))
    return notice.number
