import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideEmailConfirmation } from '#application/registration/email-confirmation.actors';
import {
  confirmationRefusals,
  confirmationStates,
  emailConfirmationTestModel,
  WAIT_MS,
} from '../support/machine-models/email-confirmation.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createEmailConfirmationNodeDriver } from '../support/node-drivers/email-confirmation.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(emailConfirmationTestModel, createEmailConfirmationNodeDriver);

const STATE = '/api/user/email/confirmation/';
const CONFIRM = '/api/user/email/confirm/';

async function openForm() {
  const app = composeTestApp();
  const machine = app.application.provide(provideEmailConfirmation);
  const actor = createActor(machine, { clock: app.clock }).start();
  app.transport.accept(STATE, confirmationStates['was just sent']);
  await settle();
  return { ...app, actor };
}

it('Another mail can be sent exactly when the wait that the server named is over', async () => {
  const { actor, clock } = await openForm();
  clock.advance(WAIT_MS - 1);
  await settle();
  expect(actor.getSnapshot().can({ type: 'mail.send' })).toBe(false);
  clock.advance(1);
  await settle();
  expect(actor.getSnapshot().can({ type: 'mail.send' })).toBe(true);
});

it('A lost answer does not end the watch for a confirmation on another device', async () => {
  const { actor, clock, transport } = await openForm();
  clock.advance(10_000);
  await settle();
  transport.refuse(STATE, confirmationRefusals.unanswered);
  await settle();
  clock.advance(10_000);
  await settle();
  transport.accept(STATE, confirmationStates['may be sent']);
  await settle();
  clock.advance(10_000);
  await settle();
  transport.accept(STATE, confirmationStates.confirmed);
  await settle();
  expect(actor.getSnapshot().value).toBe('confirmed');
});

it('A typed code is sent as it is, and a wrong one stays on the form with its problem', async () => {
  const { actor, transport } = await openForm();
  actor.send({ type: 'code.submit', code: '402917' });
  expect(transport.sent.at(-1)).toMatchObject({ url: CONFIRM, body: { code: '402917' } });
  transport.refuse(CONFIRM, confirmationRefusals.wrong);
  await settle();
  expect(actor.getSnapshot().context.problem).toEqual(confirmationRefusals.wrong);
  expect(actor.getSnapshot().matches({ entering: 'waiting' })).toBe(true);
});
