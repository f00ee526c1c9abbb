import { createActor } from 'xstate';
import { mailboxPollingOf } from '#application/conversations/mailbox-polling.actors';
import type { MailboxConfig } from '../config';
import type { ServerContext } from '../context';
import { createMailboxReader } from './mailbox';

/** The polling of a mailbox. */
export interface MailboxPolling {
  /** Ends the connection. A letter that is being kept is read again later, and kept once. */
  stop(): void;
}

/** Reads the mailbox of a store from now on, by the machine `mailboxPolling`. */
export function startMailboxPolling(
  context: ServerContext,
  mailbox: MailboxConfig,
): MailboxPolling {
  const polling = createActor(mailboxPollingOf(createMailboxReader(context, mailbox)));
  polling.on('mailbox.unread', ({ error, pauseMs }) =>
    context.log.warn({ err: error, pauseMs }, 'the mailbox was not read'),
  );
  polling.start();
  return { stop: () => polling.send({ type: 'polling.stop' }) };
}
