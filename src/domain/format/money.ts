import { bidiIsolate } from './bidi-isolate';
import type { Language } from './languages';
import { formatNumber } from './numbers';

/** The currency's sign in all three languages (specification, section 1); the API uses MAD. */
export const CURRENCY_SIGN = 'DHS';

/** Centimes of MAD as digits with two decimals: 189000 is "1 890,00" in French. */
export function formatAmount(centimes: number, language: Language): string {
  return formatNumber(centimes / 100, language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/**
 * Centimes of MAD as money: "1 890,00 DHS". All its spaces are no-break spaces (U+00A0). In Arabic
 * it is isolated from the surrounding text, which would otherwise move the sign to the other side.
 */
export function formatMoney(centimes: number, language: Language): string {
  const money = `${formatAmount(centimes, language)}\u00a0${CURRENCY_SIGN}`;
  return language === 'ar' ? bidiIsolate(money) : money;
}
