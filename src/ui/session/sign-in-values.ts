import type { FormikErrors } from 'formik';
import type { Credentials } from '#openapi/types.generated';

/** The values of the sign-in form. */
export interface SignInValues {
  readonly username: string;
  readonly password: string;
  /** Whether this browser keeps the user name for the next sign-in. */
  readonly rememberUserName: boolean;
}

/**
 * The user name of a form that nobody has typed into: the one that the page before passed in the
 * state of the location, otherwise the remembered one; '' without either.
 */
export function initialUserName(
  state: { readonly userName?: unknown } | null,
  remembered: string | null,
): string {
  return typeof state?.userName === 'string' ? state.userName : (remembered ?? '');
}

/** The values of a form that nobody has typed into. `remembered` is null without a user name. */
export function initialSignIn(
  state: { readonly userName?: unknown } | null,
  remembered: string | null,
): SignInValues {
  return {
    username: initialUserName(state, remembered),
    password: '',
    rememberUserName: remembered !== null,
  };
}

/** The credentials to send: the user name without the spaces around it, the password as typed. */
export function toCredentials(values: SignInValues): Credentials {
  return { username: values.username.trim(), password: values.password };
}

/**
 * The codes of missing values. Without zod, which would be loaded for these two rules only: an
 * early submission must not wait for it.
 */
export function validateSignIn(values: SignInValues): FormikErrors<SignInValues> {
  const { username, password } = toCredentials(values);
  return {
    ...(username === '' ? { username: 'username_required' } : {}),
    ...(password === '' ? { password: 'password_required' } : {}),
  };
}
