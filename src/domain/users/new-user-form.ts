import * as z from 'zod/mini';
import { chosenPasswordError } from '../session/password-change';
import { accountFormSchema } from './account-form';

/**
 * Somebody new: all required (specification, section 5), the password too, save where he is invited to
 * choose one himself. Issues are codes.
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
