import { and, eq, notInArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#domain/payments/payment-status';
import { payments } from '../../../server/database/schema/payments';
import { tourBookings } from '../../../server/database/schema/tours';
import { capturePayment, refundPayment } from '../../../server/payments/payments.repository';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

test('The payment list has the store’s payments with counts, and totals by method and status', async () => {
  const { body } = await list('?pageSize=100&sort=-amount');
  const rows = [...(await ofOrders()), ...(await ofBookings())];
  expect(body.total).toBe(rows.length);
  for (const status of PAYMENT_STATUSES) {
    expect(body.counts[status]).toBe(rows.filter((row) => row.status === status).length);
  }
  for (const { method, status, count, amount, refundedTotal } of body.totals) {
    const alike = rows.filter((row) => row.method === method && row.status === status);
    expect([count, amount, refundedTotal]).toEqual([
      alike.length,
      alike.reduce((sum, row) => sum + row.amount, 0),
      alike.reduce((sum, row) => sum + row.refundedTotal, 0),
    ]);
  }
  const amounts = body.items.map(({ amount }: { amount: number }) => amount);
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
});

test('The payment list filters by method, status and days; totals follow, counts ignore the status', async () => {
  const all = (await list('')).body;
  const { body } = await list('?status=captured&method=cod&pageSize=100');
  expect(body.totals).toHaveLength(1);
  expect(body.totals[0]).toMatchObject({ method: 'cod', status: 'captured', count: body.total });
  expect(body.counts.pending).toBeGreaterThan(0);
  expect(body.total).toBeLessThan(all.total);
  const day = '2026-01-15';
  const { total, items } = (await list(`?to=${day}&sort=-createdAt`)).body;
  expect(total).toBeGreaterThan(0);
  expect(items.every(({ createdAt }: { createdAt: string }) => createdAt < '2026-01-16')).toBe(
    true,
  );
  expect((await list(`?from=${day}`)).body.total).toBe(all.total - total + (await onDay(day)));
});

test('The payment list finds orders, clients and references', async () => {
  const { id, number } = await placeOrder(server, {
    paymentMethod: 'transfer',
    lastName: 'Zéroualine',
  });
  const now = server.clock.now();
  await server.database.transaction((tx) =>
    capturePayment(tx, { orderId: id, now, reference: 'VIR/7781' }),
  );
  for (const q of [String(number), 'zeroualine', '7781', '0600112233 zeroualine']) {
    const { items } = (await list(`?q=${encodeURIComponent(q)}`)).body;
    expect([q, items.map((item: { orderId: string }) => item.orderId)]).toEqual([q, [id]]);
  }
});

test('A payment contains its refunds with amount, reason and source', async () => {
  const { id } = await placeOrder(server, { paymentMethod: 'card', total: 9000 });
  const now = server.clock.now();
  const refund = { orderId: id, amount: 2000, reason: 'return', sourceId: 'ret_1', now } as const;
  await server.database.transaction((tx) => refundPayment(tx, refund));
  const [row] = await db.select().from(payments).where(eq(payments.orderId, id));
  const { status, body } = await admin.get(`/api/store/payments/${row?.id}`);
  expect([status, body.status, body.refundedTotal]).toEqual([200, 'partially_refunded', 2000]);
  expect(body.refunds).toMatchObject([{ amount: 2000, reason: 'return', sourceId: 'ret_1' }]);
});

test('The server refuses payments to a store user and to other stores', async () => {
  const seller = await server.signIn('seller');
  expect((await seller.get('/api/store/payments/')).status).toBe(403);
  const stranger = await server.signIn('admin2');
  const [ours] = (await list('')).body.items;
  expect((await stranger.get(`/api/store/payments/${ours.id}`)).status).toBe(404);
  expect((await admin.get('/api/store/payments/pay_nobody')).status).toBe(404);
  expect((await admin.get('/api/store/payments/x')).status).toBe(400);
  expect((await admin.get('/api/store/payments/?storeId=str_zahra')).status).toBe(400);
});

function ofOrders() {
  return db.select().from(payments).where(eq(payments.storeId, 'str_nejjarine'));
}

/** The payments of the store's bookings, from their rows; held and expired places have none. */
async function ofBookings() {
  const rows = await db
    .select()
    .from(tourBookings)
    .where(
      and(
        eq(tourBookings.storeId, 'str_nejjarine'),
        notInArray(tourBookings.status, ['held', 'expired']),
      ),
    );
  return rows.map(({ paymentMethod, paymentStatus, total, refundedTotal }) => ({
    method: paymentMethod,
    status: paymentStatus,
    amount: total,
    refundedTotal,
  }));
}

function list(query: string) {
  return admin.get(`/api/store/payments/${query}`);
}

async function onDay(day: string): Promise<number> {
  return (await list(`?from=${day}&to=${day}`)).body.total;
}
