import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { assign, emit, setup } from 'xstate';
import { declareActor } from '../machine-actors';

/** Time between two readings of the mailbox, in ms. */
export const POLL_INTERVAL_MS = millisecondsInMinute;

/** The pause after the first failure, in ms. Each further one doubles it, up to half an hour. */
const FIRST_BACK_OFF_MS = 30 * millisecondsInSecond;
const MAX_BACK_OFF_MS = 30 * millisecondsInMinute;

/** A mail server that refuses a password is not asked again for so long: it would block the account. */
export const REFUSED_PAUSE_MS = millisecondsInHour;

/** Further failures make the pause no longer. */
const MAX_FAILURES = 7;

/** The reader's error when the mail server refuses the user name or the password. */
export class MailboxRefusal extends Error {
  override readonly name = 'MailboxRefusal';
}

export interface MailboxPollingContext {
  /** Failures since the last reading, at most {@link MAX_FAILURES}. */
  readonly failures: number;
}

/** Told when a reading fails, for the log. */
export interface MailboxUnread {
  readonly type: 'mailbox.unread';
  readonly error: unknown;
  /** When it is read again, in ms from now. */
  readonly pauseMs: number;
}

export type MailboxPollingEvent =
  /** Reads at once, for the operator. */
  { type: 'mailbox.read' } | { type: 'polling.stop' };

type Failure = { readonly error: unknown };

function failureOf({ event }: { event: unknown }): Failure {
  return { error: (event as { readonly error?: unknown }).error };
}

/** The pause after so many failures in a row, in ms. */
export function backOffMs(failures: number): number {
  return Math.min(FIRST_BACK_OFF_MS * 2 ** (failures - 1), MAX_BACK_OFF_MS);
}

/**
 * How the server reads the mailbox of a store that has its own (IMAP): every minute, with
 * exponential backoff while the mail server does not answer, and an hour after it refused the password. One
 * reading is over before the next begins, and a letter that is read twice is kept once, so an
 * interrupted reading is simply repeated.
 */
export const mailboxPollingMachine = setup({
  types: {
    context: {} as MailboxPollingContext,
    events: {} as MailboxPollingEvent,
    emitted: {} as MailboxUnread,
    tags: {} as 'reading' | 'failing',
  },
  actors: {
    /**
     * Keeps the new letters of the mailbox. Rejects with a {@link MailboxRefusal}, or with the error
     * of the connection. It stops when its machine does.
     */
    readMailbox: declareActor<void>(),
  },
  guards: {
    isRefused: (_, { error }: Failure) => error instanceof MailboxRefusal,
  },
  actions: {
    countFailure: assign(({ context }) => ({
      failures: Math.min(context.failures + 1, MAX_FAILURES),
    })),
    forgetFailures: assign({ failures: 0 }),
    reportFailure: emit(
      ({ context }, { error }: Failure): MailboxUnread => ({
        type: 'mailbox.unread',
        error,
        pauseMs: backOffMs(context.failures),
      }),
    ),
    reportRefusal: emit(
      (_, { error }: Failure): MailboxUnread => ({
        type: 'mailbox.unread',
        error,
        pauseMs: REFUSED_PAUSE_MS,
      }),
    ),
  },
  delays: {
    pollInterval: POLL_INTERVAL_MS,
    backOff: ({ context }) => backOffMs(context.failures),
    refusedPause: REFUSED_PAUSE_MS,
  },
}).createMachine({
  id: 'mailboxPolling',
  context: { failures: 0 },
  initial: 'reading',
  on: { 'polling.stop': '.stopped' },
  states: {
    reading: {
      tags: 'reading',
      invoke: {
        id: 'readMailbox',
        src: 'readMailbox',
        onDone: { target: 'resting', actions: 'forgetFailures' },
        onError: [
          {
            guard: { type: 'isRefused', params: failureOf },
            target: 'refused',
            actions: { type: 'reportRefusal', params: failureOf },
          },
          {
            target: 'failing',
            actions: ['countFailure', { type: 'reportFailure', params: failureOf }],
          },
        ],
      },
    },
    resting: {
      after: { pollInterval: 'reading' },
      on: { 'mailbox.read': 'reading' },
    },
    failing: {
      tags: 'failing',
      after: { backOff: 'reading' },
      on: { 'mailbox.read': 'reading' },
    },
    refused: {
      tags: 'failing',
      after: { refusedPause: 'reading' },
      on: { 'mailbox.read': 'reading' },
    },
    stopped: { type: 'final' },
  },
});
