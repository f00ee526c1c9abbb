import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { nextPayout as nextOf } from '#domain/payouts/next-payout';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import type {
  MetricFigures,
  MetricsPeople,
  MetricsProducts,
  MetricsSales,
  MetricsSeries,
  MetricsSummary,
  PayoutList,
  Today,
} from '#openapi/types.generated';
import { newId } from '../../../server/database/ids';
import { tourBookings } from '../../../server/database/schema/tours';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { plannedTour } from '../tours/tour-builder';

const server = await startTestServer();
const { db } = server.database;
const storeId = NEJJARINE.id;
const MINUTE_MS = 60_000;
const now = quietMorning();
const today = casablancaDay(now);
const BASE = '/api/store/metrics';
/** The statuses of bookings with what was paid of them. */
const BOOKED = [
  { status: 'held', paid: null },
  { status: 'expired', paid: null },
  { status: 'paid', paid: 'authorized' },
  { status: 'paid', paid: 'captured' },
  { status: 'on_the_spot', paid: null },
  { status: 'attended', paid: 'captured' },
  { status: 'no_show', paid: 'captured' },
  { status: 'no_show', paid: 'failed' },
  { status: 'cancelled', paid: 'captured', refundedTotal: 10_001 },
  { status: 'cancelled', paid: 'authorized', refundedTotal: 30_003 },
  { status: 'cancelled', paid: 'failed' },
] as const;
const PERIODS = ['day', 'month', 'year'] as const;

let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  // Around the limits of the comparisons: just before and after now, today and in each earlier period.
  for (const day of [today, addDays(today, -1), monthBefore(today), yearBefore(today)]) {
    for (const minutes of [-90, -1, 1, 90]) {
      const at = sameTime(day, minutes);
      if (at > now) continue;
      for (const status of [
        'done',
        'pending',
        'cancelled',
        'rejected',
        'returned',
        'disapproved',
      ] as const) {
        await placeOrder(server, { orderDate: at, status, total: 10_001 });
      }
    }
  }
  await bookTours();
  // The totals of the demo store's orders with a discount and delivery are of several items.
  await db.execute(sql`
    update orders set discount_total = 777, shipping_total = 2500, total = item_total - 777 + 2500
     where store_id = ${storeId} and item_total > 5000 and id in (select order_id from order_items)`);
});

/** Bookings of tours in every status and way of payment, today and in each earlier period. */
async function bookTours(): Promise<void> {
  const { departure } = await plannedTour(server);
  const days = [today, addDays(today, -1), monthBefore(today), yearBefore(today)];
  const created = days.flatMap((day) =>
    [-90, -1, 1].map((minutes) => sameTime(day, minutes)).filter((at) => at <= now),
  );
  const rows = created.flatMap((at) => BOOKED.map((columns) => ({ at, columns })));
  await db.insert(tourBookings).values(
    rows.map(({ at, columns: { paid, ...columns } }, place) => ({
      id: newId('bkg'),
      storeId,
      departureId: departure.id,
      number: 950_000 + place,
      guests: [],
      places: 3,
      total: 30_003,
      cancellationPolicy: [],
      paymentStatus: 'pending' as const,
      authorizedAt: paid === 'authorized' ? at : null,
      capturedAt: paid === 'captured' ? at : null,
      failedAt: paid === 'failed' ? at : null,
      createdAt: at,
      updatedAt: at,
      ...columns,
    })),
  );
}

/**
 * Stops the server's clock at 10:24:37 of the next day that every month has: its comparisons all end
 * in the middle of a day.
 */
function quietMorning(): Date {
  server.clock.stop();
  const start = server.clock.now();
  let day = addDays(casablancaDay(start), 1);
  while (Number(day.slice(8)) > 28) day = addDays(day, 1);
  const wanted = casablancaInstant(day, 10).getTime() + 24 * MINUTE_MS + 37_000;
  server.clock.advance(wanted - start.getTime());
  return server.clock.now();
}

/** Everything that the two dashboards and the home page show of a period. */
async function readPages(period: (typeof PERIODS)[number]) {
  const get = async <Body>(path: string) => (await admin.get(path)).body as Body;
  const limited = `period=${period}&limit=50`;
  return {
    summary: await get<MetricsSummary>(`${BASE}/summary/?period=${period}`),
    series: await get<MetricsSeries>(`${BASE}/series/?period=${period}`),
    products: await get<MetricsProducts>(`${BASE}/products/?${limited}`),
    people: await get<MetricsPeople>(`${BASE}/people/?${limited}`),
    sales: await get<MetricsSales>(`${BASE}/sales/`),
  };
}

