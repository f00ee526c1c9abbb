import * as z from 'zod/mini';
import { type PasswordError, passwordErrors } from './password-rules';

/** The typed values of a change of the user's own password. */
interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The specification's rules (section 5) in the order in which a form shows them. */
export const PASSWORD_RULES = [
  'too_short',
  'lowercase_missing',
  'uppercase_missing',
  'number_missing',
  'symbol_missing',
  'same_as_old',
] as const satisfies readonly (PasswordError | 'same_as_old')[];

export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The rules that a new password meets, including that it differs from the old one. */
export function metPasswordRules({
  oldPassword,
  newPassword,
}: Omit<PasswordChange, 'confirmNewPassword'>): ReadonlySet<PasswordRule> {
  const faults: ReadonlySet<string> = new Set(passwordErrors(newPassword));
  const differs = newPassword !== '' && newPassword !== oldPassword;
  return new Set(
    PASSWORD_RULES.filter((rule) => (rule === 'same_as_old' ? differs : !faults.has(rule))),
  );
}

/** The rules for a password chosen without an old one. */
export const RULES_WITHOUT_OLD_PASSWORD = PASSWORD_RULES.filter((rule) => rule !== 'same_as_old');

/** The first error of a chosen password. */
export function chosenPasswordError(password: string): string | undefined {
  return password === '' ? 'required' : passwordErrors(password)[0];
}

/** The first error of the new password. */
function newPasswordError({ oldPassword, newPassword }: PasswordChange): string | undefined {
  return newPassword !== '' && newPassword === oldPassword
    ? 'same_as_old'
    : chosenPasswordError(newPassword);
}

function confirmationError(password: string, again: string) {
  if (again === '') return 'required';
  return again === password ? undefined : 'passwords_mismatch';
}

/** Adds an issue at each field with an error. */
function toFieldErrors(
  context: { value: unknown; issues: { push(issue: object): unknown } },
  faults: Readonly<Record<string, string | undefined>>,
): void {
  for (const [field, message] of Object.entries(faults)) {
    if (message === undefined) continue;
    context.issues.push({ code: 'custom', message, path: [field], input: context.value });
  }
}

/** The password form (specification, section 5). Issues are codes, one for each field. */
export const passwordChangeSchema = z
  .object({ oldPassword: z.string(), newPassword: z.string(), confirmNewPassword: z.string() })
  .check((context) => {
    const { value } = context;
    toFieldErrors(context, {
      oldPassword: value.oldPassword === '' ? 'required' : undefined,
      newPassword: newPasswordError(value),
      confirmNewPassword: confirmationError(value.newPassword, value.confirmNewPassword),
    });
  });

/** The form in which a user chooses a password by a link (specification, section 5). */
export const passwordChoiceSchema = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .check((context) => {
    const { password, confirmPassword } = context.value;
    toFieldErrors(context, {
      password: chosenPasswordError(password),
      confirmPassword: confirmationError(password, confirmPassword),
    });
  });
