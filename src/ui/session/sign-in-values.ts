import type { FormikErrors } from 'formik';
import type { Credentials } from '#application/api/session-endpoints.generated';
import type { SignInValues } from './sign-in.schema';

/**
 * The values of the empty form; with the user name that the page before passed in the state of the
 * location.
 */
export function initialSignIn(state: { readonly userName?: unknown } | null): SignInValues {
  const userName = state?.userName;
  return { username: typeof userName === 'string' ? userName : '', password: '' };
}

/** The credentials to send: the user name without the spaces around it, the password as typed. */
export function toCredentials(values: SignInValues): Credentials {
  return { username: values.username.trim(), password: values.password };
}

/**
 * Validates with the schema, loaded with the first validation so that the page loads faster. If it
 * cannot be loaded, the server validates alone.
 */
export async function validateLazily(values: SignInValues): Promise<FormikErrors<SignInValues>> {
  const schema = await import('./sign-in.schema').catch(() => null);
  return schema?.validateSignIn(values) ?? {};
}
