import { and, eq, min, ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import { orders } from '../../../server/database/schema/orders';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { seedLargeStore } from '../../../server/demo/large/large-store';
import { addPayoutEntry } from '../../../server/payouts/payout-transitions';
import type { ApiClient } from '../support/api-client';
import { oneOf, seededRandom, testSeed } from '../support/seeded-random';
import { startTestServer } from '../support/test-server';
import { applyRandomChange } from './random-changes';
import {
  readStore,
  referenceBestSelling,
  referenceCategories,
  referenceFigures,
  referenceGenders,
  referenceMonth,
  referenceSalesmen,
} from './reference-metrics';

const server = await startTestServer();
const { db } = server.database;
const storeId = NEJJARINE.id;
const today = casablancaDay(server.clock.now());
const BASE = '/api/store/metrics';

let admin: ApiClient;

function largeStore() {
  return seedLargeStore(server.databaseUrl, {
    products: 30,
    orders: 120,
    userName: 'admin',
    isUnsettled: false,
    now: server.clock.now(),
  });
}

beforeAll(async () => {
  admin = await server.signIn('admin');
  // Twice: a second run must not change the data of the first or of other stores.
  await largeStore();
  await largeStore();
  const fee = { storeId, kind: 'fee', amount: -2_500, note: 'Stockage' } as const;
  await server.database.transaction((tx) =>
    addPayoutEntry(tx, { ...fee, now: server.clock.now() }),
  );
});

/** The metrics of a span must equal those that are computed one by one. */
async function expectPlain(from: string, to: string) {
  const query = `from=${from}&to=${to}&limit=50`;
  const { body: summary } = await admin.get(`${BASE}/summary/?from=${from}&to=${to}`);
  const { body: products } = await admin.get(`${BASE}/products/?${query}`);
  const { body: people } = await admin.get(`${BASE}/people/?${query}`);
  const store = await readStore(db, storeId);
  const span = { from, to };
  const values = (part: 'value' | 'before') =>
    Object.fromEntries(
      Object.keys(summary.figures).map((name) => [name, summary.figures[name][part]]),
    );
  expect(values('value')).toEqual(referenceFigures(store, span));
  expect(values('before')).toEqual(referenceFigures(store, summary.comparedWith));
  expect(people.genderSales).toEqual(referenceGenders(store, span));
  expect(people.salesmen).toMatchObject(referenceSalesmen(store, span));
  expect(products.bestSelling).toMatchObject(referenceBestSelling(store, span).slice(0, 50));
  expect(products.categories).toMatchObject(referenceCategories(store, span));
}

/** Spans composed of months and years in every way, up to today. */
function spansOf(day: string): readonly (readonly [from: string, to: string])[] {
  const [year, month] = [day.slice(0, 4), day.slice(0, 7)];
  const lastYear = String(Number(year) - 1);
  return [
    [`${month}-01`, day],
    [`${year}-01-01`, day],
    [`${lastYear}-01-01`, `${lastYear}-12-31`],
    [`${lastYear}-05-01`, `${lastYear}-05-31`],
    [`${lastYear}-05-03`, `${lastYear}-05-30`],
    [`${lastYear}-05-14`, `${lastYear}-05-19`],
    [`${lastYear}-04-27`, `${lastYear}-07-02`],
    [`${lastYear}-02-03`, `${lastYear}-12-29`],
    [`${lastYear}-11-20`, `${year}-01-10`],
    [addDays(day, -800), addDays(day, -1)],
    ['2000-01-01', '2100-12-31'],
  ];
}

/** Stored month and year sums that differ from the sum of their days. */
async function strayPeriods() {
  const { rows } = await db.execute(sql`
    select period, product_id, kept.pieces, counted.pieces as counted, kept.revenue
      from metric_product_periods kept
      full join (select store_id, period, product_id, sum(pieces) as pieces, sum(revenue) as revenue
                   from metric_product_days
                  cross join lateral (values (left(day::text, 4)), (left(day::text, 7))) as periods(period)
                  group by store_id, period, product_id) counted using (store_id, period, product_id)
     where (kept.pieces, kept.revenue) is distinct from (counted.pieces, counted.revenue)`);
  return rows;
}

describe('Large test store', () => {
  test('The large test store has consistent amounts, payments, tallies and stock', async () => {
    const { rows } = await db.execute(sql`
      select (select count(*) from orders o where o.total <> o.item_total + o.shipping_total - o.discount_total) as sums,
             (select count(*) from orders o where store_id = ${storeId} and not exists (select from payments p where p.order_id = o.id)) as unpaid,
             (select count(*) from products p where p.variants_count <> (select count(*) from variants v where v.product_id = p.id)) as variants,
             (select sum(count) from tallies where subject = 'orders' and store_id = ${storeId}) = (select count(*) from orders where store_id = ${storeId}) as tallied`);
    expect(rows).toEqual([{ sums: '0', unpaid: '0', variants: '0', tallied: true }]);
    const { body } = await admin.get('/api/store/orders/?q=LG&status=done&pageSize=1');
    const { body: order } = await admin.get(`/api/store/order/${body.items[0].id}`);
    expect(order.history.at(-1)).toMatchObject({ to: 'done' });
    expect(
      (await admin.get('/api/store/products/search/get/?q=LG')).body.total,
    ).toBeGreaterThanOrEqual(60);
  });
});

const seed = testSeed();

describe(`Metrics of a store (TEST_SEED=${seed})`, () => {
  test('The metrics equal those computed one by one, after random changes of orders', async () => {
    const random = seededRandom(seed);
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from orders where store_id = ${storeId} order by order_date desc limit 150`,
    );
    const ids = rows.map(({ id }) => id);
    await expectPlain(addDays(today, -400), today);
    for (let round = 0; round < 8; round += 1) {
      const changes = Array.from({ length: 12 }, () =>
        applyRandomChange(server, random, ids, today),
      );
      // A concurrent reader, like another process.
      await Promise.all([...changes, admin.get(`${BASE}/summary/?period=year`)]);
      const from = addDays(today, -Math.floor(random() * 90));
      await expectPlain(from, addDays(from, Math.floor(random() * 90)));
      const edge = oneOf(random, ['2026-02-14', '2026-03-22', '2026-09-19', '2026-09-20']);
      await expectPlain(edge, addDays(edge, 1));
    }
    const month = today.slice(0, 7);
    const { body } = await admin.get(`${BASE}/sales/?year=${today.slice(0, 4)}`);
    const store = await readStore(db, storeId);
    expect(body.months[23 + Number(month.slice(5))]).toEqual(referenceMonth(store, month));
  });

  test('The metrics are exact over months, years and spans across them', async () => {
    for (const [from, to] of spansOf(today)) await expectPlain(from, to);
    expect(await strayPeriods()).toEqual([]);
  });

  test('The metrics follow changes of orders from long ago', async () => {
    const { rows } = await db.execute<{ id: string; day: string }>(sql`
      select id, order_date::date::text as day from orders
       where store_id = ${storeId} and status = 'done' and order_date < ${addDays(today, -400)} order by order_date desc limit 3`);
    const [cancelled, returned, moved] = rows.map(({ id }) => id);
    const day = rows[0]?.day ?? '';
    await db.execute(sql`update orders set status = 'cancelled' where id = ${cancelled}`);
    await db.execute(
      sql`update order_items set quantity_returned = quantity where order_id = ${returned}`,
    );
    await db.execute(
      sql`update orders set order_date = order_date - interval '200 days' where id = ${moved}`,
    );
    await expectPlain(`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`);
    await expectPlain(`${day.slice(0, 7)}-01`, addDays(`${day.slice(0, 7)}-01`, 40));
    await expectPlain(addDays(today, -800), today);
    expect(await strayPeriods()).toEqual([]);
  });

  test('Two servers that read the metrics concurrently add them up once', async () => {
    const other = await startTestServer({ beside: server });
    const elsewhere = await other.signIn('admin');
    const random = seededRandom(seed + 1);
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from orders where store_id = ${storeId} order by order_date desc limit 150`,
    );
    const ids = rows.map(({ id }) => id);
    const path = `${BASE}/products/?period=year&limit=50`;
    for (let round = 0; round < 6; round += 1) {
      const changes = Array.from({ length: 6 }, () =>
        applyRandomChange(server, random, ids, today),
      );
      await Promise.all([...changes, admin.get(path), elsewhere.get(path)]);
      const [one, another] = await Promise.all([admin.get(path), elsewhere.get(path)]);
      expect(one.body).toEqual(another.body);
      expect(await strayPeriods()).toEqual([]);
    }
    await expectPlain(`${today.slice(0, 4)}-01-01`, today);
  });

  test('The metrics follow the deletion of orders', async () => {
    await db.execute(sql`
      with gone as (select id from orders where store_id = ${storeId} and status = 'done' and id not in
                      (select order_id from invoices union select order_id from returns union select order_id from cancellations union select order_id from pickup_orders union select order_id from payout_entries where order_id is not null) limit 3)
      delete from orders where id in (select id from gone)`);
    await expectPlain(addDays(today, -700), today);
  });
});

