import { and, eq, gt, inArray, notExists } from 'drizzle-orm';
import type { PrintAction } from '#domain/papers/papers';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { orderHistory, orders } from '../database/schema/orders';
import type { HistoryLine } from './orders.repository';

interface RecordedPrinting {
  readonly storeId: string;
  readonly ids: readonly string[];
  readonly action: PrintAction;
  readonly userId: string;
  readonly since: Date;
}

/** The store's orders among these without an entry of the same action and user since then. */
export function selectOrdersToRecord(
  tx: Tx,
  { storeId, ids, action, userId, since }: RecordedPrinting,
) {
  const alreadyRecorded = tx
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orders.id),
        eq(orderHistory.action, action),
        eq(orderHistory.actorId, userId),
        gt(orderHistory.at, since),
      ),
    );
  return tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(
      and(eq(orders.storeId, storeId), inArray(orders.id, [...ids]), notExists(alreadyRecorded)),
    )
    .orderBy(orders.id);
}

/** Adds entries to the histories of several orders. */
export async function insertHistory(tx: Tx, lines: readonly HistoryLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(orderHistory).values(lines.map((line) => ({ id: newId('ohe'), ...line })));
}
