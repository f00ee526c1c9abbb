import type { Language } from '#domain/format/languages';

const GREETINGS: Readonly<Record<Language, (name: string) => string>> = {
  fr: (name) => `Bonjour${name},`,
  ar: (name) => `مرحبًا${name}،`,
  en: (name) => `Hello${name},`,
};

/** The first line of a mail; neutral where the mail may not name its reader. */
export function greeting(language: Language, firstName = ''): string {
  return GREETINGS[language](firstName && ` ${firstName}`);
}
