import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { LANGUAGES } from '../format/languages';

/** Longest address (RFC 5321) and longest message to the client, by the contract. */
export const SENDING_LIMITS = { email: 254, message: 1000 } as const;

/** Removes surrounding blanks, which users paste along. */
export function mailAddressOf(text: string): string {
  return text.trim();
}

/**
 * Whether a mail can be sent to it: to one person, and without characters that could change a
 * header.
 */
export function isMailable(address: string): boolean {
  return (
    address.length <= SENDING_LIMITS.email && !/\p{Cc}/u.test(address) && isEmailAddress(address)
  );
}

/** The form of a sending; its issues are codes. Contract: InvoiceActionRequest. */
export const sendingSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((address) => address === '' || isMailable(address), 'invalid_email'),
  ),
  language: z.enum(LANGUAGES),
  message: z.string().check(z.maxLength(SENDING_LIMITS.message, 'too_long')),
});
