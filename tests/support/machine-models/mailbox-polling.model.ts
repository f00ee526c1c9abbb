import {
  type MailboxPollingContext,
  MailboxRefusal,
  mailboxPollingMachine,
} from '#application/conversations/mailbox-polling.machine';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';

/** What can be seen of the polling from outside. */
export interface MailboxPollingViewState {
  readonly isReading: boolean;
  readonly isFailing: boolean;
}

/** How a reading ends. */
export type ReadingOutcome = 'with letters' | 'without a connection' | 'with a refused password';

/** The actions and assertions that a driver of the polling must implement. */
export interface MailboxPollingDriver {
  open(): Promise<void>;
  read(): Promise<void>;
  stop(): Promise<void>;
  settle(how: ReadingOutcome): Promise<void>;
  /** The pause of the state that it rests in is over. */
  elapsePause(): Promise<void>;
  expectViewState(viewState: MailboxPollingViewState): Promise<void>;
}

const resting: MailboxPollingViewState = { isReading: false, isFailing: false };

/** The polling of a mailbox, as a test model. */
export const mailboxPollingTestModel: MachineTestModel<
  typeof mailboxPollingMachine,
  MailboxPollingDriver
> = {
  model: {
    machine: mailboxPollingMachine,
    inputs: { 'a mailbox': undefined },
    events: {
      'mailbox.read': { type: 'mailbox.read' },
      'polling.stop': { type: 'polling.stop' },
      'the mailbox is read': { type: 'xstate.done.actor.readMailbox', output: undefined },
      'the mail server does not answer': {
        type: 'xstate.error.actor.readMailbox',
        error: new Error('no connection'),
      },
      'the password is refused': {
        type: 'xstate.error.actor.readMailbox',
        error: new MailboxRefusal('wrong password'),
      },
      'a minute passes': { type: 'xstate.after.pollInterval.mailboxPolling.resting' },
      'the pause after failures passes': { type: 'xstate.after.backOff.mailboxPolling.failing' },
      'an hour passes': { type: 'xstate.after.refusedPause.mailboxPolling.refused' },
    },
    serialise: ({ failures }: MailboxPollingContext) => failures,
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'mailbox.read': (driver) => driver.read(),
    'polling.stop': (driver) => driver.stop(),
  },

  outcomeExecutors: {
    'the mailbox is read': (driver) => driver.settle('with letters'),
    'the mail server does not answer': (driver) => driver.settle('without a connection'),
    'the password is refused': (driver) => driver.settle('with a refused password'),
    'a minute passes': (driver) => driver.elapsePause(),
    'the pause after failures passes': (driver) => driver.elapsePause(),
    'an hour passes': (driver) => driver.elapsePause(),
  },

  stateAssertions: {
    reading: (driver) => driver.expectViewState({ ...resting, isReading: true }),
    resting: (driver) => driver.expectViewState(resting),
    failing: (driver) => driver.expectViewState({ ...resting, isFailing: true }),
    refused: (driver) => driver.expectViewState({ ...resting, isFailing: true }),
    stopped: (driver) => driver.expectViewState(resting),
  },
};
