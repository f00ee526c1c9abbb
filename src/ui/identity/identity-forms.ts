import * as z from 'zod/mini';
import { isEmailAddress } from '#domain/contact/email-address';
import { chosenPasswordError } from '#domain/session/password-change';

const present = z.string().check(z.minLength(1, 'required'));
const emailAddress = z
  .string()
  .check(z.minLength(1, 'required'), z.refine(isEmailAddress, 'invalid_email'));

/** A password is judged by the portal's rules before the provider judges it by its own. */
const newPassword = z.string().check((context) => {
  const message = chosenPasswordError(context.value);
  if (message === undefined) return;
  context.issues.push({ code: 'custom', message, path: [], input: context.value });
});

const typedCode = z.string().check(z.minLength(1, 'required'));

export const signInSchema = z.object({ email: emailAddress, password: present });
export const emailSchema = z.object({ email: emailAddress });
export const codeSchema = z.object({ email: emailAddress, code: typedCode });
export const newPasswordByLinkSchema = z.object({ password: newPassword });
export const newPasswordByCodeSchema = z.object({
  email: emailAddress,
  code: typedCode,
  password: newPassword,
});
export const identityRegistrationSchema = z.object({
  firstName: present,
  lastName: present,
  email: emailAddress,
  password: newPassword,
});
/** Only several users of one address are asked for their name. */
export const linkPasswordSchema = z.object({ userName: z.string(), password: present });
export const linkUserPasswordSchema = z.object({ userName: present, password: present });
export const linkCodeSchema = z.object({
  code: z.string().check(z.regex(/^\d{6}$/, 'invalid_code')),
});
