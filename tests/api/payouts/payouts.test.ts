import { and, asc, eq, like, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { periodAt } from '#domain/payouts/payout-period';
import { orders } from '../../../server/database/schema/orders';
import { payments } from '../../../server/database/schema/payments';
import { payoutEntries, payouts } from '../../../server/database/schema/payouts';
import { stores } from '../../../server/database/schema/stores';
import { closePayoutPeriods } from '../../../server/payouts/close-payout-periods';
import { addPayoutEntry, transitionPayout } from '../../../server/payouts/payout-transitions';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { seededRandom, testSeed } from '../support/seeded-random';
import { startTestServer } from '../support/test-server';
import { createSale, randomHistory, refundOrder } from './payout-history';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const { db } = server.database;
const PAYOUTS = '/api/store/payouts/';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** A Wednesday after all demo data. */
const WEDNESDAY = new Date('2031-06-04T12:00:00Z');
const STORE = 'str_zahra';
const seed = testSeed();
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Payouts of the demo', () => {
  test('The demo’s payouts have exact sums, and the balances are the sums of their payouts', async () => {
    const first = (await admin.get(`${PAYOUTS}?pageSize=100`)).body;
    expect(first.total).toBeGreaterThan(40);
    for (const status of ['open', 'scheduled', 'processing', 'paid', 'failed', 'on_hold']) {
      expect([status, first.counts[status] > 0]).toEqual([status, true]);
    }
    const rows = await db.select().from(payouts).where(eq(payouts.storeId, 'str_nejjarine'));
    const sum = (...statuses: string[]) =>
      rows.reduce((total, row) => (statuses.includes(row.status) ? total + row.net : total), 0);
    expect(first.balances).toEqual({
      open: sum('open'),
      due: sum('scheduled', 'processing', 'failed', 'on_hold'),
      paid: sum('paid'),
    });
    expect(await wrongPayouts()).toEqual([]);
    expect(rows.every(({ status, net }) => status === 'open' || net >= 0)).toBe(true);
  });

  test('The demo’s payouts contain every delivered and paid sale exactly once', async () => {
    const rows = await db
      .select({ id: orders.id, sales: sql<number>`count(${payoutEntries.id})::int` })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .leftJoin(
        payoutEntries,
        and(eq(payoutEntries.orderId, orders.id), eq(payoutEntries.kind, 'sale')),
      )
      .where(sql`${orders.deliveredAt} is not null and ${payments.capturedAt} is not null`)
      .groupBy(orders.id);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ sales }) => sales !== 1)).toEqual([]);
  });
});

