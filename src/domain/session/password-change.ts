import * as z from 'zod/mini';
import { type PasswordFault, passwordFaults } from './password-rules';

/** A change of one's own password, as it is typed. */
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
] as const satisfies readonly (PasswordFault | 'same_as_old')[];

export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The rules that a new password meets beside the old one. */
export const metPasswordRules = ({
  oldPassword,
  newPassword,
}: Omit<PasswordChange, 'confirmNewPassword'>): ReadonlySet<PasswordRule> => {
  const faults: ReadonlySet<string> = new Set(passwordFaults(newPassword));
  const differs = newPassword !== '' && newPassword !== oldPassword;
  return new Set(
    PASSWORD_RULES.filter((rule) => (rule === 'same_as_old' ? differs : !faults.has(rule))),
  );
};

/** What is wrong with the new password first of all. */
const newPasswordFault = ({ oldPassword, newPassword }: PasswordChange): string | undefined => {
  if (newPassword === '') return 'required';
  return newPassword === oldPassword ? 'same_as_old' : passwordFaults(newPassword)[0];
};

const confirmationFault = ({ newPassword, confirmNewPassword }: PasswordChange) => {
  if (confirmNewPassword === '') return 'required';
  return confirmNewPassword === newPassword ? undefined : 'passwords_mismatch';
};

/** The password form (specification, section 5). Issues are codes, one for each field. */
export const passwordChangeSchema = z
  .object({ oldPassword: z.string(), newPassword: z.string(), confirmNewPassword: z.string() })
  .check((context) => {
    const { value } = context;
    const faults = {
      oldPassword: value.oldPassword === '' ? 'required' : undefined,
      newPassword: newPasswordFault(value),
      confirmNewPassword: confirmationFault(value),
    };
    for (const [field, message] of Object.entries(faults)) {
      if (message) context.issues.push({ code: 'custom', message, path: [field], input: value });
    }
  });
