import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';

/** The notifications to mark as read: some by their ids, or all of them. */
export type NotificationsToMark = readonly string[] | 'all';

export type NotificationDrawerEvent =
  | { type: 'drawer.open' }
  | { type: 'drawer.close' }
  | { type: 'notification.mark'; id: string }
  | { type: 'all.mark' }
  /** The user opens the notification's record. */
  | { type: 'notification.follow'; id: string; isUnread: boolean };

export interface NotificationDrawerContext {
  /** The notifications being marked, or the last marked ones. */
  readonly marks: NotificationsToMark;
  /** Why the last marking failed. */
  readonly problem: ApiProblem | null;
}

function unreadFromEvent({ event }: { event: { isUnread: boolean } }) {
  return {
    isUnread: event.isUnread,
  };
}

function marksFromEvent({ event }: { event: { id: string } }) {
  return { marks: [event.id] };
}

const ALL_MARKS = { marks: 'all' } as const;

/** The new id with those in flight: marking a notification twice has no further effect. */
function marksWithEvent({
  context: { marks },
  event: { id },
}: {
  context: NotificationDrawerContext;
  event: { id: string };
}) {
  return { marks: marks === 'all' ? marks : [...marks.filter((other) => other !== id), id] };
}

function marksOf({ context }: { context: NotificationDrawerContext }) {
  return {
    marks: context.marks,
  };
}

const machineSetup = setup({
  types: {
    context: {} as NotificationDrawerContext,
    events: {} as NotificationDrawerEvent,
    tags: {} as 'shown' | 'busy',
  },
  actors: {
    /** Marks as read; idempotent. Rejects with an ApiProblem. */
    markRead: declareActor<void, { marks: NotificationsToMark }>(),
  },
  guards: {
    isUnread: (_, { isUnread }: { isUnread: boolean }) => isUnread,
  },
  actions: {
    keepMarks: assign((_, { marks }: { marks: NotificationsToMark }) => ({ marks, problem: null })),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/**
 * The drawer of notifications: opened, read, marked, and closed by its close button or by opening a
 * record. A request in flight continues after the drawer is closed, so no marking is lost.
 */
export const notificationDrawerMachine = machineSetup.createMachine({
  id: 'notificationDrawer',
  context: { marks: [], problem: null },
  initial: 'closed',
  states: {
    closed: { on: { 'drawer.open': { target: 'reading', actions: 'forgetProblem' } } },
    reading: {
      tags: 'shown',
      on: {
        'notification.mark': {
          target: 'marking',
          actions: { type: 'keepMarks', params: marksFromEvent },
        },
        'all.mark': { target: 'marking', actions: { type: 'keepMarks', params: ALL_MARKS } },
        'drawer.close': 'closed',
        'notification.follow': [
          {
            guard: { type: 'isUnread', params: unreadFromEvent },
            target: 'leaving',
            actions: { type: 'keepMarks', params: marksFromEvent },
          },
          { target: 'closed' },
        ],
      },
    },
    marking: {
      meta: { proves: ['notificationsMarked'] },
      tags: ['shown', 'busy'],
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: marksOf,
        onDone: 'reading',
        onError: { target: 'reading', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
      on: {
        'notification.mark': {
          target: 'marking',
          reenter: true,
          actions: { type: 'keepMarks', params: marksWithEvent },
        },
        'all.mark': {
          target: 'marking',
          reenter: true,
          actions: { type: 'keepMarks', params: ALL_MARKS },
        },
        'drawer.close': 'leaving',
        'notification.follow': {
          target: 'leaving',
          actions: { type: 'keepMarks', params: marksWithEvent },
        },
      },
    },
    leaving: {
      invoke: {
        id: 'markRead',
        src: 'markRead',
        input: marksOf,
        onDone: 'closed',
        onError: 'closed',
      },
      on: { 'drawer.open': 'marking' },
    },
  },
});
