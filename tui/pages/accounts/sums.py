"""The accounts at a glance: how old the debts are, and that all accounts together are zero."""

from itertools import pairwise

from rich.text import Text

from league.facts.accounts import Holder
from league.formatting import money
from league.language import _, ngettext
from league.services.accounts.views import AGES
from league.views.accounts import AccountsView
from tui.kit.themes import Ink
from tui.pages.accounts.cells import SHADES, shade_styles


def holder_words() -> dict[Holder, str]:
    """Return what the accounts of the trial balance are called."""
    return {
        Holder.CLUB: _("All clubs"),
        Holder.FEDERATION: _("Federation"),
        Holder.NATIONAL: _("National federation"),
        Holder.DEPOSITS: _("Deposits held"),
        Holder.CASH: _("Cash"),
    }


def age_words() -> list[str]:
    """Return how old debts are, from the youngest."""
    first, *_more, last = AGES
    between = pairwise(AGES)
    return [
        _("up to {days} days").format(days=first),
        *(_("{first} to {last} days").format(first=low + 1, last=high) for low, high in between),
        _("over {days} days").format(days=last),
    ]


def sums_painted(view: AccountsView, hues: Ink, width: int) -> Text:
    """Return bars of the debts by age over the trial balance."""
    names = age_words()
    left, right = max(map(len, names)), max(len(money(cents)) for cents, _clubs in view.ages)
    room = max(10, min(width - left - right - 20, 80))
    most = max((cents for cents, _clubs in view.ages), default=0)
    text = Text(f"{_('Debts of the clubs by age')}\n", style=f"bold {hues.primary}")
    for at, (cents, clubs) in enumerate(view.ages):
        length = max(1, round(room * cents / most)) if cents else 0
        text.append(f"{names[at]:<{left}}  ", style=hues.muted)
        text.append(SHADES[at] * length + " " * (room - length), style=shade_styles(hues)[at])
        text.append(f"  {money(cents):>{right}}", style=hues.text)
        text.append(f"  {_clubs(clubs)}\n", style=hues.muted)
    text.append(f"\n{_('Trial balance')}\n", style=f"bold {hues.primary}")
    return text.append_text(_balance(view, hues))


def _balance(view: AccountsView, hues: Ink) -> Text:
    names, text = holder_words(), Text()
    rows = [(names[holder], cents) for holder, cents in view.sums]
    rows.append((_("Together"), sum(cents for _name, cents in rows)))
    left = max(len(name) for name, _cents in rows)
    right = max(len(money(cents)) for _name, cents in rows)
    for number, (name, cents) in enumerate(rows, 1):
        last = number == len(rows)
        style = f"bold {hues.text}" if last else hues.text
        text.append(f"{name:<{left}}  {money(cents):>{right}}", style=style)
        text.append(f"  {_meaning(cents, last=last)}\n", style=hues.muted)
    return text


def _meaning(cents: int, *, last: bool) -> str:
    """Return which side a sum stands on; together nothing may be left."""
    if last:
        return _("✔ in balance") if cents == 0 else _("✗ not in balance")
    return "" if cents == 0 else _("debit") if cents > 0 else _("credit")


def _clubs(number: int) -> str:
    return ngettext("{number} club", "{number} clubs", number).format(number=number)


def sums_told(view: AccountsView) -> Text:
    """Return the same as lines to be read."""
    names = holder_words()
    ages = [
        f"{name}: {money(cents)}, {_clubs(clubs)}"
        for name, (cents, clubs) in zip(age_words(), view.ages, strict=True)
    ]
    sums = [f"{names[holder]}: {money(cents)}" for holder, cents in view.sums]
    together = sum(cents for _holder, cents in view.sums)
    lines = [
        _("Debts of the clubs by age"),
        *ages,
        _("Trial balance"),
        *sums,
        f"{_('Together')}: {money(together)} {_meaning(together, last=True)}",
    ]
    return Text("\n".join(lines))
