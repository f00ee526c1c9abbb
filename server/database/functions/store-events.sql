-- The notifications of the event streams (docs/architecture/live-updates.md).

-- Notifies which rows of a table a statement wrote: their kind (the trigger's argument), id and revision, never their
-- content. A statement that writes more than 50 rows notifies once for each store. PostgreSQL delivers the notification
-- when the transaction commits.
CREATE OR REPLACE FUNCTION tell_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM written LIMIT 51) AS counted) > 50 THEN
    PERFORM pg_notify('store_events', json_build_object('store', store_id, 'kind', TG_ARGV[0])::text)
       FROM (SELECT DISTINCT store_id FROM written) AS told_stores;
  ELSE
    PERFORM pg_notify('store_events', json_strip_nulls(json_build_object(
              'store', content ->> 'store_id', 'user', content ->> 'user_id', 'kind', TG_ARGV[0],
              'id', content ->> 'id', 'revision', (content ->> 'revision')::int))::text)
       FROM (SELECT to_jsonb(written) AS content FROM written) AS contents;
  END IF;
  RETURN NULL;
END;
$$;

-- Creates the triggers that notify every write of the table as this kind of record.
CREATE OR REPLACE FUNCTION tell_writes_of(told_table regclass, kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ensure_trigger(format('CREATE TRIGGER told_inserts AFTER INSERT ON %s REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rows(%L)',
    told_table, kind));
  PERFORM ensure_trigger(format('CREATE TRIGGER told_updates AFTER UPDATE ON %s REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rows(%L)',
    told_table, kind));
  PERFORM ensure_trigger(format('CREATE TRIGGER told_deletes AFTER DELETE ON %s REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_rows(%L)',
    told_table, kind));
END;
$$;

-- Notifies the stores of the rows that a statement wrote, without the rows: for tables whose rows change what is computed
-- for all users of the store, and that name a user.
CREATE OR REPLACE FUNCTION tell_of_stores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('store_events', json_build_object('store', store_id, 'kind', TG_ARGV[0])::text)
     FROM (SELECT DISTINCT store_id FROM written) AS told_stores;
  RETURN NULL;
END;
$$;

-- Notifies a changed user. It fires for each row and not for each statement: a user's last visit is written every few
-- minutes without a new revision, and a condition on a column needs a row.
CREATE OR REPLACE FUNCTION tell_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('store_events',
    json_build_object('store', NEW.store_id, 'kind', 'user', 'id', NEW.id, 'revision', NEW.revision)::text);
  RETURN NULL;
END;
$$;

-- Notifies users that what they read as their own account has changed: themselves, a change of their address, or their
-- store. Without a revision, because three tables take part. Only the users of the store receive it, of a row that names
-- a user only this user.
CREATE OR REPLACE FUNCTION tell_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written jsonb := to_jsonb(NEW);
BEGIN
  PERFORM pg_notify('store_events', json_strip_nulls(json_build_object(
    'store', coalesce(written ->> 'store_id', written ->> 'id'), 'user', written ->> TG_ARGV[0], 'kind', 'account'))::text);
  RETURN NULL;
END;
$$;

-- Notifies that the streams of the session, or of the user, must end.
CREATE OR REPLACE FUNCTION tell_of_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('store_events', json_build_object(TG_ARGV[0], NEW.id)::text);
  RETURN NULL;
END;
$$;

--> tables
SELECT tell_writes_of('orders', 'order');
SELECT tell_writes_of('returns', 'return');
SELECT tell_writes_of('cancellations', 'cancellation');
SELECT tell_writes_of('payments', 'payment');
SELECT tell_writes_of('invoices', 'invoice');
SELECT tell_writes_of('clients', 'client');
SELECT tell_writes_of('pickups', 'pickup');
SELECT tell_writes_of('carrier_schedules', 'pickup');
SELECT tell_writes_of('store_availability', 'availability');
SELECT tell_writes_of('notifications', 'notification');
-- Held places change the slots that the store's users see.
SELECT ensure_trigger($$CREATE TRIGGER told_inserts AFTER INSERT ON slot_holds REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stores('pickup')$$);
SELECT ensure_trigger($$CREATE TRIGGER told_deletes AFTER DELETE ON slot_holds REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_stores('pickup')$$);
-- Comments change their task.
SELECT tell_writes_of('tasks', 'task');
SELECT tell_writes_of('task_lists', 'task');
SELECT tell_writes_of('task_templates', 'task');
SELECT tell_writes_of('calendar_events', 'event');
-- Messages change their conversation. What a user has not read is told to this user only.
SELECT tell_writes_of('conversations', 'conversation');
SELECT tell_writes_of('conversation_unread', 'conversation');
SELECT tell_writes_of('saved_replies', 'conversation');
-- Score cards and notes change their candidacy.
SELECT tell_writes_of('vacancies', 'vacancy');
SELECT tell_writes_of('candidacies', 'vacancy');
-- Bookings and the waiting list change the free places of their departure, and departures what their tour shows.
SELECT tell_writes_of('tours', 'tour');
SELECT tell_writes_of('departure_series', 'tour');
SELECT tell_writes_of('departures', 'tour');
SELECT tell_writes_of('tour_bookings', 'tour');
SELECT tell_writes_of('waiting_entries', 'tour');
SELECT ensure_trigger($$CREATE TRIGGER told_inserts AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION tell_of_user()$$);
SELECT ensure_trigger($$CREATE TRIGGER told_updates AFTER UPDATE ON users FOR EACH ROW
  WHEN (old.revision IS DISTINCT FROM new.revision) EXECUTE FUNCTION tell_of_user()$$);
-- Triggers fire in the order of their names: this one before `told_endings`, so that the streams of a user who gets
-- another role or is archived say so before they end.
SELECT ensure_trigger($$CREATE TRIGGER told_accounts AFTER UPDATE ON users FOR EACH ROW
  WHEN (old.revision IS DISTINCT FROM new.revision OR old.status IS DISTINCT FROM new.status
    OR old.archived_at IS DISTINCT FROM new.archived_at OR old.role IS DISTINCT FROM new.role)
  EXECUTE FUNCTION tell_of_account('id')$$);
SELECT ensure_trigger($$CREATE TRIGGER told_accounts AFTER INSERT OR UPDATE ON email_changes FOR EACH ROW
  WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION tell_of_account('user_id')$$);
SELECT ensure_trigger($$CREATE TRIGGER told_accounts AFTER UPDATE ON stores FOR EACH ROW
  WHEN (old.name IS DISTINCT FROM new.name OR old.name_ar IS DISTINCT FROM new.name_ar
    OR old.city_id IS DISTINCT FROM new.city_id OR old.status IS DISTINCT FROM new.status)
  EXECUTE FUNCTION tell_of_account('user_id')$$);
SELECT ensure_trigger($$CREATE TRIGGER told_endings AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (old.ended_at IS DISTINCT FROM new.ended_at) EXECUTE FUNCTION tell_of_leaving('endedSession')$$);
-- After a change of role too: the stream starts again with what the role may see.
SELECT ensure_trigger($$CREATE TRIGGER told_endings AFTER UPDATE OF status, archived_at, role ON users FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status OR old.archived_at IS DISTINCT FROM new.archived_at
    OR old.role IS DISTINCT FROM new.role)
  EXECUTE FUNCTION tell_of_leaving('changedUser')$$);