describe('Dashboard', () => {
  test('The dashboard compares the current month with the same part of the previous one', async () => {
    const { body } = await admin.get(`${BASE}/summary/?date=${today}`);
    expect(body.period).toEqual({ from: `${today.slice(0, 7)}-01`, to: today });
    expect(body.comparedWith.to.slice(0, 7) < today.slice(0, 7)).toBe(true);
    const year = await admin.get(`${BASE}/summary/?period=day&compare=year`);
    expect(year.body.comparedWith.from.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) - 1));
    expect(year.body).toMatchObject({ compare: 'year', currency: 'MAD' });
    expect(body.clientsTotal).toBeGreaterThan(40);
    const placed = await db
      .select({ at: min(orders.orderDate) })
      .from(orders)
      .where(and(eq(orders.storeId, NEJJARINE.id), ne(orders.status, 'disapproved')));
    expect(body.firstOrderOn).toBe(casablancaDay(placed[0]?.at ?? new Date(0)));
    const payouts = await admin.get('/api/store/payouts/');
    expect(body.balance).toBe(payouts.body.balances.open + payouts.body.balances.due);
  });

  test('The dashboard has the months of a year and five years', async () => {
    const { body } = await admin.get(`${BASE}/sales/`);
    expect(body.months).toHaveLength(36);
    expect(body.years.map(({ year }: { year: number }) => year).at(-1)).toBe(body.year);
    const sum = body.months
      .slice(-12)
      .reduce((total: number, { revenue }: { revenue: number }) => total + revenue, 0);
    expect(body.years[4].revenue).toBe(sum);
  });

  test('The dashboard has the newest products and the categories of sold ones', async () => {
    const { body } = await admin.get(`${BASE}/products/?period=year&limit=3`);
    const { body: list } = await admin.get('/api/store/products/search/get/?pageSize=3');
    const idOf = ({ id }: { id: string }) => id;
    expect(body.latestProducts.map(idOf)).toEqual(list.items.map(idOf));
    expect(body.bestSelling).toHaveLength(3);
    const { body: summary } = await admin.get(`${BASE}/summary/?period=year`);
    expect(body.categories.length).toBeGreaterThanOrEqual(summary.figures.categoriesSold.value);
  });

  test('The dashboard hides profit, commission and balance from store users', async () => {
    const seller = await server.signIn('seller');
    const { body } = await seller.get(`${BASE}/summary/`);
    const { commission, expenses, profit, revenue } = body.figures;
    expect([commission, expenses, profit, body.balance]).toEqual([null, null, null, null]);
    expect(revenue).toEqual((await admin.get(`${BASE}/summary/`)).body.figures.revenue);
  });

  test('The dashboard counts only the store’s own orders', async () => {
    const { body } = await (await server.signIn('admin2')).get(`${BASE}/summary/?period=year`);
    expect(body.figures.orders.value).toBeLessThan(
      (await admin.get(`${BASE}/summary/?period=year`)).body.figures.orders.value,
    );
  });

  test('The server refuses invalid periods of the dashboard with 400', async () => {
    const statusOf = async (query: string) => (await admin.get(`${BASE}/summary/?${query}`)).status;
    expect(await statusOf('from=2026-01-01')).toBe(400);
    expect(await statusOf('to=2026-01-01')).toBe(400);
    expect(await statusOf('from=2026-02-01&to=2026-01-01')).toBe(400);
    expect(await statusOf('date=2026-02-30')).toBe(400);
    expect(await statusOf('period=decade')).toBe(400);
    expect((await admin.get(`${BASE}/sales/?year=12`)).status).toBe(400);
    expect((await admin.get(`${BASE}/people/?limit=0`)).status).toBe(400);
    expect((await admin.get(`${BASE}/products/?page=2`)).status).toBe(400);
  });
});
