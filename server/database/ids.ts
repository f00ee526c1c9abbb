import { randomBytes } from 'node:crypto';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const TIME_DIGITS = 9;
const RANDOM_DIGITS = 11;

function randomDigits(count: number): string {
  let digits = '';
  while (digits.length < count) {
    // 252 is the largest multiple of 36 in a byte: larger values would make digits unequally
    // likely.
    for (const byte of randomBytes(count)) {
      if (byte < 252 && digits.length < count) digits += DIGITS[byte % 36];
    }
  }
  return digits;
}

/**
 * An opaque id with its kind as a prefix, `prd_…`. It begins with the time, so that new rows are
 * adjacent in an index; the rest can't be guessed.
 */
export function newId(prefix: string, now: number = Date.now()): string {
  return `${prefix}_${now.toString(36).padStart(TIME_DIGITS, '0')}${randomDigits(RANDOM_DIGITS)}`;
}
