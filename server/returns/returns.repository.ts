import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { refundOf } from '#domain/returns/return-amounts';
import { OPEN_RETURN_STATUSES } from '#domain/returns/return-lifecycle';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { nextSequenceNumber } from '../database/next-number';
import { clients, orderItems, orders } from '../database/schema/orders';
import { returnHistory, returnItems, returnNumbers, returns } from '../database/schema/returns';
import { refundableOfOrder } from '../orders/order-payment-effects';

export type ReturnRow = typeof returns.$inferSelect;

/** A return with everything its page shows. */
export interface ReturnRecord {
  readonly return: ReturnRow;
  readonly order: typeof orders.$inferSelect;
  readonly client: typeof clients.$inferSelect;
  readonly items: readonly {
    line: typeof returnItems.$inferSelect;
    item: typeof orderItems.$inferSelect;
  }[];
  readonly history: readonly (typeof returnHistory.$inferSelect)[];
  /** Maximum remaining refund in centimes; for received pieces only, once they are counted. */
  readonly refundable: number;
}

/** The return with its lines and history; undefined if it does not exist. */
export async function findReturn(
  reader: Reader,
  returnId: string,
): Promise<ReturnRecord | undefined> {
  const [head] = await reader
    .select({ return: returns, order: orders, client: clients })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(returns.id, returnId));
  if (!head) return undefined;
  const items = await reader
    .select({ line: returnItems, item: orderItems })
    .from(returnItems)
    .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
    .where(eq(returnItems.returnId, returnId))
    .orderBy(asc(orderItems.position));
  const history = await reader
    .select()
    .from(returnHistory)
    .where(eq(returnHistory.returnId, returnId))
    .orderBy(asc(returnHistory.at), asc(returnHistory.id));
  const refundable = refundOf(
    items.map(({ line, item }) => ({
      unitPrice: item.unitPrice,
      quantity: line.receivedQuantity ?? line.quantity,
    })),
    { ...head.order, refundable: await refundableOfOrder(reader, head.order.id) },
  );
  return { ...head, items, history, refundable: head.return.refundedAt ? 0 : refundable };
}

/** The return with its lines and history; undefined if this store does not have it. */
export async function findStoreReturn(
  reader: Reader,
  storeId: string,
  returnId: string,
): Promise<ReturnRecord | undefined> {
  const record = await findReturn(reader, returnId);
  return record?.return.storeId === storeId ? record : undefined;
}

/**
 * Id of the return's order, which is locked before the return; undefined if the return does not
 * exist.
 */
export async function orderIdOfReturn(
  reader: Reader,
  returnId: string,
): Promise<string | undefined> {
  const [row] = await reader
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(eq(returns.id, returnId));
  return row?.orderId;
}

/** Pieces of each order line that open returns claim and that are not counted as returned yet. */
export async function piecesInReturn(
  reader: Reader,
  orderId: string,
): Promise<Map<string, number>> {
  const rows = await reader
    .select({
      orderItemId: returnItems.orderItemId,
      pieces: sql<number>`sum(${returnItems.quantity})`.mapWith(Number),
    })
    .from(returnItems)
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(
      and(
        eq(returns.orderId, orderId),
        inArray(returns.status, [...OPEN_RETURN_STATUSES]),
        // A disputed return that was refunded before is already counted on the order.
        isNull(returns.refundedAt),
      ),
    )
    .groupBy(returnItems.orderItemId);
  return new Map(rows.map((row) => [row.orderItemId, row.pieces]));
}

/** A return without id and number. */
export interface NewReturn
  extends Omit<typeof returns.$inferInsert, 'id' | 'number' | 'createdAt' | 'updatedAt'> {
  readonly lines: readonly { orderItemId: string; quantity: number }[];
  readonly now: Date;
}

/** Writes the return and its lines. The number becomes part of its search text. */
export async function insertReturn(tx: Tx, { lines, now, ...fresh }: NewReturn): Promise<string> {
  const id = newId('ret', now.getTime());
  const number = await nextSequenceNumber(tx, returnNumbers);
  const searchText = `r${number} ${fresh.searchText}`;
  await tx
    .insert(returns)
    .values({ ...fresh, id, number, searchText, createdAt: now, updatedAt: now });
  await tx
    .insert(returnItems)
    .values(lines.map((line) => ({ id: newId('rit'), returnId: id, ...line })));
  return id;
}

/** Writes the change and increments the revision. The caller holds the order's lock. */
export async function changeReturn(
  tx: Tx,
  returnId: string,
  change: Partial<Pick<ReturnRow, 'status' | 'refundTotal' | 'refundedAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(returns)
    .set({ ...change, updatedAt: now, revision: sql`${returns.revision} + 1` })
    .where(eq(returns.id, returnId));
}

/** Adds an entry to the return's history. */
export async function recordReturnHistory(
  tx: Tx,
  line: Omit<typeof returnHistory.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(returnHistory).values({ id: newId('rhe'), ...line });
}
