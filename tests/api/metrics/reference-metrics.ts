import { eq } from 'drizzle-orm';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Db } from '../../../server/context';
import { clients, orderItems, orders } from '../../../server/database/schema/orders';
import { refunds } from '../../../server/database/schema/payments';
import { payoutEntries } from '../../../server/database/schema/payouts';
import { products } from '../../../server/database/schema/products';
import { tourBookings } from '../../../server/database/schema/tours';

interface Span {
  readonly from: string;
  readonly to: string;
  /** Where the last day ends, as the contract returns it. */
  readonly until?: string | null;
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

const CANCELLED = new Set(['cancelled', 'rejected']);
const NO_BOOKING = new Set(['held', 'expired']);
const NO_GUESTS = new Set(['cancelled', 'no_show']);
const NO_SALE = new Set([...CANCELLED, 'disapproved', 'returned']);

/** All records of a store that its metrics are based on. */
export async function readStore(db: Db, storeId: string) {
  return {
    orders: await db
      .select({ order: orders, gender: clients.gender })
      .from(orders)
      .innerJoin(clients, eq(clients.id, orders.clientId))
      .where(eq(orders.storeId, storeId)),
    items: await db
      .select({ item: orderItems, categoryId: products.categoryId })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(products.storeId, storeId)),
    refunds: await db.select().from(refunds).where(eq(refunds.storeId, storeId)),
    bookings: await db.select().from(tourBookings).where(eq(tourBookings.storeId, storeId)),
    fees: (await db.select().from(payoutEntries).where(eq(payoutEntries.storeId, storeId))).filter(
      ({ kind }) => kind === 'fee',
    ),
  };
}

type Everything = Awaited<ReturnType<typeof readStore>>;

/**
 * The part of each item in the revenue of its order, centime by centime: each goes to the item that
 * is furthest below its share, the first of several.
 */
function itemRevenues(revenue: number, totals: readonly number[]): number[] {
  const whole = totals.reduce((total, one) => total + one, 0);
  if (whole === 0) return totals.map((_, at) => (at === 0 ? revenue : 0));
  const parts = totals.map((total) => Math.floor((revenue * total) / whole));
  const rests = totals.map((total, at) => revenue * total - whole * (parts[at] ?? 0));
  for (let left = revenue - sum(parts, (part) => part); left > 0; left -= 1) {
    const at = rests.indexOf(Math.max(...rests));
    parts[at] = (parts[at] ?? 0) + 1;
    rests[at] = -1;
  }
  return parts;
}

/** The sales of a span with their items, computed one by one. */
function salesOf(store: Everything, { from, to, until }: Span) {
  const isWithin = (at: Date) =>
    from <= casablancaDay(at) && casablancaDay(at) <= to && !(until && at >= new Date(until));
  const placed = store.orders.filter(
    ({ order }) => isWithin(order.orderDate) && order.status !== 'disapproved',
  );
  const sales = placed.filter(({ order }) => !NO_SALE.has(order.status));
  const items = sales.flatMap(({ order }) => {
    const own = store.items
      .filter(({ item }) => item.orderId === order.id)
      .sort((one, other) => one.item.position - other.item.position);
    const revenues = itemRevenues(
      order.itemTotal - order.discountTotal,
      own.map(({ item }) => item.total),
    );
    return own.map(({ item, categoryId }, at) => {
      const pieces = item.quantity - item.quantityCancelled - item.quantityReturned;
      return { ...item, categoryId, pieces, revenue: revenues[at] ?? 0 };
    });
  });
  return { isWithin, placed, sales, items };
}

/** What a booking brings in; centimes. */
function takingsOf({ status, ...money }: typeof tourBookings.$inferSelect): number {
  if (money.failedAt) return 0;
  const isPaid = money.authorizedAt !== null || money.capturedAt !== null;
  return isPaid || status === 'on_the_spot' ? money.total - money.refundedTotal : 0;
}

