import * as z from 'zod/mini';
import { chosenPasswordError } from '../session/password-change';
import { accountFormSchema } from './account-form';

/**
 * The form of a new user: all fields are required (specification, section 5), the password only if
 * the user is not invited to choose their own. Issues are codes.
 */
export const newUserSchema = z
  .extend(accountFormSchema, {
    entry: z.enum(['password', 'invitation']),
    password: z.string(),
    language: z.enum(['fr', 'ar', 'en']),
  })
  .check((context) => {
    const { entry, password } = context.value;
    const message = entry === 'password' ? chosenPasswordError(password) : undefined;
    if (message) {
      context.issues.push({ code: 'custom', message, path: ['password'], input: password });
    }
  });
