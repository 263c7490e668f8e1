"""Schema version 2: one table for the facts that no table of version 1 holds; it only grows."""

SCHEMA_2: tuple[str, ...] = (
    """
    CREATE TABLE "record" (
        "number" INTEGER NOT NULL PRIMARY KEY, "season" TEXT, "kind" TEXT NOT NULL,
        "key" TEXT NOT NULL, "body" TEXT NOT NULL, "at" TEXT NOT NULL, "by" TEXT NOT NULL,
        FOREIGN KEY (season) REFERENCES season (name), CHECK (json_valid(body)),
        CHECK (kind <> '')
    ) STRICT
    """,
    """
    CREATE INDEX "record_kind_season_key" ON "record" ("kind", "season", "key")
    """,
    """
    CREATE TRIGGER record_stays BEFORE UPDATE ON record
    BEGIN SELECT RAISE(ABORT, 'records are append-only'); END
    """,
    """
    CREATE TRIGGER record_keeps BEFORE DELETE ON record
    BEGIN SELECT RAISE(ABORT, 'records are append-only'); END
    """,
    """
    CREATE TRIGGER record_follows BEFORE INSERT ON record
    WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM record)
    BEGIN SELECT RAISE(ABORT, 'records are append-only'); END
    """,
)
