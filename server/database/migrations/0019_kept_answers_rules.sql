-- Notes each store once in a transaction: whoever sees one of its writes sees the note as well.
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
--> statement-breakpoint
CREATE FUNCTION product_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(
    ARRAY(SELECT DISTINCT products.store_id FROM products JOIN written ON written.product_id = products.id), TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION variant_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_store_changes(
    ARRAY(SELECT DISTINCT variants.store_id FROM variants JOIN written ON written.variant_id = variants.id), TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Has a function note every statement that writes the table. The function's argument is the subject.
CREATE FUNCTION note_writes_of(noted_table regclass, changed_subject text, noting text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %s REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)',
    'noted_inserts_' || changed_subject, noted_table, noting, changed_subject);
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %s REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)',
    'noted_updates_' || changed_subject, noted_table, noting, changed_subject);
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION %I(%L)',
    'noted_deletes_' || changed_subject, noted_table, noting, changed_subject);
END;
$$;
--> statement-breakpoint
SELECT note_writes_of('product_images', 'products', 'product_parts_changed');
--> statement-breakpoint
SELECT note_writes_of('product_attributes', 'products', 'product_parts_changed');
--> statement-breakpoint
SELECT note_writes_of('variant_option_values', 'products', 'variant_parts_changed');
--> statement-breakpoint
SELECT note_writes_of('media', 'products', 'store_rows_changed');
--> statement-breakpoint
SELECT note_writes_of('payments', 'orders', 'store_rows_changed');
--> statement-breakpoint
SELECT note_writes_of('refunds', 'orders', 'store_rows_changed');
--> statement-breakpoint
SELECT note_writes_of('invoices', 'orders', 'store_rows_changed');
--> statement-breakpoint
SELECT note_writes_of('payouts', 'orders', 'store_rows_changed');
--> statement-breakpoint
SELECT note_writes_of('payout_entries', 'orders', 'store_rows_changed');
--> statement-breakpoint
SELECT note_writes_of('users', 'people', 'store_rows_changed');
--> statement-breakpoint
SELECT note_writes_of('stores', 'people', 'stores_changed');
--> statement-breakpoint
CREATE TRIGGER clients_inserted_noted AFTER INSERT ON clients
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders');
--> statement-breakpoint
CREATE TRIGGER clients_deleted_noted AFTER DELETE ON clients
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION store_rows_changed('orders');
--> statement-breakpoint
CREATE TRIGGER order_items_deleted_noted AFTER DELETE ON order_items
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION order_items_changed('orders');
--> statement-breakpoint
CREATE TRIGGER attributes_noted AFTER INSERT OR UPDATE OR DELETE ON attributes
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('products');
--> statement-breakpoint
CREATE TRIGGER attribute_values_noted AFTER INSERT OR UPDATE OR DELETE ON attribute_values
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('products');
--> statement-breakpoint
CREATE TRIGGER brands_noted AFTER INSERT OR UPDATE OR DELETE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('products');
--> statement-breakpoint
CREATE TRIGGER cities_noted_for_people AFTER INSERT OR UPDATE OR DELETE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION reference_changed('people');
