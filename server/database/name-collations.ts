import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/format/languages';

/**
 * The order of names in each language, by ICU: figures by their value, as `nameCollator` of the
 * domain. The migration that first needed them creates these collations.
 */
const COLLATIONS: Record<Language, string> = {
  fr: 'names_fr',
  ar: 'names_ar',
  en: 'names_en',
};

/** A column in the order of a language's names. */
export function collated(column: AnyColumn | SQL, language: Language): SQL {
  return sql`${column} collate ${sql.identifier(COLLATIONS[language])}`;
}
