import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../support/builders/user';
import {
  composeTestApp,
  settle,
  type TestApp,
  testNow,
} from '../support/test-app/compose-test-app';
import { tokenUntil } from '../support/test-app/test-tokens';

const minute = 60_000;

let app: TestApp;

beforeEach(async () => {
  app = composeTestApp({ tokens: { access: tokenUntil(testNow + 2 * minute), refresh: null } });
  await comesIn('usr_1');
});

afterEach(() => app.application.stop());

describe('What the browser stores about people when a session ends', () => {
  it('Signing out removes what anybody could read, before the tokens are removed', async () => {
    app.application.session.send({ type: 'session.signOut' });
    await settle();
    app.transport.accept('/api/store/session/end/', null);
    app.gates.release('endSession');
    await settle();
    expect(app.application.session.getSnapshot().value).toEqual({ unauthenticated: 'idle' });
    expect(app.drafts.told).toEqual(['begins', 'signs out']);
  });

  it('A session that ends by itself leaves it for the next session of the user', async () => {
    app.clock.advance(minute);
    await settle();
    app.gates.release('waitForEnd');
    app.clock.advance(minute);
    await settle();
    app.application.session.send({ type: 'alert.acknowledge' });
    await settle();
    app.gates.release('endSession');
    await settle();
    expect(app.application.session.getSnapshot().value).toEqual({ unauthenticated: 'idle' });
    expect(app.drafts.told).toEqual(['begins']);
  });

  it('A session that the server has ended leaves it too', async () => {
    app.transport.loseSession();
    await settle();
    expect(app.application.session.getSnapshot().value).toEqual({ unauthenticated: 'idle' });
    expect(app.drafts.told).toEqual(['begins']);
  });

  it('The session of another user removes what the former one has left', async () => {
    const access = tokenUntil(testNow + 15 * minute, 'usr_2');
    app.tokens.replaceFromOtherTab({ access, refresh: null });
    await comesIn('usr_2');
    expect(app.drafts.told).toEqual(['begins', 'begins']);
  });
});

async function comesIn(id: string): Promise<void> {
  await settle();
  app.transport.accept('/api/user/', aUser({ id }));
  await settle();
  expect(app.application.session.getSnapshot().value).toEqual({ authenticated: 'active' });
}
