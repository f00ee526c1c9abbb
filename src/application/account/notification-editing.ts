import type { NotificationPreferences } from '#domain/stores/store-settings';
import { accountEndpoints, type Preferences } from '../api/account-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** What of the store's news one wants, as a form edits it. */
export const notificationRecord = ({
  id,
  revision,
  notifications,
}: Preferences): EditedRecord<NotificationPreferences> => ({
  id,
  revision,
  values: notifications,
});

/** What of the store's news reaches oneself, kind by kind. */
export const ownNotificationEditing = recordEditing<NotificationPreferences>({
  save: async ({ revision, values }, store, signal) => {
    const saving = accountEndpoints.endpoints.updatePreferences.initiate({
      'If-Match': `"${revision}"`,
      preferencesUpdate: { notifications: values },
    });
    return notificationRecord(await unwrapWithSignal(store.dispatch(saving), signal));
  },
  // The contract promises the preferences in `current` of a 412; they travel untyped.
  recordOf: (current) => notificationRecord(current as Preferences),
});
