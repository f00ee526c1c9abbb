-- Changes of tables beside running servers (docs/decisions/0032-versioned-tables-repeatable-functions.md).

-- Runs a statement that keeps other transactions from writing the table. A start of a server that has the setting
-- start.defers_table_changes only notes it, and runs it later in a transaction without any other lock
-- (server/database/table-changes.ts), unless it has the lock already because it made or altered the table.
CREATE OR REPLACE FUNCTION change_table(changed regclass, statement text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('start.defers_table_changes', true), '') = 'on' AND NOT EXISTS (
    SELECT FROM pg_locks WHERE pid = pg_backend_pid() AND relation = changed AND granted
       AND mode IN ('ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')) THEN
    INSERT INTO drizzle.table_changes (relation, statement) VALUES (changed::text, statement);
  ELSE
    EXECUTE statement;
  END IF;
END;
$$;

-- Creates or replaces a trigger, unless the table has it. The definition is written as PostgreSQL writes it
-- (`pg_get_triggerdef(…, true)`), with any line breaks; otherwise each start would replace it.
CREATE OR REPLACE FUNCTION ensure_trigger(definition text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  wanted text := regexp_replace(btrim(definition), '\s+', ' ', 'g');
  target regclass := (regexp_match(wanted, ' ON (\S+) '))[1];
BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = target AND tgenabled = 'O' AND pg_get_triggerdef(oid, true) = wanted) THEN
    PERFORM change_table(target, regexp_replace(wanted, '^CREATE', 'CREATE OR REPLACE'));
  END IF;
END;
$$;

-- The body of a function without parameters, NULL if there is none.
CREATE OR REPLACE FUNCTION body_of(called text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT prosrc FROM pg_proc WHERE oid = to_regproc(quote_ident(called));
$$;

-- Creates or replaces a function that triggers call, unless it is there.
CREATE OR REPLACE FUNCTION ensure_trigger_function(called text, body text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF body IS DISTINCT FROM body_of(called) THEN
    EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L', called, body);
  END IF;
END;
$$;
