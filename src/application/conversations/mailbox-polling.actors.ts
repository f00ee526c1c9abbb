import { fromPromise } from 'xstate';
import type { ActorsOf } from '../machine-actors';
import { mailboxPollingMachine } from './mailbox-polling.machine';

/** Reads the mailbox of a store. */
export interface MailboxReader {
  /**
   * Keeps the new letters of the mailbox, and ends its connection when `signal` is aborted. Rejects
   * with a `MailboxRefusal` if the mail server refuses the user name or the password.
   */
  read(signal: AbortSignal): Promise<void>;
}

/** The actors of the polling of a mailbox. */
export function mailboxPollingActors(
  reader: MailboxReader,
): ActorsOf<typeof mailboxPollingMachine> {
  return { readMailbox: fromPromise(({ signal }) => reader.read(signal)) };
}

/** The polling of the mailbox that `reader` reads. */
export function mailboxPollingOf(reader: MailboxReader) {
  return mailboxPollingMachine.provide({ actors: mailboxPollingActors(reader) });
}
