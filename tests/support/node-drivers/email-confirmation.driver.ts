import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideEmailConfirmation } from '#application/registration/email-confirmation.actors';
import type { emailConfirmationMachine } from '#application/registration/email-confirmation.machine';
import {
  confirmationRefusals,
  confirmationStates,
  type EmailConfirmationDriver,
  type EmailConfirmationViewState,
  WAIT_MS,
} from '../machine-models/email-confirmation.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const STATE = '/api/user/email/confirmation/';
const SEND = '/api/user/email/confirmation/send/';
const CONFIRM = '/api/user/email/confirm/';
const WATCH_EVERY_MS = 10_000;

/** The running process with scripted adapters, as the driver of its test model. */
export function createEmailConfirmationNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof emailConfirmationMachine>(inspect);

  const tell = async (url: string, state: keyof typeof confirmationStates) => {
    app().transport.accept(url, confirmationStates[state]);
    await settle();
  };
  const refuse = async (url: string, refusal: keyof typeof confirmationRefusals) => {
    app().transport.refuse(url, confirmationRefusals[refusal]);
    await settle();
  };

  const driver: EmailConfirmationDriver = {
    open: () => begin(providedMachine(provideEmailConfirmation), undefined),
    retryRead: () => send({ type: 'reading.retry' }),
    submitCode: () => send({ type: 'code.submit', code: '123456' }),
    sendMail: () => send({ type: 'mail.send' }),
    settleState: (verdict) =>
      verdict === 'unanswered' ? refuse(STATE, verdict) : tell(STATE, verdict),
    settleCode: (verdict) =>
      verdict === 'right' ? tell(CONFIRM, 'confirmed') : refuse(CONFIRM, verdict),
    settleMail: (verdict) => {
      if (verdict === 'sent') return tell(SEND, 'was just sent');
      return verdict === 'confirmed' ? tell(SEND, verdict) : refuse(SEND, verdict);
    },
    confirmElsewhere: async () => {
      app().clock.advance(WATCH_EVERY_MS);
      await settle();
      await tell(STATE, 'confirmed');
    },
    passWait: async () => {
      const { clock } = app();
      clock.advance(WAIT_MS);
      await settle();
      // The state of the next mail names the same moment again.
      clock.setTime(-WAIT_MS);
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

type Snapshot = SnapshotFrom<typeof emailConfirmationMachine>;

function stepOf(snapshot: Snapshot): EmailConfirmationViewState['step'] {
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.matches('unread')) return 'unread';
  return snapshot.matches('confirmed') ? 'confirmed' : 'form';
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: Snapshot): EmailConfirmationViewState {
  return {
    step: stepOf(snapshot),
    canSend: snapshot.can({ type: 'mail.send' }),
    busy: snapshot.hasTag('busy'),
  };
}
