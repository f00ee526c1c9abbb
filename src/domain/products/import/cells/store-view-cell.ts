import { IMPORT_LANGUAGES, type ImportLanguage } from '../import-format';

const WORDS: readonly (readonly [RegExp, ImportLanguage])[] = [
  [/^(?:french|francais|français|france)$/, 'fr'],
  [/^(?:arabic|arabe|عربي|العربية)$/, 'ar'],
  [/^(?:english|anglais)$/, 'en'],
];

/**
 * The language of a Magento store view by its code: `fr`, `fr_FR`, `store_ar`, `ma_ar`, `french`. Null
 * if the code names none of the catalogue's languages, e.g. `default`.
 */
export function readStoreView(cell: string): ImportLanguage | null {
  const parts = cell
    .trim()
    .toLowerCase()
    .split(/[-_ .]+/);
  for (const part of parts) {
    const code = IMPORT_LANGUAGES.find((language) => language === part);
    const word = WORDS.find(([pattern]) => pattern.test(part));
    const language = code ?? word?.[1];
    if (language) return language;
  }
  return null;
}
