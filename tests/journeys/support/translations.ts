import { readFileSync } from 'node:fs';

export type Translator = (path: string, values?: Readonly<Record<string, string>>) => string;

/** A portal text in a language, with its placeholders. */
export function templatesIn(language: string) {
  return (path: string): string => {
    const [namespace = '', key = ''] = path.split(':');
    const texts = JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8'));
    const found = key.split('.').reduce((part, step) => part?.[step], texts);
    if (typeof found !== 'string') throw new Error(`${language} has no text ${path}`);
    return found;
  };
}

/** The portal's texts in a language: `words('products:menu', { name })`. */
export function translatorFor(language: string): Translator {
  const text = templatesIn(language);
  return (path, values = {}) =>
    text(path).replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
}