/** The figures in SQL, from the orders themselves. */
async function figuresInSql(begin: Date, end: Date) {
  const within = sql`store_id = ${storeId} and order_date >= ${begin.toISOString()}::timestamptz
    and order_date < ${end.toISOString()}::timestamptz`;
  const booked = sql`store_id = ${storeId} and created_at >= ${begin.toISOString()}::timestamptz
    and created_at < ${end.toISOString()}::timestamptz and status not in ('held', 'expired')`;
  const { rows } = await db.execute<Record<string, string>>(sql`
    with sale as (select * from orders where ${within} and status not in ('cancelled', 'rejected', 'disapproved', 'returned'))
    select (select count(*) from orders where ${within} and status <> 'disapproved') as orders,
           (select coalesce(sum(total), 0) from orders where ${within} and status <> 'disapproved') as gmv,
           (select count(*) from orders where ${within} and status in ('cancelled', 'rejected')) as cancelled,
           (select coalesce(sum(total), 0) from orders where ${within} and status in ('cancelled', 'rejected')) as "cancelledTotal",
           (select count(*) from orders where ${within} and status = 'returned') as returned,
           (select coalesce(sum(total), 0) from orders where ${within} and status = 'returned') as "returnedTotal",
           (select count(*) from sale) as sales,
           (select coalesce(sum(item_total - discount_total), 0) from sale) as revenue,
           (select coalesce(sum(shipping_total), 0) from sale) as shipping,
           (select coalesce(sum(item_total - discount_total + shipping_total), 0) from sale) as income,
           (select coalesce(sum(quantity - quantity_cancelled - quantity_returned), 0)
              from order_items where order_id in (select id from sale)) as "productsSold",
           (select count(distinct client_id) from orders where ${within} and status <> 'disapproved') as customers,
           (select coalesce(sum(amount), 0) from refunds where store_id = ${storeId}
             and created_at >= ${begin.toISOString()}::timestamptz and created_at < ${end.toISOString()}::timestamptz) as refunds,
           (select coalesce(sum(total - refunded_total), 0) from tour_bookings where ${booked}
             and failed_at is null and (authorized_at is not null or captured_at is not null or status = 'on_the_spot')) as "tourTakings",
           (select coalesce(sum(places), 0) from tour_bookings where ${booked}
             and status not in ('cancelled', 'no_show')) as "tourGuests"`);
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  );
}

