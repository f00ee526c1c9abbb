import type { FormValues } from './edited-record';

/** Fields that belong to one save and not to the record. No draft and no conflict contains them. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['currentPassword']);

/** The user's password, which the server asks for with another e-mail address. Empty in a record. */
export type CurrentPassword = { currentPassword: string };

/** The values that belong to the record. */
export function withoutSecrets<Values extends FormValues>(values: Values): Values {
  const kept = Object.entries(values).filter(([field]) => !SECRET_FIELDS.has(field));
  // Entries of the values themselves, without fields that a record does not have.
  return Object.fromEntries(kept) as Values;
}

/** The other values: what a save needs besides. */
export function secretsOf<Values extends FormValues>(values: Values): Partial<Values> {
  const secret = Object.entries(values).filter(([field]) => SECRET_FIELDS.has(field));
  // Entries of the values themselves, so a part of them.
  return Object.fromEntries(secret) as Partial<Values>;
}

/** The changes as a request: the password is sent only with another address. */
export function withPasswordForEmail<Changes extends Partial<CurrentPassword & { email: string }>>({
  currentPassword,
  ...changes
}: Changes) {
  return {
    ...changes,
    ...(changes.email !== undefined && currentPassword && { currentPassword }),
  };
}
