"""Schema version 7: who gets in, and what is to be told to whom; what is personal can be blanked.

None of the new tables holds facts: rows are replaced and deleted freely, as drafts are.
"""

_BLANKED_7: tuple[str, ...] = (
    "DROP TRIGGER IF EXISTS journal_stays",
    """
    CREATE TRIGGER journal_stays BEFORE UPDATE ON journal
    WHEN NEW.subject || NEW."before" || NEW."after" || NEW.why || NEW.salt || NEW."rows" <> ''
        OR NEW.number <> OLD.number OR NEW.at <> OLD.at OR NEW."by" <> OLD."by"
        OR NEW.what <> OLD.what OR NEW.deed <> OLD.deed OR NEW.body <> OLD.body
        OR NEW.facts <> OLD.facts OR NEW.previous <> OLD.previous OR NEW.hash <> OLD.hash
        OR NEW.judged <> OLD.judged OR NEW.others <> OLD.others
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    "DROP TRIGGER IF EXISTS record_stays",
    """
    CREATE TRIGGER record_stays BEFORE UPDATE ON record
    WHEN NOT EXISTS (SELECT 1 FROM setting WHERE "key" = 'erasing')
        OR NEW.number <> OLD.number OR NEW.season IS NOT OLD.season OR NEW.kind <> OLD.kind
        OR NEW."key" <> OLD."key" OR NEW.at <> OLD.at
    BEGIN SELECT RAISE(ABORT, 'records are append-only'); END
    """,
    "DROP TRIGGER IF EXISTS ruling_stays",
    """
    CREATE TRIGGER ruling_stays BEFORE UPDATE ON ruling
    WHEN NOT EXISTS (SELECT 1 FROM setting WHERE "key" = 'erasing')
        OR NEW.season <> OLD.season OR NEW.number <> OLD.number OR NEW.action <> OLD.action
        OR NEW.target <> OLD.target OR NEW.at <> OLD.at OR NEW.division IS NOT OLD.division
        OR NEW.round IS NOT OLD.round OR NEW.home IS NOT OLD.home OR NEW.away IS NOT OLD.away
        OR NEW.team IS NOT OLD.team OR NEW.cents IS NOT OLD.cents
    BEGIN SELECT RAISE(ABORT, 'rulings are append-only'); END
    """,
)
"""A step loses all its content and nothing else changes; of records and decisions only words and
names change, and only while the setting ``erasing`` stands, which no transaction leaves behind."""

SCHEMA_7: tuple[str, ...] = (
    *_BLANKED_7,
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
