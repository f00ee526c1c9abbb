import type { FormatterModule } from 'i18next';
import { toLanguage } from '#domain/format/languages';
import { formatNumber } from '#domain/format/numbers';

/**
 * Writes the number that a sentence counts with ("10 000 lignes") in the language's manner. Other
 * values are written as they are given: a year or an order's number is not grouped.
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
