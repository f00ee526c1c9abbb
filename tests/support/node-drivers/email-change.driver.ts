import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideEmailChange } from '#application/email-changes/email-change.actors';
import type { emailChangeMachine } from '#application/email-changes/email-change.machine';
import {
  type EmailChangeDriver,
  type EmailChangeViewState,
  emailChangeRefusals,
  LINK_MS,
  mailedChange,
  WAIT_MS,
} from '../machine-models/email-change.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const SEND = `/api/store/email/change/${mailedChange.id}/send/`;
const CANCEL = `/api/store/email/change/${mailedChange.id}/cancel/`;

/** The running process with scripted adapters, as the driver of its test model. */
export function createEmailChangeNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof emailChangeMachine>(inspect);

  const refuse = (url: string, verdict: keyof typeof emailChangeRefusals) =>
    app().transport.refuse(url, emailChangeRefusals[verdict]);
  const pass = async (milliseconds: number) => {
    const { clock } = app();
    clock.advance(milliseconds);
    await settle();
    // The next mail names the same moments again.
    clock.setTime(-milliseconds);
  };

  const driver: EmailChangeDriver = {
    open: () => begin(providedMachine(provideEmailChange), { change: mailedChange }),
    send: () => send({ type: 'mail.send' }),
    cancel: () => send({ type: 'change.cancel' }),
    passWait: () => pass(WAIT_MS),
    passExpiry: () => pass(LINK_MS),
    settleMail: async (verdict) => {
      if (verdict === 'done') app().transport.accept(SEND, mailedChange);
      else refuse(SEND, verdict);
      await settle();
    },
    settleCancel: async (verdict) => {
      if (verdict === 'done') app().transport.accept(CANCEL, undefined);
      else refuse(CANCEL, verdict);
      await settle();
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof emailChangeMachine>): EmailChangeViewState {
  return {
    isShown: !snapshot.matches('ended'),
    canSend: snapshot.can({ type: 'mail.send' }),
    canCancel: snapshot.can({ type: 'change.cancel' }),
    busy: snapshot.hasTag('busy'),
  };
}
