/** The languages of the portal (specification, section 9): French is the default, English the fallback. */
export const LANGUAGES = ['fr', 'ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'fr';
export const FALLBACK_LANGUAGE: Language = 'en';

/** What the portal knows of a language: value, adapterLocale and systemValue (specification, section 3). */
interface LanguageRecord {
  /** What is stored and sent. */
  readonly value: Language;
  /** Its name in itself, as the language switch shows it. */
  readonly name: string;
  /** The number locale as the specification names it (section 9); stored and sent, never given to Intl. */
  readonly numberLocale: 'fr-FR' | 'ma-MA' | 'en-US';
  /**
   * Writes dates, numbers and lists by Intl, in Latin digits: `ma-MA` is unknown to Intl and would
   * silently mean the host's locale.
   */
  readonly adapterLocale: string;
  /** Told to the components' library, which so reads digits of every script. */
  readonly systemValue: string;
  readonly direction: 'ltr' | 'rtl';
  /** First day of the week, 0 = Sunday: set by hand, since CLDR says otherwise for Morocco. */
  readonly weekStartsOn: 0 | 1;
}

export const languageRecords: Record<Language, LanguageRecord> = {
  fr: {
    value: 'fr',
    name: 'Français',
    numberLocale: 'fr-FR',
    adapterLocale: 'fr-FR',
    systemValue: 'fr-FR',
    direction: 'ltr',
    weekStartsOn: 1,
  },
  ar: {
    value: 'ar',
    name: 'العربية',
    numberLocale: 'ma-MA',
    adapterLocale: 'ar-MA-u-nu-latn',
    systemValue: 'ar-MA',
    direction: 'rtl',
    weekStartsOn: 0,
  },
  en: {
    value: 'en',
    name: 'English',
    numberLocale: 'en-US',
    adapterLocale: 'en-US',
    systemValue: 'en-US',
    direction: 'ltr',
    weekStartsOn: 0,
  },
};

/** Reads a language tag ("ar-MA", "FR_fr") as one of ours; null for everything else. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
}
