import * as z from 'zod/mini';
import { validateWith } from '../kit/form/zod-formik';

/** The values of the sign-in form. Issues are codes. */
const signInSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'username_required')),
  password: z.string().check(z.minLength(1, 'password_required')),
});

export type SignInValues = z.input<typeof signInSchema>;

export const validateSignIn = validateWith<SignInValues>(signInSchema);
