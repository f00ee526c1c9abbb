import type { SpokenLanguage } from '#domain/format/spoken-languages';
import { useLanguage } from '../text/use-language';

/** Names the languages that guests are spoken to in, in the page's language. */
export function useSpokenLanguageName(): (spoken: SpokenLanguage) => string {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  return (spoken) => names.of(spoken) ?? spoken;
}
