-- The text by which a client is found, for rows that are written without it. The rule is in
-- src/domain/text/search-fold.ts; SQL can only approximate it.

-- Letters become lower case once more after the marks are removed, because a database of locale C knows only the
-- lower case of ASCII.
CREATE OR REPLACE FUNCTION fold_for_search(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(
    translate(
      lower(regexp_replace(
        normalize(translate(lower(normalize(said, NFC)), 'أإآٱىئؤةگکی', 'ااااييوهككي'), NFKD),
        '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc]', '', 'g')),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u060c\u061b\u061f]+', ' ', 'g'));
$$;

CREATE OR REPLACE FUNCTION client_search_text(clients) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT fold_for_search(concat_ws(' ',
    $1.last_name, $1.first_name, $1.phone_number, regexp_replace($1.phone_number, '^\+212', '0'),
    btrim(regexp_replace(regexp_replace($1.phone_number, '^\+212', '0'), '(\d{2})', '\1 ', 'g')),
    $1.email, $1.ice));
$$;

CREATE OR REPLACE FUNCTION clients_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.search_text = '' THEN
    NEW.search_text := client_search_text(NEW);
  END IF;
  RETURN NEW;
END;
$$;

CREATE OR REPLACE TRIGGER clients_searchable BEFORE INSERT ON clients
  FOR EACH ROW EXECUTE FUNCTION clients_searchable();
