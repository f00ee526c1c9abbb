-- One way to keep tallies for all tables, instead of a function and a table of tallies for each.
DROP TRIGGER products_inserted ON products;
--> statement-breakpoint
DROP TRIGGER products_updated ON products;
--> statement-breakpoint
DROP TRIGGER products_deleted ON products;
--> statement-breakpoint
DROP TRIGGER orders_inserted ON orders;
--> statement-breakpoint
DROP TRIGGER orders_updated ON orders;
--> statement-breakpoint
DROP TRIGGER orders_deleted ON orders;
--> statement-breakpoint
DROP FUNCTION products_tallied(), orders_tallied(), settle_product_tallies(text[]), settle_order_tallies(text[]);
--> statement-breakpoint
-- Adds up the rows of each group that nobody else is adding up just now. Each sum is kept as it was: a
-- part of a group's rows may come to no records and still to an amount.
CREATE FUNCTION settle_tallies(stores text[], tallied text) RETURNS void LANGUAGE sql AS $$
  WITH settled AS (
    DELETE FROM tallies
     WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM tallies WHERE store_id = ANY (stores) AND subject = tallied FOR UPDATE SKIP LOCKED))
    RETURNING store_id, facets, count, amount, refunded_total
  )
  INSERT INTO tallies (store_id, subject, facets, count, amount, refunded_total)
  SELECT store_id, tallied, facets, sum(count), sum(amount), sum(refunded_total)
    FROM settled
   GROUP BY store_id, facets
  HAVING sum(count) <> 0 OR sum(amount) <> 0 OR sum(refunded_total) <> 0;
$$;
--> statement-breakpoint
-- TRUNCATE tells no rows; nobody else writes the table meanwhile.
CREATE FUNCTION tallies_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tallies WHERE subject = TG_TABLE_NAME;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Has a table's rows tallied from now on, those that are there included; called again, it counts anew.
-- `facets`, `amount` and `refunded_total` are expressions of the table's columns. Writers only add
-- rows, so that they never wait for one another. The table gets a function of its own, so that its
-- statements are planned once in a connection and not at every write.
CREATE FUNCTION keep_tallies_of(target regclass, facets text, amount text DEFAULT '0', refunded_total text DEFAULT '0')
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  relation text := (SELECT relname FROM pg_class WHERE oid = target);
  tallying text := 'tally_' || relation;
  added text := format('INSERT INTO tallies (store_id, subject, facets, count, amount, refunded_total)
    SELECT store_id, %L, facets, sum(sign), sum(sign * amount), sum(sign * refunded_total)', relation);
  grouped text := 'GROUP BY store_id, facets
    HAVING sum(sign) <> 0 OR sum(sign * amount) <> 0 OR sum(sign * refunded_total) <> 0';
  rows_of text := format(
    'SELECT store_id, %s AS facets, %%s AS sign, (%s)::bigint AS amount, (%s)::bigint AS refunded_total FROM %%s',
    facets, amount, refunded_total);
  settled text := format('IF FOUND AND random() < 0.02 THEN
    PERFORM settle_tallies(ARRAY(SELECT DISTINCT store_id FROM %%s), %L); END IF', relation);
  event text;
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L', tallying, format(
    'BEGIN
       IF TG_OP = ''INSERT'' THEN
         %1$s FROM (%3$s) AS changes %2$s; %5$s;
       ELSIF TG_OP = ''DELETE'' THEN
         %1$s FROM (%4$s) AS changes %2$s; %6$s;
       ELSE
         %1$s FROM (%3$s UNION ALL %4$s) AS changes %2$s; %5$s;
       END IF;
       RETURN NULL;
     END;',
    added, grouped, format(rows_of, 1, 'written'), format(rows_of, -1, 'replaced'),
    format(settled, 'written'), format(settled, 'replaced')));
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      'tally_' || lower(event), event, target,
      CASE event WHEN 'INSERT' THEN 'NEW TABLE AS written' WHEN 'DELETE' THEN 'OLD TABLE AS replaced'
                 ELSE 'OLD TABLE AS replaced NEW TABLE AS written' END,
      tallying);
  END LOOP;
  EXECUTE format('CREATE OR REPLACE TRIGGER tally_truncate AFTER TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION tallies_emptied()', target);
  -- From here on nobody writes the table before this transaction ends.
  DELETE FROM tallies WHERE subject = relation;
  EXECUTE format('%s FROM (%s) AS present %s', added, format(rows_of, 1, target), grouped);
END;
$$;
--> statement-breakpoint
SELECT keep_tallies_of('products', $$jsonb_build_object(
  'status', status, 'approvalState', approval_state, 'isArchived', archived_at IS NOT NULL,
  'isSellable', is_sellable(price_min, quantity, allow_backorder))$$);
--> statement-breakpoint
SELECT keep_tallies_of('orders', $$jsonb_build_object('status', status, 'isArchived', archived_at IS NOT NULL)$$);
--> statement-breakpoint
SELECT keep_tallies_of('payments', $$jsonb_build_object('method', method, 'status', status)$$, 'amount', 'refunded_total');
--> statement-breakpoint
SELECT keep_tallies_of('invoices',
  $$jsonb_build_object('type', type, 'status', status, 'isArchived', archived_at IS NOT NULL)$$);
