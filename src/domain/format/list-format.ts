import { type Language, languageRecords } from './languages';

const formats = new Map<Language, Intl.ListFormat>();

/** Words as a list in a sentence: "a, b et c". */
export function formatList(words: readonly string[], language: Language): string {
  const format =
    formats.get(language) ?? new Intl.ListFormat(languageRecords[language].adapterLocale);
  formats.set(language, format);
  return format.format(words);
}

/** Words one after another, as the cell of a file has them: "a, b, c". */
export function joinWords(words: readonly string[], language: Language): string {
  return words.join(language === 'ar' ? '، ' : ', ');
}
