import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideOfflineQueue } from '#application/orders/offline-queue.actors';
import { provideOfflineQueueBridge } from '#application/orders/offline-queue-bridge';
import { queuedOrdersOf } from '#application/orders/queued-orders';
import { anOrder } from '../support/builders/order';
import { composeTestApp, settle, testNow } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';
import { tokenUntil } from '../support/test-app/test-tokens';

const ACCEPT = '/api/store/order/ord_1/accept';
const owner = { userId: 'usr_1', storeId: 'str_1' };
const permissions = new Set(['orders.accept', 'orders.prepare'] as const);

describe('Seller without a connection', () => {
  it('An action without a connection is queued under the key of its first attempt', async () => {
    const { transport, asks, queued } = await openPage();
    const keys: (string | undefined)[] = [];
    const outcome = asks('accept', async (key) => {
      keys.push(key);
      throw problemOf(0, 'network');
    });
    transport.setConnectionStatus('offline');
    expect(await outcome).toMatchObject({ status: 'confirmed', pendingActions: 'accept' });
    expect(keys).toEqual((await queued()).map(({ key }) => key));
    transport.setConnectionStatus('online');
    await settle();
    expect(transport.held.map(({ headers }) => headers?.['Idempotency-Key'])).toEqual(keys);
  });

  it('An action that is refused or cannot be queued is not queued, but its error is returned', async () => {
    const { asks, queued } = await openPage();
    const refused = problemOf(409, 'action_not_allowed');
    await expect(asks('accept', () => Promise.reject(refused))).rejects.toBe(refused);
    const lost = problemOf(0, 'network');
    await expect(asks('refuse', () => Promise.reject(lost))).rejects.toBe(lost);
    expect(await queued()).toEqual([]);
  });

  it('An action is queued behind waiting ones, even if the server is reachable again', async () => {
    const { transport, asks, queued } = await openPage();
    transport.setConnectionStatus('offline');
    const accepted = await asks('accept', never);
    transport.setConnectionStatus('online');
    await settle();
    expect(await asks('prepare', never, accepted)).toMatchObject({
      pendingActions: 'accept prepare',
    });
    transport.accept(ACCEPT, anOrder('confirmed'));
    await settle();
    expect((await queued()).map(({ action }) => action)).toEqual(['prepare']);
    expect(transport.held.map(({ url }) => url)).toEqual(['/api/store/order/ord_1/prepare']);
  });

  it('A queued action is not sent after another user has signed in', async () => {
    const { transport, tokens, asks, queued } = await openPage();
    transport.setConnectionStatus('offline');
    await asks('accept', never);
    const other = tokenUntil(testNow + 900_000, 'usr_2');
    tokens.write({ access: other, refresh: other });
    transport.setConnectionStatus('online');
    await settle();
    expect(transport.sent).toEqual([]);
    expect(await queued()).toHaveLength(1);
  });
});

/** Opens the order pages with a running queue. */
async function openPage() {
  const { application, clock, ports, queue, tokens, transport } = composeTestApp();
  const queueing = createActor(application.provide(provideOfflineQueue), {
    input: { owner },
    clock,
  }).start();
  const waiting = queuedOrdersOf(application.store);
  provideOfflineQueueBridge(ports).connect(queueing, { queuedOrders: waiting, owner, permissions });
  await settle();
  return {
    transport,
    tokens,
    queued: () => queue.read(owner),
    asks: (
      action: string,
      send: Parameters<typeof waiting.sendOrQueue>[2],
      order = anOrder('pending'),
    ) => waiting.sendOrQueue(order, action, send),
  };
}

function never() {
  return Promise.reject(new Error('This must not be sent.'));
}
