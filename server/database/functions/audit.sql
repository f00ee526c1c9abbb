-- The audit log (docs/decisions/0010-audit-log-by-triggers.md).

-- Replaces the values of masked columns: the log records that they changed, never the value.
CREATE OR REPLACE FUNCTION audit_masked(columns jsonb, masked text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN columns ?| masked
              THEN columns || (SELECT jsonb_object_agg(name, '[masked]') FROM unnest(masked) AS name WHERE columns ? name)
              ELSE columns END;
$$;

-- The columns of one side that are different on the other.
CREATE OR REPLACE FUNCTION audit_changed(columns jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN columns IS NULL OR other IS NULL THEN columns
              ELSE (SELECT jsonb_object_agg(key, value) FROM jsonb_each(columns) WHERE value IS DISTINCT FROM other -> key) END;
$$;

-- Every insert, update and delete of the table writes an entry to audit_log. Changes of the omitted columns alone write
-- none: derived values and bookkeeping; revision and updated_at are always omitted. Masked columns are recorded as
-- changed, without a value. Calling it again replaces the columns. Each table has a function of its own with its
-- statements as text, so that a connection plans them once and not at every write. The transaction setting
-- audit.actor names the performer; without it, the performer is the system. A row of a history names its own performer and
-- time, and its store is that of the member of staff.
CREATE OR REPLACE FUNCTION audit_table(target regclass, omitted text[] DEFAULT '{}', masked text[] DEFAULT '{}')
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  relation text := (SELECT relname FROM pg_class WHERE oid = target);
  ignored text[] := ARRAY['updated_at', 'revision'] || omitted;
  keys text;
  store text;
  event text;
  unknown text;
  logged text;
  by_setting text := 'coalesce((actor ->> ''at'')::timestamptz, now()), coalesce(c.store, actor ->> ''storeId''), coalesce(actor ->> ''type'', ''system''),
            actor ->> ''id'', actor ->> ''name''';
  by_row text := '(c.after ->> ''at'')::timestamptz, c.store, c.after ->> ''actor_type'', c.after ->> ''actor_id'', c.after ->> ''actor_name''';
  is_history boolean := EXISTS (SELECT FROM pg_attribute WHERE attrelid = target AND attname = 'actor_type' AND NOT attisdropped);
BEGIN
  SELECT string_agg(name, ', ') INTO unknown FROM unnest(omitted || masked) AS name
   WHERE NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = target AND attname = name AND NOT attisdropped);
  IF unknown IS NOT NULL THEN
    RAISE EXCEPTION 'audit_table: % has no column %', target, unknown;
  END IF;
  SELECT 'concat_ws('':'', ' || string_agg(format('r.%I', a.attname), ', ' ORDER BY k.position) || ')' INTO keys
    FROM (SELECT indkey FROM pg_index WHERE indrelid = target AND indisunique AND indpred IS NULL AND indexprs IS NULL
           ORDER BY indisprimary DESC, indexrelid LIMIT 1) i,
         unnest(i.indkey) WITH ORDINALITY AS k(number, position)
    JOIN pg_attribute a ON a.attrelid = target AND a.attnum = k.number;
  IF keys IS NULL THEN
    RAISE EXCEPTION 'audit_table: % has no key', target;
  END IF;
  SELECT format('r.%I', attname) INTO store FROM pg_attribute
   WHERE attrelid = target AND attname = CASE WHEN target = 'stores'::regclass THEN 'id' ELSE 'store_id' END AND NOT attisdropped;
  IF is_history THEN
    store := 'coalesce((SELECT u.store_id FROM users u WHERE u.id = r.actor_id), actor ->> ''storeId'')';
  END IF;
  logged := format(
    'INSERT INTO audit_log (at, store_id, actor_type, actor_id, actor_name, request_id, entity, entity_id, action, before, after)
     SELECT %%s, actor ->> ''requestId'', TG_TABLE_NAME, c.id, lower(TG_OP), %s FROM ',
    CASE masked WHEN '{}' THEN 'c.before, c.after'
                ELSE format('audit_masked(c.before, %1$L::text[]), audit_masked(c.after, %1$L::text[])', masked) END);
  PERFORM ensure_trigger_function('audit_' || relation, format(
    'DECLARE
       actor jsonb := coalesce(nullif(current_setting(''audit.actor'', true), '''')::jsonb, ''{}'');
     BEGIN
       IF TG_OP = ''INSERT'' THEN
         %5$s (SELECT %2$s AS id, %3$s AS store, NULL::jsonb AS before, jsonb_strip_nulls(to_jsonb(r) - %4$L::text[]) AS after FROM written r) c;
       ELSIF TG_OP = ''DELETE'' THEN
         %1$s (SELECT %2$s AS id, %3$s AS store, jsonb_strip_nulls(to_jsonb(r) - %4$L::text[]) AS before, NULL::jsonb AS after FROM replaced r) c;
       ELSE
         %1$s (SELECT coalesce(n.id, o.id) AS id, coalesce(n.store, o.store) AS store,
                      audit_changed(o.row, n.row) AS before, audit_changed(n.row, o.row) AS after
                 FROM (SELECT %2$s AS id, %3$s AS store, to_jsonb(r) - %4$L::text[] AS row FROM written r) n
                 FULL JOIN (SELECT %2$s AS id, %3$s AS store, to_jsonb(r) - %4$L::text[] AS row FROM replaced r) o ON o.id = n.id
                WHERE o.row IS DISTINCT FROM n.row) c;
       END IF;
       RETURN NULL;
     END;',
    format(logged, by_setting), keys, coalesce(store, 'NULL::text'), ignored,
    format(logged, CASE WHEN is_history THEN by_row ELSE by_setting END)));
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    PERFORM ensure_trigger(format('CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      'audit_' || lower(event), event, target,
      CASE event WHEN 'INSERT' THEN 'NEW TABLE AS written' WHEN 'DELETE' THEN 'OLD TABLE AS replaced'
                 ELSE 'OLD TABLE AS replaced NEW TABLE AS written' END,
      'audit_' || relation));
  END LOOP;
END;
$$;

--> tables
SELECT audit_table('stores', '{}', '{payment}');
SELECT audit_table('users', '{last_seen_at,user_name_key,search_text}', '{password_hash}');
SELECT audit_table('user_identities', '{last_used_at}');
SELECT audit_table('clients', '{search_text}');
SELECT audit_table('carrier_schedules');
SELECT audit_table('pickups');
SELECT audit_table('pickup_orders');
SELECT audit_table('pickup_history');
SELECT audit_table('carriers', '{name_key,last_used_at}');
SELECT audit_table('orders', '{search_text,deadline_at}');
SELECT audit_table('order_items');
SELECT audit_table('order_history');
SELECT audit_table('delivery_attempts');
SELECT audit_table('cancellations', '{search_text}');
SELECT audit_table('cancellation_items');
SELECT audit_table('cancellation_history');
SELECT audit_table('returns', '{search_text}');
SELECT audit_table('return_items');
SELECT audit_table('return_history');
SELECT audit_table('products', '{search_text,sort_name,sort_name_fr,sort_name_ar,sort_name_en,price_min,price_max,quantity,variants_count,stock_policies,inventory_type,completeness_fr,completeness_en,completeness_ar}');
SELECT audit_table('product_attributes');
SELECT audit_table('product_images');
SELECT audit_table('variants');
SELECT audit_table('variant_option_values');
SELECT audit_table('product_history');
SELECT audit_table('brands');
SELECT audit_table('attributes');
SELECT audit_table('attribute_values');
SELECT audit_table('media', '{search_text}');
SELECT audit_table('import_jobs', '{findings,cursor,processed_count,ok_count,failed_count,warning_count,skipped_count,products_created,products_updated,products_failed,products_unchanged,worker_id,heartbeat_at}');
SELECT audit_table('store_availability');
SELECT audit_table('store_logos', '{data_url}');
SELECT audit_table('client_merges');
SELECT audit_table('payments', '{search_text}');
SELECT audit_table('refunds');
SELECT audit_table('invoices', '{search_text}');
SELECT audit_table('invoice_payments');
SELECT audit_table('invoice_sendings');
SELECT audit_table('payouts', '{net}', '{account}');
SELECT audit_table('payout_entries');
SELECT audit_table('payout_files', '{storage_key}');
SELECT audit_table('payout_history');
SELECT audit_table('posts', '{search_text,title_key}');
SELECT audit_table('task_lists', '{position}');
SELECT audit_table('tasks', '{position,search_text,comments_count,overdue_notified_day}');
SELECT audit_table('task_comments');
SELECT audit_table('task_templates', '{name_key}');
SELECT audit_table('tours', '{search_text}');
SELECT audit_table('tour_pictures');
SELECT audit_table('tour_history');
SELECT audit_table('departure_series', '{planned_until}');
SELECT audit_table('departures');
SELECT audit_table('departure_history');
SELECT audit_table('tour_bookings', '{search_text}', '{ticket_code}');
SELECT audit_table('tour_booking_history');
SELECT audit_table('waiting_entries');
SELECT audit_table('calendar_events', '{is_long,first_at,last_at,next_reminder_at,search_text,entry_json}');
-- What clients, candidates and staff wrote is not repeated in the log: it would outlive its erasure. So are the names of
-- those who wrote; members of staff are known by their id.
SELECT audit_table('conversations', '{label_keys,awaiting_since,answer_due_at,last_message_at,last_message_id,last_direction,messages_count,files_count,chat_opened_at}', '{participants,last_text}');
SELECT audit_table('conversation_messages', '{mail_id,letter_id,send_at,before,sequence}', '{author_name,author_email,body,html,quoted,pictures}');
SELECT audit_table('vacancies', '{search_text}');
-- What candidates send and what is judged about them is in no log: it is erased with the application.
SELECT audit_table('candidacies', '{search_text}', '{first_name,last_name,email,mailbox_key,phone_number,message,answer}');
SELECT audit_table('candidacy_files', '{}', '{file_name,storage_key}');
SELECT audit_table('score_cards', '{}', '{scores,comment}');
SELECT audit_table('candidacy_history');
SELECT audit_table('candidacy_notes', '{}', '{body}');
SELECT audit_table('conversation_files', '{storage_key}');
SELECT audit_table('saved_replies', '{name_key}');
SELECT audit_table('calendar_feeds', '{last_read_at}', '{secret_hash}');
