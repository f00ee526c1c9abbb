import { describe, expect, it } from 'vitest';
import { orderFiguresOf } from '#domain/metrics/metric-figures';
import {
  type ComparedSpan,
  comparedSpan,
  METRIC_COMPARISONS,
  METRIC_PERIODS,
  type RequestedPeriod,
  spanOf,
} from '#domain/metrics/metric-period';
import {
  CANCELLED_STATUSES,
  NO_ORDER_STATUSES,
  RETURNED_STATUSES,
} from '#domain/metrics/order-counts';
import { lastSevenDays, todaySoFar } from '#domain/metrics/takings';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { cityRows } from '../seeding/reference-rows';
import { CARE_AND_FOOD_PRODUCTS } from './catalogue/care-and-food-products';
import { FASHION_PRODUCTS } from './catalogue/fashion-products';
import { HOME_PRODUCTS } from './catalogue/home-products';
import { demoClients } from './demo-clients';
import { orderRows } from './demo-orders';
import { productRows } from './demo-products';
import { NEJJARINE } from './demo-stores';
import { mixedOrders, NEJJARINE_MIX, pendingOrders } from './order-plan';
import { pastOrders } from './past-orders';
import { PENDING_ORDERS_NEJJARINE } from './pending-order-fixtures';
import { seededRandom } from './random';

const DAY_MS = 86_400_000;
const MOST_GROWTH = 0.6;

/** Around the year, with first days of months, nights, a Friday, Ramadan and both Eids. */
const STARTS = [
  '2026-01-01T10:00:00Z',
  '2026-02-20T21:30:00Z',
  '2026-03-01T00:40:00Z',
  '2026-03-21T12:00:00Z',
  '2026-05-27T16:20:00Z',
  '2026-06-02T08:10:00Z',
  '2026-08-15T23:30:00Z',
  '2026-09-04T13:30:00Z',
  '2026-11-01T09:00:00Z',
  '2026-11-29T22:15:00Z',
  '2026-12-03T18:05:00Z',
  '2027-04-30T11:11:00Z',
].map((text) => new Date(text));

describe('Figures of the demo', () => {
  it.each(STARTS)('At %s, no figure of the demo is over 60 % above the one before', (now) => {
    const orders = demoOrders(now);
    const first = Math.min(...orders.map(({ at }) => at.getTime()));
    const found = comparisons(now).flatMap(({ name, span, comparedWith }) => {
      // A period before the store's first full day of trade has less of it.
      if (casablancaInstant(comparedWith.from).getTime() < first) return [];
      const figures = figuresIn(orders, { ...span, until: null });
      const before = figuresIn(orders, comparedWith);
      return (Object.keys(figures) as (keyof typeof figures)[]).flatMap((figure) => {
        const growth = figures[figure] / before[figure] - 1;
        return before[figure] > 0 && growth > MOST_GROWTH
          ? [`${name} ${figure}: ${before[figure]} to ${figures[figure]}`]
          : [];
      });
    });
    expect(found).toEqual([]);
  });

  it.each(STARTS)(
    'At %s, no month of the demo differs by more than half from the one before',
    (now) => {
      const months = new Map<string, number>();
      for (const { at, isCounted } of demoOrders(now)) {
        const month = casablancaDay(at).slice(0, 7);
        if (isCounted) months.set(month, (months.get(month) ?? 0) + 1);
      }
      const whole = [...months].sort(([one], [other]) => (one < other ? -1 : 1)).slice(1, -1);
      whole.slice(1).forEach(([, count], index) => {
        const ratio = count / (whole[index]?.[1] ?? 1);
        expect(ratio).toBeGreaterThan(0.67);
        expect(ratio).toBeLessThan(1.5);
      });
      expect(whole.length).toBeGreaterThanOrEqual(12);
    },
  );
});

