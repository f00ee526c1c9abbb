import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Tx } from '../../../server/context';
import { orders } from '../../../server/database/schema/orders';
import { payments, refunds } from '../../../server/database/schema/payments';
import {
  capturePayment,
  openPayment,
  refundPayment,
} from '../../../server/payments/payments.repository';
import { placeOrder } from '../orders/order-builder';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const { db } = server.database;
const now = server.clock.now();

describe('Opening a payment', () => {
  test('A new payment is pending for cash and transfers, and captured or authorised for a card', async () => {
    expect(await standing(await order('cod'))).toEqual(['pending', 20_000, 0, 'pending']);
    expect(await standing(await order('transfer'))).toEqual(['pending', 20_000, 0, 'pending']);
    expect(await standing(await order('card'))).toEqual(['captured', 20_000, 0, 'captured']);
    const held = await authorized();
    expect(await standing(held)).toEqual(['authorized', 20_000, 0, 'authorized']);
  });

  test('Opening a payment a second time changes nothing', async () => {
    const orderId = await order('cod');
    const opened = { orderId, storeId: 'str_nejjarine', method: 'card', amount: 1, now } as const;
    await inTransaction((tx) => openPayment(tx, opened));
    expect(await standing(orderId)).toEqual(['pending', 20_000, 0, 'pending']);
  });
});

describe('Capturing a payment', () => {
  test('Capturing a payment twice takes the money once and keeps the first reference', async () => {
    const orderId = await order('transfer');
    await inTransaction((tx) => capturePayment(tx, { orderId, now, reference: 'VIR-881' }));
    await inTransaction((tx) => capturePayment(tx, { orderId, now, reference: 'VIR-882' }));
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
    expect(payment).toMatchObject({ status: 'captured', reference: 'VIR-881', capturedAt: now });
    expect(payment?.searchText).toContain('vir 881');
  });

  test('A payment with nothing left cannot be captured', async () => {
    const given = await order('cod');
    await inTransaction((tx) => refundPayment(tx, wanted(given, 'all')));
    const freed = await authorized();
    await inTransaction((tx) => refundPayment(tx, wanted(freed, 'all')));
    for (const orderId of [given, freed]) {
      const capture = inTransaction((tx) => capturePayment(tx, { orderId, now }));
      await expect(capture).rejects.toMatchObject({ status: 409, code: 'payment_failed' });
    }
  });
});

describe('Refunding a payment', () => {
  test('A refund records amount and reason, and cannot exceed the payment', async () => {
    const orderId = await order('card');
    await inTransaction((tx) => refundPayment(tx, { ...wanted(orderId, 5000), reason: 'return' }));
    expect(await standing(orderId)).toEqual([
      'partially_refunded',
      20_000,
      5000,
      'partially_refunded',
    ]);
    const tooMuch = inTransaction((tx) => refundPayment(tx, wanted(orderId, 15_001)));
    await expect(tooMuch).rejects.toMatchObject({ status: 409, code: 'refund_exceeds_payment' });
    await inTransaction((tx) => refundPayment(tx, wanted(orderId, 'all')));
    expect(await standing(orderId)).toEqual(['refunded', 20_000, 20_000, 'refunded']);
    const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows.map(({ amount, reason }) => [amount, reason]).sort()).toEqual([
      [15_000, 'goodwill'],
      [5000, 'return'],
    ]);
  });

  test('A refund of an unpaid order reduces its amount, and a full one fails the payment', async () => {
    const orderId = await order('cod');
    const outcome = await inTransaction((tx) => refundPayment(tx, wanted(orderId, 6000)));
    expect([outcome.refunded, outcome.released]).toEqual([0, 6000]);
    expect(await standing(orderId)).toEqual(['pending', 14_000, 0, 'pending']);
    await inTransaction((tx) => refundPayment(tx, wanted(orderId, 'all')));
    expect(await standing(orderId)).toEqual(['failed', 14_000, 0, 'failed']);
    expect(await db.select().from(refunds).where(eq(refunds.orderId, orderId))).toEqual([]);
  });

  test('Capturing a partly refunded authorisation captures the rest', async () => {
    const orderId = await authorized();
    await inTransaction((tx) => refundPayment(tx, wanted(orderId, 5000)));
    expect(await standing(orderId)).toEqual(['authorized', 20_000, 5000, 'authorized']);
    await inTransaction((tx) => capturePayment(tx, { orderId, now }));
    expect((await standing(orderId))[0]).toBe('partially_refunded');
  });

  test.each([-1, 0.5, Number.NaN, 1e300])(
    'The refund of %d centimes is refused',
    async (amount) => {
      const orderId = await order('card');
      const refund = inTransaction((tx) => refundPayment(tx, wanted(orderId, amount)));
      await expect(refund).rejects.toThrow(RangeError);
      expect(await standing(orderId)).toEqual(['captured', 20_000, 0, 'captured']);
    },
  );

  test('A refund of zero changes nothing', async () => {
    const orderId = await order('card');
    await inTransaction((tx) => refundPayment(tx, wanted(orderId, 0)));
    expect(await standing(orderId)).toEqual(['captured', 20_000, 0, 'captured']);
  });

  test('Fifty concurrent refunds in two processes return exactly the paid amount', async () => {
    const orderId = await order('card');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, turn) =>
        (turn % 2 ? server : other).database.transaction((tx) =>
          refundPayment(tx, { ...wanted(orderId, 1000), sourceId: `src_${turn}` }),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await standing(orderId)).toEqual(['refunded', 20_000, 20_000, 'refunded']);
    const [sum] = await db
      .select({ sum: sql<string>`sum(amount)` })
      .from(refunds)
      .where(eq(refunds.orderId, orderId));
    expect(Number(sum?.sum)).toBe(20_000);
  });
});

test('Every order of the demo has a payment with the order’s payment status', async () => {
  const rows = await db
    .select({ orderStatus: orders.paymentStatus, total: orders.total, payment: payments })
    .from(orders)
    .leftJoin(payments, eq(payments.orderId, orders.id));
  for (const { orderStatus, total, payment } of rows) {
    expect([payment?.status, (payment?.amount ?? 0) <= total]).toEqual([orderStatus, true]);
  }
  const given = await db.execute(sql`select 1 from payments p where refunded_total <> (
    select coalesce(sum(amount), 0) from refunds where refunds.payment_id = p.id)`);
  expect(given.rows).toEqual([]);
});

function inTransaction<Result>(effect: (tx: Tx) => Promise<Result>) {
  return server.database.transaction(effect);
}

function wanted(orderId: string, amount: number | 'all') {
  return { orderId, amount, reason: 'goodwill', sourceId: `src_${amount}`, now } as const;
}

async function order(paymentMethod: 'cod' | 'card' | 'transfer'): Promise<string> {
  return (await placeOrder(server, { paymentMethod, total: 20_000 })).id;
}

/** An order with an authorised card that is not charged yet. */
async function authorized(): Promise<string> {
  const orderId = await order('cod');
  await db.delete(payments).where(eq(payments.orderId, orderId));
  const opened = {
    orderId,
    storeId: 'str_nejjarine',
    method: 'card',
    amount: 20_000,
    now,
  } as const;
  await inTransaction((tx) => openPayment(tx, opened));
  return orderId;
}

/** The payment's status, amount and refunded total, and the order's payment status. */
async function standing(orderId: string) {
  const [row] = await db
    .select({ payment: payments, order: orders.paymentStatus })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.orderId, orderId));
  return [row?.payment.status, row?.payment.amount, row?.payment.refundedTotal, row?.order];
}
