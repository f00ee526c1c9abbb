-- Staff who were there before the search text: as near to the fold as SQL comes; saving a user folds it whole.
UPDATE users SET search_text = lower(concat_ws(' ', first_name, last_name, user_name, email, phone_number))
 WHERE search_text = '';
--> statement-breakpoint
-- The value of a masked column never enters the log; that it changed does.
CREATE FUNCTION audit_masked(columns jsonb, masked text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN columns ?| masked
              THEN columns || (SELECT jsonb_object_agg(name, '[masked]') FROM unnest(masked) AS name WHERE columns ? name)
              ELSE columns END;
$$;
--> statement-breakpoint
-- The columns of one side that the other has otherwise.
CREATE FUNCTION audit_changed(columns jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN columns IS NULL OR other IS NULL THEN columns
              ELSE (SELECT jsonb_object_agg(key, value) FROM jsonb_each(columns) WHERE value IS DISTINCT FROM other -> key) END;
$$;
--> statement-breakpoint
-- Arguments: expression of the record's id, expression of its store, columns to ignore, columns to mask.
-- Who acts stands in the transaction's setting audit.actor; without it, it is the system.
CREATE FUNCTION audit_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor jsonb := coalesce(nullif(current_setting('audit.actor', true), '')::jsonb, '{}');
  rows_read text;
BEGIN
  rows_read := CASE TG_OP
    WHEN 'INSERT' THEN format(
      'SELECT %s AS id, %s AS store, NULL::jsonb AS before, jsonb_strip_nulls(to_jsonb(r) - $1) AS after FROM written r',
      TG_ARGV[0], TG_ARGV[1])
    WHEN 'DELETE' THEN format(
      'SELECT %s AS id, %s AS store, jsonb_strip_nulls(to_jsonb(r) - $1) AS before, NULL::jsonb AS after FROM replaced r',
      TG_ARGV[0], TG_ARGV[1])
    ELSE format(
      'SELECT coalesce(n.id, o.id) AS id, coalesce(n.store, o.store) AS store,
              audit_changed(o.row, n.row) AS before, audit_changed(n.row, o.row) AS after
         FROM (SELECT %1$s AS id, %2$s AS store, to_jsonb(r) - $1 AS row FROM written r) n
         FULL JOIN (SELECT %1$s AS id, %2$s AS store, to_jsonb(r) - $1 AS row FROM replaced r) o ON o.id = n.id
        WHERE o.row IS DISTINCT FROM n.row',
      TG_ARGV[0], TG_ARGV[1])
  END;
  EXECUTE format(
    'INSERT INTO audit_log (at, store_id, actor_type, actor_id, actor_name, request_id, entity, entity_id, action, before, after)
     SELECT $3, coalesce(c.store, $4), $5, $6, $7, $8, $9, c.id, $10, %2$s FROM (%1$s) c',
    rows_read,
    CASE TG_ARGV[3] WHEN '{}' THEN 'c.before, c.after' ELSE 'audit_masked(c.before, $2), audit_masked(c.after, $2)' END)
  USING TG_ARGV[2]::text[], TG_ARGV[3]::text[],
        coalesce((actor ->> 'at')::timestamptz, now()), actor ->> 'storeId',
        coalesce(actor ->> 'type', 'system'), actor ->> 'id', actor ->> 'name', actor ->> 'requestId',
        TG_TABLE_NAME, lower(TG_OP);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Every insert, update and delete of the table leaves a line in audit_log. Changes of the omitted
-- columns alone leave none: derived values and bookkeeping; revision and updated_at are always left
-- out. Masked columns say that they changed, never their value. Calling it again replaces the columns.
CREATE FUNCTION audit_table(target regclass, omitted text[] DEFAULT '{}', masked text[] DEFAULT '{}')
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  keys text;
  store text;
  event text;
  unknown text;
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
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION audit_written(%L, %L, %L, %L)',
      'audit_' || lower(event), event, target,
      CASE event WHEN 'INSERT' THEN 'NEW TABLE AS written' WHEN 'DELETE' THEN 'OLD TABLE AS replaced'
                 ELSE 'OLD TABLE AS replaced NEW TABLE AS written' END,
      keys, coalesce(store, 'NULL::text'), ARRAY['updated_at', 'revision'] || omitted, masked);
  END LOOP;
END;
$$;
--> statement-breakpoint
SELECT audit_table('stores');
--> statement-breakpoint
SELECT audit_table('users', '{last_seen_at,user_name_key,search_text}', '{password_hash}');
--> statement-breakpoint
SELECT audit_table('clients');
--> statement-breakpoint
SELECT audit_table('orders', '{search_text,deadline_at}');
--> statement-breakpoint
SELECT audit_table('order_items');
--> statement-breakpoint
SELECT audit_table('order_history');
--> statement-breakpoint
SELECT audit_table('products', '{search_text,sort_name,price_min,price_max,quantity,variants_count,inventory_type,completeness_fr,completeness_en,completeness_ar}');
--> statement-breakpoint
SELECT audit_table('variants');
--> statement-breakpoint
SELECT audit_table('variant_option_values');
--> statement-breakpoint
SELECT audit_table('product_images');
--> statement-breakpoint
SELECT audit_table('brands');
--> statement-breakpoint
SELECT audit_table('attributes');
--> statement-breakpoint
SELECT audit_table('attribute_values');
--> statement-breakpoint
SELECT audit_table('import_jobs', '{cursor,processed_count,ok_count,failed_count,warning_count,skipped_count,products_created,products_updated,products_failed,products_unchanged,worker_id,heartbeat_at}');
