import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { providePasswordRecovery } from '#application/password-recovery/password-recovery.actors';
import {
  noAnswer,
  passwordRecoveryTestModel,
  recoveredAccount,
  tooEarly,
} from '../support/machine-models/password-recovery.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createPasswordRecoveryNodeDriver } from '../support/node-drivers/password-recovery.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

const URL = '/api/user/reset/password/';

describeMachine(passwordRecoveryTestModel, createPasswordRecoveryNodeDriver);

function begin() {
  const app = composeTestApp();
  const machine = app.application.provide(providePasswordRecovery);
  const actor = createActor(machine, { clock: app.clock }).start();
  return { ...app, actor, secondsLeft: () => actor.getSnapshot().context.secondsLeft };
}

it('The password-recovery machine requests again for the same account, in the language of the page', async () => {
  const { actor, transport, clock } = begin();
  actor.send({ type: 'request.send', account: recoveredAccount });
  transport.accept(URL, undefined);
  await settle();
  clock.advance(60_000);
  actor.send({ type: 'request.repeat' });
  await settle();
  const sent = transport.sent.map(({ body, headers }) => [body, headers?.['Accept-Language']]);
  expect(sent).toEqual([
    [{ account: recoveredAccount }, 'fr'],
    [{ account: recoveredAccount }, 'fr'],
  ]);
});

it('The password-recovery machine counts down a minute after a request, and the Retry-After of a refusal', async () => {
  const { actor, transport, clock, secondsLeft } = begin();
  actor.send({ type: 'request.send', account: recoveredAccount });
  transport.accept(URL, undefined);
  await settle();
  expect(secondsLeft()).toBe(60);
  clock.advance(59_000);
  expect([secondsLeft(), actor.getSnapshot().value]).toEqual([1, { sent: 'waiting' }]);
  clock.advance(1000);
  expect([secondsLeft(), actor.getSnapshot().value]).toEqual([0, { sent: 'ready' }]);
  actor.send({ type: 'request.repeat' });
  transport.refuse(URL, tooEarly);
  await settle();
  expect([secondsLeft(), actor.getSnapshot().value]).toEqual([42, { sent: 'waiting' }]);
});

it('The password-recovery machine keeps the typed account when no answer arrives', async () => {
  const { actor, transport } = begin();
  actor.send({ type: 'request.send', account: recoveredAccount });
  transport.refuse(URL, noAnswer);
  await settle();
  const { value, context } = actor.getSnapshot();
  expect([value, context]).toEqual([
    'failed',
    { account: recoveredAccount, secondsLeft: 0, problem: noAnswer },
  ]);
});
