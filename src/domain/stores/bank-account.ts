import * as z from 'zod/mini';
import { isRib } from './moroccan-identifiers';

/** Characters of a holder's and of a bank's name (contract, StorePayment). */
export const ACCOUNT_NAME_LENGTH = 120;

const RIB_DIGITS = 24;
/** Digits of bank, town, account and key. */
const PARTS = [3, 3, 16, 2] as const;

/** A RIB as it is kept: without the spaces it is read with. */
export const normalizeRib = (typed: string): string => typed.replace(/\s/g, '');

/**
 * What is wrong with a RIB as it is typed: nothing but digits, twenty-four of them, and a key (the
 * last two) that makes the whole divisible by 97. Null when it is right.
 */
export const ribError = (typed: string): 'required' | 'rib_digits' | 'rib_key' | null => {
  const rib = normalizeRib(typed);
  if (rib === '') return 'required';
  if (!/^\d+$/.test(rib) || rib.length !== RIB_DIGITS) return 'rib_digits';
  return isRib(rib) ? null : 'rib_key';
};

/** A RIB as banks print it: bank, town, account and key apart. */
export const formatRib = (rib: string): string => {
  let begin = 0;
  return PARTS.map((length) => {
    const part = rib.slice(begin, begin + length);
    begin += length;
    return part;
  }).join(' ');
};

/** A RIB of which only the last four digits are told. */
export const maskRib = (rib: string): string => formatRib(rib.slice(-4).padStart(RIB_DIGITS, '•'));

const name = z.string().check(
  z.refine((text) => text.trim() !== '', 'required'),
  z.maxLength(ACCOUNT_NAME_LENGTH, 'too_long'),
);

const rib = z.string().check((context) => {
  const fault = ribError(context.value);
  if (fault) context.issues.push({ code: 'custom', input: context.value, message: fault });
});

/** Where payouts go, as a form holds it; issues say codes. */
export const bankAccountSchema = z.object({
  payment: z.object({ holderName: name, bankName: name, rib }),
});
