import { fromPromise } from 'xstate';
import { notificationsEndpoints } from '../api/notifications-endpoints.generated';
import { readAnew } from '../api/read-anew';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { notificationDrawerMachine } from './notification-drawer.machine';

/** Maximum number of ids per request (contract, NotificationMarks). */
const IDS_PER_REQUEST = 100;

/** The actor of the notification-drawer machine. */
export function notificationDrawerActors(store: Store): ActorsOf<typeof notificationDrawerMachine> {
  const { markNotifications } = notificationsEndpoints.endpoints;

  const mark = async (ids: readonly string[], signal: AbortSignal): Promise<void> => {
    const marks = { notificationMarks: { ids: [...ids], read: true } };
    await unwrapWithSignal(store.dispatch(markNotifications.initiate(marks)), signal);
  };

  const unreadIds = async (signal: AbortSignal): Promise<string[]> => {
    const unread = { unread: true, page: 1, pageSize: IDS_PER_REQUEST };
    const { items } = await readAnew(
      store,
      {
        running: notificationsEndpoints.util.getRunningQueryThunk('listNotifications', unread),
        reading: notificationsEndpoints.endpoints.listNotifications.initiate(unread, {
          forceRefetch: true,
        }),
      },
      signal,
    );
    return items.map(({ id }) => id);
  };

  return {
    markRead: fromPromise(async ({ input: { marks }, signal }) => {
      if (marks !== 'all') return mark(marks, signal);
      for (let ids = await unreadIds(signal); ids.length > 0; ids = await unreadIds(signal)) {
        await mark(ids, signal);
      }
    }),
  };
}

/** The notification-drawer machine of an application. */
export function provideNotificationDrawer(_ports: Ports, store: Store) {
  return notificationDrawerMachine.provide({ actors: notificationDrawerActors(store) });
}
