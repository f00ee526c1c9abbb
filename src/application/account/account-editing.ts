import { accountEndpoints } from '../api/account-endpoints.generated';
import { sessionEndpoints } from '../api/session-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { recordEditing } from '../editing/record-edit.actors';
import { conflictingUser, saveUser, type UserEditValues, userRecord } from '../users/user-editing';

/** Edits the user's own names, user name, e-mail and phone. The header shows a change at once. */
export const ownAccountEditing = recordEditing<UserEditValues>({
  save: async (input, store, signal) => {
    const user = await saveUser(input, store, signal);
    const { revision: newest, updatedAt, emailChange } = user;
    const { currentPassword: _none, ...values } = userRecord(user).values;
    store.dispatch(
      sessionEndpoints.util.updateQueryData('getCurrentUser', undefined, (own) =>
        Object.assign(own, { ...values, emailChange, revision: newest, updatedAt }),
      ),
    );
    return userRecord(user);
  },
  recordOf: conflictingUser,
});

/** The values of the password form. They are never part of a draft. */
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

/** Changes the user's own password. All their other sessions end with it. */
export const ownPasswordEditing = recordEditing<PasswordValues>({
  save: async ({ id, values }, store, signal) => {
    const changing = accountEndpoints.endpoints.changePassword.initiate({ passwordChange: values });
    await unwrapWithSignal(store.dispatch(changing), signal);
    return { id, revision: null, values: NO_PASSWORDS };
  },
});
