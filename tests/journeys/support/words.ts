import { readFileSync } from 'node:fs';

export type Words = (path: string, values?: Readonly<Record<string, string>>) => string;

/** The words of the portal in a language: `words('products:menu', { name })`. */
export const wordsIn =
  (language: string): Words =>
  (path, values = {}) => {
    const [namespace = '', key = ''] = path.split(':');
    const texts = JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8'));
    const found = key.split('.').reduce((part, step) => part?.[step], texts);
    if (typeof found !== 'string') throw new Error(`${language} has no text ${path}`);
    return found.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
  };
