"""Schema version 1: the tables, and the triggers that keep journal and rulings as written."""

SCHEMA_1: tuple[str, ...] = (
    """
    CREATE TABLE "setting" (
        "key" TEXT NOT NULL PRIMARY KEY, "value" TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE "season" (
        "name" TEXT NOT NULL PRIMARY KEY, "rulebook" TEXT NOT NULL, "federation" TEXT NOT NULL,
        "list_date" TEXT NOT NULL,
        CHECK (date(list_date, '+0 days') IS list_date)
    ) STRICT
    """,
    """
    CREATE TABLE "division" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "id" TEXT NOT NULL,
        "name" TEXT NOT NULL, "like" TEXT NOT NULL, "tier" TEXT NOT NULL,
        "level" INTEGER NOT NULL, "district" TEXT, "boards" INTEGER NOT NULL,
        "mode" TEXT NOT NULL, "lowest" INTEGER NOT NULL, "youth_board" INTEGER NOT NULL,
        "max_size" INTEGER, "late_nominations" INTEGER, "draw" TEXT, "age_group" TEXT,
        PRIMARY KEY ("season", "id"), FOREIGN KEY (season) REFERENCES season (name),
        UNIQUE (season, position), CHECK (boards > 0), CHECK (mode IN ('kader', 'starr', 'elo')),
        CHECK (lowest IN (0, 1) AND youth_board IN (0, 1)),
        CHECK (date(draw, '+0 days') IS draw)
    ) STRICT
    """,
    """
    CREATE TABLE "club" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "id" TEXT NOT NULL,
        "name" TEXT NOT NULL, "short_name" TEXT, "district" TEXT, "state" TEXT,
        "member_since" TEXT, "suspended_from" TEXT, "suspended_until" TEXT,
        PRIMARY KEY ("season", "id"), FOREIGN KEY (season) REFERENCES season (name),
        UNIQUE (season, position), CHECK (date(member_since, '+0 days') IS member_since),
        CHECK (date(suspended_from, '+0 days') IS suspended_from),
        CHECK (date(suspended_until, '+0 days') IS suspended_until)
    ) STRICT
    """,
    """
    CREATE TABLE "player" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "ident" TEXT NOT NULL,
        "surname" TEXT NOT NULL, "given_name" TEXT NOT NULL, "born" TEXT, "sex" TEXT NOT NULL,
        "nation" TEXT NOT NULL, "rating" INTEGER, "fide_id" INTEGER, "fide_rating" INTEGER,
        "title" TEXT,
        PRIMARY KEY ("season", "ident"), FOREIGN KEY (season) REFERENCES season (name),
        UNIQUE (season, position), CHECK (sex IN ('m', 'w')),
        CHECK (date(born, '+0 days') IS born)
    ) STRICT
    """,
    """
    CREATE TABLE "registration" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "ident" TEXT NOT NULL,
        "club" TEXT NOT NULL, "kind" TEXT NOT NULL, "reported" TEXT NOT NULL,
        "eligible_from" TEXT, "deregistered" TEXT, "equal" TEXT, "proof_until" TEXT,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, ident) REFERENCES player (season, ident),
        FOREIGN KEY (season, club) REFERENCES club (season, id),
        CHECK (kind IN ('stamm', 'gast', 'kreisgast')),
        CHECK (date(reported, '+0 days') IS reported),
        CHECK (date(eligible_from, '+0 days') IS eligible_from),
        CHECK (date(deregistered, '+0 days') IS deregistered),
        CHECK (date(proof_until, '+0 days') IS proof_until)
    ) STRICT
    """,
    """
    CREATE TABLE "team" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "id" TEXT NOT NULL,
        "name" TEXT NOT NULL, "club" TEXT NOT NULL, "division" TEXT NOT NULL,
        "draw_number" INTEGER, "captain" TEXT, "venue" TEXT, "list_submitted" TEXT,
        PRIMARY KEY ("season", "id"), FOREIGN KEY (season, club) REFERENCES club (season, id),
        FOREIGN KEY (season, division) REFERENCES division (season, id),
        UNIQUE (season, position), CHECK (date(list_submitted, '+0 days') IS list_submitted)
    ) STRICT
    """,
    """
    CREATE TABLE "squad_entry" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "team" TEXT NOT NULL,
        "place" INTEGER NOT NULL, "ident" TEXT NOT NULL, "nominated" TEXT,
        "youth_board" INTEGER NOT NULL,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, team) REFERENCES team (season, id),
        FOREIGN KEY (season, ident) REFERENCES player (season, ident),
        UNIQUE (season, team, place), UNIQUE (season, team, ident),
        CHECK (youth_board IN (0, 1)), CHECK (date(nominated, '+0 days') IS nominated)
    ) STRICT
    """,
    """
    CREATE TABLE "fixture" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "division" TEXT NOT NULL,
        "round" INTEGER NOT NULL, "home" TEXT NOT NULL, "away" TEXT NOT NULL,
        "end_date" TEXT NOT NULL, "day" TEXT NOT NULL, "start" TEXT,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, division) REFERENCES division (season, id),
        FOREIGN KEY (season, home) REFERENCES team (season, id),
        FOREIGN KEY (season, away) REFERENCES team (season, id),
        UNIQUE (season, division, round, home, away), CHECK (home <> away),
        CHECK (date(end_date, '+0 days') IS end_date), CHECK (date(day, '+0 days') IS day)
    ) STRICT
    """,
    """
    CREATE TABLE "board" (
        "season" TEXT NOT NULL, "fixture" INTEGER NOT NULL, "board" INTEGER NOT NULL,
        "home_player" TEXT, "away_player" TEXT, "home_half" INTEGER, "away_half" INTEGER,
        "played_on" TEXT, "remark" TEXT,
        PRIMARY KEY ("season", "fixture", "board"),
        FOREIGN KEY (season, fixture) REFERENCES fixture (season, position),
        FOREIGN KEY (season, home_player) REFERENCES player (season, ident),
        FOREIGN KEY (season, away_player) REFERENCES player (season, ident), CHECK (board > 0),
        CHECK ((home_half IS NULL) = (away_half IS NULL)),
        CHECK (home_half BETWEEN 0 AND 2 AND away_half BETWEEN 0 AND 2),
        CHECK (home_half + away_half <= 2),
        CHECK (remark IN ('late home', 'late away', 'late both')),
        CHECK (date(played_on, '+0 days') IS played_on)
    ) STRICT
    """,
    """
    CREATE TABLE "report" (
        "season" TEXT NOT NULL, "fixture" INTEGER NOT NULL, "side" TEXT NOT NULL,
        "reported" TEXT, "gaps_paid" TEXT NOT NULL,
        PRIMARY KEY ("season", "fixture", "side"),
        FOREIGN KEY (season, fixture) REFERENCES fixture (season, position),
        CHECK (side IN ('home', 'away')), CHECK (json_type(gaps_paid) = 'array'),
        CHECK (date(reported, '+0 days') IS reported)
    ) STRICT
    """,
    """
    CREATE TABLE "declaration" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "club" TEXT NOT NULL,
        "ident" TEXT NOT NULL,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, club) REFERENCES club (season, id),
        FOREIGN KEY (season, ident) REFERENCES player (season, ident)
    ) STRICT
    """,
    """
    CREATE TABLE "external_game" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "ident" TEXT NOT NULL,
        "division" TEXT NOT NULL, "day" TEXT NOT NULL,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, ident) REFERENCES player (season, ident),
        CHECK (date(day, '+0 days') IS day)
    ) STRICT
    """,
    """
    CREATE TABLE "national_squad_entry" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "club" TEXT NOT NULL,
        "division" TEXT NOT NULL, "place" INTEGER NOT NULL, "ident" TEXT NOT NULL,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, club) REFERENCES club (season, id),
        FOREIGN KEY (season, ident) REFERENCES player (season, ident)
    ) STRICT
    """,
    """
    CREATE TABLE "ruling" (
        "season" TEXT NOT NULL, "number" INTEGER NOT NULL, "action" TEXT NOT NULL,
        "target" TEXT NOT NULL, "reason" TEXT NOT NULL, "by" TEXT NOT NULL, "at" TEXT NOT NULL,
        "division" TEXT, "round" INTEGER, "home" TEXT, "away" TEXT, "team" TEXT, "cents" INTEGER,
        PRIMARY KEY ("season", "number"), FOREIGN KEY (season) REFERENCES season (name),
        CHECK (action IN ('confirm', 'waive', 'change', 'add', 'exclude', 'reopen')),
        CHECK ((division IS NULL) = (round IS NULL)),
        CHECK ((division IS NULL) = (home IS NULL)), CHECK ((division IS NULL) = (away IS NULL))
    ) STRICT
    """,
    """
    CREATE TABLE "journal" (
        "number" INTEGER NOT NULL PRIMARY KEY, "at" TEXT NOT NULL, "by" TEXT NOT NULL,
        "what" TEXT NOT NULL, "subject" TEXT NOT NULL, "before" TEXT NOT NULL,
        "after" TEXT NOT NULL, "why" TEXT NOT NULL, "previous" TEXT NOT NULL,
        "hash" TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE "journal_head" (
        "id" INTEGER NOT NULL PRIMARY KEY, "count" INTEGER NOT NULL, "hash" TEXT NOT NULL,
        CHECK (id = 1)
    ) STRICT
    """,
    """
    CREATE TRIGGER journal_stays BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TRIGGER journal_keeps BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TRIGGER journal_follows BEFORE INSERT ON journal
    WHEN NEW.number <> (SELECT count + 1 FROM journal_head)
        OR NEW.previous <> (SELECT hash FROM journal_head)
    BEGIN SELECT RAISE(ABORT, 'a step of the journal follows the one before'); END
    """,
    """
    CREATE TRIGGER journal_counts AFTER INSERT ON journal
    BEGIN UPDATE journal_head SET count = NEW.number, hash = NEW.hash; END
    """,
    """
    INSERT INTO journal_head VALUES (1, 0, '')
    """,
    """
    CREATE TRIGGER journal_head_grows BEFORE UPDATE ON journal_head
    WHEN NEW.count <> OLD.count + 1
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TRIGGER journal_head_keeps BEFORE DELETE ON journal_head
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TRIGGER journal_head_alone BEFORE INSERT ON journal_head
    BEGIN SELECT RAISE(ABORT, 'the journal has one head'); END
    """,
    """
    CREATE TRIGGER ruling_stays BEFORE UPDATE ON ruling
    BEGIN SELECT RAISE(ABORT, 'rulings are append-only'); END
    """,
    """
    CREATE TRIGGER ruling_keeps BEFORE DELETE ON ruling
    BEGIN SELECT RAISE(ABORT, 'rulings are append-only'); END
    """,
    """
    CREATE TRIGGER ruling_follows BEFORE INSERT ON ruling
    WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM ruling WHERE season = NEW.season)
    BEGIN SELECT RAISE(ABORT, 'rulings are append-only'); END
    """,
)
