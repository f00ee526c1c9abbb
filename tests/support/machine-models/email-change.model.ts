import {
  type EmailChangeContext,
  emailChangeMachine,
} from '#application/email-changes/email-change.machine';
import type { EmailChange } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';

/** How long another mail must wait (ms). */
export const WAIT_MS = 60_000;
/** How long the link is valid (ms). */
export const LINK_MS = 86_400_000;

/** A change that was just requested or mailed. */
export const mailedChange: EmailChange = {
  id: 'ech_nadia',
  email: 'nadia@nouveau.ma',
  expiresAt: new Date(testNow + LINK_MS).toISOString(),
  sendAgainAt: new Date(testNow + WAIT_MS).toISOString(),
};

/** The answer to the request for another mail, or to cancel. */
export type ChangeVerdict = 'done' | 'over' | 'unanswered';

/** What the page shows. */
export interface EmailChangeViewState {
  readonly isShown: boolean;
  readonly canSend: boolean;
  readonly canCancel: boolean;
  readonly busy: boolean;
}

/** The actions and assertions that a driver of the page must implement. */
export interface EmailChangeDriver {
  open(): Promise<void>;
  send(): Promise<void>;
  cancel(): Promise<void>;
  passWait(): Promise<void>;
  passExpiry(): Promise<void>;
  settleMail(verdict: ChangeVerdict): Promise<void>;
  settleCancel(verdict: ChangeVerdict): Promise<void>;
  expectViewState(viewState: EmailChangeViewState): Promise<void>;
}

/** Why a request was refused. */
export const emailChangeRefusals = {
  over: problemOf(409, 'action_not_allowed'),
  unanswered: problemOf(0, 'network'),
};

function failing(actor: string, refusal: keyof typeof emailChangeRefusals) {
  return { type: `xstate.error.actor.${actor}`, error: emailChangeRefusals[refusal] };
}

const shown = { isShown: true, canSend: false, canCancel: true, busy: false };
const busy = { isShown: true, canSend: false, canCancel: false, busy: true };

/** The machine for a change of an address, as a test model for drivers in Node and in a browser. */
export const emailChangeTestModel: MachineTestModel<typeof emailChangeMachine, EmailChangeDriver> =
  {
    model: {
      machine: emailChangeMachine,
      inputs: { 'a requested change': { change: mailedChange } },
      events: {
        'mail.send': { type: 'mail.send' },
        'change.cancel': { type: 'change.cancel' },
        'the wait is over': { type: 'xstate.done.actor.waitForNextMail' },
        'the link expires': { type: 'xstate.done.actor.waitForExpiry' },
        'the mail is sent': { type: 'xstate.done.actor.sendMail', output: mailedChange },
        'the change to mail is over': failing('sendMail', 'over'),
        'the mail is not answered': failing('sendMail', 'unanswered'),
        'the change is cancelled': { type: 'xstate.done.actor.cancelChange' },
        'the change to cancel is over': failing('cancelChange', 'over'),
        'cancelling is not answered': failing('cancelChange', 'unanswered'),
      },
      serialise: ({ problem }: EmailChangeContext) => [problem?.code],
    },

    setUp: (driver) => driver.open(),

    eventExecutors: {
      'mail.send': (driver) => driver.send(),
      'change.cancel': (driver) => driver.cancel(),
    },

    outcomeExecutors: {
      'the wait is over': (driver) => driver.passWait(),
      'the link expires': (driver) => driver.passExpiry(),
      'the mail is sent': (driver) => driver.settleMail('done'),
      'the change to mail is over': (driver) => driver.settleMail('over'),
      'the mail is not answered': (driver) => driver.settleMail('unanswered'),
      'the change is cancelled': (driver) => driver.settleCancel('done'),
      'the change to cancel is over': (driver) => driver.settleCancel('over'),
      'cancelling is not answered': (driver) => driver.settleCancel('unanswered'),
    },

    stateAssertions: {
      'pending.waiting': (driver) => driver.expectViewState(shown),
      'pending.sendable': (driver) => driver.expectViewState({ ...shown, canSend: true }),
      sending: (driver) => driver.expectViewState(busy),
      cancelling: (driver) => driver.expectViewState(busy),
      ended: (driver) => driver.expectViewState({ ...busy, isShown: false, busy: false }),
    },
  };
