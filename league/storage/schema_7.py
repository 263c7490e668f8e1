"""Schema version 7: who gets in, and what is to be told to whom.

None of this is a fact: rows are replaced and deleted freely, as drafts are.
"""

SCHEMA_7: tuple[str, ...] = (
    """
    CREATE TABLE "credential" (
        "login" TEXT NOT NULL PRIMARY KEY, "hash" TEXT NOT NULL, "at" TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE "access_code" (
        "id" TEXT NOT NULL PRIMARY KEY, "hash" TEXT NOT NULL, "login" TEXT NOT NULL,
        "season" TEXT NOT NULL, "match" TEXT NOT NULL, "side" TEXT NOT NULL,
        "name" TEXT NOT NULL, "by" TEXT NOT NULL, "at" TEXT NOT NULL, "until" TEXT NOT NULL,
        "used" TEXT
    ) STRICT
    """,
    """
    CREATE TABLE "login_session" (
        "id" TEXT NOT NULL PRIMARY KEY, "login" TEXT NOT NULL, "language" TEXT NOT NULL,
        "at" TEXT NOT NULL, "seen" TEXT NOT NULL, "until" TEXT NOT NULL,
        "address" TEXT NOT NULL, "agent" TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE "attempt" (
        "number" INTEGER NOT NULL PRIMARY KEY, "whose" TEXT NOT NULL, "at" TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX attempt_whose ON attempt (whose, at)",
    """
    CREATE TABLE "message" (
        "number" INTEGER NOT NULL PRIMARY KEY, "event" TEXT NOT NULL, "whom" TEXT NOT NULL,
        "mail" TEXT NOT NULL, "subject" TEXT NOT NULL, "body" TEXT NOT NULL, "at" TEXT NOT NULL,
        "due" TEXT NOT NULL, "claimed" TEXT, "sent" TEXT, "fault" TEXT,
        UNIQUE ("event", "whom")
    ) STRICT
    """,
)
