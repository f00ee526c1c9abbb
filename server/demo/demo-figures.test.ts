import { describe, expect, it } from 'vitest';
import { comparedFigure, countsOf } from '#domain/metrics/figure-comparison';
import type { FigureName } from '#domain/metrics/figure-definitions';
import { figuresOf, type MetricSums } from '#domain/metrics/metric-figures';
import {
  type ComparedSpan,
  comparedSpan,
  METRIC_COMPARISONS,
  METRIC_PERIODS,
  type RequestedPeriod,
  spanOf,
} from '#domain/metrics/metric-period';
import { GROUP_STATUSES, type OrderGroup } from '#domain/metrics/order-counts';
import { lastSevenDays, todaySoFar } from '#domain/metrics/takings';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { groupBy } from '../database/group-by';
import { demoContent, type StoreContent } from './demo-content';

/** How far a figure may be from that of the other period. */
const MOST = 0.6;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How many days of two years the demo is started on; 90 take a minute. */
const STARTS = Number(process.env['DEMO_STARTS'] || 4);

/** Spread over two years, at all hours: after the 31st, on the first, in Ramadan, on a leap day. */
const STARTED = Array.from(
  { length: STARTS },
  (_, turn) =>
    new Date(
      Date.parse('2026-06-03T00:10:00Z') +
        Math.round((turn * 731 * DAY_MS) / STARTS / DAY_MS) * DAY_MS +
        ((turn * 577) % 1440) * MINUTE_MS,
    ),
);

function isIn(group: OrderGroup, status: OrderStatus): boolean {
  const statuses = GROUP_STATUSES[group];
  return 'only' in statuses ? statuses.only.includes(status) : !statuses.without.includes(status);
}

function total<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amount(row), 0);
}

/** The sums of a span as the queries of the server count them (docs/figures.md). */
function sumsOf({ sales, payouts, bookings }: StoreContent) {
  const items = groupBy(sales.items, ({ orderId }) => orderId);
  return (span: ComparedSpan) => {
    const begin = casablancaInstant(span.from);
    const end = span.until ?? casablancaInstant(addDays(span.to, 1));
    const isWithin = (at: Date | null | undefined) => !!at && at >= begin && at < end;
    const placed = sales.orders.filter(({ orderDate }) => isWithin(orderDate));
    const of = (group: OrderGroup) => placed.filter(({ status }) => isIn(group, status));
    const [counted, sold, cancelled, returned] = [
      of('counted'),
      of('sold'),
      of('cancelled'),
      of('returned'),
    ];
    const left = sold.flatMap(({ id }) =>
      (items.get(id) ?? []).map((item) => ({
        pieces: item.quantity - (item.quantityCancelled ?? 0) - (item.quantityReturned ?? 0),
        cost: item.unitCost ?? 0,
      })),
    );
    const booked = bookings.filter(
      ({ row }) => isWithin(row.createdAt) && !['held', 'expired'].includes(row.status),
    );
    const sums: MetricSums = {
      orders: counted.length,
      gmv: total(counted, (order) => order.total),
      cancelled: cancelled.length,
      cancelledTotal: total(cancelled, (order) => order.total),
      returned: returned.length,
      returnedTotal: total(returned, (order) => order.total),
      sales: sold.length,
      revenue: total(sold, (order) => order.itemTotal - (order.discountTotal ?? 0)),
      shipping: total(sold, (order) => order.shippingTotal ?? 0),
      commission: total(sold, (order) => order.commissionTotal ?? 0),
      pieces: total(left, ({ pieces }) => pieces),
      cost: total(left, ({ pieces, cost }) => pieces * cost),
      refunds: total(
        sales.refunds.filter(({ createdAt }) => isWithin(createdAt)),
        ({ amount }) => amount,
      ),
      fees: -total(
        payouts.flatMap(({ entries }) =>
          entries.filter(({ kind, occurredAt }) => kind === 'fee' && isWithin(occurredAt)),
        ),
        ({ amount }) => amount,
      ),
      tourTakings: total(booked, ({ row }) =>
        row.failedAt ? 0 : row.total - (row.refundedTotal ?? 0),
      ),
      tourGuests: total(booked, ({ row }) =>
        ['cancelled', 'no_show'].includes(row.status) ? 0 : row.places,
      ),
    };
    const customers = new Set(counted.map(({ clientId }) => clientId)).size;
    return { ...figuresOf(sums), customers };
  };
}

/** Every figure of every period and comparison that is further than {@link MOST} from the other. */
function leaps(store: StoreContent, now: Date): string[] {
  const read = sumsOf(store);
  const today = casablancaDay(now);
  const times = store.sales.orders.map(({ orderDate }) => orderDate.getTime());
  const firstDay = casablancaDay(new Date(Math.min(...times)));
  const compared = METRIC_PERIODS.flatMap((name) =>
    METRIC_COMPARISONS.map((compare) => {
      const asked: RequestedPeriod = { name, date: today };
      const span = spanOf(asked, today);
      return { title: `${name} ${compare}`, span, other: comparedSpan(asked, span, compare, now) };
    }),
  );
  const home = Object.entries({ today: todaySoFar(now), week: lastSevenDays(now) }).map(
    ([title, { span, comparedWith }]) => ({ title, span, other: comparedWith }),
  );
  return [...compared, ...home].flatMap(({ title, span, other }) => {
    // The page tells that trade began later.
    if (firstDay > other.from) return [];
    const [figures, before] = [read({ ...span, until: null }), read(other)];
    return (Object.keys(figures) as (keyof typeof figures & FigureName)[]).flatMap((name) => {
      const counts = countsOf(name, figures, before);
      const { change } = comparedFigure(figures[name], before[name], counts);
      return change !== null && Math.abs(change) > MOST
        ? [
            `${now.toISOString()} ${title} ${name} ${figures[name]} ${before[name]} ${change.toFixed(2)}`,
          ]
        : [];
    });
  });
}

describe('Figures of the demo', () => {
  it(`No figure of a dashboard of the demo is more than ${MOST * 100} % from the other period`, async () => {
    const found: string[] = [];
    for (const now of STARTED) {
      const { stores } = await demoContent(now);
      found.push(...stores.flatMap((store) => leaps(store, now)));
    }
    expect(found).toEqual([]);
  }, 60_000);
});
