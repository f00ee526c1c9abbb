import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideEmailLink } from '#application/registration/email-link.actors';
import { emailLinkTestModel } from '../support/machine-models/email-link.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createEmailLinkNodeDriver } from '../support/node-drivers/email-link.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';

describeMachine(emailLinkTestModel, createEmailLinkNodeDriver);

it('The e-mail link machine sends nothing before the user confirms, and the token only in the body', async () => {
  const { application, transport } = composeTestApp();
  const machine = application.provide(provideEmailLink);
  const actor = createActor(machine, {
    input: { token: 'a-token', purpose: 'registration' },
  }).start();
  await settle();
  expect(transport.sent).toEqual([]);
  actor.send({ type: 'link.confirm' });
  expect(transport.sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/user/email/confirm/link/', { token: 'a-token' }],
  ]);
  transport.accept('/api/user/email/confirm/link/', { userName: 'salma@exemple.ma' });
  await settle();
  expect(actor.getSnapshot().output).toEqual({ userName: 'salma@exemple.ma' });
});

it.each([
  ['change', '/api/user/email/change/confirm/', { of: 'store', userName: null }, 'store', ''],
  ['undo', '/api/user/email/change/undo/', { of: 'user', userName: 'nadia' }, 'user', 'nadia'],
] as const)(
  'The link of a purpose %s is sent to %s',
  async (purpose, url, answer, of, userName) => {
    const { application, transport } = composeTestApp();
    const machine = application.provide(provideEmailLink);
    const actor = createActor(machine, { input: { token: 'a-token', purpose } }).start();
    actor.send({ type: 'link.confirm' });
    expect(transport.sent.map((request) => [request.url, request.body])).toEqual([
      [url, { token: 'a-token' }],
    ]);
    transport.accept(url, { ...answer, email: 'nadia@exemple.ma' });
    await settle();
    expect(actor.getSnapshot().context.address).toEqual({ of, userName });
  },
);
