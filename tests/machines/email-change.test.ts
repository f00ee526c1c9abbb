import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideEmailChange } from '#application/email-changes/email-change.actors';
import {
  emailChangeTestModel,
  LINK_MS,
  mailedChange,
  WAIT_MS,
} from '../support/machine-models/email-change.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createEmailChangeNodeDriver } from '../support/node-drivers/email-change.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(emailChangeTestModel, createEmailChangeNodeDriver);

it('A change can be mailed again exactly when the wait that the server named is over, and ends with its link', async () => {
  const { application, clock } = composeTestApp();
  const machine = application.provide(provideEmailChange);
  const actor = createActor(machine, { clock, input: { change: mailedChange } }).start();
  clock.advance(WAIT_MS - 1);
  await settle();
  expect(actor.getSnapshot().can({ type: 'mail.send' })).toBe(false);
  clock.advance(1);
  await settle();
  expect(actor.getSnapshot().can({ type: 'mail.send' })).toBe(true);
  clock.advance(LINK_MS - WAIT_MS - 1);
  await settle();
  expect(actor.getSnapshot().status).toBe('active');
  clock.advance(1);
  await settle();
  expect(actor.getSnapshot().status).toBe('done');
});
