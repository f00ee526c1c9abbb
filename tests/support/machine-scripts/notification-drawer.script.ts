import {
  type NotificationDrawerContext,
  notificationDrawerMachine,
} from '#application/notifications/notification-drawer.machine';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** Two notifications nobody has read, and one that somebody has. */
export const UNREAD = 'ntf_1';
export const READ = 'ntf_3';

/** What one sees of the drawer. */
export interface NotificationDrawerSight {
  readonly isShown: boolean;
  readonly isBusy: boolean;
}

/** What a runner must be able to do with the drawer and to see of it. */
export interface NotificationDrawerWorld {
  begin(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
  markOne(): Promise<void>;
  markAll(): Promise<void>;
  follow(which: 'an unread one' | 'a read one'): Promise<void>;
  isMarked(): Promise<void>;
  fails(): Promise<void>;
  sees(sight: NotificationDrawerSight): Promise<void>;
}

const fault = problemOf(503, 'unavailable');

/** The notification-drawer machine, told so that Node and a browser can both play it. */
export const notificationDrawerScript: MachineScript<
  typeof notificationDrawerMachine,
  NotificationDrawerWorld
> = {
  model: {
    machine: notificationDrawerMachine,
    inputs: { 'three notifications': undefined },
    events: {
      'drawer.open': { type: 'drawer.open' },
      'drawer.close': { type: 'drawer.close' },
      'notification.mark': { type: 'notification.mark', id: UNREAD },
      'all.mark': { type: 'all.mark' },
      'notification.follow': { type: 'notification.follow', id: UNREAD, isUnread: true },
      'notification.follow one that was read': {
        type: 'notification.follow',
        id: READ,
        isUnread: false,
      },
      'it is marked': { type: 'xstate.done.actor.markRead', output: undefined },
      'marking fails': { type: 'xstate.error.actor.markRead', error: fault },
    },
    serialise: ({ marks, problem }: NotificationDrawerContext) => [
      marks === 'all' ? marks : marks.length,
      problem?.code,
    ],
  },

  opens: (world) => world.begin(),

  does: {
    'drawer.open': (world) => world.open(),
    'drawer.close': (world) => world.close(),
    'notification.mark': (world) => world.markOne(),
    'all.mark': (world) => world.markAll(),
    'notification.follow': (world, { isUnread }) =>
      world.follow(isUnread ? 'an unread one' : 'a read one'),
  },

  outcomes: {
    'it is marked': (world) => world.isMarked(),
    'marking fails': (world) => world.fails(),
  },

  sees: {
    closed: (world) => world.sees({ isShown: false, isBusy: false }),
    reading: (world) => world.sees({ isShown: true, isBusy: false }),
    marking: (world) => world.sees({ isShown: true, isBusy: true }),
    leaving: (world) => world.sees({ isShown: false, isBusy: false }),
  },
};
