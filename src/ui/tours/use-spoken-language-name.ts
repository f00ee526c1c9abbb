import type { SpokenLanguage } from '#domain/format/spoken-languages';
import { useText } from '../text/use-text';

/** Names the languages that guests are spoken to in. Browsers do not know the names of all of them. */
export function useSpokenLanguageName(): (spoken: SpokenLanguage) => string {
  const t = useText('tours');
  return (spoken) => t(`spoken.${spoken}`);
}
