import type { Language } from '../format/languages';

/** A heading or a word in the languages of the portal. */
export type InLanguages = Readonly<Record<Language, string>>;

export function heading(fr: string, ar: string, en: string): InLanguages {
  return { fr, ar, en };
}
