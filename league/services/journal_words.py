"""What a step of the journal was about, in words: the deed, what was decided, and the amount."""

import json
import re
from datetime import date
from typing import Any

from league.forms import day, money, score
from league.language import _
from league.services.differences import changes
from league.services.journal_names import field_name, known_steps, word_of
from league.storage import journal

_MOST = 4
"""Changed values named in one line; the rest stands in the step itself."""
_SEASON = re.compile(r"[0-9]{4}(/[0-9]{2,4})?")


def what_of(step: journal.Step) -> str:
    """Return what a step did, to what, and with what outcome."""
    what, deed = step.what, word_of(step.what)
    while what.startswith("undo:"):
        what = what.split(":", 2)[2]
    if what not in known_steps():
        return f"{deed}: {step.subject}"
    held = _read(step.after or step.before)
    detail = _detail(what, held, step)
    place = _place(what, held, step.subject)
    return f"{deed}: {place} – {detail}" if detail and place else f"{deed}: {place or detail}"


def _place(what: str, held: dict[str, Any], subject: str) -> str:
    """Return whom or what a step is about; a record's inner name is left out."""
    parts = subject.split(" · ")
    if what == "ruling":
        return " · ".join(parts[:2] if held.get("match", held.get("division")) is None else parts)
    if what == "match" or isinstance(held.get("facts"), dict):
        return subject
    if "debit" in held:
        return ""
    at = 1 if _SEASON.fullmatch(parts[0]) else 0
    return " · ".join(part for number, part in enumerate(parts) if number != at)


def _detail(what: str, held: dict[str, Any], step: journal.Step) -> str:
    if what == "ruling":
        return _ruling(held, step)
    if "debit" in held:
        return _posting(held)
    if what == "match":
        return _match(held)
    if isinstance(held.get("facts"), dict):
        return "" if what in ("import", "rollover") else _facts(step)
    if not step.after:
        return _("withdrawn")
    return _values(step.before, step.after)


def _ruling(held: dict[str, Any], step: journal.Step) -> str:
    words = {
        "confirm": _("confirmed"),
        "waive": _("waived"),
        "change": _("changed"),
        "add": _("added"),
        "exclude": _("excluded"),
        "reopen": _("open again"),
    }
    action = str(held.get("action", ""))
    done = _("undecided") if not step.after else words.get(action, action)
    cents = held.get("cents")
    amount = f", {money(cents)}" if isinstance(cents, int) else ""
    return f"{done}: {_target(str(held.get('target', '')))}{amount}"


def _target(key: str) -> str:
    """Return what a decision is about, from the key of a finding, a fee, a board or a team."""
    word, *parts = key.split("|")
    if word == "board" and len(parts) == 2:
        home, _colon, away = parts[1].partition(":")
        sentence = _("board {board} counts {home}:{away}")
        halves = [score(int(half)) if half.isdecimal() else half for half in (home, away)]
        return sentence.format(board=parts[0], home=halves[0], away=halves[1])
    if word == "fee" and len(parts) == 5:
        to = _("to the opponent") if parts[4] == "opponent" else _("to the federation")
        return ", ".join([_("fee"), *_of_rule(*parts[:4]), to])
    if len(parts) == 3:
        return ", ".join(_of_rule(word, *parts))
    return _("team {team}").format(team=key)


def _of_rule(rule: str, side: str, board: str, player: str) -> list[str]:
    sides = {"home": _("home"), "away": _("away")}
    found = [f"§ {rule}", sides.get(side, side)]
    found += [_("board {board}").format(board=board)] if board else []
    return [part for part in [*found, player] if part]


def _posting(held: dict[str, Any]) -> str:
    sentence = _("{amount} from {debtor} to {creditor}, § {rule}, {reference}")
    accounts = _account(held["debit"]), _account(held.get("credit"))
    # Who is credited with a payment is who paid it.
    debtor, creditor = reversed(accounts) if held.get("what") == "payment" else accounts
    return sentence.format(
        amount=money(int(held.get("cents", 0))),
        debtor=debtor,
        creditor=creditor,
        rule=held.get("rule", ""),
        reference=held.get("reference", ""),
    )


def _account(held: object) -> str:
    values = held if isinstance(held, dict) else {}
    holder = str(values.get("holder", ""))
    words = {
        "club": _("club {club}").format(club=values.get("club", "")),
        "federation": _("the federation"),
        "oesb": _("the national federation"),
        "deposits": _("deposits"),
        "cash": _("cash"),
    }
    return words.get(holder, holder)


def _match(held: dict[str, Any]) -> str:
    """Return what was entered: the points over the board."""
    results = [one["result"] for one in held.get("boards", ()) if one.get("result")]
    if not results:
        return ""
    home, away = (sum(result[side] for result in results) for side in (0, 1))
    sentence = _("{home}:{away} entered")
    return sentence.format(home=score(home), away=score(away))


def _facts(step: journal.Step) -> str:
    """Return what a step brought to a season's lists, and what it took away."""
    gone, come = _read(step.before), _read(step.after)
    come.pop("facts", None)
    found: list[str] = []
    for name in dict.fromkeys([*come, *gone]):
        old, new = _listed(gone.get(name)), _listed(come.get(name))
        places = [_placeless(one) for one in (*old, *new)]
        old, new = (
            [one for one in facts if places.count(_placeless(one)) == 1] for facts in (old, new)
        )
        changed = [pair for pair in zip(old, new, strict=False) if len(old) == len(new) == 1]
        if changed:
            found.append(_values(json.dumps(changed[0][0]), json.dumps(changed[0][1])))
        else:
            found += [f"+ {_told(one)}" for one in new] + [f"− {_told(one)}" for one in old]
    return _shortened([part for part in found if part])


def _placeless(fact: object) -> str:
    """Return a fact without its rank: who only moved up on a list is not told of."""
    if isinstance(fact, dict) and "ident" in fact:
        fact = {name: value for name, value in fact.items() if name != "place"}
    return json.dumps(fact)


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _told(fact: object) -> str:
    values = list(fact.values()) if isinstance(fact, dict) else [fact]
    return " ".join(_shown(str(one)) for one in values if one not in (None, "", [], {}, False))


def _values(before: str, after: str) -> str:
    """Return the values that differ: the new one, and the one before where there was one."""
    found = []
    for name, old, new in changes(before, after):
        was = _(" (before: {value})").format(value=_shown(old)) if old else ""
        shown = money(int(new)) if name.endswith("cents") and new.isdecimal() else _shown(new)
        found.append(f"{field_name(name)} {shown or '–'}{was}".strip())
    return _shortened(found)


def _shortened(parts: list[str]) -> str:
    rest = [_("… and {number} more").format(number=len(parts) - _MOST)]
    return ", ".join(parts[:_MOST] + (rest if len(parts) > _MOST else []))


def _shown(text: str) -> str:
    """Return a stored value as people write it."""
    try:
        return day(date.fromisoformat(text)) if len(text) == 10 else text
    except ValueError:
        return text


def _read(text: str) -> dict[str, Any]:
    try:
        held = json.loads(text) if text else {}
    except ValueError:
        return {}
    return held if isinstance(held, dict) else {}
