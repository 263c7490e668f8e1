"""Schema version 7 on PostgreSQL: what keeps journal, records and decisions as they were written.

A step may lose all its content and nothing else changes; of records and decisions only words and
names change, and only while the setting ``erasing`` stands, which no transaction leaves behind.
"""

TRIGGERS_7: tuple[str, ...] = (
    """
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END $$
    """,
    """
    CREATE FUNCTION step_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.number <> (SELECT count + 1 FROM journal_head)
            OR NEW.previous <> (SELECT hash FROM journal_head)
        THEN RAISE EXCEPTION 'a step of the journal follows the one before'
            USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        UPDATE journal_head SET count = NEW.number, hash = NEW.hash;
        RETURN NEW;
    END $$
    """,
    """
    CREATE FUNCTION ruling_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.number <>
            (SELECT coalesce(max(number), 0) + 1 FROM ruling WHERE season = NEW.season)
        THEN RAISE EXCEPTION 'rulings are append-only'
            USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE FUNCTION record_follows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM record)
        THEN RAISE EXCEPTION 'records are append-only'
            USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER journal_stays BEFORE DELETE ON journal FOR EACH ROW
    EXECUTE FUNCTION refuse('the journal is append-only')
    """,
    """
    CREATE TRIGGER journal_blanked BEFORE UPDATE ON journal FOR EACH ROW
    WHEN (NEW.subject || NEW.before || NEW.after || NEW.why || NEW.salt || NEW.rows <> ''
        OR (NEW.number, NEW.at, NEW.by, NEW.what, NEW.deed, NEW.body)
            <> (OLD.number, OLD.at, OLD.by, OLD.what, OLD.deed, OLD.body)
        OR (NEW.facts, NEW.previous, NEW.hash, NEW.judged, NEW.others)
            <> (OLD.facts, OLD.previous, OLD.hash, OLD.judged, OLD.others))
    EXECUTE FUNCTION refuse('the journal is append-only')
    """,
    """
    CREATE TRIGGER journal_keeps BEFORE TRUNCATE ON journal
    EXECUTE FUNCTION refuse('the journal is append-only')
    """,
    """
    CREATE TRIGGER journal_follows BEFORE INSERT ON journal FOR EACH ROW
    EXECUTE FUNCTION step_follows()
    """,
    """
    CREATE TRIGGER journal_head_grows BEFORE UPDATE ON journal_head FOR EACH ROW
    WHEN (NEW.count <> OLD.count + 1)
    EXECUTE FUNCTION refuse('the journal is append-only')
    """,
    """
    CREATE TRIGGER journal_head_stays BEFORE DELETE OR TRUNCATE ON journal_head
    EXECUTE FUNCTION refuse('the journal is append-only')
    """,
    """
    CREATE TRIGGER journal_head_alone BEFORE INSERT ON journal_head
    EXECUTE FUNCTION refuse('the journal has one head')
    """,
    """
    CREATE TRIGGER ruling_stays BEFORE DELETE ON ruling FOR EACH ROW
    EXECUTE FUNCTION refuse('rulings are append-only')
    """,
    """
    CREATE FUNCTION ruling_erased() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NOT EXISTS (SELECT 1 FROM setting WHERE key = 'erasing')
            OR (NEW.season, NEW.number, NEW.action, NEW.target, NEW.at)
                <> (OLD.season, OLD.number, OLD.action, OLD.target, OLD.at)
            OR (NEW.division, NEW.round, NEW.home, NEW.away, NEW.team, NEW.cents)
                IS DISTINCT FROM
                (OLD.division, OLD.round, OLD.home, OLD.away, OLD.team, OLD.cents)
        THEN RAISE EXCEPTION 'rulings are append-only'
            USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER ruling_erased BEFORE UPDATE ON ruling FOR EACH ROW
    EXECUTE FUNCTION ruling_erased()
    """,
    """
    CREATE TRIGGER ruling_keeps BEFORE TRUNCATE ON ruling
    EXECUTE FUNCTION refuse('rulings are append-only')
    """,
    """
    CREATE TRIGGER ruling_follows BEFORE INSERT ON ruling FOR EACH ROW
    EXECUTE FUNCTION ruling_follows()
    """,
    """
    CREATE TRIGGER record_stays BEFORE DELETE ON record FOR EACH ROW
    EXECUTE FUNCTION refuse('records are append-only')
    """,
    """
    CREATE FUNCTION record_erased() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NOT EXISTS (SELECT 1 FROM setting WHERE key = 'erasing')
            OR (NEW.number, NEW.kind, NEW.key, NEW.at) <> (OLD.number, OLD.kind, OLD.key, OLD.at)
            OR NEW.season IS DISTINCT FROM OLD.season
        THEN RAISE EXCEPTION 'records are append-only'
            USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER record_erased BEFORE UPDATE ON record FOR EACH ROW
    EXECUTE FUNCTION record_erased()
    """,
    """
    CREATE TRIGGER record_keeps BEFORE TRUNCATE ON record
    EXECUTE FUNCTION refuse('records are append-only')
    """,
    """
    CREATE TRIGGER record_follows BEFORE INSERT ON record FOR EACH ROW
    EXECUTE FUNCTION record_follows()
    """,
)
