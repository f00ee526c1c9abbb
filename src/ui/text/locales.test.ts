import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/format/languages';

/**
 * The plural forms that i18next requests, by language: CLDR's plural categories of whole numbers.
 */
const PLURAL_FORMS: Record<Language, readonly string[]> = {
  fr: ['one', 'many', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  en: ['one', 'other'],
};

/** The folders of the shipped texts and of the developers' tool's texts. */
const folders = ['../../../public/locales/', '../../dev/locales/'].map(
  (folder) => new URL(folder, import.meta.url),
);

function filesOf(language: Language): string[] {
  return folders.flatMap((folder) => readdirSync(new URL(`${language}/`, folder))).sort();
}

const namespaces = filesOf('fr');

test('Every language has the same text files', () => {
  for (const language of LANGUAGES) {
    expect(filesOf(language)).toEqual(namespaces);
  }
});

describe.each(namespaces)('%s', (file) => {
  const french = textsOf('fr', file);

  test.each(LANGUAGES)('The %s texts have the same keys as the French ones', (language) => {
    expect(meaningsOf(textsOf(language, file), language)).toEqual(meaningsOf(french, 'fr'));
  });

  test.each(LANGUAGES)('The %s texts are never empty', (language) => {
    const empty = Object.entries(textsOf(language, file)).filter(([, text]) => !text.trim());
    expect(empty).toEqual([]);
  });

  test.each(LANGUAGES)('The %s texts have all plural forms', (language) => {
    const texts = textsOf(language, file);
    const missing = pluralsOf(texts).flatMap((key) =>
      PLURAL_FORMS[language].map((form) => `${key}_${form}`).filter((name) => !(name in texts)),
    );
    expect(missing).toEqual([]);
  });

  test.each(LANGUAGES)('The %s texts use only values that the French ones use', (language) => {
    const texts = textsOf(language, file);
    const wrong = Object.keys(texts).filter((key) => {
      const base = withoutForm(key);
      const allowed = valuesOf(french[base] ?? french[`${base}_other`] ?? '');
      return valuesOf(texts[key] ?? '').some((value) => !allowed.includes(value));
    });
    expect(wrong).toEqual([]);
  });
});

test('French punctuation is never separated from its word by a breaking space', () => {
  const loose = namespaces.flatMap((file) =>
    Object.entries(textsOf('fr', file)).filter(([, text]) => /[ \w][ ][:;?!»]|« /.test(text)),
  );
  expect(loose).toEqual([]);
});

type Texts = Record<string, string>;

function textsOf(language: Language, file: string): Texts {
  const place = folders
    .map((folder) => new URL(`${language}/${file}`, folder))
    .find((candidate) => existsSync(candidate));
  if (!place) throw new Error(`There is no ${file} in ${language}.`);
  const tree: unknown = JSON.parse(readFileSync(place, 'utf8'));
  return flat(tree, '');
}

function flat(tree: unknown, path: string): Texts {
  if (typeof tree === 'string') return { [path]: tree };
  const branches = Object.entries(tree ?? {});
  return Object.assign(
    {},
    ...branches.map(([key, branch]) => flat(branch, path === '' ? key : `${path}.${key}`)),
  );
}

const FORM = /_(?:zero|one|two|few|many|other)$/;

function withoutForm(key: string): string {
  return key.replace(FORM, '');
}

/** Keys with plural forms: those with `_other`. */
function pluralsOf(texts: Texts): string[] {
  return Object.keys(texts)
    .filter((key) => key.endsWith('_other'))
    .map(withoutForm);
}

/** The keys, with the forms of a plural counted once. Other keys may end like a form. */
function meaningsOf(texts: Texts, language: Language): string[] {
  const plurals = new Set(pluralsOf(texts));
  const meanings = Object.keys(texts).map((key) => {
    const base = withoutForm(key);
    const isForm =
      plurals.has(base) && PLURAL_FORMS[language].some((form) => key === `${base}_${form}`);
    return isForm ? base : key;
  });
  return [...new Set(meanings)].sort();
}

function valuesOf(text: string): string[] {
  return Array.from(text.matchAll(/\{\{\s*([\w.]+)/g), ([, name]) => name ?? '');
}