describe('Closing of payout periods', () => {
  test('A payout sums a week’s sales, commissions and refunds, and the next one starts with the next week', async () => {
    await settle(WEDNESDAY);
    const orderId = await createSale(server, STORE, 10_000, WEDNESDAY);
    await refundOrder(server, orderId, 2500, later(1));
    await settle(later(2));
    const open = await latest();
    expect(open).toMatchObject({ status: 'open', periodStart: '2031-06-02' });
    expect(sums(open)).toEqual({ grossSales: 10_000, commission: -900, refunds: -2500, net: 6600 });
    await createSale(server, STORE, 4000, later(WEEK_MS));
    await settle(later(WEEK_MS + 1));
    const [closed, next] = await lastTwo();
    expect(closed).toMatchObject({ status: 'scheduled', net: 6600, number: 'PO-2031-W23' });
    expect(closed?.expectedAt?.toISOString()).toBe('2031-06-11T09:00:00.000Z');
    expect(next).toMatchObject({ status: 'open', periodStart: '2031-06-09', grossSales: 4000 });
  });

  test('A payout charges no commission on pieces that were cancelled before the delivery', async () => {
    const at = new Date('2031-06-18T12:00:00Z');
    await settle(at);
    const { id } = await placeOrder(server, {
      storeId: STORE,
      status: 'ready',
      paymentMethod: 'card',
      orderDate: at,
      total: 10_000,
    });
    await refundOrder(server, id, 4000, at, 'cancellation');
    // The order's own amounts decrease with the cancelled pieces.
    const left = { total: 6000, commissionTotal: 720, deliveredAt: new Date(at.getTime() + 5) };
    await db
      .update(orders)
      .set({ ...left, status: 'delivered' })
      .where(eq(orders.id, id));
    await refundOrder(server, id, 3000, new Date(at.getTime() + 6));
    await settle(new Date(at.getTime() + 7));
    expect(sums(await latest())).toEqual({
      grossSales: 10_000,
      commission: -360,
      refunds: -7000,
      net: 2640,
    });
  });

  test('An entry after the end of its week is in the next payout', async () => {
    const at = new Date('2031-07-02T12:00:00Z');
    await settle(at);
    const lastMinute = new Date('2031-07-06T23:59:59.999Z');
    await createSale(server, STORE, 1000, lastMinute);
    await createSale(server, STORE, 3000, new Date('2031-07-07T00:00:00.000Z'));
    await settle(new Date('2031-07-07T10:00:00Z'));
    const [closed, open] = await lastTwo();
    expect([closed?.grossSales, open?.grossSales]).toEqual([1000, 3000]);
    // Recorded after its week was closed.
    await createSale(server, STORE, 700, lastMinute);
    await settle(new Date('2031-07-07T11:00:00Z'));
    expect((await latest())?.grossSales).toBe(3700);
  });

  test('A negative payout is carried over, through empty weeks, until a sale compensates it', async () => {
    const at = new Date('2031-09-03T12:00:00Z');
    await settle(at);
    const orderId = await createSale(server, STORE, 10_000, at);
    await settle(new Date(at.getTime() + WEEK_MS));
    await refundOrder(server, orderId, 10_000, new Date(at.getTime() + WEEK_MS + 1));
    await settle(new Date(at.getTime() + 5 * WEEK_MS));
    const [closed, open] = await lastTwo();
    expect(closed).toMatchObject({ status: 'scheduled', net: 0, carriedOver: 8800 });
    expect(open).toMatchObject({ status: 'open', net: -8800, carriedOver: -8800 });
    expect(open?.periodStart).toBe(periodAt(new Date(at.getTime() + 5 * WEEK_MS)).periodStart);
    await createSale(server, STORE, 20_000, new Date(at.getTime() + 5 * WEEK_MS + 1));
    await settle(new Date(at.getTime() + 6 * WEEK_MS));
    const [made] = await db
      .select()
      .from(payouts)
      .where(eq(payouts.id, open?.id ?? ''));
    expect(made).toMatchObject({ status: 'scheduled', net: 17_600 - 8800 });
  });

  test('A payout contains no order that was cancelled before delivery, is unpaid or is undelivered', async () => {
    const at = new Date('2031-11-05T12:00:00Z');
    await settle(at);
    const before = await latest();
    const { id } = await placeOrder(server, {
      storeId: STORE,
      status: 'cancelled',
      paymentMethod: 'card',
      orderDate: at,
      total: 5000,
    });
    await refundOrder(server, id, 5000, at, 'cancellation');
    const unpaid = await placeOrder(server, { storeId: STORE, status: 'delivered', orderDate: at });
    await db.update(orders).set({ deliveredAt: at }).where(eq(orders.id, unpaid.id));
    const { id: onItsWay } = await placeOrder(server, {
      storeId: STORE,
      status: 'shipped',
      paymentMethod: 'card',
      orderDate: at,
      total: 6000,
    });
    await settle(new Date(at.getTime() + 1));
    expect(await latest()).toEqual(before);
    await db
      .update(orders)
      .set({ deliveredAt: later(0) })
      .where(eq(orders.id, onItsWay));
    await settle(new Date(at.getTime() + 2));
    expect(await latest()).toMatchObject({ status: 'open', grossSales: 6000 });
  });

  test('Concurrent and repeated closing by two processes counts nothing twice', async () => {
    const at = new Date('2032-01-07T12:00:00Z');
    await settle(at);
    for (let turn = 0; turn < 5; turn += 1) {
      await createSale(server, STORE, 1000, new Date(at.getTime() + turn * WEEK_MS));
    }
    const end = new Date(at.getTime() + 6 * WEEK_MS);
    const closed = await Promise.all(
      [server, other, server, other].map((one) => closePayoutPeriods(one, end)),
    );
    expect(closed.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await closePayoutPeriods(other, end)).toBe(0);
    const rows = await db
      .select()
      .from(payouts)
      .where(and(eq(payouts.storeId, STORE), sql`period_start >= '2032-01-05'`));
    expect(rows.map(({ grossSales, net }) => [grossSales, net])).toEqual(
      Array.from({ length: 5 }, () => [1000, 880]),
    );
    expect(await wrongPayouts()).toEqual([]);
  });

  test(`A random history pays out sales minus refunds and commissions, to the centime (seed ${seed})`, async () => {
    const storeId = 'str_random';
    const [zahra] = await db.select().from(stores).where(eq(stores.id, STORE));
    if (!zahra) throw new Error('There is no Zahra.');
    await db.insert(stores).values({ ...zahra, id: storeId, platformIdentifier: null });
    await db.execute(sql`update products set store_id = ${storeId} where store_id = ${STORE}`);
    await db.execute(sql`update variants set store_id = ${storeId} where store_id = ${STORE}`);
    const random = seededRandom(seed);
    const since = new Date('2033-01-03T00:00:00Z');
    for (const { at, apply } of randomHistory(random, storeId, since)) {
      await apply(server);
      if (random() < 0.3) await closePayoutPeriods(server, at, Math.ceil(random() * 3));
    }
    // A backlog is closed in several runs, with the same result.
    await closePayoutPeriods(server, new Date('2033-06-01T00:00:00Z'), 2);
    const { rows } = await db.execute<{ counted: string; wanted: string }>(sql`select
      (select sum(amount) from payout_entries where store_id = ${storeId}) as counted,
      (select sum(amount - refunded_total) from payments where store_id = ${storeId})
      - (select sum(c) from (select case when returned = p.amount then 0 else
           round(p.amount * 0.12) - round(round(p.amount * 0.12) * returned / p.amount) end as c
         from payments p cross join lateral (select coalesce(sum(amount), 0) as returned from refunds
           where payment_id = p.id and reason <> 'goodwill') r where p.store_id = ${storeId}) x) as wanted`);
    expect(rows[0]?.counted).toBe(rows[0]?.wanted);
    expect(await wrongPayouts()).toEqual([]);
    const negative = await db
      .select()
      .from(payouts)
      .where(sql`${payouts.net} < 0 and ${payouts.status} <> 'open'`);
    expect(negative).toEqual([]);
    await db.execute(sql`update products set store_id = ${STORE} where store_id = ${storeId}`);
    await db.execute(sql`update variants set store_id = ${STORE} where store_id = ${storeId}`);
  });
});

