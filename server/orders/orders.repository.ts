import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { invoices } from '../database/schema/invoices';
import { clients, orderHistory, orderItems, orders } from '../database/schema/orders';
import { products, variants } from '../database/schema/products';
import { cities } from '../database/schema/reference';
import { users } from '../database/schema/stores';

export type OrderRow = typeof orders.$inferSelect;

/** An order with everything its page shows. */
export interface OrderRecord {
  readonly order: OrderRow;
  readonly client: typeof clients.$inferSelect;
  readonly city: typeof cities.$inferSelect;
  readonly items: readonly (typeof orderItems.$inferSelect)[];
  readonly history: readonly (typeof orderHistory.$inferSelect)[];
  /** Its issued invoice; of several the one that stands. */
  readonly invoiceId: string | null;
}

const issuedInvoiceId = sql<string | null>`(
  select ${invoices.id} from ${invoices}
   where ${invoices.orderId} = ${orders.id} and ${invoices.type} = 'invoice' and ${invoices.number} is not null
   order by ${invoices.status} = 'credited', ${invoices.issuedAt} desc limit 1)`;

const ofStore = (storeId: string, orderId: string) =>
  and(eq(orders.id, orderId), eq(orders.storeId, storeId));

/** The order with items and history; undefined when it is unknown to this store. Archived ones too. */
export const findOrder = async (
  reader: Reader,
  storeId: string,
  orderId: string,
): Promise<OrderRecord | undefined> => {
  const [head] = await reader
    .select({ order: orders, client: clients, city: cities, invoiceId: issuedInvoiceId })
    .from(orders)
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .where(ofStore(storeId, orderId));
  if (!head) return undefined;
  const items = await reader
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const history = await reader
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.at), asc(orderHistory.id));
  return { ...head, items, history };
};

/** The same, after its row is locked, so that nobody else judges it until the transaction ends. */
export const lockOrder = async (
  tx: Tx,
  storeId: string,
  orderId: string,
): Promise<OrderRecord | undefined> => {
  const [locked] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(ofStore(storeId, orderId))
    .for('update');
  return locked && findOrder(tx, storeId, orderId);
};

/** Columns an action changes; the bookkeeping ones are added by {@link changeOrder}. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'acceptedBy'
    | 'acceptedAt'
    | 'shipBy'
    | 'deliveredAt'
    | 'carrier'
    | 'trackingNumber'
    | 'archivedAt'
  >
>;

/** Writes the change and counts the revision up. The caller holds the row's lock. */
export const changeOrder = async (
  tx: Tx,
  orderId: string,
  change: OrderChange,
  now: Date,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ ...change, updatedAt: now, revision: sql`${orders.revision} + 1` })
    .where(eq(orders.id, orderId));
};

/** A line of an order's history before it has an id. */
export type HistoryLine = Omit<typeof orderHistory.$inferInsert, 'id'>;

/** Adds a line to the order's history. */
export const recordHistory = async (tx: Tx, line: HistoryLine): Promise<void> => {
  await tx.insert(orderHistory).values({ id: newId('ohe'), ...line });
};

/** First and last name of a member of staff, for the history. */
export const staffName = async (tx: Tx, userId: string): Promise<string | null> => {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  return user ? `${user.firstName} ${user.lastName}` : null;
};

/** What still counts of each variant in the order. */
const piecesByVariant = (items: OrderRecord['items']): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const item of items) {
    const open = item.quantity - item.quantityCancelled;
    if (open > 0) pieces.set(item.variantId, (pieces.get(item.variantId) ?? 0) + open);
  }
  return pieces;
};

/**
 * Gives the order's reserved pieces back (`released`) or takes them out of the stock (`handedOver`).
 * Products are locked before variants and both by id, the order every writer of stock keeps. Pieces
 * that leave make a new revision of their product and variant: an editor who saw the old stock must
 * not write it back.
 */
export const moveStock = async (
  tx: Tx,
  items: OrderRecord['items'],
  movement: 'released' | 'handedOver',
  now: Date,
): Promise<void> => {
  const leaves = movement === 'handedOver';
  const productIds = [...new Set(items.map((item) => item.productId))];
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id))
    .for('update');
  if (leaves) {
    await tx
      .update(products)
      .set({ updatedAt: now, revision: sql`${products.revision} + 1` })
      .where(inArray(products.id, productIds));
  }
  const pieces = [...piecesByVariant(items)].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [variantId, quantity] of pieces) {
    await tx
      .update(variants)
      .set({
        stockReserved: sql`${variants.stockReserved} - ${quantity}`,
        ...(leaves && {
          stockOnHand: sql`${variants.stockOnHand} - ${quantity}`,
          updatedAt: now,
          revision: sql`${variants.revision} + 1`,
        }),
      })
      .where(eq(variants.id, variantId));
  }
};