/** The figures of a span, computed simply and slowly from the contract's definitions. Centimes. */
export function referenceFigures(store: Everything, span: Span) {
  const { isWithin, placed, sales, items } = salesOf(store, span);
  const revenue = sum(sales, ({ order }) => order.itemTotal - order.discountTotal);
  const income = revenue + sum(sales, ({ order }) => order.shippingTotal);
  const commission = sum(sales, ({ order }) => order.commissionTotal);
  const given = sum(
    store.refunds.filter(({ createdAt }) => isWithin(createdAt)),
    ({ amount }) => amount,
  );
  const fees = -sum(
    store.fees.filter(({ occurredAt }) => isWithin(occurredAt)),
    ({ amount }) => amount,
  );
  const expenses = commission + fees + given;
  const booked = store.bookings.filter(
    ({ status, createdAt }) => isWithin(createdAt) && !NO_BOOKING.has(status),
  );
  const cost = sum(items, ({ pieces, unitCost }) => pieces * (unitCost ?? 0));
  const left = items.filter(({ pieces, revenue: part }) => pieces > 0 || part !== 0);
  const cancelled = placed.filter(({ order }) => CANCELLED.has(order.status));
  const returned = placed.filter(({ order }) => order.status === 'returned');
  return {
    revenue,
    income,
    shipping: income - revenue,
    commission,
    expenses,
    refunds: given,
    tourTakings: sum(booked, takingsOf),
    tourGuests: sum(booked, ({ status, places }) => (NO_GUESTS.has(status) ? 0 : places)),
    averageBasket: sales.length === 0 ? 0 : Math.round(revenue / sales.length),
    gmv: sum(placed, ({ order }) => order.total),
    cancelled: cancelled.length,
    cancelledTotal: sum(cancelled, ({ order }) => order.total),
    returned: returned.length,
    returnedTotal: sum(returned, ({ order }) => order.total),
    sales: sales.length,
    productsSold: sum(items, ({ pieces }) => pieces),
    orders: placed.length,
    customers: new Set(placed.map(({ order }) => order.clientId)).size,
    categoriesSold: new Set(left.flatMap(({ categoryId }) => categoryId ?? [])).size,
    profit: income - cost - expenses,
  };
}

/** Sales and revenue by a name of the order. */
function grouped(
  store: Everything,
  span: Span,
  nameOf: (row: Everything['orders'][number]) => string | null,
) {
  const groups = new Map<string, { sales: number; revenue: number }>();
  for (const row of salesOf(store, span).sales) {
    const name = nameOf(row);
    if (name === null) continue;
    const { sales, revenue } = groups.get(name) ?? { sales: 0, revenue: 0 };
    const more = row.order.itemTotal - row.order.discountTotal;
    groups.set(name, { sales: sales + 1, revenue: revenue + more });
  }
  return groups;
}

export function referenceGenders(store: Everything, span: Span) {
  const groups = grouped(store, span, ({ gender }) => gender ?? 'unknown');
  return ['female', 'male', 'unknown'].map((gender) => ({
    gender,
    sales: 0,
    revenue: 0,
    ...groups.get(gender),
  }));
}

export function referenceSalesmen(store: Everything, span: Span) {
  return [...grouped(store, span, ({ order }) => order.acceptedBy)]
    .map(([userId, sales]) => ({ userId, ...sales }))
    .sort((one, other) => other.revenue - one.revenue || (one.userId < other.userId ? -1 : 1));
}

/** The pieces and revenue of the items of a span's sales, by a name of the item. */
function soldBy<Name>(
  store: Everything,
  span: Span,
  nameOf: (item: ReturnType<typeof salesOf>['items'][number]) => Name,
) {
  const sold = new Map<Name, { pieces: number; revenue: number }>();
  for (const item of salesOf(store, span).items) {
    if (item.pieces === 0 && item.revenue === 0) continue;
    const { pieces, revenue } = sold.get(nameOf(item)) ?? { pieces: 0, revenue: 0 };
    sold.set(nameOf(item), { pieces: pieces + item.pieces, revenue: revenue + item.revenue });
  }
  return [...sold];
}

export function referenceBestSelling(store: Everything, span: Span) {
  return soldBy(store, span, ({ productId }) => productId)
    .map(([id, sums]) => ({ id, ...sums }))
    .filter(({ pieces }) => pieces > 0)
    .sort(
      (one, other) =>
        other.pieces - one.pieces || other.revenue - one.revenue || (one.id < other.id ? -1 : 1),
    );
}

export function referenceCategories(store: Everything, span: Span) {
  return soldBy(store, span, ({ categoryId }) => categoryId)
    .map(([categoryId, sums]) => ({ categoryId, ...sums }))
    .sort(
      (one, other) =>
        other.revenue - one.revenue ||
        ((one.categoryId ?? '~') < (other.categoryId ?? '~') ? -1 : 1),
    );
}

export function referenceMonth(store: Everything, month: string) {
  const span = { from: `${month}-01`, to: `${month}-31` };
  const { orders: placed, gmv, revenue, productsSold } = referenceFigures(store, span);
  const { sales } = salesOf(store, span);
  return { month, orders: placed, gmv, sales: sales.length, revenue, productsSold };
}
