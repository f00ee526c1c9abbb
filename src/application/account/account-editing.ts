import { accountEndpoints } from '../api/account-endpoints.generated';
import { settled } from '../api/settled';
import { recordEditing } from '../editing/record-edit.actors';
import { sessionApi } from '../session/session-api';
import { type PersonValues, personIn, personRecord, writeUser } from '../users/user-editing';

/** One's own names, user name, e-mail and phone; the header shows them at once. */
export const ownAccountEditing = recordEditing<PersonValues>({
  save: async (input, store, signal) => {
    const user = await writeUser(input, store, signal);
    const { revision: newest, updatedAt } = user;
    const { values } = personRecord(user);
    store.dispatch(
      sessionApi.util.updateQueryData('getCurrentUser', undefined, (own) =>
        Object.assign(own, { ...values, revision: newest, updatedAt }),
      ),
    );
    return personRecord(user);
  },
  recordOf: personIn,
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
