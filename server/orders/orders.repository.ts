import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { allColumns, childRows } from '../database/child-rows';
import { newId } from '../database/ids';
import { preparedStatement } from '../database/prepared-statements';
import { carriers } from '../database/schema/carriers';
import { invoices } from '../database/schema/invoices';
import {
  clients,
  deliveryAttempts,
  orderHistory,
  orderItems,
  orders,
} from '../database/schema/orders';
import { products } from '../database/schema/products';
import { cities } from '../database/schema/reference';

export type OrderRow = typeof orders.$inferSelect;

/** An ordered item, and where the store keeps its product now. */
export type OrderItemRecord = typeof orderItems.$inferSelect & {
  readonly storagePlace: string | null;
};

/** An order with everything its page shows. */
export interface OrderRecord {
  readonly order: OrderRow;
  readonly client: typeof clients.$inferSelect;
  readonly city: typeof cities.$inferSelect;
  /** The carrier of the store's list to which it was handed over, as it stands now; null if none. */
  readonly carrier: Pick<
    typeof carriers.$inferSelect,
    'id' | 'name' | 'phone' | 'trackingAddress'
  > | null;
  readonly items: readonly OrderItemRecord[];
  readonly history: readonly (typeof orderHistory.$inferSelect)[];
  readonly attempts: readonly (typeof deliveryAttempts.$inferSelect)[];
  /** Its issued invoice; of several, the valid one. */
  readonly invoiceId: string | null;
}

const issuedInvoiceId = sql<string | null>`(
  select ${invoices.id} from ${invoices}
   where ${invoices.orderId} = ${orders.id} and ${invoices.type} = 'invoice' and ${invoices.number} is not null
   order by ${invoices.status} = 'credited', ${invoices.issuedAt} desc limit 1)`;

function ofStore(storeId: string | Placeholder, orderId: string | Placeholder) {
  return and(eq(orders.id, orderId), eq(orders.storeId, storeId));
}

/** The columns of {@link OrderItemRecord}. */
const ITEM_COLUMNS = { ...allColumns(orderItems), storagePlace: products.storagePlace };

const PARTS = {
  items: childRows(ITEM_COLUMNS, {
    from: sql`${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
      where ${orderItems.orderId} = ${orders.id}`,
    orderBy: sql`${orderItems.position}`,
  }),
  history: childRows(allColumns(orderHistory), {
    from: sql`${orderHistory} where ${orderHistory.orderId} = ${orders.id}`,
    orderBy: sql`${orderHistory.at}, ${orderHistory.id}`,
  }),
  attempts: childRows(allColumns(deliveryAttempts), {
    from: sql`${deliveryAttempts} where ${deliveryAttempts.orderId} = ${orders.id}`,
    orderBy: sql`${deliveryAttempts.at}, ${deliveryAttempts.id}`,
  }),
};

const wholeOrder = preparedStatement((reader) =>
  reader
    .select({
      order: orders,
      client: clients,
      city: cities,
      // Without a carrier the first column is null, and with it the whole part.
      carrier: {
        id: carriers.id,
        name: carriers.name,
        phone: carriers.phone,
        trackingAddress: carriers.trackingAddress,
      },
      invoiceId: issuedInvoiceId,
      ...PARTS,
    })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .leftJoin(carriers, eq(carriers.id, orders.carrierId))
    .where(ofStore(sql.placeholder('storeId'), sql.placeholder('orderId')))
    .prepare('whole_order'),
);

/**
 * The order with items and history; undefined when it is unknown to this store. Includes archived
 * orders.
 */
export async function findOrder(
  reader: Reader,
  storeId: string,
  orderId: string,
): Promise<OrderRecord | undefined> {
  const [found] = await wholeOrder(reader).execute({ storeId, orderId });
  return found;
}

/**
 * The same as `findOrder`, with the row locked until the transaction ends. The lock is a statement
 * of its own: one that waited for it would read items and history as they were before.
 */
export async function lockOrder(
  tx: Tx,
  storeId: string,
  orderId: string,
): Promise<OrderRecord | undefined> {
  const [locked] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(ofStore(storeId, orderId))
    .for('update');
  return locked && findOrder(tx, storeId, orderId);
}

/** The same for an order of any store: for the marketplace and for deadlines. */
export async function lockAnyOrder(tx: Tx, orderId: string): Promise<OrderRecord | undefined> {
  const [locked] = await tx
    .select({ storeId: orders.storeId })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return locked && findOrder(tx, locked.storeId, orderId);
}

/** Columns an action changes; the bookkeeping ones are added by {@link changeOrder}. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'externalNumber'
    | 'internalNote'
    | 'searchText'
    | 'itemTotal'
    | 'discountTotal'
    | 'taxTotal'
    | 'total'
    | 'commissionTotal'
    | 'netTotal'
    | 'acceptBy'
    | 'acceptedBy'
    | 'acceptedAt'
    | 'shipBy'
    | 'deliveredAt'
    | 'carrier'
    | 'carrierId'
    | 'trackingNumber'
    | 'handOver'
    | 'letterheadId'
    | 'archivedAt'
  >
>;

/** Writes the change and increments the revision. The caller holds the row's lock. */
export async function changeOrder(
  tx: Tx,
  orderId: string,
  change: OrderChange,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, updatedAt: now, revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, orderId));
}

/** A history entry of an order, before it has an id. */
export type HistoryLine = Omit<typeof orderHistory.$inferInsert, 'id'>;

/** Adds an entry to the order's history. */
export async function recordHistory(tx: Tx, line: HistoryLine): Promise<void> {
  await tx.insert(orderHistory).values({ id: newId('ohe'), ...line });
}
