import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#domain/format/languages';
import { textFormat } from '#infrastructure/languages/text-format';
import type { Texts } from './read-texts';

/** The texts of one language for the components that the build renders. */
export async function startTexts(language: Language, texts: Texts): Promise<I18n> {
  const i18n = createInstance();
  await i18n.use(textFormat).use(initReactI18next).init({
    lng: language,
    resources: texts,
    defaultNS: 'common',
  });
  return i18n;
}
