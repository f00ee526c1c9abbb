import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideInvitation } from '#application/session/invitation.actors';
import {
  chosenPassword,
  invitationLink,
  invitationTestModel,
} from '../support/machine-models/invitation.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createInvitationNodeDriver } from '../support/node-drivers/invitation.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(invitationTestModel, createInvitationNodeDriver);

it('The invitation machine sends the token only in bodies, and outputs the credentials for sign-in', async () => {
  const { application, transport } = composeTestApp();
  const machine = application.provide(provideInvitation);
  const actor = createActor(machine, { input: { token: 'a-token' } }).start();
  transport.accept('/api/user/password_reset/read/', invitationLink);
  await settle();
  actor.send({ type: 'password.choose', ...chosenPassword });
  transport.accept('/api/user/password_reset/confirm/', undefined);
  await settle();
  expect(transport.sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/user/password_reset/read/', { token: 'a-token' }],
    ['/api/user/password_reset/confirm/', { token: 'a-token', ...chosenPassword }],
  ]);
  expect(actor.getSnapshot().output).toEqual({ username: 'rim', password: 'Zellige&2027' });
});

it('The invitation machine sends the names and the phone of a person who was invited by an address', async () => {
  const { application, transport } = composeTestApp();
  const machine = application.provide(provideInvitation);
  const actor = createActor(machine, { input: { token: 'a-token' } }).start();
  transport.accept('/api/user/password_reset/read/', { ...invitationLink, asksPerson: true });
  await settle();
  const person = { firstName: 'Safae', lastName: 'Idrissi', phoneNumber: '0661420319' };
  actor.send({ type: 'password.choose', ...chosenPassword, person });
  transport.accept('/api/user/password_reset/confirm/', undefined);
  await settle();
  expect(transport.sent.at(-1)?.body).toEqual({ token: 'a-token', ...chosenPassword, ...person });
});
