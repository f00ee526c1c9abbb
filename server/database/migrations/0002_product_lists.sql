CREATE TABLE "product_tallies" (
	"store_id" text NOT NULL,
	"status" text NOT NULL,
	"approval_state" text NOT NULL,
	"is_archived" boolean NOT NULL,
	"is_sellable" boolean NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_states";--> statement-breakpoint
DROP INDEX "products_created";--> statement-breakpoint
DROP INDEX "products_name";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_quantity";--> statement-breakpoint
CREATE INDEX "product_tallies_store" ON "product_tallies" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING btree ("store_id","archived_at","status","approval_state","inventory_type","category_id","brand_id","price_min","quantity","allow_backorder","completeness_fr","completeness_en","completeness_ar","created_at","id");--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("store_id","created_at","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("store_id",left("search_text", 80),"id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("store_id","price_min","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "products_quantity" ON "products" USING btree ("store_id","quantity","id") WHERE "products"."archived_at" is null;--> statement-breakpoint
-- Long texts stand apart from the row, so that reading the rows of a list doesn't read them too.
ALTER TABLE products SET (toast_tuple_target = 512);
--> statement-breakpoint
-- Words go into the index at once: a search after an import must not read through a list of pending ones.
ALTER INDEX products_search SET (fastupdate = off);
--> statement-breakpoint
-- Whether a product could be sold as far as price and stock go.
CREATE FUNCTION is_sellable(price integer, quantity integer, allow_backorder boolean) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$ SELECT coalesce(price > 0, false) AND (quantity > 0 OR allow_backorder) $$;
--> statement-breakpoint
-- Adds up the rows of each group that nobody else is adding up just now.
CREATE FUNCTION settle_product_tallies(stores text[]) RETURNS void LANGUAGE sql AS $$
  WITH settled AS (
    DELETE FROM product_tallies
     WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM product_tallies WHERE store_id = ANY (stores) FOR UPDATE SKIP LOCKED))
    RETURNING store_id, status, approval_state, is_archived, is_sellable, change
  )
  INSERT INTO product_tallies
  SELECT store_id, status, approval_state, is_archived, is_sellable, sum(change)::integer
    FROM settled
   GROUP BY 1, 2, 3, 4, 5
  HAVING sum(change) <> 0;
$$;
--> statement-breakpoint
CREATE FUNCTION products_tallied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO product_tallies
    SELECT store_id, status, approval_state, archived_at IS NOT NULL,
           is_sellable(price_min, quantity, allow_backorder), count(*)::integer
      FROM written
     GROUP BY 1, 2, 3, 4, 5;
    changed := ARRAY(SELECT DISTINCT store_id FROM written);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO product_tallies
    SELECT store_id, status, approval_state, archived_at IS NOT NULL,
           is_sellable(price_min, quantity, allow_backorder), -count(*)::integer
      FROM replaced
     GROUP BY 1, 2, 3, 4, 5;
    changed := ARRAY(SELECT DISTINCT store_id FROM replaced);
  ELSE
    INSERT INTO product_tallies
    SELECT store_id, status, approval_state, is_archived, is_sellable, sum(change)::integer
      FROM (
        SELECT store_id, status, approval_state, archived_at IS NOT NULL AS is_archived,
               is_sellable(price_min, quantity, allow_backorder) AS is_sellable, 1 AS change
          FROM written
         UNION ALL
        SELECT store_id, status, approval_state, archived_at IS NOT NULL,
               is_sellable(price_min, quantity, allow_backorder), -1
          FROM replaced
      ) AS changes
     GROUP BY 1, 2, 3, 4, 5
    HAVING sum(change) <> 0;
    changed := ARRAY(SELECT DISTINCT store_id FROM written);
  END IF;
  IF FOUND AND random() < 0.02 THEN
    PERFORM settle_product_tallies(changed);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();
--> statement-breakpoint
INSERT INTO product_tallies
SELECT store_id, status, approval_state, archived_at IS NOT NULL,
       is_sellable(price_min, quantity, allow_backorder), count(*)::integer
  FROM products
 GROUP BY 1, 2, 3, 4, 5;
