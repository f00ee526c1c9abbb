import type { Language } from '#domain/format/languages';
import type { Role } from '#domain/permissions/permissions';
import type { CurrentUser } from '../api/session-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { type NewUser, type User, usersEndpoints } from '../api/users-endpoints.generated';
import type { EditedRecord, SaveInput } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import type { Store } from '../store';

/** What the form of a person of the staff holds (specification, section 5). */
export type UserValues = Pick<
  CurrentUser,
  'firstName' | 'lastName' | 'userName' | 'email' | 'role'
> & { phoneNumber: string };

/** A user as the form sees him. */
export const userRecord = (
  user: Pick<CurrentUser, keyof UserValues | 'id' | 'revision'>,
): EditedRecord<UserValues> => {
  const { id, revision, firstName, lastName, userName, email, role, phoneNumber } = user;
  return {
    id,
    revision,
    values: { firstName, lastName, userName, email, role, phoneNumber: phoneNumber ?? '' },
  };
};

/** Saves what differs of a user; gives him as he stands then. */
export const saveUser = (
  { id, revision, changes }: SaveInput<UserValues>,
  store: Store,
  signal: AbortSignal,
): Promise<User> => {
  const writing = usersEndpoints.endpoints.updateUser.initiate({
    userId: id ?? '',
    'If-Match': `"${revision}"`,
    userUpdate: changes,
  });
  return unwrapWithSignal(store.dispatch(writing), signal);
};

/** The user that a 412 carries in `current`: the contract promises that he is there. */
export const conflictingUser = (current: unknown) => userRecord(current as User);

/** Somebody of the staff, by who manages them. */
export const userEditing = recordEditing<UserValues>({
  save: async (input, store, signal) => userRecord(await saveUser(input, store, signal)),
  recordOf: conflictingUser,
});

/** How somebody new gets in: by a password that he is given, or by a mail with a link to choose one. */
export type FirstSignInMethod = 'password' | 'invitation';

/** Somebody new, as he is written down. Never part of a draft: it may hold a password. */
export type NewUserValues = Omit<UserValues, 'role'> & {
  role: Role | null;
  entry: FirstSignInMethod;
  password: string;
  /** Of the mails to him. */
  language: Language;
};

const newUserOf = (values: NewUserValues): NewUser => {
  const { entry, password, role, ...person } = values;
  // The form's schema asks for a role.
  return { ...person, role: role as Role, ...(entry === 'password' && { password }) };
};

/** Adds somebody to the staff. */
export const newUserEditing = recordEditing<NewUserValues>({
  save: async ({ values }, store, signal) => {
    const creating = usersEndpoints.endpoints.createUser.initiate({ newUser: newUserOf(values) });
    const { id, revision } = await unwrapWithSignal(store.dispatch(creating), signal);
    return { id, revision, values: { ...values, password: '' } };
  },
});
