-- What a client is found by, for rows that come without it: those that stood before the column did, and
-- those of writers who know nothing of searching. src/domain/text/search-fold.ts is the rule; this is
-- as near as SQL comes to it.
CREATE FUNCTION fold_for_search(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(
    translate(
      regexp_replace(
        normalize(translate(lower(normalize(said, NFC)), 'أإآٱىئؤةگکی', 'ااااييوهككي'), NFKD),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc]', '', 'g'),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u060c\u061b\u061f]+', ' ', 'g'));
$$;
--> statement-breakpoint
CREATE FUNCTION client_search_text(clients) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT fold_for_search(concat_ws(' ',
    $1.last_name, $1.first_name, $1.phone_number, regexp_replace($1.phone_number, '^\+212', '0'),
    btrim(regexp_replace(regexp_replace($1.phone_number, '^\+212', '0'), '(\d{2})', '\1 ', 'g')),
    $1.email, $1.ice));
$$;
--> statement-breakpoint
CREATE FUNCTION clients_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.search_text = '' THEN
    NEW.search_text := client_search_text(NEW);
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER clients_searchable BEFORE INSERT ON clients
  FOR EACH ROW EXECUTE FUNCTION clients_searchable();
--> statement-breakpoint
UPDATE clients SET search_text = client_search_text(clients);
