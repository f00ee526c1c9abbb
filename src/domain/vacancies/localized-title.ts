import type { Language } from '../format/languages';

/** The titles of a vacancy; an unwritten one is empty. */
export interface VacancyTitles {
  readonly title: string;
  readonly titleEn: string;
  readonly titleAr: string;
}

/** The title in a language; the French one, which every vacancy has, in place of an unwritten one. */
export function localizedTitle({ title, titleEn, titleAr }: VacancyTitles, language: Language) {
  const titles = { fr: title, en: titleEn, ar: titleAr };
  return titles[language] || title;
}
