import type { Order, OrderUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { notFound, problem } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { orderSearchText } from '../search/order-search-text';
import { presentOrder } from './order-presentation';
import {
  changeOrder,
  findOrder,
  lockOrder,
  type OrderChange,
  type OrderRecord,
} from './orders.repository';

/** A change requested by a member of staff, with the revision they saw. */
export interface RequestedOrderChange {
  readonly orderId: string;
  readonly body: OrderUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  readonly now: Date;
}

function columnsOf({ order, client, items }: OrderRecord, body: OrderUpdate): OrderChange {
  const note = body.internalNote;
  const erp = body.externalNumber;
  if (erp === undefined) return note === undefined ? {} : { internalNote: note?.trim() || null };
  const externalNumber = erp?.trim() || null;
  const skus = items.map((item) => item.sku);
  return {
    ...(note !== undefined && { internalNote: note?.trim() || null }),
    externalNumber,
    searchText: orderSearchText({ number: order.number, externalNumber, client, skus }),
  };
}

/**
 * Changes the store's own note and number; checks and writes on the locked row.
 * @throws ProblemError 404 unknown to the store; 428, 412 the revision; 409 archived
 */
export async function updateOrder(tx: Tx, requested: RequestedOrderChange): Promise<Order> {
  const { orderId, body, revision, principal, now } = requested;
  const record = await lockOrder(tx, principal.storeId, orderId);
  if (!record) throw notFound();
  const current = presentOrder(record, principal, now);
  assertRevision(revision, current);
  if (record.order.archivedAt) throw problem(409, 'action_not_allowed', { current });
  await changeOrder(tx, orderId, columnsOf(record, body), now);
  const changed = await findOrder(tx, principal.storeId, orderId);
  if (!changed) throw notFound();
  return presentOrder(changed, principal, now);
}
