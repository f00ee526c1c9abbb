import { expect } from 'vitest';
import { mailboxPollingOf } from '#application/conversations/mailbox-polling.actors';
import {
  backOffMs,
  MailboxRefusal,
  type MailboxUnread,
  type mailboxPollingMachine,
  POLL_INTERVAL_MS,
  REFUSED_PAUSE_MS,
} from '#application/conversations/mailbox-polling.machine';
import type { Inspect } from '#application/create-application';
import type { MailboxPollingDriver, ReadingOutcome } from '../machine-models/mailbox-polling.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness } from './machine-harness';

interface Reading {
  readonly signal: AbortSignal;
  settle(how: ReadingOutcome): void;
}

const FAILURES = {
  'without a connection': () => new Error('no connection'),
  'with a refused password': () => new MailboxRefusal('wrong password'),
} as const;

/** The polling with a reader whose readings the driver ends. */
export function createMailboxPollingNodeDriver(inspect: Inspect) {
  const { app, actor, begin, playing, send, snapshot } =
    createMachineHarness<typeof mailboxPollingMachine>(inspect);
  const readings: Reading[] = [];
  const reports: MailboxUnread[] = [];

  const read = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const end = (how: ReadingOutcome) => {
        if (how === 'with letters') resolve();
        else reject(FAILURES[how]());
      };
      readings.push({ signal, settle: end });
    });

  const pauseMs = (): number => {
    if (snapshot().matches('resting')) return POLL_INTERVAL_MS;
    return snapshot().matches('refused')
      ? REFUSED_PAUSE_MS
      : backOffMs(snapshot().context.failures);
  };

  const driver: MailboxPollingDriver = {
    open: async () => {
      await begin(() => mailboxPollingOf({ read }), undefined);
      actor().on('mailbox.unread', (report) => reports.push(report));
    },
    read: () => send({ type: 'mailbox.read' }),
    stop: async () => {
      const [last, wasReading] = [readings.at(-1), snapshot().hasTag('reading')];
      await send({ type: 'polling.stop' });
      if (wasReading) expect(last?.signal.aborted).toBe(true);
    },
    settle: async (how) => {
      const told = reports.length;
      readings.at(-1)?.settle(how);
      await settle();
      if (how === 'with letters') expect(reports.length).toBe(told);
      else expect(reports.at(-1)).toMatchObject({ pauseMs: pauseMs() });
    },
    elapsePause: async () => {
      const [before, pause] = [readings.length, pauseMs()];
      app().clock.advance(pause - 1);
      expect(readings.length).toBe(before);
      app().clock.advance(1);
      expect(readings.length).toBe(before + 1);
    },
    expectViewState: async (viewState) =>
      expect({
        isReading: snapshot().hasTag('reading'),
        isFailing: snapshot().hasTag('failing'),
      }).toEqual(viewState),
  };

  return playing(driver);
}
