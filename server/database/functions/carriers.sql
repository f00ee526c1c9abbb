-- The names of a store's carriers are compared as searched texts are (fold_for_search): with each other, and with the
-- name that staff give when they hand a parcel over.
CREATE OR REPLACE FUNCTION carrier_name_keyed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := fold_for_search(NEW.name);
  RETURN NEW;
END;
$$;

--> tables
SELECT ensure_trigger($$CREATE TRIGGER carrier_name_keyed BEFORE INSERT OR UPDATE OF name ON carriers
  FOR EACH ROW EXECUTE FUNCTION carrier_name_keyed()$$);
