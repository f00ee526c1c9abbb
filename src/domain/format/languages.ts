/** The languages of the portal (specification, section 9): French is the default, English the fallback. */
export const LANGUAGES = ['fr', 'ar', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'fr';
export const FALLBACK_LANGUAGE: Language = 'en';

/**
 * The portal's data of a language: value, adapterLocale and systemValue (specification, section 3).
 */
interface LanguageRecord {
  /** The stored and sent value. */
  readonly value: Language;
  /** Its name in the language itself, as the language switch shows it. */
  readonly name: string;
  /** The number locale by the specification (section 9); stored and sent, never passed to Intl. */
  readonly numberLocale: 'fr-FR' | 'ma-MA' | 'en-US';
  /**
   * The Intl locale for dates, numbers and lists, with Latin digits: `ma-MA` is unknown to Intl and
   * would silently mean the host's locale.
   */
  readonly adapterLocale: string;
  /** Passed to the component library, so that it accepts digits of every script. */
  readonly systemValue: string;
  readonly direction: 'ltr' | 'rtl';
  /** First day of the week, 0 = Sunday: set by hand, because CLDR has another one for Morocco. */
  readonly weekStartsOn: 0 | 1;
}

/** As in `languageRecords`, for scripts that need nothing else of them. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
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

/**
 * Reads a language tag ("ar-MA", "FR_fr") as a language of the portal; null for everything else.
 */
export function toLanguage(tag: string | null | undefined): Language | null {
  const base = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base) ?? null;
}
