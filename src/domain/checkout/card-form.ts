import { UTCDateMini } from '@date-fns/utc/date/mini';
import { endOfMonth } from 'date-fns/endOfMonth';
import { isAfter } from 'date-fns/isAfter';
import { errorsSchema } from '../forms/errors-schema';

/** A card as a form stores it. It is sent to the card processor only. */
export interface CardValues {
  readonly number: string;
  /** Month and year, `12/30`. */
  readonly expiry: string;
  readonly code: string;
}

export const NO_CARD: CardValues = { number: '', expiry: '', code: '' };

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/**
 * Validates a card number's check digit (ISO/IEC 7812): every second digit from the end counts
 * double.
 */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const EXPIRY = /^(\d{1,2})\s*[/-]?\s*(\d{2})$/;

/** Month and year of `12/30`, `1230` or `12 / 30`; undefined for anything else. */
function parseExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = EXPIRY.exec(text.trim()) ?? [];
  const read = { month: Number(month), year: 2000 + Number(year) };
  return read.month >= 1 && read.month <= 12 ? read : undefined;
}

/** The error of an expiry; a card is valid until the end of its month. */
function expiryError(text: string, now: Date): string | null {
  const expiry = parseExpiry(text);
  if (!expiry) return 'invalid_expiry';
  const end = endOfMonth(new UTCDateMini(expiry.year, expiry.month - 1));
  return isAfter(now, end) ? 'card_expired' : null;
}

/** The checks of a card that need no bank, at the time of the check. */
export function cardSchema(now: () => Date) {
  return errorsSchema<CardValues>(({ number, expiry, code }) => {
    const faults = {
      number: isCardNumber(digitsOf(number)) ? null : 'invalid_card_number',
      expiry: expiryError(expiry, now()),
      code: /^\d{3,4}$/.test(code.trim()) ? null : 'invalid_card_code',
    };
    const empty = { number: digitsOf(number), expiry: expiry.trim(), code: code.trim() };
    const named = Object.entries(faults).flatMap(([field, fault]) => {
      const isEmpty = empty[field as keyof typeof empty] === '';
      return fault ? [[field, [isEmpty ? 'required' : fault]] as const] : [];
    });
    return Object.fromEntries(named);
  });
}

/** The card of a valid form in the processor's format: digits only, `MM/YY`. */
export function cardOf({ number, expiry, code }: CardValues): CardValues {
  const { month = 0, year = 0 } = parseExpiry(expiry) ?? {};
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return {
    number: digitsOf(number),
    expiry: `${twoDigits(month)}/${twoDigits(year % 100)}`,
    code: code.trim(),
  };
}
