import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { mailedNameError } from '../contact/mailed-name';
import { refineWith } from '../forms/refine-with';
import { chosenPasswordError } from '../session/password-change';

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(100, 'too_long'),
    refineWith(mailedNameError),
  );

/**
 * The form of a registration (specification, section 4), and the name of the store, which buyers
 * see. Issues are codes, one for each field.
 */
export const registrationSchema = z.object({
  firstName: name,
  lastName: name,
  storeName: name,
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(254, 'too_long'),
      z.refine(isEmailAddress, 'invalid_email'),
    ),
  password: z.string().check((context) => {
    const message = chosenPasswordError(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  }),
});

export type RegistrationForm = z.input<typeof registrationSchema>;

export const EMPTY_REGISTRATION: RegistrationForm = {
  firstName: '',
  lastName: '',
  storeName: '',
  email: '',
  password: '',
};
