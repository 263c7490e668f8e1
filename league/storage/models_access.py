"""The tables of who gets in, and of what is to be told to whom; their rows are no facts."""

from peewee import IntegerField, TextField

from league.storage.models import Table


class Credential(Table):
    """The password of an account, hashed."""

    login = TextField(primary_key=True)
    hash = TextField()
    at = TextField()
    """UTC, ISO, as all times here."""


class AccessCode(Table):
    """A code that lets somebody in once: to make an account, or to act for a team in one match."""

    id = TextField(primary_key=True)
    """The first part of the code, by which it is found."""
    hash = TextField()
    """Of its secret part."""
    login = TextField()
    """Whose account it makes; empty for a match pass."""
    season = TextField()
    """Of the match; empty for an account's code, as the next two."""
    match = TextField()
    """Its key as JSON."""
    side = TextField()
    name = TextField()
    """Of the person whom a match pass is for; empty otherwise."""
    by = TextField()
    """Log-in name of who gave it out, or his name where he has none."""
    at = TextField()
    until = TextField()
    used = TextField(null=True)
    """When it let somebody in."""


class LoginSession(Table):
    """Somebody who is signed in."""

    id = TextField(primary_key=True)
    """SHA-256 of the token that the browser has."""
    login = TextField()
    """``pass:`` and the name of the code for who has a match pass."""
    language = TextField()
    at = TextField()
    seen = TextField()
    until = TextField()
    address = TextField()
    agent = TextField()


class Attempt(Table):
    """A failed try to get in, or one that is under way."""

    number = IntegerField(primary_key=True)
    whose = TextField()
    """Account, address or code, hashed: people type passwords in the place of names."""
    at = TextField()


class Message(Table):
    """Something that one person is to be told."""

    number = IntegerField(primary_key=True)
    event = TextField()
    """What happened; one message an event and person."""
    whom = TextField()
    """Log-in name or address."""
    mail = TextField()
    subject = TextField()
    body = TextField()
    at = TextField()
    due = TextField()
    """Not to be sent before: later than ``at`` where sending failed."""
    claimed = TextField(null=True)
    """When a program took it up to send it; without ``sent`` nobody knows whether it went out."""
    sent = TextField(null=True)
    fault = TextField(null=True)
    """Why it could not be sent the last time."""
