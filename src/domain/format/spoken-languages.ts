/**
 * Languages that people speak in a workshop or need in a job: Moroccan Arabic (`ary`), Amazigh
 * (`zgh`), Arabic, French, English, Spanish, German, Italian. Source: ISO 639 codes.
 */
export const SPOKEN_LANGUAGES = ['ary', 'zgh', 'ar', 'fr', 'en', 'es', 'de', 'it'] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
