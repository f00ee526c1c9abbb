-- Adds up the rows of each group that nobody else is adding up just now.
CREATE FUNCTION settle_order_tallies(stores text[]) RETURNS void LANGUAGE sql AS $$
  WITH settled AS (
    DELETE FROM order_tallies
     WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM order_tallies WHERE store_id = ANY (stores) FOR UPDATE SKIP LOCKED))
    RETURNING store_id, status, is_archived, change
  )
  INSERT INTO order_tallies
  SELECT store_id, status, is_archived, sum(change)::integer
    FROM settled
   GROUP BY 1, 2, 3
  HAVING sum(change) <> 0;
$$;
--> statement-breakpoint
-- Writers only add rows, so that they never wait for one another.
CREATE FUNCTION orders_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_tallies
    SELECT store_id, status, archived_at IS NOT NULL, count(*)::integer
      FROM written
     GROUP BY 1, 2, 3;
    changed := ARRAY(SELECT DISTINCT store_id FROM written);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO order_tallies
    SELECT store_id, status, archived_at IS NOT NULL, -count(*)::integer
      FROM replaced
     GROUP BY 1, 2, 3;
    changed := ARRAY(SELECT DISTINCT store_id FROM replaced);
  ELSE
    INSERT INTO order_tallies
    SELECT store_id, status, is_archived, sum(change)::integer
      FROM (
        SELECT store_id, status, archived_at IS NOT NULL AS is_archived, 1 AS change FROM written
         UNION ALL
        SELECT store_id, status, archived_at IS NOT NULL, -1 FROM replaced
      ) AS changes
     GROUP BY 1, 2, 3
    HAVING sum(change) <> 0;
    changed := ARRAY(SELECT DISTINCT store_id FROM written);
  END IF;
  IF FOUND AND random() < 0.02 THEN
    PERFORM settle_order_tallies(changed);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER orders_inserted AFTER INSERT ON orders
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION orders_tallied();
--> statement-breakpoint
CREATE TRIGGER orders_updated AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION orders_tallied();
--> statement-breakpoint
CREATE TRIGGER orders_deleted AFTER DELETE ON orders
  REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION orders_tallied();
--> statement-breakpoint
INSERT INTO order_tallies
SELECT store_id, status, archived_at IS NOT NULL, count(*)::integer
  FROM orders
 GROUP BY 1, 2, 3;
--> statement-breakpoint
-- No piece is cancelled or returned that was not ordered, whoever writes.
ALTER TABLE order_items ADD CONSTRAINT order_items_quantities
  CHECK (quantity > 0 AND quantity_cancelled >= 0 AND quantity_returned >= 0
         AND quantity_cancelled + quantity_returned <= quantity);
