import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/format/languages';
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
