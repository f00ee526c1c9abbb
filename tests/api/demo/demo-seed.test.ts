import { count, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '../../../server/database/schema/orders';
import { products } from '../../../server/database/schema/products';
import { cities } from '../../../server/database/schema/reference';
import { stores, users } from '../../../server/database/schema/stores';
import { demoContent } from '../../../server/demo/demo-content';
import { demoAccounts, seedDemoStore } from '../../../server/demo/seed';
import { loadReferenceData } from '../../../server/seeding/load-reference';
import { startTestServer } from '../support/test-server';

const NOW = new Date('2026-11-19T09:24:00Z');

test('Two processes that seed the demo store concurrently write it once', async () => {
  const server = await startTestServer({ seed: false });
  const beside = await startTestServer({ beside: server, seed: false });
  await Promise.all(
    [server, beside].map(({ database, context }) => seedDemoStore(database, NOW, context.config)),
  );
  const { db } = server.database;
  expect(await db.select({ count: count() }).from(stores)).toEqual([{ count: 2 }]);
  expect(await db.select({ count: count() }).from(users)).toEqual([{ count: 4 }]);
  const { stores: written } = await demoContent(NOW);
  const expected = written.reduce((sum, { sales }) => sum + sales.orders.length, 0);
  expect(await db.select({ count: count() }).from(orders)).toEqual([{ count: expected }]);
});

test('Staff of the demo signed in', async () => {
  const { database } = await startTestServer();
  const seen = await database.db.select({ at: users.lastSeenAt }).from(users);
  expect(seen.every(({ at }) => at !== null)).toBe(true);
});

test('A second seeding of the demo store changes nothing', async () => {
  const server = await startTestServer();
  const before = await everything(server);
  await seedDemoStore(server.database, new Date(), server.context.config);
  expect(await everything(server)).toEqual(before);
});

test('A past departure of the demo was paid by card in a paid payout, with a partial refund and an invoice', async () => {
  const server = await startTestServer();
  const { rows } = await server.database.db.execute<Record<string, unknown>>(sql`
    select b.status, b.total, b.refunded_total as refunded, p.status as payout,
           sum(e.amount)::int as paid, i.status as invoice, i.total as invoiced
      from tour_bookings b
      join payout_entries e on e.tour_booking_id = b.id
      join payouts p on p.id = e.payout_id
      left join invoices i on i.tour_booking_id = b.id
     where b.departure_id = 'dep_nejjarinedone3'
     group by b.id, p.id, i.id order by b.number`);
  const payout = 'paid';
  expect(rows).toEqual([
    {
      status: 'attended',
      total: 30_000,
      refunded: 0,
      payout,
      paid: 30_000,
      invoice: 'paid',
      invoiced: 30_000,
    },
    {
      status: 'no_show',
      total: 24_000,
      refunded: 0,
      payout,
      paid: 24_000,
      invoice: null,
      invoiced: null,
    },
    {
      status: 'cancelled',
      total: 12_000,
      refunded: 6000,
      payout,
      paid: 6000,
      invoice: null,
      invoiced: null,
    },
  ]);
});

test('New orders continue the numbers of the demo orders', async () => {
  const { database } = await startTestServer();
  const { rows } = await database.db.execute<{ next: string; last: number }>(
    sql`select nextval('order_numbers') as next, (select max(number) from orders) as last`,
  );
  expect(Number(rows[0]?.next)).toBe(Number(rows[0]?.last) + 1);
});

test('Every demo account can sign in, and every demo picture is served', async () => {
  const server = await startTestServer();
  for (const { userName, password, role } of demoAccounts) {
    const client = await server.signIn(userName, password);
    const { body } = await client.get('/api/user/');
    expect([body.userName, body.role]).toEqual([userName, role]);
  }
  const rows = await server.database.db.selectDistinct({ url: products.coverUrl }).from(products);
  for (const { url } of rows) {
    const picture = await server.anonymous.get(String(url));
    expect([url, picture.status, picture.headers.get('content-type')]).toEqual([
      url,
      200,
      'image/svg+xml',
    ]);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
  }
});

test('Reloading the reference data corrects names and preserves the delivery terms', async () => {
  const { database } = await startTestServer();
  await database.db.update(cities).set({ nameAr: '?', shippingFee: 1 });
  await loadReferenceData(database);
  const rows = await database.db.select().from(cities);
  expect(rows).toHaveLength(393);
  expect(rows.every((city) => city.nameAr !== '?' && city.shippingFee === 1)).toBe(true);
});

async function everything({ database: { db } }: Awaited<ReturnType<typeof startTestServer>>) {
  return {
    stores: await db.select().from(stores),
    users: await db.select().from(users),
    products: await db.select().from(products),
    orders: await db.select().from(orders),
  };
}
