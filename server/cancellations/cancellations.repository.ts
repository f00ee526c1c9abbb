import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { nextSequenceNumber } from '../database/next-number';
import {
  cancellationHistory,
  cancellationItems,
  cancellationNumbers,
  cancellations,
} from '../database/schema/cancellations';
import { clients, orderItems, orders } from '../database/schema/orders';

export type CancellationRow = typeof cancellations.$inferSelect;

/** A cancellation with all the data of its page. */
export interface CancellationRecord {
  readonly cancellation: CancellationRow;
  readonly order: typeof orders.$inferSelect;
  readonly client: typeof clients.$inferSelect;
  readonly items: readonly {
    line: typeof cancellationItems.$inferSelect;
    item: typeof orderItems.$inferSelect;
  }[];
  readonly history: readonly (typeof cancellationHistory.$inferSelect)[];
}

/** The cancellation with its lines and history; undefined when it does not exist. */
export async function findCancellation(
  reader: Reader,
  cancellationId: string,
): Promise<CancellationRecord | undefined> {
  const [head] = await reader
    .select({ cancellation: cancellations, order: orders, client: clients })
    .from(cancellations)
    .innerJoin(orders, eq(orders.id, cancellations.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(cancellations.id, cancellationId));
  if (!head) return undefined;
  const items = await reader
    .select({ line: cancellationItems, item: orderItems })
    .from(cancellationItems)
    .innerJoin(orderItems, eq(orderItems.id, cancellationItems.orderItemId))
    .where(eq(cancellationItems.cancellationId, cancellationId))
    .orderBy(asc(orderItems.position));
  const history = await reader
    .select()
    .from(cancellationHistory)
    .where(eq(cancellationHistory.cancellationId, cancellationId))
    .orderBy(asc(cancellationHistory.at), asc(cancellationHistory.id));
  return { ...head, items, history };
}

/** The same, of this store only. */
export async function findStoreCancellation(
  reader: Reader,
  storeId: string,
  cancellationId: string,
): Promise<CancellationRecord | undefined> {
  const record = await findCancellation(reader, cancellationId);
  return record?.cancellation.storeId === storeId ? record : undefined;
}

/** The order of a cancellation, locked before it; undefined when the cancellation is unknown. */
export async function orderIdOfCancellation(
  reader: Reader,
  cancellationId: string,
): Promise<string | undefined> {
  const [row] = await reader
    .select({ orderId: cancellations.orderId })
    .from(cancellations)
    .where(eq(cancellations.id, cancellationId));
  return row?.orderId;
}

/** The open request of an order, if there is one. */
export async function findOpenCancellation(
  reader: Reader,
  orderId: string,
): Promise<CancellationRecord | undefined> {
  const [row] = await reader
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(and(eq(cancellations.orderId, orderId), eq(cancellations.status, 'requested')));
  return row && findCancellation(reader, row.id);
}

/** A cancellation before it has id and number. */
export interface NewCancellation
  extends Omit<typeof cancellations.$inferInsert, 'id' | 'number' | 'createdAt' | 'updatedAt'> {
  readonly lines: readonly { orderItemId: string; quantity: number }[];
  readonly now: Date;
}

/** Writes the cancellation and its lines; the number goes into its search text. */
export async function insertCancellation(
  tx: Tx,
  { lines, now, ...fresh }: NewCancellation,
): Promise<string> {
  const id = newId('can', now.getTime());
  const number = await nextSequenceNumber(tx, cancellationNumbers);
  const searchText = `c${number} ${fresh.searchText}`;
  await tx
    .insert(cancellations)
    .values({ ...fresh, id, number, searchText, createdAt: now, updatedAt: now });
  await tx
    .insert(cancellationItems)
    .values(lines.map((line) => ({ id: newId('cit'), cancellationId: id, ...line })));
  return id;
}

/** Writes the change and counts the revision up. The caller holds the order's lock. */
export async function changeCancellation(
  tx: Tx,
  cancellationId: string,
  change: Partial<Pick<CancellationRow, 'status' | 'refundTotal' | 'restock'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(cancellations)
    .set({ ...change, updatedAt: now, revision: sql`${cancellations.revision} + 1` })
    .where(eq(cancellations.id, cancellationId));
}

/** Adds a line to the cancellation's history. */
export async function recordCancellationHistory(
  tx: Tx,
  line: Omit<typeof cancellationHistory.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(cancellationHistory).values({ id: newId('che'), ...line });
}
