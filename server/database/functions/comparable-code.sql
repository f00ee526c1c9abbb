-- A code in the form in which codes are compared, as `comparableCode` in src/domain/products/comparable-code.ts returns
-- it. Only ASCII letters become lower case by collation "C"; letters with accents are decomposed before, and the
-- few others are translated, so that the result does not depend on the locale of the database.
-- The function is not inlined and declares its cost, so that the planner prefers the indexes to computing it for every
-- row, even without statistics.
CREATE OR REPLACE FUNCTION comparable_code(code text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN lower(translate(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              normalize(code, NFKD),
              '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+',
              '', 'g'),
            '[\u058a\u05be\u2010-\u2015\u2043\u207b\u208b\u2212]', '-', 'g'),
          '[\u0009-\u000d\u0020\u0085\u1680\u2028\u2029]+', ' ', 'g'),
        ' ?- ?', '-', 'g'),
      '^ | $', '', 'g'),
    'ÆÐØĐŁŒ', 'æðøđłœ') COLLATE "C");
END;
$$;

--> tables
-- If the function changes, these indexes must be rebuilt in the same file: `SELECT change_table('products', 'REINDEX INDEX …')`.
SELECT change_table('products', 'CREATE INDEX products_comparable_code ON products (store_id, comparable_code(code))')
 WHERE to_regclass('products_comparable_code') IS NULL;
SELECT change_table('variants', 'CREATE INDEX variants_comparable_sku ON variants (store_id, comparable_code(sku))')
 WHERE to_regclass('variants_comparable_sku') IS NULL;
