import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { isUserName } from '../users/user-fields';

/** An address, or a user name, which the contract accepts as well. A text with an @ is an address. */
function isAccount(text: string): boolean {
  return text.includes('@') ? isEmailAddress(text) : isUserName(text);
}

/**
 * The form that requests a link for a new password (specification, section 2: email). Issues are
 * codes; the length is the contract's.
 */
export const recoveryFormSchema = z.object({
  account: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(254, 'too_long'),
    z.refine((text) => text === '' || isAccount(text), 'invalid_email'),
  ),
});

export type RecoveryForm = z.input<typeof recoveryFormSchema>;
