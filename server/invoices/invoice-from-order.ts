import { and, eq } from 'drizzle-orm';
import { issueErrors } from '#domain/invoices/standalone-invoice';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { Principal, Tx } from '../context';
import type { Invoice } from '../contract.generated';
import { orders } from '../database/schema/orders';
import { notFound, problem } from '../http/problem-error';
import { draftFromOrder } from '../invoicing/invoice-drafting';
import { issueDraft } from '../invoicing/invoice-issue';
import {
  findInvoice,
  type InvoiceRecord,
  type InvoiceRow,
  insertInvoice,
  lockCurrentInvoiceOfOrder,
  lockInvoice,
} from '../invoicing/invoices.repository';
import { transitionOrder } from '../orders/order-transitions';
import { lockOrder } from '../orders/orders.repository';
import { staffPerformer } from '../orders/performers';
import { presentInvoice } from './invoice-presentation';

/** Delivered, or in a later status without an invoice. */
const INVOICEABLE_STATUSES: ReadonlySet<OrderStatus> = new Set(['delivered', 'invoiced', 'done']);

type OrderRow = typeof orders.$inferSelect;

async function lockOrderRow(
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

async function presentCurrent(tx: Tx, invoice: InvoiceRow, principal: Principal) {
  const record = await findInvoice(tx, principal.storeId, invoice.id);
  return record && presentInvoice(record, principal);
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
  const state = await lockCurrentInvoiceOfOrder(tx, orderId);
  if (state) {
    const current = await presentCurrent(tx, state, principal);
    throw problem(409, 'already_taken', current && { current });
  }
  const invoice = await insertInvoice(tx, await draftFromOrder(tx, order, now), now);
  const record = await findInvoice(tx, principal.storeId, invoice.id);
  if (!record) throw notFound();
  return presentInvoice(record, principal);
}

/** The invoice, locked after its order's row: all writers lock in this order. */
export async function lockOrderThenInvoice(
  tx: Tx,
  storeId: string,
  invoiceId: string,
): Promise<InvoiceRecord | undefined> {
  const found = await findInvoice(tx, storeId, invoiceId);
  if (!found) return undefined;
  const { orderId } = found.invoice;
  if (orderId !== null) await lockOrderRow(tx, storeId, orderId);
  return lockInvoice(tx, storeId, invoiceId);
}

/**
 * Issues a draft for a member of staff: a delivered order moves to invoiced with it. Both rows are
 * locked.
 * @throws ProblemError 422 `draft_incomplete` with what is missing; 409 `order_not_delivered` when
 *   the order was returned or reverted in the meantime
 */
export async function issueForStaff(
  tx: Tx,
  draft: InvoiceRow,
  principal: Principal,
  now: Date,
): Promise<void> {
  const missing = issueErrors(draft);
  if (Object.keys(missing).length > 0) throw problem(422, 'draft_incomplete', { errors: missing });
  if (draft.orderId === null) {
    await issueDraft(tx, draft, now);
    return;
  }
  const record = await lockOrder(tx, principal.storeId, draft.orderId);
  if (!record || !INVOICEABLE_STATUSES.has(record.order.status))
    throw problem(409, 'order_not_delivered');
  if (record.order.status !== 'delivered') {
    await issueDraft(tx, draft, now);
    return;
  }
  // The order's transition issues the draft.
  await transitionOrder(tx, record, {
    action: 'invoice',
    performer: await staffPerformer(tx, principal),
    now,
  });
}
