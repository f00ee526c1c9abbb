import { issueErrors } from '#domain/invoices/standalone-invoice';
import type { Principal, Tx } from '../context';
import { problem } from '../http/problem-error';
import { issueDraft } from '../invoicing/invoice-issue';
import {
  findInvoice,
  type InvoiceRecord,
  type InvoiceRow,
  lockInvoice,
} from '../invoicing/invoices.repository';
import { transitionOrder } from '../orders/order-transitions';
import { lockOrder } from '../orders/orders.repository';
import { staffPerformer } from '../orders/performers';
import { lockBookingRow, withCurrentRefund } from './invoice-from-booking';
import { INVOICEABLE_STATUSES, lockOrderRow } from './invoice-from-order';

/** The invoice, locked after the row of its order or booking: all writers lock in this order. */
export async function lockSourceThenInvoice(
  tx: Tx,
  storeId: string,
  invoiceId: string,
): Promise<InvoiceRecord | undefined> {
  const found = await findInvoice(tx, storeId, invoiceId);
  if (!found) return undefined;
  const { orderId, tourBookingId } = found.invoice;
  if (orderId !== null) await lockOrderRow(tx, storeId, orderId);
  if (tourBookingId !== null) await lockBookingRow(tx, storeId, tourBookingId);
  return lockInvoice(tx, storeId, invoiceId);
}

/** The draft as it is to be issued: that of a booking takes the refunds until now. */
async function upToDate(tx: Tx, draft: InvoiceRow, now: Date): Promise<InvoiceRow> {
  const { tourBookingId } = draft;
  return tourBookingId === null ? draft : withCurrentRefund(tx, draft, tourBookingId, now);
}

/**
 * Issues a draft for a member of staff: a delivered order moves to invoiced with it. The rows are
 * locked.
 * @throws ProblemError 422 `draft_incomplete` with what is missing; 409 `order_not_delivered` when
 *   the order was returned or reverted in the meantime, `booking_refunded` when the booking was
 *   refunded
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
    await issueDraft(tx, await upToDate(tx, draft, now), now);
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
