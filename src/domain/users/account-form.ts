import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { mailedNameError } from '../contact/mailed-name';
import { mailedUserNameError } from '../contact/mailed-user-name';
import { parsePhoneNumber } from '../contact/phone-number';
import { refineWith } from '../forms/refine-with';
import { userNameError } from './proved-address';

/** Maximum lengths of a first or last name and of an e-mail address (contract). */
const MAX_NAME_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 254;

const filled = z.minLength(1, 'required');
const name = z
  .string()
  .check(z.trim(), filled, z.maxLength(MAX_NAME_LENGTH, 'too_long'), refineWith(mailedNameError));

/** The fields of a person: all required (specification, section 5). Issues are codes. */
export const personSchema = z.object({
  firstName: name,
  lastName: name,
  userName: z.string().check(z.trim(), filled),
  email: z.string().check(
    z.trim(),
    filled,
    z.maxLength(MAX_ADDRESS_LENGTH, 'too_long'),
    z.refine((text) => text === '' || isEmailAddress(text), 'invalid_email'),
  ),
  role: z.enum(['store_admin', 'store_manager', 'store_user'], 'required'),
  phoneNumber: z.string().check(
    z.trim(),
    filled,
    z.refine((text) => text === '' || parsePhoneNumber(text) !== undefined, 'invalid_phone'),
  ),
});

interface NameAndAddress {
  userName?: unknown;
  email?: unknown;
}

/**
 * Validates a user name with the address in the form, even if other fields are wrong.
 * @param savedEmail the address that the user has now, which their name may be too
 */
export function userNameCheck(savedEmail?: string) {
  return z.check<NameAndAddress>(
    ({ value: { userName, email }, issues }) => {
      if (typeof userName !== 'string' || userName === '' || typeof email !== 'string') return;
      const own = [email, savedEmail ?? email];
      const nameErrors = own.map((address) => userNameError({ userName, email: address }));
      const isOwn = nameErrors.includes(undefined);
      const message = (isOwn ? undefined : nameErrors[0]) ?? mailedUserNameError(userName);
      if (message) issues.push({ code: 'custom', path: ['userName'], message, input: userName });
    },
    { when: () => true },
  );
}

/**
 * The form that changes an account, with the password for another address. The server knows whether
 * the password is needed, and whether a user name may be the new address already.
 * @param savedEmail the address that the user has now
 */
export function accountFormSchema(savedEmail: string) {
  return z.extend(personSchema, { currentPassword: z.string() }).check(userNameCheck(savedEmail));
}
