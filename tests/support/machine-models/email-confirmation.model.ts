import {
  type EmailConfirmationContext,
  emailConfirmationMachine,
} from '#application/registration/email-confirmation.machine';
import type { EmailConfirmation } from '#openapi/types.generated';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';

/** How long the state "was just sent" forbids another mail (ms). */
export const WAIT_MS = 15_000;

/** The states that the server tells. */
export const confirmationStates = {
  'may be sent': {
    email: 'salma@exemple.ma',
    confirmed: false,
    isRegistration: true,
    codeExpiresAt: null,
    sendAgainAt: null,
  },
  'was just sent': {
    email: 'salma@exemple.ma',
    confirmed: false,
    isRegistration: true,
    codeExpiresAt: new Date(testNow + 15 * 60_000).toISOString(),
    sendAgainAt: new Date(testNow + WAIT_MS).toISOString(),
  },
  confirmed: {
    email: 'salma@exemple.ma',
    confirmed: true,
    isRegistration: false,
    codeExpiresAt: null,
    sendAgainAt: null,
  },
} satisfies Record<string, EmailConfirmation>;

/** A state that is told, or why none is. */
export type StateVerdict = keyof typeof confirmationStates | 'unanswered';
/** The response to a code. */
export type CodeVerdict = 'right' | 'wrong' | 'unanswered';
/** The response to the request for a mail. */
export type MailVerdict = 'sent' | 'confirmed' | 'too early' | 'unanswered';

/** What the page shows. */
export interface EmailConfirmationViewState {
  readonly step: 'reading' | 'unread' | 'form' | 'confirmed';
  readonly canSend: boolean;
  readonly busy: boolean;
}

/** The actions and assertions that a driver of the page must implement. */
export interface EmailConfirmationDriver {
  open(): Promise<void>;
  retryRead(): Promise<void>;
  submitCode(): Promise<void>;
  sendMail(): Promise<void>;
  settleState(verdict: StateVerdict): Promise<void>;
  settleCode(verdict: CodeVerdict): Promise<void>;
  settleMail(verdict: MailVerdict): Promise<void>;
  confirmElsewhere(): Promise<void>;
  passWait(): Promise<void>;
  expectViewState(viewState: EmailConfirmationViewState): Promise<void>;
}

/** Why a request was refused. */
export const confirmationRefusals = {
  wrong: problemOf(422, 'validation_failed', { errors: { code: ['wrong_code'] } }),
  'too early': problemOf(429, 'too_many_requests', { retryAfter: 30 }),
  unanswered: problemOf(0, 'network'),
};

function told(actor: string, state: keyof typeof confirmationStates) {
  return { type: `xstate.done.actor.${actor}`, output: confirmationStates[state] };
}

function failing(actor: string, refusal: keyof typeof confirmationRefusals) {
  return { type: `xstate.error.actor.${actor}`, error: confirmationRefusals[refusal] };
}

const idle = { canSend: false, busy: false };

/**
 * The e-mail confirmation machine, as a test model that drivers in Node and in a browser can run.
 */
export const emailConfirmationTestModel: MachineTestModel<
  typeof emailConfirmationMachine,
  EmailConfirmationDriver
> = {
  model: {
    machine: emailConfirmationMachine,
    inputs: { 'an unconfirmed user': undefined },
    events: {
      'reading.retry': { type: 'reading.retry' },
      'code.submit': { type: 'code.submit', code: '123456' },
      'mail.send': { type: 'mail.send' },
      'a mail may be sent': told('readState', 'may be sent'),
      'a mail was just sent': told('readState', 'was just sent'),
      'the address is confirmed already': told('readState', 'confirmed'),
      'the state is not read': failing('readState', 'unanswered'),
      'the code is right': told('confirm', 'confirmed'),
      'the code is wrong': failing('confirm', 'wrong'),
      'the code is not answered': failing('confirm', 'unanswered'),
      'the mail is sent': told('sendMail', 'was just sent'),
      'no mail is needed': told('sendMail', 'confirmed'),
      'the mail is asked too early': failing('sendMail', 'too early'),
      'the mail is not answered': failing('sendMail', 'unanswered'),
      'the address is confirmed elsewhere': told('watchElsewhere', 'confirmed'),
      'the wait is over': { type: 'xstate.done.actor.waitForNextMail' },
    },
    serialise: ({ state, problem }: EmailConfirmationContext) => [
      state?.confirmed,
      state?.sendAgainAt != null,
      problem?.code,
    ],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'reading.retry': (driver) => driver.retryRead(),
    'code.submit': (driver) => driver.submitCode(),
    'mail.send': (driver) => driver.sendMail(),
  },

  outcomeExecutors: {
    'a mail may be sent': (driver) => driver.settleState('may be sent'),
    'a mail was just sent': (driver) => driver.settleState('was just sent'),
    'the address is confirmed already': (driver) => driver.settleState('confirmed'),
    'the state is not read': (driver) => driver.settleState('unanswered'),
    'the code is right': (driver) => driver.settleCode('right'),
    'the code is wrong': (driver) => driver.settleCode('wrong'),
    'the code is not answered': (driver) => driver.settleCode('unanswered'),
    'the mail is sent': (driver) => driver.settleMail('sent'),
    'no mail is needed': (driver) => driver.settleMail('confirmed'),
    'the mail is asked too early': (driver) => driver.settleMail('too early'),
    'the mail is not answered': (driver) => driver.settleMail('unanswered'),
    'the address is confirmed elsewhere': (driver) => driver.confirmElsewhere(),
    'the wait is over': (driver) => driver.passWait(),
  },

  stateAssertions: {
    reading: (driver) => driver.expectViewState({ ...idle, step: 'reading', busy: true }),
    unread: (driver) => driver.expectViewState({ ...idle, step: 'unread' }),
    'entering.deciding': transientState,
    'entering.waiting': (driver) => driver.expectViewState({ ...idle, step: 'form' }),
    'entering.sendable': (driver) =>
      driver.expectViewState({ ...idle, step: 'form', canSend: true }),
    confirming: (driver) => driver.expectViewState({ ...idle, step: 'form', busy: true }),
    sending: (driver) => driver.expectViewState({ ...idle, step: 'form', busy: true }),
    confirmed: (driver) => driver.expectViewState({ ...idle, step: 'confirmed' }),
  },
};
