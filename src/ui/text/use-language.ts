import type { Language } from '#domain/format/languages';
import { useTexts } from './texts-provider';

/** The page's language; re-renders when it changes. */
export function useLanguage(): Language {
  return useTexts().language;
}
