import * as z from 'zod/mini';
import { chosenPasswordError } from '../session/password-change';
import { personSchema, userNameCheck } from './account-form';

/**
 * The form of a new user: all fields are required (specification, section 5), the password only if
 * the user is not invited to choose their own. Issues are codes. The password is validated even if
 * other fields are wrong, so that all errors are reported together.
 */
export const newUserSchema = z
  .extend(personSchema, {
    entry: z.enum(['password', 'invitation']),
    password: z.string(),
    language: z.enum(['fr', 'ar', 'en']),
  })
  .check(
    userNameCheck(),
    z.check<{ entry?: unknown; password?: unknown }>(
      ({ value: { entry, password }, issues }) => {
        if (entry !== 'password' || typeof password !== 'string') return;
        const message = chosenPasswordError(password);
        if (message) issues.push({ code: 'custom', path: ['password'], message, input: password });
      },
      { when: () => true },
    ),
  );
