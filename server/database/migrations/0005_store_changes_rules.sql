-- Adds up the rows that nobody else is adding up just now; their sum stays what it was.
CREATE FUNCTION settle_store_changes(stores text[], changed_subject text) RETURNS void LANGUAGE sql AS $$
  WITH settled AS (
    DELETE FROM store_changes
     WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM store_changes
        WHERE store_id = ANY (stores) AND subject = changed_subject FOR UPDATE SKIP LOCKED))
    RETURNING store_id, subject, amount
  )
  INSERT INTO store_changes
  SELECT store_id, subject, sum(amount) FROM settled GROUP BY 1, 2;
$$;
--> statement-breakpoint
-- A random amount for each store: no two sums are ever the same by chance that anybody will live to see.
CREATE FUNCTION note_store_changes(stores text[], changed_subject text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_changes
  SELECT changed, changed_subject, floor(random() * 1e15)::bigint + 1 FROM unnest(stores) AS changed;
  IF random() < 0.05 THEN
    PERFORM settle_store_changes(stores, changed_subject);
  END IF;
END;
$$;
--> statement-breakpoint
-- The rows written name their store themselves; the subject is the trigger's argument.
CREATE FUNCTION store_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(ARRAY(SELECT DISTINCT store_id FROM written), TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION stores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(ARRAY(SELECT id FROM written), TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION order_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(
    ARRAY(SELECT DISTINCT orders.store_id FROM orders JOIN written ON written.order_id = orders.id), TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION reference_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(ARRAY['*'], TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER products_inserted_noted AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products');
--> statement-breakpoint
CREATE TRIGGER products_updated_noted AFTER UPDATE ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products');
--> statement-breakpoint
CREATE TRIGGER products_deleted_noted AFTER DELETE ON products
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products');
--> statement-breakpoint
CREATE TRIGGER variants_inserted_noted AFTER INSERT ON variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products');
--> statement-breakpoint
CREATE TRIGGER variants_updated_noted AFTER UPDATE ON variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products');
--> statement-breakpoint
CREATE TRIGGER variants_deleted_noted AFTER DELETE ON variants
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products');
--> statement-breakpoint
CREATE TRIGGER stores_updated_noted AFTER UPDATE ON stores
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION stores_changed('products');
--> statement-breakpoint
CREATE TRIGGER categories_noted AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('products');
--> statement-breakpoint
CREATE TRIGGER orders_inserted_noted AFTER INSERT ON orders
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders');
--> statement-breakpoint
CREATE TRIGGER orders_updated_noted AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders');
--> statement-breakpoint
CREATE TRIGGER orders_deleted_noted AFTER DELETE ON orders
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders');
--> statement-breakpoint
CREATE TRIGGER clients_updated_noted AFTER UPDATE ON clients
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders');
--> statement-breakpoint
CREATE TRIGGER order_items_inserted_noted AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION order_items_changed('orders');
--> statement-breakpoint
CREATE TRIGGER order_items_updated_noted AFTER UPDATE ON order_items
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION order_items_changed('orders');
--> statement-breakpoint
CREATE TRIGGER cities_noted AFTER INSERT OR UPDATE OR DELETE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('orders');
