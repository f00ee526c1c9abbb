import { type Language, languageRecords } from './languages';

/** Words as a list in a sentence: "a, b et c". */
export function formatList(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageRecords[language].adapterLocale).format(words);
}
