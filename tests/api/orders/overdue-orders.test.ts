import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders } from '../../../server/database/schema/orders';
import { requestReturn } from '../../../server/marketplace/marketplace-after-sales';
import {
  closeInvoicedOrders,
  expireOverdueOrders,
  processOneByOne,
  releaseUnverifiedOrders,
} from '../../../server/orders/overdue-orders';
import { startTestServer } from '../support/test-server';
import { createOrderInStatus, orderState } from './order-in-status';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
server.clock.stop();

const HOUR_MS = 3_600_000;

function later(ms: number) {
  return new Date(server.clock.now().getTime() + ms);
}

describe('Orders not accepted in time', () => {
  test('Overdue orders are cancelled once each by two concurrent processes, with pieces and money returned', async () => {
    // First expires all orders that the demo has pending.
    await expireOverdueOrders(server.context, later(24 * HOUR_MS + 1));
    const placed = [];
    for (let turn = 0; turn < 12; turn += 1) {
      placed.push(
        await createOrderInStatus(server, {
          to: 'pending',
          quantities: [1],
          paymentMethod: 'card',
        }),
      );
    }
    const [first] = placed;
    const before = await orderState(server, first?.order.id ?? '');
    expect(await expireOverdueOrders(server.context, later(24 * HOUR_MS))).toBe(0);
    const late = later(24 * HOUR_MS + 1);
    const moved = await Promise.all([
      expireOverdueOrders(server.context, late),
      expireOverdueOrders(other.context, late),
    ]);
    expect(moved[0] + moved[1]).toBe(12);
    const now = await orderState(server, first?.order.id ?? '');
    expect([now.order.status, now.payment.status]).toEqual(['cancelled', 'refunded']);
    expect(Number(now.reserved[0])).toBe(Number(before.reserved[0]) - 12);
    const { body } = await (await server.signIn('admin')).get(
      `/api/store/order/${first?.order.id}`,
    );
    expect(
      body.history.filter((line: { action: string }) => line.action === 'expire'),
    ).toMatchObject([{ actor: { type: 'system' }, reasonCode: 'seller_timeout', to: 'cancelled' }]);
    expect(await expireOverdueOrders(server.context, late)).toBe(0);
  });
});

describe('Unverified orders', () => {
  test('Unverified orders are cancelled after 48 hours, and not before', async () => {
    await releaseUnverifiedOrders(server.context, later(0));
    const { order } = await createOrderInStatus(server, { to: 'new' });
    await releaseUnverifiedOrders(server.context, later(48 * HOUR_MS));
    expect((await orderState(server, order.id)).order.status).toBe('new');
    expect(await releaseUnverifiedOrders(server.context, later(48 * HOUR_MS + 1))).toBeGreaterThan(
      0,
    );
    expect((await orderState(server, order.id)).order.status).toBe('cancelled');
  });
});

describe('Invoiced orders', () => {
  test('Invoiced orders are done 14 days after their delivery, unless a return is open', async () => {
    const { order: quiet } = await createOrderInStatus(server, { to: 'invoiced' });
    const { order: returning } = await createOrderInStatus(server, { to: 'invoiced' });
    await requestReturn(server.database, {
      orderId: returning.id,
      reasonCode: 'wrong_size',
      now: server.clock.now(),
    });
    await closeInvoicedOrders(server.context, later(14 * 24 * HOUR_MS));
    expect((await orderState(server, quiet.id)).order.status).toBe('invoiced');
    await closeInvoicedOrders(server.context, later(14 * 24 * HOUR_MS + 1));
    expect((await orderState(server, quiet.id)).order.status).toBe('done');
    expect((await orderState(server, returning.id)).order.status).toBe('invoiced');
  });
});

describe('Time-based job', () => {
  test('A time-based job skips and logs a record that fails, and continues with the others', async () => {
    const waiting = ['one', 'bad', 'two'];
    const moved = await processOneByOne(server.context, async (_tx, failed, picked) => {
      const id = waiting.find((each) => !failed.includes(each));
      if (id === undefined) return 'none';
      picked(id);
      if (id === 'bad') throw new Error('spoiled');
      waiting.splice(waiting.indexOf(id), 1);
      return 'moved';
    });
    expect([moved, waiting]).toEqual([2, ['bad']]);
    expect(server.logs.some((line) => line.includes('left a record out'))).toBe(true);
  });

  test('A record that another process has moved is not counted', async () => {
    const outcomes = ['moved', 'moved elsewhere', 'moved', 'none'] as const;
    let step = 0;
    const moved = await processOneByOne(server.context, async (_tx, _failed, picked) => {
      const outcome = outcomes[step] ?? 'none';
      picked(`record ${step}`);
      step += 1;
      return outcome;
    });
    expect([moved, step]).toEqual([2, 4]);
  });

  test('A time-based job stops if no record can be picked', async () => {
    const broken = processOneByOne(server.context, async () => {
      throw new Error('no database');
    });
    await expect(broken).rejects.toThrow('no database');
  });
});

test('The order list’s counts follow every moved order, and equal the numbers of orders', async () => {
  const { body } = await (await server.signIn('admin')).get('/api/store/orders/?pageSize=1');
  const admin = await server.signIn('admin');
  const narrowed = await admin.get('/api/store/orders/?pageSize=1&minTotal=0');
  expect(body.counts).toEqual(narrowed.body.counts);
  const [archived] = await server.database.db
    .select()
    .from(orders)
    .where(eq(orders.status, 'done'));
  await admin.post(`/api/store/order/${archived?.id}/delete`);
  const after = await admin.get('/api/store/orders/?pageSize=1');
  expect(after.body.counts).toEqual({ ...body.counts, done: body.counts.done - 1 });
});