describe('Payouts and the marketplace', () => {
  test('The marketplace moves a payout through its table, with the details that each step requires', async () => {
    const payoutId = await scheduled();
    const now = server.clock.now();
    const move = (action: Parameters<typeof transitionPayout>[1]['action'], more: object = {}) =>
      server.database.transaction((tx) => transitionPayout(tx, { payoutId, action, now, ...more }));
    await expect(move('hold')).rejects.toMatchObject({ status: 422 });
    await expect(move('hold', { reasonCode: 'account_closed' })).rejects.toMatchObject({
      status: 422,
    });
    expect((await move('hold', { reasonCode: 'documents' })).status).toBe('on_hold');
    await expect(move('process')).rejects.toMatchObject({ status: 409 });
    await move('release');
    await move('process');
    await expect(move('fail')).rejects.toMatchObject({ status: 422 });
    await expect(move('pay', { bankReference: ' ' })).rejects.toMatchObject({ status: 422 });
    const refused = { reasonCode: 'account_closed', note: ' RIB clos ' };
    expect(await move('fail', refused)).toMatchObject({
      reasonCode: 'account_closed',
      reasonNote: 'RIB clos',
    });
    await move('retry');
    await move('process');
    expect(await move('pay', { bankReference: 'VIR9' })).toMatchObject({
      status: 'paid',
      bankReference: 'VIR9',
      paidAt: now,
      reasonCode: null,
      reasonNote: null,
    });
    await expect(move('retry')).rejects.toMatchObject({ status: 409 });
    const unknown = server.database.transaction((tx) =>
      transitionPayout(tx, { payoutId: 'pyt_nobody', action: 'hold', now }),
    );
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  test('The marketplace adds fees and adjustments to the open payout only', async () => {
    const now = new Date('2034-03-01T12:00:00Z');
    const entry = { storeId: STORE, now, note: '=HYPERLINK("x")' };
    await server.database.transaction((tx) =>
      addPayoutEntry(tx, { ...entry, kind: 'fee', amount: -990 }),
    );
    await server.database.transaction((tx) =>
      addPayoutEntry(tx, { ...entry, kind: 'adjustment', amount: 1500 }),
    );
    const open = await latest();
    expect(open).toMatchObject({ status: 'open', fees: -990, adjustments: 1500 });
    const payoutId = await scheduled();
    const into = sql`insert into payout_entries (id, payout_id, store_id, kind, amount, occurred_at, created_at)
      values ('pye_x', ${payoutId}, ${STORE}, 'fee', -1, now(), now())`;
    await expect(db.execute(into)).rejects.toMatchObject({ cause: { code: '23001' } });
    for (const change of [
      sql`update payout_entries set amount = 0`,
      sql`delete from payout_entries`,
    ]) {
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
    }
    const stranger = await server.signIn('admin2');
    const { text, headers } = await stranger.get(`${PAYOUTS}${open?.id}/statement`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain(`${open?.number}.csv`);
    expect(text.replace('\uFEFF', '')).toContain(
      `2034-03-01,,Frais,-9.90,"'=HYPERLINK(""x"")"\r\n`,
    );
  });
});

describe('Payouts and the seller', () => {
  test('The fee for parcel pickups names its month, and no other entry names one', async () => {
    const [fee] = await db
      .select({ payoutId: payoutEntries.payoutId, note: payoutEntries.note })
      .from(payoutEntries)
      .where(
        and(
          eq(payoutEntries.storeId, 'str_nejjarine'),
          eq(payoutEntries.kind, 'fee'),
          like(payoutEntries.note, 'Ramassage 20__-__'),
        ),
      );
    const month = fee?.note?.slice('Ramassage '.length) ?? null;
    const { items } = (await admin.get(`${PAYOUTS}${fee?.payoutId}?pageSize=100`)).body.entries;
    const months = items.map(({ pickupMonth }: { pickupMonth: unknown }) => pickupMonth);
    expect(months.toSorted()).toEqual([month, ...Array(items.length - 1).fill(null)]);
  });

  test('A seller reads a payout with its entries, in pages and by kind', async () => {
    const [{ id, net, entriesCount }] = (await admin.get(`${PAYOUTS}?status=paid&sort=-net`)).body
      .items;
    const first = (await admin.get(`${PAYOUTS}${id}?pageSize=2`)).body;
    expect(first.entries).toMatchObject({ total: entriesCount, page: 1, pageSize: 2 });
    expect([first.entries.items.length, first.allowedActions]).toEqual([2, []]);
    expect(first.history.map(({ to }: { to: string }) => to)).toEqual([
      'scheduled',
      'processing',
      'paid',
    ]);
    const all = (await admin.get(`${PAYOUTS}${id}?pageSize=100`)).body.entries.items;
    expect(all.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(net);
    const sales = (await admin.get(`${PAYOUTS}${id}?kind=sale&pageSize=100`)).body.entries;
    expect(sales.total).toBe(all.filter(({ kind }: { kind: string }) => kind === 'sale').length);
    // Which of them are of bookings depends on the day of the demo.
    const unnamed = sales.items.filter(
      (sale: { orderNumber: string | null; booking: object | null }) =>
        !/^\d+$/.test(sale.orderNumber ?? '') && sale.booking === null,
    );
    expect(unnamed).toEqual([]);
    expect(sales.items.length).toBeGreaterThan(0);
    const { text } = await admin.get(`${PAYOUTS}${id}/statement`);
    const amounts = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[3]));
    expect(Math.round(100 * amounts.reduce((sum, amount) => sum + amount, 0))).toBe(net);
  });

  test('A seller filters payouts by status and days', async () => {
    const { body } = await admin.get(`${PAYOUTS}?status=failed,on_hold`);
    expect(body.items.map(({ status }: { status: string }) => status).sort()).toEqual([
      'failed',
      'on_hold',
    ]);
    const [, , third] = (await admin.get(PAYOUTS)).body.items;
    const { periodStart: from, periodEnd: to } = third;
    const within = (await admin.get(`${PAYOUTS}?from=${from}&to=${to}`)).body.items;
    expect(within).toContainEqual(third);
    for (const { periodStart, periodEnd } of within) {
      expect(periodStart <= to && periodEnd >= from).toBe(true);
    }
  });

  test('A seller reads only their own store’s payouts, and only with the permission', async () => {
    const [ours] = (await admin.get(PAYOUTS)).body.items;
    const stranger = await server.signIn('admin2');
    const seller = await server.signIn('seller');
    for (const rest of ['', '/statement']) {
      expect((await stranger.get(`${PAYOUTS}${ours.id}${rest}`)).status).toBe(404);
      expect((await seller.get(`${PAYOUTS}${ours.id}${rest}`)).status).toBe(403);
      expect((await admin.get(`${PAYOUTS}x${rest}`)).status).toBe(400);
    }
    expect((await seller.get(PAYOUTS)).status).toBe(403);
    expect((await admin.get(`${PAYOUTS}?status=open,gone`)).status).toBe(400);
  });
});

function later(milliseconds: number): Date {
  return new Date(WEDNESDAY.getTime() + milliseconds);
}

function settle(now: Date) {
  return closePayoutPeriods(server, now);
}

function ofStore() {
  return db
    .select()
    .from(payouts)
    .where(eq(payouts.storeId, STORE))
    .orderBy(asc(payouts.periodStart));
}

async function latest() {
  return (await ofStore()).at(-1);
}

async function lastTwo() {
  return (await ofStore()).slice(-2);
}

async function scheduled(): Promise<string> {
  const found = (await ofStore()).find(({ status }) => status === 'scheduled');
  if (!found) throw new Error('Nothing is scheduled.');
  return found.id;
}

function sums(row: typeof payouts.$inferSelect | undefined) {
  const { grossSales, commission, refunds, net } = row ?? {};
  return { grossSales, commission, refunds, net };
}

/** Payouts whose net is not the sum of their entries. */
async function wrongPayouts() {
  const { rows } = await db.execute(sql`select id from payouts p where net <> (
    select coalesce(sum(amount), 0) from payout_entries where payout_id = p.id)
    or entries_count <> (select count(*) from payout_entries where payout_id = p.id)`);
  return rows;
}
