import type { Language } from '#domain/format/languages';

/** A picture's alternative text in a language, otherwise its file name; null without both. */
export function pictureName(
  picture: {
    readonly alt: string | null;
    readonly altEn: string | null;
    readonly altAr: string | null;
    readonly fileName: string | null;
  },
  language: Language,
): string | null {
  return { fr: picture.alt, en: picture.altEn, ar: picture.altAr }[language] || picture.fileName;
}
