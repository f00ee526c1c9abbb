-- The data versions of a store (docs/architecture/caching.md): a version is the sum of its rows in store_changes.

-- Merges the rows that no other transaction is merging. Their sum stays the same.
CREATE OR REPLACE FUNCTION settle_store_changes(stores text[], changed_subject text) RETURNS void LANGUAGE sql AS $$
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

-- Adds a random amount for each store, so that two versions are never equal by chance. A transaction notes each store
-- once: whoever sees one of its writes sees the note as well.
CREATE OR REPLACE FUNCTION note_store_changes(stores text[], changed_subject text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('changes.' || changed_subject, true), '');
  fresh text[] := ARRAY(
    SELECT changed FROM unnest(stores) AS changed WHERE changed IS NOT NULL AND strpos(noted, ' ' || changed || ' ') = 0);
BEGIN
  IF fresh = '{}' THEN
    RETURN;
  END IF;
  PERFORM set_config('changes.' || changed_subject, noted || ' ' || array_to_string(fresh, ' ') || ' ', true);
  INSERT INTO store_changes
  SELECT changed, changed_subject, floor(random() * 1e15)::bigint + 1 FROM unnest(fresh) AS changed;
  IF random() < 0.05 THEN
    PERFORM settle_store_changes(fresh, changed_subject);
  END IF;
END;
$$;

-- For tables with a store_id. The argument is the subject.
CREATE OR REPLACE FUNCTION store_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(ARRAY(SELECT DISTINCT store_id FROM written), TG_ARGV[0]);
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION stores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(ARRAY(SELECT id FROM written), TG_ARGV[0]);
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION order_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(
    ARRAY(SELECT DISTINCT orders.store_id FROM orders JOIN written ON written.order_id = orders.id), TG_ARGV[0]);
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION product_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(
    ARRAY(SELECT DISTINCT products.store_id FROM products JOIN written ON written.product_id = products.id), TG_ARGV[0]);
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION variant_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(
    ARRAY(SELECT DISTINCT variants.store_id FROM variants JOIN written ON written.variant_id = variants.id), TG_ARGV[0]);
  RETURN NULL;
END;
$$;

-- For tables that all stores share.
CREATE OR REPLACE FUNCTION reference_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(ARRAY['*'], TG_ARGV[0]);
  RETURN NULL;
END;
$$;

-- Creates triggers that call the function `noting` for every statement that writes the table. The argument of the
-- function is the subject.
CREATE OR REPLACE FUNCTION note_writes_of(noted_table regclass, changed_subject text, noting text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ensure_trigger(format('CREATE TRIGGER %I AFTER INSERT ON %s REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)',
    'noted_inserts_' || changed_subject, noted_table, noting, changed_subject));
  PERFORM ensure_trigger(format('CREATE TRIGGER %I AFTER UPDATE ON %s REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)',
    'noted_updates_' || changed_subject, noted_table, noting, changed_subject));
  PERFORM ensure_trigger(format('CREATE TRIGGER %I AFTER DELETE ON %s REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)',
    'noted_deletes_' || changed_subject, noted_table, noting, changed_subject));
END;
$$;

--> tables
SELECT ensure_trigger($$CREATE TRIGGER products_inserted_noted AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER products_updated_noted AFTER UPDATE ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER products_deleted_noted AFTER DELETE ON products
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER variants_inserted_noted AFTER INSERT ON variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER variants_updated_noted AFTER UPDATE ON variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER variants_deleted_noted AFTER DELETE ON variants
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('products')$$);
SELECT note_writes_of('product_images', 'products', 'product_parts_changed');
SELECT note_writes_of('product_attributes', 'products', 'product_parts_changed');
SELECT note_writes_of('variant_option_values', 'products', 'variant_parts_changed');
SELECT note_writes_of('media', 'products', 'store_rows_changed');
SELECT ensure_trigger($$CREATE TRIGGER stores_updated_noted AFTER UPDATE ON stores
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION stores_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER categories_noted AFTER INSERT OR DELETE OR UPDATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER attributes_noted AFTER INSERT OR DELETE OR UPDATE ON attributes
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER attribute_values_noted AFTER INSERT OR DELETE OR UPDATE ON attribute_values
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER brands_noted AFTER INSERT OR DELETE OR UPDATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('products')$$);
SELECT ensure_trigger($$CREATE TRIGGER orders_inserted_noted AFTER INSERT ON orders
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders')$$);
SELECT ensure_trigger($$CREATE TRIGGER orders_updated_noted AFTER UPDATE ON orders
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders')$$);
SELECT ensure_trigger($$CREATE TRIGGER orders_deleted_noted AFTER DELETE ON orders
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders')$$);
SELECT ensure_trigger($$CREATE TRIGGER order_items_inserted_noted AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION order_items_changed('orders')$$);
SELECT ensure_trigger($$CREATE TRIGGER order_items_updated_noted AFTER UPDATE ON order_items
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION order_items_changed('orders')$$);
SELECT ensure_trigger($$CREATE TRIGGER order_items_deleted_noted AFTER DELETE ON order_items
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION order_items_changed('orders')$$);
SELECT ensure_trigger($$CREATE TRIGGER clients_inserted_noted AFTER INSERT ON clients
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders')$$);
SELECT ensure_trigger($$CREATE TRIGGER clients_updated_noted AFTER UPDATE ON clients
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders')$$);
SELECT ensure_trigger($$CREATE TRIGGER clients_deleted_noted AFTER DELETE ON clients
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders')$$);
SELECT note_writes_of('payments', 'orders', 'store_rows_changed');
SELECT note_writes_of('refunds', 'orders', 'store_rows_changed');
SELECT note_writes_of('tour_bookings', 'orders', 'store_rows_changed');
-- The list of payments names the tours of bookings.
SELECT note_writes_of('tours', 'orders', 'store_rows_changed');
SELECT note_writes_of('invoices', 'orders', 'store_rows_changed');
SELECT note_writes_of('payouts', 'orders', 'store_rows_changed');
SELECT note_writes_of('payout_entries', 'orders', 'store_rows_changed');
SELECT note_writes_of('payout_files', 'orders', 'store_rows_changed');
-- The list of clients counts their returns and refused deliveries.
SELECT note_writes_of('returns', 'orders', 'store_rows_changed');
SELECT note_writes_of('delivery_attempts', 'orders', 'order_items_changed');
-- The list of orders shows which of them have an open request for cancellation.
SELECT note_writes_of('cancellations', 'orders', 'store_rows_changed');
SELECT ensure_trigger($$CREATE TRIGGER cities_noted AFTER INSERT OR DELETE OR UPDATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('orders')$$);
SELECT note_writes_of('users', 'people', 'store_rows_changed');
SELECT note_writes_of('stores', 'people', 'stores_changed');
-- The user with the hours and the logo of their store.
SELECT note_writes_of('store_availability', 'people', 'store_rows_changed');
SELECT note_writes_of('store_logos', 'people', 'store_rows_changed');
-- The user with the change of the address that waits for a proof.
SELECT note_writes_of('email_changes', 'people', 'store_rows_changed');
SELECT ensure_trigger($$CREATE TRIGGER cities_noted_for_people AFTER INSERT OR DELETE OR UPDATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('people')$$);
