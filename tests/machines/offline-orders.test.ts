import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideOfflineQueue } from '#application/orders/offline-queue.actors';
import { provideOfflineQueueBridge } from '#application/orders/offline-queue-bridge';
import { provideOrderActions } from '#application/orders/order-actions.actors';
import { queuedOrdersOf } from '#application/orders/queued-orders';
import { anOrder } from '../support/builders/order';
import { composeTestApp, settle, testNow } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';
import { tokenUntil } from '../support/test-app/test-tokens';

const ACCEPT = '/api/store/order/ord_1/accept';
const REFUSE = '/api/store/order/ord_1/refuse';
const owner = { userId: 'usr_1', storeId: 'str_1' };
const permissions = new Set(['orders.accept', 'orders.prepare'] as const);

describe('Seller without a connection', () => {
  it('An action without a connection is queued under the key of its first attempt', async () => {
    const { transport, order, queued, keysOf } = await openPage();
    order.send({ type: 'order.accept' });
    await settle();
    const keys = keysOf(ACCEPT);
    transport.setConnectionStatus('offline');
    transport.refuse(ACCEPT, problemOf(0, 'network'));
    await settle();
    expect(order.getSnapshot().context).toMatchObject({
      attempt: null,
      record: { status: 'confirmed', pendingActions: 'accept' },
    });
    expect(keys).toEqual((await queued()).map(({ key }) => key));
    transport.setConnectionStatus('online');
    await settle();
    expect(transport.held.map(({ headers }) => headers?.['Idempotency-Key'])).toEqual(keys);
  });

  it('An action that is refused is not queued', async () => {
    const { transport, order, queued } = await openPage();
    order.send({ type: 'order.accept' });
    await settle();
    const current = anOrder('rejected');
    transport.refuse(ACCEPT, problemOf(409, 'action_not_allowed', { current }));
    await settle();
    expect(order.getSnapshot().matches('conflict')).toBe(true);
    expect(await queued()).toEqual([]);
  });

  it('An action that cannot be queued fails without a connection', async () => {
    const { transport, order, queued } = await openPage();
    order.send({ type: 'order.refuse' });
    order.send({ type: 'refusal.confirm', reasonCode: 'out_of_stock', note: '' });
    await settle();
    transport.refuse(REFUSE, problemOf(0, 'network'));
    await settle();
    expect(order.getSnapshot().matches('failed')).toBe(true);
    expect(order.getSnapshot().context.problem?.code).toBe('network');
    expect(await queued()).toEqual([]);
  });

  it('An action is queued behind waiting ones, even if the server is reachable again', async () => {
    const { transport, order, queued } = await openPage();
    transport.setConnectionStatus('offline');
    order.send({ type: 'order.accept' });
    await settle();
    transport.setConnectionStatus('online');
    await settle();
    order.send({ type: 'order.advance', action: 'prepare' });
    await settle();
    expect(order.getSnapshot().context.record.pendingActions).toBe('accept prepare');
    transport.accept(ACCEPT, anOrder('confirmed'));
    await settle();
    expect((await queued()).map(({ action }) => action)).toEqual(['prepare']);
    expect(transport.held.map(({ url }) => url)).toEqual(['/api/store/order/ord_1/prepare']);
  });

  it('A queued action is not sent after another user has signed in', async () => {
    const { transport, tokens, order, queued } = await openPage();
    transport.setConnectionStatus('offline');
    order.send({ type: 'order.accept' });
    await settle();
    const other = tokenUntil(testNow + 900_000, 'usr_2');
    tokens.write({ access: other, refresh: other });
    transport.setConnectionStatus('online');
    await settle();
    expect(transport.sent).toEqual([]);
    expect(await queued()).toHaveLength(1);
  });

  it('An action whose answer is lost fails if the queue has ended meanwhile', async () => {
    const { transport, order, queued, disconnect } = await openPage();
    order.send({ type: 'order.accept' });
    await settle();
    disconnect();
    transport.setConnectionStatus('offline');
    transport.refuse(ACCEPT, problemOf(0, 'network'));
    await settle();
    expect(order.getSnapshot().matches('failed')).toBe(true);
    expect(await queued()).toEqual([]);
  });

  it('An action is sent, and not queued, while no queue runs', async () => {
    const { transport, order, queued, disconnect } = await openPage();
    disconnect();
    transport.setConnectionStatus('offline');
    order.send({ type: 'order.accept' });
    await settle();
    transport.refuse(ACCEPT, problemOf(0, 'network'));
    await settle();
    expect(order.getSnapshot().matches('failed')).toBe(true);
    expect(await queued()).toEqual([]);
  });
});

/** Opens a pending order on a page with a running queue. */
async function openPage() {
  const { application, clock, ports, queue, tokens, transport } = composeTestApp();
  const { provide, store } = application;
  const queueing = createActor(provide(provideOfflineQueue), { input: { owner }, clock }).start();
  const queuedOrders = queuedOrdersOf(store);
  const bridge = provideOfflineQueueBridge(ports);
  const disconnect = bridge.connect(queueing, { queuedOrders, owner, permissions });
  const input = { record: anOrder('pending') };
  const order = createActor(provide(provideOrderActions), { input, clock }).start();
  await settle();
  return {
    transport,
    tokens,
    order,
    disconnect,
    queued: () => queue.read(owner),
    keysOf: (path: string) =>
      transport.held
        .filter(({ url }) => url === path)
        .map(({ headers }) => headers?.['Idempotency-Key']),
  };
}
