import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideNotificationDrawer } from '#application/notifications/notification-drawer.actors';
import type { notificationDrawerMachine } from '#application/notifications/notification-drawer.machine';
import {
  type NotificationDrawerDriver,
  READ,
  UNREAD,
} from '../machine-models/notification-drawer.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

const url = '/api/user/notifications';
const none = { items: [], total: 0, page: 1, pageSize: 100, unreadCount: 0 };

/** The running process with scripted adapters, as the driver of its test model. */
export function createNotificationDrawerNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof notificationDrawerMachine>(inspect);

  const driver: NotificationDrawerDriver = {
    begin: () => begin(providedMachine(provideNotificationDrawer), undefined),
    open: () => send({ type: 'drawer.open' }),
    close: () => send({ type: 'drawer.close' }),
    markOne: () => send({ type: 'notification.mark', id: UNREAD }),
    markAll: () => send({ type: 'all.mark' }),
    follow: (which) =>
      send(
        which === 'a read one'
          ? { type: 'notification.follow', id: READ, isUnread: false }
          : { type: 'notification.follow', id: UNREAD, isUnread: true },
      ),
    // Marking all requests the unread list, whose last page is empty. Marking one ignores the
    // response.
    settleMarking: async () => {
      app().transport.accept(url, none);
      await settle();
    },
    failMarking: async () => {
      app().transport.refuse(url, problemOf(503, 'unavailable'));
      await settle();
    },
    expectViewState: async (viewState) =>
      expect({ isShown: snapshot().hasTag('shown'), isBusy: snapshot().hasTag('busy') }).toEqual(
        viewState,
      ),
  };

  return playing(driver);
}
