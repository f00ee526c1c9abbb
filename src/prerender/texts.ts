import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/format/languages';
import { textFormat } from '#infrastructure/languages/text-format';
import { TEXTS_FOLDER } from './build-folders';

/** All texts of the product, by language and namespace. */
export type Texts = Readonly<Record<Language, Readonly<Record<string, ResourceKey>>>>;

/** Reads the texts of the product from `public/locales`. */
export function readTexts(): Texts {
  const inLanguages = LANGUAGES.map((language) => [language, textsIn(language)]);
  return Object.fromEntries(inLanguages) as Texts;
}

function textsIn(language: Language): Record<string, ResourceKey> {
  const folder = join(TEXTS_FOLDER, language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

/**
 * The texts of several namespaces in one file, by language and namespace: a text that is missing in
 * a language is shown in the fallback language.
 */
export function textGroup(texts: Texts, names: readonly string[], language: Language) {
  const textsIn = (one: Language) =>
    Object.fromEntries(names.map((name) => [name, texts[one][name]]));
  return {
    [language]: textsIn(language),
    [FALLBACK_LANGUAGE]: textsIn(FALLBACK_LANGUAGE),
  };
}

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