function part(figures: MetricFigures, names: readonly string[], side: 'value' | 'before') {
  return Object.fromEntries(
    names.map((name) => [name, figures[name as keyof MetricFigures]?.[side]]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe.each(PERIODS)('Figures of the current %s', (period) => {
  test('Each figure, and what it is compared with, equals its SQL', async () => {
    const { summary } = await readPages(period);
    const { from, to, until } = summary.comparedWith;
    expect(until).toBe(sameTime(to, 0).toISOString());
    expect(until).not.toBeNull();
    const plain = await figuresInSql(
      casablancaInstant(summary.period.from),
      new Date(now.getTime() + 1),
    );
    const before = await figuresInSql(casablancaInstant(from), new Date(until ?? 0));
    const names = Object.keys(plain);
    expect(part(summary.figures, names, 'value')).toEqual(plain);
    expect(part(summary.figures, names, 'before')).toEqual(before);
    expect(plain['tourTakings']).toBeGreaterThan(plain['tourGuests'] ?? 0);
    expect(before['tourGuests']).toBeGreaterThan(0);
    expect(plain['returned']).toBeGreaterThan(0);
    expect(before['returned']).toBeGreaterThan(0);
  });

  test('All numbers of both dashboards that should agree agree to the centime', async () => {
    const { summary, series, products, people } = await readPages(period);
    for (const side of ['value', 'before'] as const) {
      const of = (name: keyof MetricFigures) => summary.figures[name]?.[side] ?? Number.NaN;
      expect(of('income')).toBe(of('revenue') + of('shipping'));
      expect(of('gmv')).toBe(of('income') + of('cancelledTotal') + of('returnedTotal'));
      expect(of('orders')).toBe(of('sales') + of('cancelled') + of('returned'));
      expect(of('averageBasket')).toBe(Math.round(of('revenue') / of('sales')));
      for (const name of [
        'income',
        'revenue',
        'gmv',
        'orders',
        'sales',
        'cancelled',
        'returned',
        'productsSold',
      ] as const) {
        expect([name, sum(series.steps.map((step) => step[side]?.[name] ?? 0))]).toEqual([
          name,
          of(name),
        ]);
      }
    }
    const { revenue, sales, productsSold, categoriesSold } = summary.figures;
    expect(sum(products.categories.map((one) => one.revenue))).toBe(revenue.value);
    expect(sum(products.categories.map((one) => one.pieces))).toBe(productsSold.value);
    expect(products.categories.filter(({ categoryId }) => categoryId !== null)).toHaveLength(
      categoriesSold.value,
    );
    expect(sum(people.genderSales.map((one) => one.revenue))).toBe(revenue.value);
    expect(sum(people.genderSales.map((one) => one.sales))).toBe(sales.value);
    expect(sum([...people.salesmen, people.otherSales].map((one) => one.revenue))).toBe(
      revenue.value,
    );
    expect(sum([...people.salesmen, people.otherSales].map((one) => one.sales))).toBe(sales.value);
    expect(series.comparedWith).toEqual(summary.comparedWith);
  });

  test('A figure opens the list of exactly the orders that it counts', async () => {
    const { summary } = await readPages(period);
    const { from, to } = summary.period;
    const totals = {
      counted: 'gmv',
      sold: 'income',
      cancelled: 'cancelledTotal',
      returned: 'returnedTotal',
    } as const;
    const counts = {
      counted: 'orders',
      sold: 'sales',
      cancelled: 'cancelled',
      returned: 'returned',
    } as const;
    for (const group of ['counted', 'sold', 'cancelled', 'returned'] as const) {
      const { count, total } = await listed(`figure=${group}&from=${from}&to=${to}`);
      expect([group, count, total]).toEqual([
        group,
        summary.figures[counts[group]].value,
        summary.figures[totals[group]].value,
      ]);
    }
    const { body: clients } = await admin.get('/api/store/clients/?pageSize=1');
    expect(summary.clientsTotal).toBe(clients.total);
  });
});

test('The months and years of the yearly chart equal the figures of these periods', async () => {
  const { sales } = await readPages('year');
  for (const [period, shown] of [
    ['month', sales.months.find(({ month }) => month === today.slice(0, 7))],
    ['year', sales.years.at(-1)],
  ] as const) {
    const { figures } = (await readPages(period)).summary;
    expect(shown).toMatchObject({
      revenue: figures.revenue.value,
      gmv: figures.gmv.value,
      orders: figures.orders.value,
      sales: figures.sales.value,
      productsSold: figures.productsSold.value,
    });
  }
});

test('The home page shows the takings of the dashboards, today and over the last seven days', async () => {
  const { takings, nextPayout } = (await admin.get('/api/store/today/')).body as Today;
  const { summary: day } = await readPages('day');
  expect(takings.today).toEqual(day.figures.income);
  expect(takings.comparedWith).toEqual(day.comparedWith);
  const { body: week } = await admin.get(`${BASE}/summary/?from=${addDays(today, -6)}&to=${today}`);
  expect(takings.week).toEqual(week.figures.income);
  const { body: series } = await admin.get(
    `${BASE}/series/?from=${addDays(today, -6)}&to=${today}`,
  );
  expect(takings.days.map(({ income }) => income)).toEqual(
    (series as MetricsSeries).steps.map(({ value }) => value?.income),
  );
  const { body: payouts } = await admin.get('/api/store/payouts/');
  expect(payouts.items).toContainEqual(nextPayout);
  // The card of the overview and the page of payouts show this one of the list.
  expect(nextOf((payouts as PayoutList).items)).toEqual(nextPayout);
  const seller = await server.signIn('seller');
  expect((await seller.get('/api/store/today/')).body).toMatchObject({ takings, nextPayout: null });
});

test('A product’s best-selling figures equal those of its own page', async () => {
  const from = addDays(today, -29);
  const { body } = await admin.get(`${BASE}/products/?from=${from}&to=${today}&limit=50`);
  for (const { id, pieces, revenue } of (body as MetricsProducts).bestSelling) {
    const { body: own } = await admin.get(`/api/store/product/${id}/sales`);
    expect([own.pieces, own.revenue]).toEqual([pieces, revenue]);
  }
});

/** The number and the sum of the totals of all orders of a list. */
async function listed(query: string) {
  let [count, total] = [0, 0];
  for (let page = 1; ; page += 1) {
    const { body } = await admin.get(`/api/store/orders/?${query}&pageSize=100&page=${page}`);
    count += body.items.length;
    total += sum(body.items.map((order: { total: number }) => order.total));
    if (count >= body.total) return { count: body.total as number, total };
  }
}

/** The time of day that it is now, on another day, and some minutes later. */
function sameTime(day: string, minutes: number): Date {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const elapsed = minute - casablancaInstant(today).getTime();
  return new Date(casablancaInstant(day).getTime() + elapsed + minutes * MINUTE_MS);
}

function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const before = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
  return `${before}-${day.slice(8)}`;
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
