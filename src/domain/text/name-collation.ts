import type { Language } from '../format/languages';

const collators = new Map<Language, Intl.Collator>();

/**
 * The order of names in a language, with figures by their value: "Taie 60" before "Taie 120". The
 * database sorts in the same order, by the collations of `name-collations.ts`.
 */
export function nameCollator(language: Language): Intl.Collator {
  const made = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, made);
  return made;
}
