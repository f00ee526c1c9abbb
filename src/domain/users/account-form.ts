import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { mailedNameError } from '../contact/mailed-name';
import { mailedUserNameError } from '../contact/mailed-user-name';
import { parsePhoneNumber } from '../contact/phone-number';
import { refineWith } from '../forms/refine-with';
import { type AddressHolder, isSameAddress, userNameError } from './proved-address';

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

/** The fields that an invited person gives of themselves. Issues are codes. */
export const invitedPersonSchema = z.pick(personSchema, {
  firstName: true,
  lastName: true,
  phoneNumber: true,
});

/** The form that invites by an address alone. Issues are codes. */
export const inviteSchema = z.extend(z.pick(personSchema, { email: true, role: true }), {
  language: z.enum(['fr', 'ar', 'en']),
});

/** What the check of a user name reads: of a form, or of the user as they are saved. */
type NameAndAddress = Pick<AddressHolder, 'userName' | 'email'>;

/**
 * Validates a user name with the address in the form, even if other fields are wrong.
 * @param saved the user as they are now: a name that stays or that is their address is theirs
 */
export function userNameCheck(saved?: NameAndAddress) {
  const isTheirs = (userName: string) =>
    saved !== undefined && (userName === saved.userName || isSameAddress(userName, saved.email));
  return z.check<Partial<Record<keyof NameAndAddress, unknown>>>(
    ({ value: { userName, email }, issues }) => {
      if (typeof userName !== 'string' || userName === '' || typeof email !== 'string') return;
      if (isTheirs(userName)) return;
      const message = userNameError({ userName, email }) ?? mailedUserNameError(userName);
      if (message) issues.push({ code: 'custom', path: ['userName'], message, input: userName });
    },
    { when: () => true },
  );
}

/**
 * The form that changes an account, with the password for another address. The server knows whether
 * the password is needed, and whether a user name may be the new address already.
 * @param saved the user as they are now
 */
export function accountFormSchema(saved: NameAndAddress) {
  return z.extend(personSchema, { currentPassword: z.string() }).check(userNameCheck(saved));
}
