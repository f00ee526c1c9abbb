import type { Language } from '#domain/format/languages';
import type { Role } from '#domain/permissions/permissions';
import type { CurrentUser, NewUser, User } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { usersEndpoints } from '../api/users-endpoints.generated';
import type { EditedRecord, SaveInput } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { type CurrentPassword, withPasswordForEmail } from '../editing/secret-fields';
import type { Store } from '../store';

/** The values of a staff member's form (specification, section 5). */
export type UserValues = Pick<
  CurrentUser,
  'firstName' | 'lastName' | 'userName' | 'email' | 'role'
> & { phoneNumber: string };

/** The values of the form that changes a user: with the password for another address. */
export type UserEditValues = UserValues & CurrentPassword;

/** A user as the form shows them. */
export function userRecord(
  user: Pick<CurrentUser, keyof UserValues | 'id' | 'revision'>,
): EditedRecord<UserEditValues> {
  const { id, revision, firstName, lastName, userName, email, role, phoneNumber } = user;
  return {
    id,
    revision,
    values: {
      firstName,
      lastName,
      userName,
      email,
      role,
      phoneNumber: phoneNumber ?? '',
      currentPassword: '',
    },
  };
}

/** Saves the changed fields of a user; returns the user as they are then. */
export function saveUser(
  { id, revision, changes }: SaveInput<UserEditValues>,
  store: Store,
  signal: AbortSignal,
): Promise<User> {
  const writing = usersEndpoints.endpoints.updateUser.initiate({
    userId: id ?? '',
    'If-Match': `"${revision}"`,
    userUpdate: withPasswordForEmail(changes),
  });
  return unwrapWithSignal(store.dispatch(writing), signal);
}

/** The user that a 412 carries in `current`, which the contract promises. */
export function conflictingUser(current: unknown) {
  return userRecord(current as User);
}

/** The editing of a staff member by a user who manages them. */
export const userEditing = recordEditing<UserEditValues>({
  save: async (input, store, signal) => userRecord(await saveUser(input, store, signal)),
  recordOf: conflictingUser,
});

/** How a new user signs in first: with a given password, or by a mail with a link to choose one. */
export type FirstSignInMethod = 'password' | 'invitation';

/** The values of a new user. Never part of a draft: they may hold a password. */
export type NewUserValues = Omit<UserValues, 'role'> & {
  role: Role | null;
  entry: FirstSignInMethod;
  password: string;
  /** Of the mails to the new user. */
  language: Language;
};

function newUserOf(values: NewUserValues): NewUser {
  const { entry, password, role, ...person } = values;
  // The form's schema requires a role.
  return { ...person, role: role as Role, ...(entry === 'password' && { password }) };
}

/** The values of an invitation: the person gives the others when they accept it. */
export type InviteValues = Pick<NewUserValues, 'email' | 'role' | 'language'>;

/** Invites a person by their address alone. */
export const inviteEditing = recordEditing<InviteValues>({
  save: async ({ values }, store, signal) => {
    const { email, role, language } = values;
    // The form's schema requires a role.
    const newUser = { email, role: role as Role, language };
    const inviting = usersEndpoints.endpoints.createUser.initiate({ newUser });
    const { id, revision } = await unwrapWithSignal(store.dispatch(inviting), signal);
    return { id, revision, values };
  },
});

/** Adds a user to the staff. */
export const newUserEditing = recordEditing<NewUserValues>({
  save: async ({ values }, store, signal) => {
    const creating = usersEndpoints.endpoints.createUser.initiate({ newUser: newUserOf(values) });
    const { id, revision } = await unwrapWithSignal(store.dispatch(creating), signal);
    return { id, revision, values: { ...values, password: '' } };
  },
});
