import type { Language } from './languages';

/** How the contract names the fields of a text by language: `name` is French, `nameAr` Arabic. */
export const LANGUAGE_SUFFIXES = { fr: '', en: 'En', ar: 'Ar' } as const satisfies Record<
  Language,
  string
>;
