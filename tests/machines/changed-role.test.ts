import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ordersEndpoints } from '#application/api/orders-endpoints.generated';
import { sessionEndpoints } from '#application/api/session-endpoints.generated';
import type { CurrentUser } from '#openapi/types.generated';
import { aUser } from '../support/builders/user';
import {
  composeTestApp,
  settle,
  type TestApp,
  testNow,
} from '../support/test-app/compose-test-app';
import { tokenUntil } from '../support/test-app/test-tokens';

const SELLER = aUser({ role: 'store_user', permissions: ['orders.see'] });
const MANAGER = aUser({ role: 'store_manager', permissions: ['orders.see', 'payments.see'] });
const ACCOUNT = '/api/user/';
const ORDERS = '/api/store/orders/';

let app: TestApp;

beforeEach(async () => {
  app = composeTestApp({ tokens: { access: tokenUntil(testNow + 600_000), refresh: null } });
  await settle();
  await answer(ACCOUNT, SELLER);
  // As the frame of every page does.
  void app.application.store.dispatch(sessionEndpoints.endpoints.getCurrentUser.initiate());
  await settle();
});

afterEach(() => app.application.stop());

describe('A signed-in user who is changed by somebody else', () => {
  it('The session follows the answer without another sign-in, and the next visit begins with it', async () => {
    await readAgain(MANAGER);
    expect(app.application.session.getSnapshot().value).toEqual({ authenticated: 'active' });
    expect(app.application.session.getSnapshot().context.user).toEqual(MANAGER);
    expect(app.ports.knownUser.read()).toEqual(MANAGER);
  });

  it('Another role refetches what the page shows, because its records offer other actions', async () => {
    const { dispatch } = app.application.store;
    void dispatch(ordersEndpoints.endpoints.listOrders.initiate({}));
    await answer(ORDERS, { items: [] });
    await readAgain({ ...SELLER, firstName: 'Hind', revision: 2 });
    expect(sent()).toEqual([]);
    await readAgain(MANAGER);
    expect(sent()).toEqual([ACCOUNT, ORDERS]);
  });

  it('The same answer again changes nothing', async () => {
    const before = app.application.session.getSnapshot();
    await readAgain({ ...SELLER });
    expect(app.application.session.getSnapshot()).toBe(before);
  });
});

function sent(): string[] {
  return app.transport.held.map(({ url }) => url).toSorted((a, b) => (a < b ? 1 : -1));
}

async function answer(url: string, body: unknown): Promise<void> {
  await settle();
  app.transport.accept(url, body);
  await settle();
}

/** The user is read again, as after a change event, and the server answers. */
async function readAgain(user: CurrentUser): Promise<void> {
  const { dispatch } = app.application.store;
  dispatch(sessionEndpoints.util.invalidateTags(['session']));
  await answer(ACCOUNT, user);
  // The store notifies of answers with the next frame, or with the next action of another kind.
  dispatch({ type: 'frame' });
  await settle();
}
