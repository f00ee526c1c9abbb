import type { Language } from '#domain/format/languages';

/** The words that stand for a picture in a language; its file's name where it has none, null without one. */
export const pictureName = (
  picture: {
    readonly alt: string | null;
    readonly altEn: string | null;
    readonly altAr: string | null;
    readonly fileName: string | null;
  },
  language: Language,
): string | null =>
  ({ fr: picture.alt, en: picture.altEn, ar: picture.altAr })[language] || picture.fileName;
