import type { FormatterModule } from 'i18next';
import { toLanguage } from '#domain/format/languages';
import { formatNumber } from '#domain/format/numbers';

/**
 * Formats the count in a sentence ("10 000 lignes") for the language. Other values stay as given: a
 * year or an order number is not grouped.
 */
export const countFormat: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, language, options) => {
    const chosen = toLanguage(language);
    return options?.interpolationkey === 'count' && typeof value === 'number' && chosen
      ? formatNumber(value, chosen)
      : value;
  },
};
