import type { Language } from './languages';
import { formatNumber } from './numbers';

/** The currency's sign in all three languages (specification, section 1); the wire says MAD. */
export const CURRENCY_SIGN = 'DHS';

/** Centimes of MAD as digits with two decimals: 189000 is "1 890,00" in French. */
export function formatAmount(centimes: number, language: Language): string {
  return formatNumber(centimes / 100, language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}

/**
 * Centimes of MAD as money: "1 890,00 DHS". All its spaces are no-break spaces (U+00A0). Inside a
 * sentence it belongs in a `bdi`, or the sign changes sides in Arabic.
 */
export function formatMoney(centimes: number, language: Language): string {
  return `${formatAmount(centimes, language)}\u00a0${CURRENCY_SIGN}`;
}
