import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideInvitation } from '#application/session/invitation.actors';
import type { invitationMachine } from '#application/session/invitation.machine';
import {
  chosenPassword,
  commonPassword,
  type InvitationSight,
  type InvitationWorld,
  invitationBeginnings,
  invitationLink,
  noAnswer,
  type PasswordVerdict,
  uselessLink,
} from '../machine-scripts/invitation.script';
import { settle } from '../test-app/compose-test-app';
import { processInNode, provided } from './process-in-node';

const readUrl = '/api/user/password_reset/read/';
const setUrl = '/api/user/password_reset/confirm/';

const refusals = { useless: uselessLink, unanswered: noAnswer, 'too common': commonPassword };

/** The running process with scripted adapters, as a world that the script can play in. */
export const invitationInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } = processInNode<typeof invitationMachine>(inspect);

  const answers = async (url: string, verdict: PasswordVerdict, data: unknown) => {
    if (verdict === 'good') app().transport.accept(url, data);
    else app().transport.refuse(url, refusals[verdict]);
    await settle();
  };

  const world: InvitationWorld = {
    open: (beginning) => begin(provided(provideInvitation), invitationBeginnings[beginning]),
    readAgain: () => send({ type: 'reading.retry' }),
    choose: () => send({ type: 'password.choose', ...chosenPassword }),
    linkIs: (verdict) => answers(readUrl, verdict, invitationLink),
    passwordIs: (verdict) => answers(setUrl, verdict, undefined),
    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

type Value = SnapshotFrom<typeof invitationMachine>['value'];

const STEPS: Record<Value, InvitationSight['step']> = {
  opening: 'reading',
  reading: 'reading',
  unread: 'unread',
  choosing: 'form',
  setting: 'form',
  refused: 'refusal',
  useless: 'useless',
  accepted: 'inside',
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof invitationMachine>): InvitationSight => ({
  step: STEPS[snapshot.value],
  busy: snapshot.hasTag('busy'),
});
