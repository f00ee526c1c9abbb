import type { Language } from '../format/languages';
import { type LocalizedNames, localizedName } from '../text/localized-name';

/** The options of an ordered item as the order keeps them, "Safran · 41"; `optionsText` is French. */
export interface OptionsTexts {
  /** Null for an item without options. */
  readonly optionsText: string | null;
  /** Null where the text is the same as in French. */
  readonly optionsTextEn: string | null;
  readonly optionsTextAr: string | null;
}

/**
 * The texts of the chosen values in the three languages, and of the client's labels that name none
 * of them.
 */
export function optionsTexts(
  values: readonly LocalizedNames[],
  labels: readonly string[] = [],
): OptionsTexts {
  const named = new Set(values.flatMap(({ name, nameEn, nameAr }) => [name, nameEn, nameAr]));
  const others = labels.filter((label) => !named.has(label));
  const textIn = (language: Language) =>
    [...values.map((value) => localizedName(value, language)), ...others].join(' · ');
  const french = textIn('fr');
  const unlessFrench = (text: string) => (text === french ? null : text);
  return {
    optionsText: french || null,
    optionsTextEn: unlessFrench(textIn('en')),
    optionsTextAr: unlessFrench(textIn('ar')),
  };
}

/** The options in a language, where they have a text of their own in it; null without options. */
export function localizedOptions(texts: OptionsTexts, language: Language): string | null {
  const { optionsText: name, optionsTextEn: nameEn, optionsTextAr: nameAr } = texts;
  return localizedName({ name, nameEn, nameAr }, language) || null;
}
