-- A function for each audited table instead of one for all: its statements stand in it as text, so that
-- they are planned once in a connection and not at every write.
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
  logged := format(
    'INSERT INTO audit_log (at, store_id, actor_type, actor_id, actor_name, request_id, entity, entity_id, action, before, after)
     SELECT coalesce((actor ->> ''at'')::timestamptz, now()), coalesce(c.store, actor ->> ''storeId''), coalesce(actor ->> ''type'', ''system''),
            actor ->> ''id'', actor ->> ''name'', actor ->> ''requestId'', TG_TABLE_NAME, c.id, lower(TG_OP), %s FROM ',
    CASE masked WHEN '{}' THEN 'c.before, c.after'
                ELSE format('audit_masked(c.before, %1$L::text[]), audit_masked(c.after, %1$L::text[])', masked) END);
  EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L', 'audit_' || relation, format(
    'DECLARE
       actor jsonb := coalesce(nullif(current_setting(''audit.actor'', true), '''')::jsonb, ''{}'');
     BEGIN
       IF TG_OP = ''INSERT'' THEN
         %1$s (SELECT %2$s AS id, %3$s AS store, NULL::jsonb AS before, jsonb_strip_nulls(to_jsonb(r) - %4$L::text[]) AS after FROM written r) c;
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
    logged, keys, coalesce(store, 'NULL::text'), ignored));
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      'audit_' || lower(event), event, target,
      CASE event WHEN 'INSERT' THEN 'NEW TABLE AS written' WHEN 'DELETE' THEN 'OLD TABLE AS replaced'
                 ELSE 'OLD TABLE AS replaced NEW TABLE AS written' END,
      'audit_' || relation);
  END LOOP;
END;
$$;
--> statement-breakpoint
-- Every table audited so far, with the columns that were left out and masked until now.
DO $$
DECLARE
  audited record;
BEGIN
  FOR audited IN
    SELECT tgrelid::regclass AS target, string_to_array(encode(tgargs, 'escape'), '\000') AS args
      FROM pg_trigger WHERE tgfoid = 'audit_written'::regproc AND tgname = 'audit_insert'
  LOOP
    PERFORM audit_table(audited.target,
      array_remove(array_remove(audited.args[3]::text[], 'updated_at'), 'revision'), audited.args[4]::text[]);
  END LOOP;
END;
$$;
--> statement-breakpoint
DROP FUNCTION audit_written();
--> statement-breakpoint
-- Room beside each product, so that a change of its texts alone touches no index.
ALTER TABLE products SET (fillfactor = 85);
