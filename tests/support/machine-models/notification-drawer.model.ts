import {
  type NotificationDrawerContext,
  notificationDrawerMachine,
} from '#application/notifications/notification-drawer.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** An unread and a read notification. */
export const UNREAD = 'ntf_1';
export const READ = 'ntf_3';

/** What the user sees of the drawer. */
export interface NotificationDrawerViewState {
  readonly isShown: boolean;
  readonly isBusy: boolean;
}

/** The actions and assertions that a driver of the drawer must implement. */
export interface NotificationDrawerDriver {
  begin(): Promise<void>;
  open(): Promise<void>;
  close(): Promise<void>;
  markOne(): Promise<void>;
  markAll(): Promise<void>;
  follow(which: 'an unread one' | 'a read one'): Promise<void>;
  settleMarking(): Promise<void>;
  failMarking(): Promise<void>;
  expectViewState(viewState: NotificationDrawerViewState): Promise<void>;
}

const fault = problemOf(503, 'unavailable');

/**
 * The notification-drawer machine, as a test model that drivers in Node and in a browser can run.
 */
export const notificationDrawerTestModel: MachineTestModel<
  typeof notificationDrawerMachine,
  NotificationDrawerDriver
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

  setUp: (driver) => driver.begin(),

  eventExecutors: {
    'drawer.open': (driver) => driver.open(),
    'drawer.close': (driver) => driver.close(),
    'notification.mark': (driver) => driver.markOne(),
    'all.mark': (driver) => driver.markAll(),
    'notification.follow': (driver, { isUnread }) =>
      driver.follow(isUnread ? 'an unread one' : 'a read one'),
  },

  outcomeExecutors: {
    'it is marked': (driver) => driver.settleMarking(),
    'marking fails': (driver) => driver.failMarking(),
  },

  stateAssertions: {
    closed: (driver) => driver.expectViewState({ isShown: false, isBusy: false }),
    reading: (driver) => driver.expectViewState({ isShown: true, isBusy: false }),
    marking: (driver) => driver.expectViewState({ isShown: true, isBusy: true }),
    leaving: (driver) => driver.expectViewState({ isShown: false, isBusy: false }),
  },
};
