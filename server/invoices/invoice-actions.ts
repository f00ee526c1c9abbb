import { creditNoteOf } from '#domain/invoices/invoice-credit';
import {
  amountDue,
  isInvoiceActionAllowed,
  paidInvoiceStatus,
  type StaffInvoiceAction,
} from '#domain/invoices/invoice-lifecycle';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Invoice, InvoiceActionRequest } from '#openapi/types.generated';
import type { Principal, Tx } from '../context';
import { invalid, notFound, problem } from '../http/problem-error';
import { invoiceSellerOf } from '../invoicing/invoice-drafting';
import { isPastDue } from '../invoicing/invoice-settlement';
import {
  changeInvoice,
  creditLinesOf,
  findInvoice,
  type InvoiceRecord,
  insertInvoice,
  insertInvoicePayment,
  lockInvoice,
  nextInvoiceNumber,
} from '../invoicing/invoices.repository';
import { presentLetterheadId } from '../letterheads/letterheads.repository';
import { invoiceSearchText } from '../search/invoice-search-text';
import { issueForStaff, lockSourceThenInvoice } from './invoice-issuing';
import { presentInvoice } from './invoice-presentation';
import { sendByMail } from './invoice-sending';

/** An action that a member of staff requests. */
export interface RequestedInvoiceAction {
  readonly invoiceId: string;
  readonly action: StaffInvoiceAction;
  readonly body: InvoiceActionRequest;
  readonly principal: Principal;
  readonly now: Date;
}

type Effect = (
  tx: Tx,
  record: InvoiceRecord,
  requested: RequestedInvoiceAction,
) => Promise<unknown>;

/** Records a payment: at most the amount due, and not on a future day. */
const recordPayment: Effect = async (tx, { invoice }, { body, principal, now }) => {
  const { amount, receivedOn = casablancaDay(now), reference } = body;
  if (amount === undefined) throw invalid({ amount: ['required'] });
  if (amount > amountDue(invoice)) throw invalid({ amount: ['exceeds_due'] });
  if (receivedOn > casablancaDay(now)) throw invalid({ receivedOn: ['too_large'] });
  const amountPaid = invoice.amountPaid + amount;
  await insertInvoicePayment(tx, {
    invoiceId: invoice.id,
    amount,
    receivedOn,
    createdAt: now,
    reference: reference?.trim() || null,
    recordedBy: principal.userId,
  });
  const status = paidInvoiceStatus({ ...invoice, amountPaid }, isPastDue(invoice, now));
  await changeInvoice(tx, invoice.id, { amountPaid, status }, now);
};

/** Converts an error of the credit to a problem at its field. */
function toCreditProblem({ code, index }: { code: string; index: number | null }) {
  if (index === null) return invalid({ lines: [code] });
  return invalid({
    [`lines.${index}.${code === 'exceeds_invoice' ? 'quantity' : 'position'}`]: [code],
  });
}

/**
 * Creates the credit note and updates the invoice's status. It has the buyer of the invoice, and the
 * seller as it stands on the day of the credit note.
 */
const credit: Effect = async (tx, { invoice, creditNotes }, { body, now }) => {
  const notes = creditNotes.map((note) => ({ ...note, lines: creditLinesOf(note) }));
  const content = creditNoteOf({ ...invoice, creditNotes: notes }, body.lines ?? null);
  if ('code' in content) throw toCreditProblem(content);
  const creditedTotal = invoice.creditedTotal + content.total;
  const status = paidInvoiceStatus({ ...invoice, creditedTotal }, isPastDue(invoice, now));
  await changeInvoice(tx, invoice.id, { creditedTotal, status }, now);
  const issueDate = casablancaDay(now);
  const { storeId, orderId, orderNumber, tourBookingId, tourBookingNumber, client } = invoice;
  const clientName = client.name;
  const seller = await invoiceSellerOf(tx, storeId);
  const letterheadId = await presentLetterheadId(tx, storeId);
  const number = await nextInvoiceNumber(tx, storeId, 'credit_note', issueDate);
  await insertInvoice(
    tx,
    {
      storeId,
      orderId,
      orderNumber,
      tourBookingId,
      tourBookingNumber,
      seller,
      letterheadId,
      client,
      number,
      issueDate,
      type: 'credit_note',
      status: 'issued',
      originalInvoiceId: invoice.id,
      ...content,
      issuedAt: now,
      datedAt: now,
      note: body.note?.trim() || null,
      searchText: invoiceSearchText({ number, orderNumber, tourBookingNumber, clientName }),
    },
    now,
  );
};

const EFFECTS: Record<StaffInvoiceAction, Effect> = {
  issue: (tx, { invoice }, { principal, now }) => issueForStaff(tx, invoice, principal, now),
  recordPayment,
  credit,
  send: (tx, record, requested) => sendByMail(tx, record.invoice, requested),
  delete: (tx, { invoice }, { now }) => changeInvoice(tx, invoice.id, { archivedAt: now }, now),
};

/**
 * Executes one action, validated on the locked row; effect and status are in one transaction.
 * @returns the invoice after the action
 * @throws ProblemError 404 unknown to the store; 409 `action_not_allowed` with the current invoice;
 *   422 with what is wrong in the request
 */
export async function executeInvoiceAction(
  tx: Tx,
  requested: RequestedInvoiceAction,
): Promise<Invoice> {
  const { invoiceId, action, principal } = requested;
  const lock = action === 'issue' ? lockSourceThenInvoice : lockInvoice;
  const record = await lock(tx, principal.storeId, invoiceId);
  if (!record) throw notFound();
  const { type, status, archivedAt } = record.invoice;
  if (!isInvoiceActionAllowed({ type, status, isArchived: archivedAt !== null }, action)) {
    throw problem(409, 'action_not_allowed', { current: presentInvoice(record, principal) });
  }
  await EFFECTS[action](tx, record, requested);
  const changed = await findInvoice(tx, principal.storeId, invoiceId);
  if (!changed) throw notFound();
  return presentInvoice(changed, principal);
}
