import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideRegistration } from '#application/registration/registration.actors';
import {
  registrationRefusals,
  registrationTestModel,
  salma,
  WAIT_SECONDS,
} from '../support/machine-models/registration.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createRegistrationNodeDriver } from '../support/node-drivers/registration.driver';
import { composeTestApp, settle, testNow } from '../support/test-app/compose-test-app';
import { tokenUntil } from '../support/test-app/test-tokens';

describeMachine(registrationTestModel, createRegistrationNodeDriver);

const URL = '/api/auth/register';

function openForm() {
  const app = composeTestApp({
    tokens: { access: null, refresh: tokenUntil(testNow - 1000, 'usr_earlier') },
  });
  const machine = app.application.provide(provideRegistration);
  const actor = createActor(machine, { clock: app.clock }).start();
  return { ...app, actor };
}

it('A registration stores only the returned access token, and outputs its session', async () => {
  const { actor, tokens, transport } = openForm();
  actor.send({ type: 'registration.submit', registration: salma });
  const access = tokenUntil(testNow + 60_000, 'usr_new');
  transport.accept(URL, { accessToken: access, user: {} });
  await settle();
  expect(transport.sent.map(({ url, body }) => [url, body])).toEqual([[URL, salma]]);
  expect(tokens.read()).toEqual({ access, refresh: null });
  expect(actor.getSnapshot().output).toMatchObject({ accessValid: true, renewable: false });
  expect(actor.getSnapshot().context.registration).toBeNull();
});

it('After too many registrations the form waits as long as the server asks', async () => {
  const { actor, clock, transport } = openForm();
  actor.send({ type: 'registration.submit', registration: salma });
  transport.refuse(URL, registrationRefusals['too many']);
  await settle();
  expect(actor.getSnapshot().value).toBe('waiting');
  const began = clock.now();
  clock.advanceToNext();
  await settle();
  expect(clock.now() - began).toBe(WAIT_SECONDS * 1000);
  expect(actor.getSnapshot().value).toBe('filling');
});

it('The registration machine hands its session to the authentication machine', async () => {
  const { actor, application, transport } = openForm();
  actor.send({ type: 'registration.submit', registration: salma });
  transport.accept(URL, { accessToken: tokenUntil(testNow + 60_000, 'usr_new'), user: {} });
  await settle();
  const sessionState = actor.getSnapshot().output;
  if (!sessionState) throw new Error('The registration has no output.');
  application.session.send({ type: 'tokens.changed', sessionState });
  expect(application.session.getSnapshot().value).toEqual({ loading: 'fetchingUser' });
});
