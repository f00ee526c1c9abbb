import { and, eq } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { Invoice } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { orders } from '../database/schema/orders';
import { notFound, problem } from '../http/problem-error';
import { draftFromOrder } from '../invoicing/invoice-drafting';
import { lockCurrentInvoiceOfOrder } from '../invoicing/invoices.repository';
import { assertNotInvoiced, insertDraft } from './new-draft';

/** Delivered, or in a later status without an invoice. */
export const INVOICEABLE_STATUSES: ReadonlySet<OrderStatus> = new Set([
  'delivered',
  'invoiced',
  'done',
]);

type OrderRow = typeof orders.$inferSelect;

/** The order's row, locked; undefined when unknown to the store. */
export async function lockOrderRow(
  tx: Tx,
  storeId: string,
  orderId: string,
): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.storeId, storeId)))
    .for('update');
  return order;
}

/**
 * Drafts the invoice of a delivered order.
 * @throws ProblemError 404 an order unknown to the store; 409 `order_not_delivered`, or
 *   `already_taken` with the invoice the order has
 */
export async function draftInvoiceOfOrder(
  tx: Tx,
  orderId: string,
  principal: Principal,
  now: Date,
): Promise<Invoice> {
  const order = await lockOrderRow(tx, principal.storeId, orderId);
  if (!order || order.archivedAt) throw notFound();
  if (!INVOICEABLE_STATUSES.has(order.status)) throw problem(409, 'order_not_delivered');
  await assertNotInvoiced(tx, await lockCurrentInvoiceOfOrder(tx, orderId), principal);
  return insertDraft(tx, await draftFromOrder(tx, order, now), principal, now);
}
