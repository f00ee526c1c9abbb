import { IMPORT_LANGUAGES, type ImportLanguage } from '../import-format';

/**
 * The language of a locale such as `fr`, `fr_FR` or `ar-MA`; null if the catalogue does not have
 * it.
 */
export function readLocale(cell: string): ImportLanguage | null {
  const code = cell.trim().toLowerCase().split(/[-_]/)[0];
  return IMPORT_LANGUAGES.find((language) => language === code) ?? null;
}
