-- What a store's papers say about it is kept in versions: a document refers to the version of its day.

-- Writes the store's next version, if it differs from the last one.
CREATE OR REPLACE FUNCTION keep_letterhead(store text) RETURNS void LANGUAGE sql AS $$
  WITH present AS (
    SELECT s.id, ROW(s.name, s.name_ar, s.juridical_name, s.billing_address, s.city_id, s.zipcode, s.phone, s.ice, s.tax_id,
                     s.rce, s.business_tax_id, s.cnss, l.data_url) AS content,
           s.name, s.name_ar, s.juridical_name, s.billing_address, s.city_id, s.zipcode, s.phone, s.ice, s.tax_id, s.rce,
           s.business_tax_id, s.cnss, l.data_url
      FROM stores s LEFT JOIN store_logos l ON l.store_id = s.id
     WHERE s.id = store),
  last AS (
    SELECT version, ROW(name, name_ar, juridical_name, billing_address, city_id, zipcode, phone, ice, tax_id, rce,
                        business_tax_id, cnss, logo) AS content
      FROM letterheads WHERE store_id = store ORDER BY version DESC LIMIT 1)
  INSERT INTO letterheads (id, store_id, version, name, name_ar, juridical_name, billing_address, city_id, zipcode, phone,
                           ice, tax_id, rce, business_tax_id, cnss, logo)
    SELECT 'lth_' || md5(present.id || ' ' || coalesce(last.version, 0) + 1), present.id, coalesce(last.version, 0) + 1,
           name, name_ar, juridical_name, billing_address, city_id, zipcode, phone, ice, tax_id, rce, business_tax_id, cnss,
           data_url
      FROM present LEFT JOIN last ON true
     WHERE last.content IS DISTINCT FROM present.content;
$$;

CREATE OR REPLACE FUNCTION store_letterhead_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_letterhead(NEW.id);
  RETURN NULL;
END;
$$;

CREATE OR REPLACE FUNCTION logo_letterhead_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_letterhead(NEW.store_id);
  RETURN NULL;
END;
$$;

-- A version stays as it was written.
CREATE OR REPLACE FUNCTION refuse_letterhead_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'letterhead % can''t be changed', OLD.id USING ERRCODE = '23001';
END;
$$;

--> tables
SELECT ensure_trigger($$CREATE TRIGGER store_letterhead_kept AFTER INSERT OR UPDATE OF name, name_ar, juridical_name, billing_address,
  city_id, zipcode, phone, ice, tax_id, rce, business_tax_id, cnss ON stores
  FOR EACH ROW EXECUTE FUNCTION store_letterhead_kept()$$);
SELECT ensure_trigger($$CREATE TRIGGER logo_letterhead_kept AFTER INSERT OR UPDATE OF data_url ON store_logos
  FOR EACH ROW EXECUTE FUNCTION logo_letterhead_kept()$$);
SELECT ensure_trigger($$CREATE TRIGGER letterheads_fixed BEFORE UPDATE ON letterheads
  FOR EACH ROW EXECUTE FUNCTION refuse_letterhead_change()$$);
