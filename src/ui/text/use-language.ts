import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '#domain/format/languages';

/** The page's language; re-renders when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return toLanguage(i18n.resolvedLanguage ?? i18n.language) ?? DEFAULT_LANGUAGE;
}
