"""How much time is left, in words."""

from league.language import _, ngettext


def left_words(days: int) -> str:
    """Return days to go in words: ``3 days left``; below zero ``2 days late``."""
    if days == 0:
        return _("last day")
    if days > 0:
        return ngettext("{days} day left", "{days} days left", days).format(days=days)
    return late_words(-days)


def late_words(days: int) -> str:
    """Return how late something is, in days."""
    return ngettext("{days} day late", "{days} days late", days).format(days=days)


def minutes_late(minutes: int) -> str:
    """Return how late something is, in minutes."""
    sentence = ngettext("{number} minute late", "{number} minutes late", minutes)
    return sentence.format(number=minutes)


def waiting_words(days: int) -> str:
    """Return since how many days something waits."""
    if days <= 0:
        return _("waits since today")
    return ngettext("waits for {days} day", "waits for {days} days", days).format(days=days)


def ended_words(days: int) -> str:
    """Return since how many days a time limit is over."""
    sentence = ngettext("over for {days} day", "over for {days} days", days)
    return sentence.format(days=days)
