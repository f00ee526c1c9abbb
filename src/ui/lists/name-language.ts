import type { Language } from '#domain/format/languages';

/**
 * The language of a list that is sorted by name; nothing for other orders, and for French, the
 * contract's default.
 */
export function nameLanguage(sort: string, language: Language): { language?: Language } {
  return sort.endsWith('name') && language !== 'fr' ? { language } : {};
}
