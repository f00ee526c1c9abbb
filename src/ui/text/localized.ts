import { type LocalizedNames, localizedName } from '#domain/text/localized-name';
import { useLanguage } from './use-language';

/** Names of records in the page's language. */
export function useLocalizedName(): (names: LocalizedNames) => string {
  const language = useLanguage();
  return (names) => localizedName(names, language);
}
