import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideEmailLink } from '#application/registration/email-link.actors';
import type { emailLinkMachine } from '#application/registration/email-link.machine';
import {
  type EmailLinkDriver,
  type EmailLinkViewState,
  emailLinkInitialStates,
  emailLinkRefusals,
} from '../machine-models/email-link.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const URLS = {
  registration: '/api/user/email/confirm/link/',
  change: '/api/user/email/change/confirm/',
  undo: '/api/user/email/change/undo/',
} as const;

const userName = 'salma@exemple.ma';
const ADDRESS = { of: 'user', email: userName, userName };
const ANSWERS = { registration: { userName }, change: ADDRESS, undo: ADDRESS };

/** The running process with scripted adapters, as the driver of its test model. */
export function createEmailLinkNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof emailLinkMachine>(inspect);

  const driver: EmailLinkDriver = {
    open: (beginning) =>
      begin(providedMachine(provideEmailLink), emailLinkInitialStates[beginning]),
    confirm: () => send({ type: 'link.confirm' }),
    settle: async (verdict) => {
      const { purpose } = snapshot().context;
      if (verdict === 'good') app().transport.accept(URLS[purpose], ANSWERS[purpose]);
      else app().transport.refuse(URLS[purpose], emailLinkRefusals[verdict]);
      await settle();
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

type Value = SnapshotFrom<typeof emailLinkMachine>['value'];

const STEPS: Record<Value, EmailLinkViewState['step']> = {
  opening: 'question',
  asking: 'question',
  confirming: 'question',
  failed: 'failure',
  useless: 'useless',
  confirmed: 'confirmed',
};

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof emailLinkMachine>): EmailLinkViewState {
  return { step: STEPS[snapshot.value], busy: snapshot.hasTag('busy') };
}
