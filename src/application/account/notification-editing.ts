import type { NotificationPreferences } from '#domain/stores/store-settings';
import type { Preferences } from '#openapi/types.generated';
import { accountEndpoints } from '../api/account-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** The user's notification preferences, as a record for a form. */
export function notificationRecord({
  id,
  revision,
  notifications,
}: Preferences): EditedRecord<NotificationPreferences> {
  return {
    id,
    revision,
    values: notifications,
  };
}

/** Edits the user's own notification preferences, by kind. */
export const ownNotificationEditing = recordEditing<NotificationPreferences>({
  save: async ({ revision, values }, store, signal) => {
    const saving = accountEndpoints.endpoints.updatePreferences.initiate({
      'If-Match': `"${revision}"`,
      preferencesUpdate: { notifications: values },
    });
    return notificationRecord(await unwrapWithSignal(store.dispatch(saving), signal));
  },
  // By contract, `current` of a 412 is the preferences. Its type is unknown here.
  recordOf: (current) => notificationRecord(current as Preferences),
});
