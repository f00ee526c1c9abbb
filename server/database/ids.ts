import { customAlphabet } from 'nanoid';

const TIME_DIGITS = 9;
const RANDOM_DIGITS = 11;

/** From the operating system's random source, which is read for many ids at once. */
const randomDigits = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', RANDOM_DIGITS);

/**
 * An opaque id with its kind as a prefix, `prd_…`. It begins with the time, so that new rows are
 * adjacent in an index; the rest can't be guessed.
 */
export function newId(prefix: string, now: number = Date.now()): string {
  return `${prefix}_${now.toString(36).padStart(TIME_DIGITS, '0')}${randomDigits()}`;
}
