import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideInvitation } from '#application/session/invitation.actors';
import type { invitationMachine } from '#application/session/invitation.machine';
import {
  chosenPassword,
  commonPassword,
  type InvitationDriver,
  type InvitationViewState,
  invitationInitialStates,
  invitationLink,
  noAnswer,
  type PasswordVerdict,
  uselessLink,
} from '../machine-models/invitation.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

const readUrl = '/api/user/password_reset/read/';
const setUrl = '/api/user/password_reset/confirm/';

const refusals = { useless: uselessLink, unanswered: noAnswer, 'too common': commonPassword };

/** The running process with scripted adapters, as the driver of its test model. */
export function createInvitationNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof invitationMachine>(inspect);

  const answers = async (url: string, verdict: PasswordVerdict, data: unknown) => {
    if (verdict === 'good') app().transport.accept(url, data);
    else app().transport.refuse(url, refusals[verdict]);
    await settle();
  };

  const driver: InvitationDriver = {
    open: (beginning) =>
      begin(providedMachine(provideInvitation), invitationInitialStates[beginning]),
    retryRead: () => send({ type: 'reading.retry' }),
    choose: () => send({ type: 'password.choose', ...chosenPassword }),
    settleLink: (verdict) => answers(readUrl, verdict, invitationLink),
    settlePassword: (verdict) => answers(setUrl, verdict, undefined),
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

type Value = SnapshotFrom<typeof invitationMachine>['value'];

const STEPS: Record<Value, InvitationViewState['step']> = {
  opening: 'reading',
  reading: 'reading',
  unread: 'unread',
  choosing: 'form',
  setting: 'form',
  refused: 'refusal',
  useless: 'useless',
  accepted: 'inside',
};

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof invitationMachine>): InvitationViewState {
  return {
    step: STEPS[snapshot.value],
    busy: snapshot.hasTag('busy'),
  };
}
