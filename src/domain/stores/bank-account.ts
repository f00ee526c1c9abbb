import * as z from 'zod/mini';
import { isRib } from './moroccan-identifiers';

/**
 * Maximum length of the names of account holder and bank, in characters (contract, StorePayment).
 */
export const ACCOUNT_NAME_LENGTH = 120;

const RIB_DIGITS = 24;
/** Number of digits of bank, town, account and key. */
const PARTS = [3, 3, 16, 2] as const;

/** A RIB in its stored form: without the spaces that users type. */
export function normalizeRib(typed: string): string {
  return typed.replace(/\s/g, '');
}

/**
 * The error of a typed RIB. A RIB has exactly twenty-four digits, and its key (the last two) makes
 * the whole divisible by 97. Null when it is valid.
 */
export function ribError(typed: string): 'required' | 'rib_digits' | 'rib_key' | null {
  const rib = normalizeRib(typed);
  if (rib === '') return 'required';
  if (!/^\d+$/.test(rib) || rib.length !== RIB_DIGITS) return 'rib_digits';
  return isRib(rib) ? null : 'rib_key';
}

/** A RIB as banks print it: bank, town, account and key separated. */
export function formatRib(rib: string): string {
  let begin = 0;
  return PARTS.map((length) => {
    const part = rib.slice(begin, begin + length);
    begin += length;
    return part;
  }).join(' ');
}

/** A RIB that shows only its last four digits. */
export function maskRib(rib: string): string {
  return formatRib(rib.slice(-4).padStart(RIB_DIGITS, '•'));
}

const name = z.string().check(
  z.refine((text) => text.trim() !== '', 'required'),
  z.maxLength(ACCOUNT_NAME_LENGTH, 'too_long'),
);

const rib = z.string().check((context) => {
  const fault = ribError(context.value);
  if (fault) context.issues.push({ code: 'custom', input: context.value, message: fault });
});

/** The form of the account for payouts; issues are codes. */
export const bankAccountSchema = z.object({
  payment: z.object({ holderName: name, bankName: name, rib }),
});
