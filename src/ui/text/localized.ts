import { localizedOptions, type OptionsTexts } from '#domain/orders/options-text';
import { type LocalizedNames, localizedName } from '#domain/text/localized-name';
import { type LocalizedTitles, localizedTitle } from '#domain/text/localized-title';
import { useLanguage } from './use-language';

/** Names of records in the page's language. */
export function useLocalizedName(): (names: LocalizedNames) => string {
  const language = useLanguage();
  return (names) => localizedName(names, language);
}

/** Titles of records in the page's language. */
export function useLocalizedTitle(): (titles: LocalizedTitles) => string {
  const language = useLanguage();
  return (titles) => localizedTitle(titles, language);
}

/** The chosen options of an ordered item in the page's language; null without options. */
export function useLocalizedOptions(): (texts: OptionsTexts) => string | null {
  const language = useLanguage();
  return (texts) => localizedOptions(texts, language);
}
