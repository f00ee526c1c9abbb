/** The languages of the portal (specification, section 9): French is the default, English the fallback. */
export const LANGUAGES = ['fr', 'ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'fr';
export const FALLBACK_LANGUAGE: Language = 'en';

interface LanguageRecord {
  /** Its name in itself, as the language switch shows it. */
  readonly name: string;
  /** The number locale as the specification names it (section 9); stored and sent, never given to Intl. */
  readonly numberLocale: 'fr-FR' | 'ma-MA' | 'en-US';
  /** What Intl understands: `ma-MA` is unknown to it and would silently mean the host's locale. */
  readonly intlLocale: string;
  readonly direction: 'ltr' | 'rtl';
  /** First day of the week, 0 = Sunday: set by hand, since CLDR says otherwise for Morocco. */
  readonly weekStartsOn: 0 | 1;
}

export const languageRecords: Record<Language, LanguageRecord> = {
  fr: {
    name: 'Français',
    numberLocale: 'fr-FR',
    intlLocale: 'fr-FR',
    direction: 'ltr',
    weekStartsOn: 1,
  },
  ar: {
    name: 'العربية',
    numberLocale: 'ma-MA',
    intlLocale: 'ar-MA-u-nu-latn',
    direction: 'rtl',
    weekStartsOn: 0,
  },
  en: {
    name: 'English',
    numberLocale: 'en-US',
    intlLocale: 'en-US',
    direction: 'ltr',
    weekStartsOn: 0,
  },
};

/** Reads a language tag ("ar-MA", "FR_fr") as one of ours; null for everything else. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
}
