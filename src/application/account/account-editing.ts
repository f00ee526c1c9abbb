import { accountEndpoints } from '../api/account-endpoints.generated';
import type { CurrentUser } from '../api/session-endpoints.generated';
import { settled } from '../api/settled';
import { type User, usersEndpoints } from '../api/users-endpoints.generated';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { sessionApi } from '../session/session-api';

/** What the form of one's own account holds (specification, section 5). */
export type AccountValues = Pick<
  CurrentUser,
  'firstName' | 'lastName' | 'userName' | 'email' | 'role'
> & { phoneNumber: string };

/** A user as the account form sees him. */
export const accountRecord = (
  user: Pick<CurrentUser, keyof AccountValues | 'id' | 'revision'>,
): EditedRecord<AccountValues> => {
  const { id, revision, firstName, lastName, userName, email, role, phoneNumber } = user;
  return {
    id,
    revision,
    values: { firstName, lastName, userName, email, role, phoneNumber: phoneNumber ?? '' },
  };
};

/** One's own names, user name, e-mail and phone; the header shows them at once. */
export const ownAccountEditing = recordEditing<AccountValues>({
  save: async ({ id, revision, changes }, store, signal) => {
    const writing = usersEndpoints.endpoints.updateUser.initiate({
      userId: id ?? '',
      'If-Match': `"${revision}"`,
      userUpdate: changes,
    });
    const user = await settled(store.dispatch(writing), signal);
    const { revision: newest, updatedAt } = user;
    const { values } = accountRecord(user);
    store.dispatch(
      sessionApi.util.updateQueryData('getCurrentUser', undefined, (own) =>
        Object.assign(own, { ...values, revision: newest, updatedAt }),
      ),
    );
    return accountRecord(user);
  },
  // The contract promises the user in `current` of a 412.
  recordOf: (current) => accountRecord(current as User),
});

/** A change of password as it is typed. Never part of a draft. */
export type PasswordValues = {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
};

export const NO_PASSWORDS: PasswordValues = {
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
};

/** One's own password; all other sessions of the user end with it. */
export const ownPasswordEditing = recordEditing<PasswordValues>({
  save: async ({ id, values }, store, signal) => {
    const changing = accountEndpoints.endpoints.changePassword.initiate({ passwordChange: values });
    await settled(store.dispatch(changing), signal);
    return { id, revision: null, values: NO_PASSWORDS };
  },
});
