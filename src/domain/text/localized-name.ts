import type { Language } from '../format/languages';

/** A text in the three languages with the contract's field names: `name` is French. */
export interface LocalizedNames {
  readonly name: string | null;
  readonly nameEn?: string | null | undefined;
  readonly nameAr?: string | null | undefined;
}

/** The name in a language; where it is missing, the French, English or Arabic one. */
export function localizedName(names: LocalizedNames, language: Language): string {
  const own = { fr: names.name, en: names.nameEn, ar: names.nameAr }[language];
  return own || names.name || names.nameEn || names.nameAr || '';
}
