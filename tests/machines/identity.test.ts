import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideIdentity } from '#application/identity/identity.actors';
import { identityTestModel } from '../support/machine-models/identity.model';
import {
  identityEvents,
  identityInputs,
  linkChallenge,
  providerToken,
} from '../support/machine-models/identity-pages';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createIdentityNodeDriver } from '../support/node-drivers/identity.driver';
import { composeTestApp, settle, testNow } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';
import { tokenUntil } from '../support/test-app/test-tokens';

describeMachine(identityTestModel, createIdentityNodeDriver);

const EXCHANGE = '/api/auth/token/exchange';
const SETTINGS = { url: 'https://a.test', anonKey: 'a-key' };
const pair = { access: tokenUntil(testNow + 900_000), refresh: tokenUntil(testNow + 86_400_000) };

describe('The actors of the identity machine', () => {
  it('A provider is opened with the settings that have a value', async () => {
    const { app } = await opened('sign in with a password', {
      region: 'eu-west-1',
      userPoolEndpoint: null,
    });
    expect(app.identity.calls).toEqual([['open', ['amplify', { region: 'eu-west-1' }]]]);
  });

  it('The token and its nonce are exchanged, and the tokens of the session are stored', async () => {
    const { app, actor } = await opened('return from another page', SETTINGS);
    app.identity.accept('finish', {
      token: { token: 'a-token', nonce: 'a-nonce' },
      returnTo: '/dashboard/order',
    });
    await settle();
    app.transport.accept(EXCHANGE, pair);
    await settle();
    expect(app.transport.sent.at(-1)?.body).toEqual({
      provider: 'auth0',
      token: 'a-token',
      nonce: 'a-nonce',
    });
    expect(app.tokens.read()).toEqual(pair);
    expect(actor.getSnapshot().output).toEqual({
      sessionState: {
        accessValid: true,
        accessExpiresAt: testNow + 900_000,
        renewable: true,
        subject: 'usr_1',
      },
      returnTo: '/dashboard/order',
    });
  });

  it.each([
    [
      { by: 'password', password: 'Seller#2026', userName: null },
      { challenge: 'a-challenge', password: 'Seller#2026' },
    ],
    [
      { by: 'password', password: 'Seller#2026', userName: 'rim' },
      { challenge: 'a-challenge', password: 'Seller#2026', userName: 'rim' },
    ],
    [
      { by: 'code', code: '654321' },
      { challenge: 'a-challenge', code: '654321' },
    ],
  ] as const)('The confirmation %j is sent as the contract has it', async (confirmation, body) => {
    const { app, actor } = await opened('sign in with a password', SETTINGS);
    actor.send(identityEvents['credentials.submit']);
    app.identity.accept('signIn', providerToken);
    await settle();
    app.transport.refuse(EXCHANGE, problemOf(409, 'link_required', { current: linkChallenge }));
    await settle();
    actor.getSnapshot().children.tokenExchange?.send({ type: 'linking.confirm', confirmation });
    await settle();
    expect(app.transport.sent.at(-1)?.body).toEqual({
      provider: 'amplify',
      token: 'a-token',
      confirmation: body,
    });
  });
});

/** A page whose provider has opened with these settings. */
async function opened(input: keyof typeof identityInputs, settings: object) {
  const app = composeTestApp();
  const actor = createActor(app.application.provide(provideIdentity), {
    input: identityInputs[input],
  }).start();
  const { provider } = identityInputs[input];
  app.transport.accept('/api/auth/providers', {
    items: [{ provider, configured: true, settings }],
  });
  await settle();
  return { app, actor };
}
