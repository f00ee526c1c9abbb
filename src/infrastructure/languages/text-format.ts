import type { I18nFormatModule } from 'i18next';
import { toLanguage } from '#domain/format/languages';
import { formatNumber } from '#domain/format/numbers';

/** The place of a value in a text: `{{name}}`. */
const VALUE = /\{\{\s*(\w+)\s*\}\}/g;

/** The values of a text by name, among i18next's own options. */
type Values = Readonly<Record<string, unknown>>;

interface TextFormat extends I18nFormatModule {
  /** Lists and objects of texts are read as such (`returnObjects`). */
  handleAsObject: true;
  parse(text: string, values: Values, language: string): string;
}

/**
 * Inserts values into texts, instead of i18next's interpolator, which builds regular expressions at
 * every call. The count of a sentence ("10 000 lignes") is in the format of the language. Other
 * values stay as given: a year or an order number is not grouped. Nothing in a value is inserted
 * again, and nothing is escaped, as React escapes texts itself. A value that was not passed leaves
 * its place in the text.
 */
export const textFormat: TextFormat = {
  type: 'i18nFormat',
  handleAsObject: true,
  parse: (text, values, language) =>
    typeof text === 'string' && text.includes('{{')
      ? text.replace(VALUE, (place, name: string) =>
          Object.hasOwn(values, name) ? valueText(name, values[name], language) : place,
        )
      : text,
};

function valueText(name: string, value: unknown, language: string): string {
  const chosen = toLanguage(language);
  if (name === 'count' && typeof value === 'number' && chosen) return formatNumber(value, chosen);
  return value === null || value === undefined ? '' : String(value);
}
