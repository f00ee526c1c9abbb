-- The text by which a client is found, for rows that are written without it. The rule is in
-- src/domain/text/search-fold.ts; SQL can only approximate it.

-- Letters become lower case once more after the marks are removed, because a database of locale C knows only the
-- lower case of ASCII.
CREATE OR REPLACE FUNCTION fold_for_search(said text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(
    translate(
      lower(regexp_replace(
        normalize(replace(replace(replace(translate(lower(normalize(said, NFC)), 'أإآٱىئؤةگڭکیøł', 'ااااييوهكككيol'),
          'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), NFKD),
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

-- Texts that were folded when ڭ was a letter of its own. In texts of the second kind, Arabic letters are pairs of Latin
-- ones (server/search/product-search-text.ts): Gr is ڭ, Cp is ك. Where there is none, no update counts as a change of a
-- store's data.
DO $$
DECLARE
  searched text;
  letters text[];
  is_found boolean;
BEGIN
  FOREACH searched IN ARRAY ARRAY['brands', 'cancellations', 'clients', 'invoices', 'media', 'orders', 'payments', 'posts',
                                  'products', 'returns', 'users'] LOOP
    letters := CASE WHEN searched IN ('brands', 'media', 'products') THEN ARRAY['Gr', 'Cp'] ELSE ARRAY['ڭ', 'ك'] END;
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE strpos(search_text, $1) > 0)', searched) INTO is_found USING letters[1];
    IF is_found THEN
      EXECUTE format('UPDATE %I SET search_text = replace(search_text, $1, $2) WHERE strpos(search_text, $1) > 0', searched)
        USING letters[1], letters[2];
    END IF;
  END LOOP;
END;
$$;

-- Events that were written before they could be found.
UPDATE calendar_events SET search_text = fold_for_search(title || ' ' || place) WHERE search_text = '';

--> tables
SELECT ensure_trigger($$CREATE TRIGGER clients_searchable BEFORE INSERT ON clients
  FOR EACH ROW EXECUTE FUNCTION clients_searchable()$$);
