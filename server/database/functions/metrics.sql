-- Marks the hours whose metrics have to be summed again: those of the written orders, before and after. The hours are in
-- UTC, whatever the time zone of the connection; the domain decides to which day they belong.
CREATE OR REPLACE FUNCTION metric_hour(at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc('hour', at, 'UTC');
$$;

CREATE OR REPLACE FUNCTION metric_orders_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO metric_changes SELECT DISTINCT store_id, metric_hour(order_date) FROM written;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION metric_orders_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO metric_changes SELECT DISTINCT store_id, metric_hour(order_date) FROM replaced;
  RETURN NULL;
END;
$$;

-- A note or a tracking number changes no sum.
CREATE OR REPLACE FUNCTION metric_orders_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO metric_changes
  SELECT DISTINCT store_id, metric_hour(order_date)
    FROM (SELECT store_id, order_date, status, client_id, accepted_by, item_total, shipping_total, discount_total, total, commission_total, id FROM written
          EXCEPT
          SELECT store_id, order_date, status, client_id, accepted_by, item_total, shipping_total, discount_total, total, commission_total, id FROM replaced) AS new
  UNION
  SELECT DISTINCT store_id, metric_hour(order_date)
    FROM (SELECT store_id, order_date, status, client_id, accepted_by, item_total, shipping_total, discount_total, total, commission_total, id FROM replaced
          EXCEPT
          SELECT store_id, order_date, status, client_id, accepted_by, item_total, shipping_total, discount_total, total, commission_total, id FROM written) AS old;
  RETURN NULL;
END;
$$;

-- Items that are deleted with their order need no mark: the order has one.
CREATE OR REPLACE FUNCTION metric_items_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO metric_changes
  SELECT DISTINCT orders.store_id, metric_hour(orders.order_date)
    FROM written JOIN orders ON orders.id = written.order_id;
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION metric_clients_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO metric_changes
  SELECT DISTINCT orders.store_id, metric_hour(orders.order_date)
    FROM written JOIN replaced ON replaced.id = written.id AND replaced.gender IS DISTINCT FROM written.gender
    JOIN orders ON orders.client_id = written.id;
  RETURN NULL;
END;
$$;

--> tables
SELECT ensure_trigger($$CREATE TRIGGER metric_orders_inserted AFTER INSERT ON orders
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION metric_orders_inserted()$$);
SELECT ensure_trigger($$CREATE TRIGGER metric_orders_updated AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION metric_orders_updated()$$);
SELECT ensure_trigger($$CREATE TRIGGER metric_orders_deleted AFTER DELETE ON orders
  REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION metric_orders_deleted()$$);
SELECT ensure_trigger($$CREATE TRIGGER metric_items_inserted AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION metric_items_written()$$);
SELECT ensure_trigger($$CREATE TRIGGER metric_items_updated AFTER UPDATE ON order_items
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION metric_items_written()$$);
SELECT ensure_trigger($$CREATE TRIGGER metric_items_deleted AFTER DELETE ON order_items
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION metric_items_written()$$);
SELECT ensure_trigger($$CREATE TRIGGER metric_clients_updated AFTER UPDATE ON clients
  REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION metric_clients_updated()$$);
