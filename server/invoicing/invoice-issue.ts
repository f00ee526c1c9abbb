import { eq } from 'drizzle-orm';
import { PAYMENT_TERM_DAYS } from '#domain/invoices/invoice-lifecycle';
import { addDays, casablancaDay, type IsoDay } from '#domain/time/casablanca-day';
import type { Tx } from '../context';
import { orders } from '../database/schema/orders';
import { presentLetterheadId } from '../letterheads/letterheads.repository';
import { invoiceSearchText } from '../search/invoice-search-text';
import { draftFromOrder, invoiceClientFromOrder, invoiceSellerOf } from './invoice-drafting';
import { settleByPayment } from './invoice-settlement';
import {
  changeInvoice,
  type InvoiceRow,
  insertInvoice,
  lockCurrentInvoiceOfOrder,
  nextInvoiceNumber,
} from './invoices.repository';

/** The later of two days. */
function later(one: IsoDay, other: IsoDay): IsoDay {
  return one > other ? one : other;
}

/**
 * Issues a draft whose row is locked: copies the current seller, letterhead and client, draws the number,
 * and records what the client has already paid for the order or the booking. An issued invoice can't be changed.
 */
export async function issueDraft(tx: Tx, draft: InvoiceRow, now: Date): Promise<InvoiceRow> {
  const issueDate = casablancaDay(now);
  const { orderId, isClientEdited } = draft;
  const isKept = isClientEdited || orderId === null;
  const client = isKept ? draft.client : await invoiceClientFromOrder(tx, orderId);
  const seller = await invoiceSellerOf(tx, draft.storeId);
  const letterheadId = await presentLetterheadId(tx, draft.storeId);
  const number = await nextInvoiceNumber(tx, draft.storeId, 'invoice', issueDate);
  const issued = await changeInvoice(
    tx,
    draft.id,
    {
      status: 'issued',
      number,
      seller,
      letterheadId,
      client,
      issueDate,
      issuedAt: now,
      datedAt: now,
      dueDate: later(draft.dueDate ?? addDays(issueDate, PAYMENT_TERM_DAYS), issueDate),
      searchText: invoiceSearchText({
        number,
        orderNumber: draft.orderNumber,
        tourBookingNumber: draft.tourBookingNumber,
        clientName: client.name,
      }),
    },
    now,
  );
  return settleByPayment(tx, issued, now);
}

/**
 * The effect of an order's `invoice`: issues its draft, or a new invoice of the items that the
 * client kept. The caller has locked the order's row and moves it from delivered to invoiced in
 * this transaction. An order that has an issued invoice keeps it.
 */
export async function issueInvoiceForOrder(
  tx: Tx,
  { orderId, now }: { readonly orderId: string; readonly now: Date },
): Promise<InvoiceRow> {
  const state = await lockCurrentInvoiceOfOrder(tx, orderId);
  if (state && state.status !== 'draft') return state;
  if (state) return issueDraft(tx, state, now);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return issueDraft(tx, await insertInvoice(tx, await draftFromOrder(tx, order, now), now), now);
}
