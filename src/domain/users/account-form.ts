import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { mailedNameError } from '../contact/mailed-name';
import { mailedUserNameError } from '../contact/mailed-user-name';
import { parsePhoneNumber } from '../contact/phone-number';
import { refineWith } from '../forms/refine-with';
import { userNameError } from './proved-address';
import { isUserName } from './user-fields';

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

/** The user name is judged with the address, even if other fields are wrong. */
export const userNameCheck = z.check<{ userName?: unknown; email?: unknown }>(
  ({ value: { userName, email }, issues }) => {
    if (typeof userName !== 'string' || userName === '' || typeof email !== 'string') return;
    const message = userNameError({ userName, email }) ?? mailedUserNameError(userName);
    if (message) issues.push({ code: 'custom', path: ['userName'], message, input: userName });
  },
  { when: () => true },
);

/**
 * The form that changes an account, with the password for another address; the server knows whether it
 * is needed, and which address a user name may be: another address is not the user's own yet.
 */
export const accountFormSchema = z.extend(personSchema, {
  userName: z.string().check(
    z.trim(),
    filled,
    z.refine(
      (text) => text === '' || isUserName(text) || isEmailAddress(text),
      'invalid_user_name',
    ),
    refineWith(mailedUserNameError),
  ),
  currentPassword: z.string(),
});
