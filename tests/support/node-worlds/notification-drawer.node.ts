import { expect } from 'vitest';
import type { Inspect } from '#application/create-application';
import { provideNotificationDrawer } from '#application/notifications/notification-drawer.actors';
import type { notificationDrawerMachine } from '#application/notifications/notification-drawer.machine';
import {
  type NotificationDrawerWorld,
  READ,
  UNREAD,
} from '../machine-scripts/notification-drawer.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const url = '/api/user/notifications';
const none = { items: [], total: 0, page: 1, pageSize: 100, unreadCount: 0 };

/** The running process with scripted adapters, as a world that the script can play in. */
export const notificationDrawerInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } =
    processInNode<typeof notificationDrawerMachine>(inspect);

  const world: NotificationDrawerWorld = {
    begin: () => begin(provided(provideNotificationDrawer), undefined),
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
    // The list of the unread, asked for to mark them all, has an empty end; a mark is taken as it is.
    isMarked: async () => {
      app().transport.accept(url, none);
      await settle();
    },
    fails: async () => {
      app().transport.refuse(url, problemOf(503, 'unavailable'));
      await settle();
    },
    sees: async (sight) =>
      expect({ isShown: snapshot().hasTag('shown'), isBusy: snapshot().hasTag('busy') }).toEqual(
        sight,
      ),
  };

  return playing(world);
};