interface Placed {
  readonly at: Date;
  readonly isCounted: boolean;
  readonly isSale: boolean;
  readonly clientId: string;
  readonly total: number;
  readonly revenue: number;
  readonly shipping: number;
  readonly pieces: number;
}

function demoOrders(now: Date): Placed[] {
  const random = seededRandom(20_261_119);
  const open = [
    ...pendingOrders(PENDING_ORDERS_NEJJARINE, now, random),
    ...mixedOrders(NEJJARINE_MIX, now, random),
  ];
  const planned = [...open, ...pastOrders(open, now, random)];
  const catalogue = [...FASHION_PRODUCTS, ...HOME_PRODUCTS, ...CARE_AND_FOOD_PRODUCTS];
  const openedAt = new Date(now.getTime() - 470 * DAY_MS);
  const sales = orderRows(planned, () => 1, {
    store: NEJJARINE,
    clients: demoClients(NEJJARINE.id, random, { openedAt, now, more: 300 }),
    sellables: productRows(NEJJARINE.id, catalogue, random, now).sellables,
    shippingFees: new Map(cityRows().map((city) => [city.id, city.shippingFee])),
    random,
    balance: { owed: 0 },
  });
  const pieces = new Map<string, number>();
  for (const { orderId, quantity } of sales.items) {
    pieces.set(orderId, (pieces.get(orderId) ?? 0) + quantity);
  }
  const lost: readonly string[] = [
    ...NO_ORDER_STATUSES,
    ...CANCELLED_STATUSES,
    ...RETURNED_STATUSES,
  ];
  const uncounted: readonly string[] = NO_ORDER_STATUSES;
  return sales.orders.map((order) => ({
    at: order.orderDate,
    isCounted: !uncounted.includes(order.status),
    isSale: !lost.includes(order.status),
    clientId: order.clientId,
    total: order.total,
    revenue: order.itemTotal - (order.discountTotal ?? 0),
    shipping: order.shippingTotal ?? 0,
    pieces: pieces.get(order.id) ?? 0,
  }));
}

/** Every comparison that the home page and the dashboards show on a day. */
function comparisons(now: Date) {
  const today = casablancaDay(now);
  const periods = METRIC_PERIODS.flatMap((name) =>
    METRIC_COMPARISONS.map((comparison) => {
      const asked: RequestedPeriod = { name, date: today };
      const span = spanOf(asked, today);
      const comparedWith = comparedSpan(asked, span, comparison, now);
      return { name: `${name} against ${comparison}`, span, comparedWith };
    }),
  );
  return [
    ...periods,
    { name: 'today', ...todaySoFar(now) },
    { name: 'last seven days', ...lastSevenDays(now) },
  ];
}

function figuresIn(orders: readonly Placed[], { from, to, until }: ComparedSpan) {
  const [begin, end] = [casablancaInstant(from), until ?? casablancaInstant(addDays(to, 1))];
  const placed = orders.filter(({ at, isCounted }) => isCounted && at >= begin && at < end);
  const sold = placed.filter(({ isSale }) => isSale);
  const sum = (of: readonly Placed[], figure: 'total' | 'revenue' | 'shipping' | 'pieces') =>
    of.reduce((all, order) => all + order[figure], 0);
  const { income, averageBasket } = orderFiguresOf({
    orders: placed.length,
    gmv: sum(placed, 'total'),
    cancelled: 0,
    cancelledTotal: 0,
    returned: 0,
    returnedTotal: 0,
    sales: sold.length,
    revenue: sum(sold, 'revenue'),
    shipping: sum(sold, 'shipping'),
    commission: 0,
    pieces: sum(sold, 'pieces'),
    cost: 0,
  });
  return {
    orders: placed.length,
    sales: sold.length,
    gmv: sum(placed, 'total'),
    income,
    averageBasket,
    productsSold: sum(sold, 'pieces'),
    customers: new Set(placed.map(({ clientId }) => clientId)).size,
  };
}
