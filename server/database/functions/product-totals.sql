-- Price range, available stock, stock policies and number of variants of a product. They change in the transaction that writes its
-- variants.

-- A variant that is not on sale keeps its stock, but neither its price nor its pieces count for the product. Pieces of
-- a variant whose stock is not counted are no number.
CREATE OR REPLACE FUNCTION refresh_product_totals(changed text[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products
     SET price_min = totals.price_min,
         price_max = totals.price_max,
         quantity = totals.quantity,
         stock_policies = totals.stock_policies,
         variants_count = totals.variants_count
    FROM (
      SELECT ids.id,
             min(variants.price) FILTER (WHERE variants.status = 'active') AS price_min,
             max(variants.price) FILTER (WHERE variants.status = 'active') AS price_max,
             coalesce(sum(variants.stock_on_hand - variants.stock_reserved)
                      FILTER (WHERE variants.status = 'active' AND variants.stock_policy <> 'not_counted'), 0)::integer AS quantity,
             coalesce(array_agg(DISTINCT variants.stock_policy ORDER BY variants.stock_policy)
                      FILTER (WHERE variants.status = 'active'), '{}') AS stock_policies,
             count(variants.id)::integer AS variants_count
        FROM unnest(changed) AS ids(id)
        LEFT JOIN variants ON variants.product_id = ids.id
       GROUP BY ids.id
    ) AS totals
   WHERE products.id = totals.id
     AND (products.price_min, products.price_max, products.quantity, products.stock_policies, products.variants_count)
         IS DISTINCT FROM
         (totals.price_min, totals.price_max, totals.quantity, totals.stock_policies, totals.variants_count);
$$;

CREATE OR REPLACE FUNCTION variants_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_totals(ARRAY(SELECT DISTINCT product_id FROM written ORDER BY product_id));
  RETURN NULL;
END;
$$;

--> tables
SELECT ensure_trigger($$CREATE TRIGGER variants_inserted AFTER INSERT ON variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_written()$$);
SELECT ensure_trigger($$CREATE TRIGGER variants_updated AFTER UPDATE ON variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_written()$$);
SELECT ensure_trigger($$CREATE TRIGGER variants_deleted AFTER DELETE ON variants
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_written()$$);
