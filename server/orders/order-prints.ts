import { subMilliseconds } from 'date-fns/subMilliseconds';
import { type OrderPaper, printActionOf, SAME_PRINTING_MS } from '#domain/papers/papers';
import type { RecordedPrints } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { insertHistory, selectOrdersToRecord } from './order-prints.repository';
import { performerColumns, staffPerformer } from './performers';

/** A paper that a member of staff printed for these orders. */
export interface PrintedPaper {
  readonly paper: OrderPaper;
  readonly ids: readonly string[];
  readonly principal: Principal;
  readonly now: Date;
}

/**
 * Writes the printing into the history of each order. Orders that are unknown to the store are left
 * out, and so are those for which the same user printed the paper a moment ago.
 */
export async function recordPrints(tx: Tx, printed: PrintedPaper): Promise<RecordedPrints> {
  const { paper, ids, principal, now } = printed;
  const action = printActionOf(paper);
  const orders = await selectOrdersToRecord(tx, {
    storeId: principal.storeId,
    ids,
    action,
    userId: principal.userId,
    since: subMilliseconds(now, SAME_PRINTING_MS),
  });
  const performer = performerColumns(await staffPerformer(tx, principal));
  await insertHistory(
    tx,
    orders.map(({ id: orderId, status }) => ({
      orderId,
      at: now,
      ...performer,
      action,
      fromStatus: status,
      toStatus: status,
      visibility: 'staff',
    })),
  );
  return { recorded: orders.length };
}
