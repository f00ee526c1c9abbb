-- Counts and sums of a store's records by group, stored beside the unfiltered lists (server/database/tallies.ts).

-- Whether price and stock allow the product to be sold. `policies` are those of its variants on sale.
CREATE OR REPLACE FUNCTION is_sellable(price integer, quantity integer, policies text[]) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(price > 0, false) AND (quantity > 0 OR policies && '{not_counted,backorder}') $$;

-- Merges the rows of each group that no other transaction is merging. Each sum stays the same: some rows of a group may
-- add up to no records and still to an amount.
CREATE OR REPLACE FUNCTION settle_tallies(stores text[], tallied text) RETURNS void LANGUAGE sql AS $$
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

-- TRUNCATE passes no rows to a trigger. No other transaction writes the table meanwhile.
CREATE OR REPLACE FUNCTION tallies_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tallies WHERE subject = TG_TABLE_NAME;
  RETURN NULL;
END;
$$;

-- Tallies the rows of a table from now on. It counts the existing rows when it is called first and when the expressions
-- have changed. `facets`, `amount` and `refunded_total` are expressions of the table's columns. Writers only add rows,
-- so that they never wait for one another. Each table has a function of its own, so that a connection plans its
-- statements once and not at every write.
CREATE OR REPLACE FUNCTION keep_tallies_of(target regclass, facets text, amount text DEFAULT '0', refunded_total text DEFAULT '0')
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
  body text := format(
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
    format(settled, 'written'), format(settled, 'replaced'));
BEGIN
  IF body IS DISTINCT FROM body_of(tallying) THEN
    -- After the lock nobody writes the table before the transaction ends.
    PERFORM change_table(target, format(
      'LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE; SELECT ensure_trigger_function(%L, %L);
       DELETE FROM tallies WHERE subject = %L; %s FROM (%s) AS present %s',
      target, tallying, body, relation, added, format(rows_of, 1, target), grouped));
  END IF;
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    PERFORM ensure_trigger(format('CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      'tally_' || lower(event), event, target,
      CASE event WHEN 'INSERT' THEN 'NEW TABLE AS written' WHEN 'DELETE' THEN 'OLD TABLE AS replaced'
                 ELSE 'OLD TABLE AS replaced NEW TABLE AS written' END,
      tallying));
  END LOOP;
  PERFORM ensure_trigger(format(
    'CREATE TRIGGER tally_truncate AFTER TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION tallies_emptied()', target));
END;
$$;

--> tables
SELECT keep_tallies_of('products', $$jsonb_build_object(
  'status', status, 'approvalState', approval_state, 'isArchived', archived_at IS NOT NULL,
  'isSellable', is_sellable(price_min, quantity, stock_policies))$$);
SELECT keep_tallies_of('orders', $$jsonb_build_object('status', status, 'isArchived', archived_at IS NOT NULL)$$);
SELECT keep_tallies_of('payments', $$jsonb_build_object('method', method, 'status', status)$$, 'amount', 'refunded_total');
SELECT keep_tallies_of('conversations', $$jsonb_build_object(
  'kind', kind, 'status', status, 'assigneeId', assignee_id, 'isArchived', archived_at IS NOT NULL)$$);
-- The list of invoices shows their total, and the part of it that is still due.
SELECT keep_tallies_of('invoices',
  $$jsonb_build_object('type', type, 'status', status, 'isArchived', archived_at IS NOT NULL)$$,
  'total', 'amount_due');
