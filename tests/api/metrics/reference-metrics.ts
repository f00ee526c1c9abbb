import { eq } from 'drizzle-orm';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Db } from '../../../server/context';
import { clients, orderItems, orders } from '../../../server/database/schema/orders';
import { refunds } from '../../../server/database/schema/payments';
import { payoutEntries } from '../../../server/database/schema/payouts';
import { products } from '../../../server/database/schema/products';

interface Span {
  readonly from: string;
  readonly to: string;
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

const NO_SALE = new Set(['cancelled', 'rejected', 'disapproved', 'returned']);

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
    fees: (await db.select().from(payoutEntries).where(eq(payoutEntries.storeId, storeId))).filter(
      ({ kind }) => kind === 'fee',
    ),
  };
}

type Everything = Awaited<ReturnType<typeof readStore>>;

/** The sales of a span with their items, computed one by one. */
function salesOf(store: Everything, { from, to }: Span) {
  const isWithin = (at: Date) => from <= casablancaDay(at) && casablancaDay(at) <= to;
  const placed = store.orders.filter(
    ({ order }) => isWithin(order.orderDate) && order.status !== 'disapproved',
  );
  const sales = placed.filter(({ order }) => !NO_SALE.has(order.status));
  const sold = new Set(sales.map(({ order }) => order.id));
  const items = store.items
    .filter(({ item }) => sold.has(item.orderId))
    .map(({ item, categoryId }) => {
      const pieces = item.quantity - item.quantityCancelled - item.quantityReturned;
      return { ...item, categoryId, pieces };
    });
  return { isWithin, placed, sales, items };
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
  const cost = sum(items, ({ pieces, unitCost }) => pieces * (unitCost ?? 0));
  const left = items.filter(({ pieces }) => pieces > 0);
  return {
    revenue,
    income,
    commission,
    expenses,
    refunds: given,
    averageBasket: sales.length === 0 ? 0 : Math.round(revenue / sales.length),
    gmv: sum(placed, ({ order }) => order.total),
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

export function referenceBestSelling(store: Everything, span: Span) {
  const sold = new Map<string, { id: string; pieces: number; revenue: number }>();
  for (const { productId: id, pieces, unitPrice } of salesOf(store, span).items) {
    if (pieces === 0) continue;
    const before = sold.get(id) ?? { id, pieces: 0, revenue: 0 };
    sold.set(id, {
      id,
      pieces: before.pieces + pieces,
      revenue: before.revenue + pieces * unitPrice,
    });
  }
  return [...sold.values()].sort(
    (one, other) =>
      other.pieces - one.pieces || other.revenue - one.revenue || (one.id < other.id ? -1 : 1),
  );
}

export function referenceCategories(store: Everything, span: Span) {
  const sold = new Map<string | null, { pieces: number; revenue: number }>();
  for (const { categoryId, pieces, unitPrice } of salesOf(store, span).items) {
    if (pieces === 0) continue;
    const before = sold.get(categoryId) ?? { pieces: 0, revenue: 0 };
    const revenue = before.revenue + pieces * unitPrice;
    sold.set(categoryId, { pieces: before.pieces + pieces, revenue });
  }
  return [...sold]
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
