import { allowedInvoiceActions } from '#domain/invoices/invoice-lifecycle';
import { lineWords } from '#domain/invoices/invoice-line-words';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { Invoice, InvoiceSummary } from '#openapi/types.generated';
import type { Principal } from '../context';
import type { InvoiceSeller } from '../database/schema/invoices';
import type { InvoiceRecord, InvoiceRow } from '../invoicing/invoices.repository';

/** The fields that the list's row and the page of an invoice share. */
function presentCommon(invoice: InvoiceRow) {
  return {
    id: invoice.id,
    number: invoice.number,
    type: invoice.type,
    status: invoice.status,
    orderId: invoice.orderId,
    orderNumber: invoice.orderNumber === null ? null : String(invoice.orderNumber),
    bookingNumber:
      invoice.tourBookingNumber === null ? null : bookingNumberText(invoice.tourBookingNumber),
    originalInvoiceId: invoice.originalInvoiceId,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    client: { ...invoice.client, email: invoice.client.email ?? null },
    currency: 'MAD' as const,
    total: invoice.total,
    amountPaid: invoice.amountPaid,
    creditedTotal: invoice.creditedTotal,
    amountDue: invoice.amountDue,
  };
}

/** Numbers that were not asked for when the invoice was issued are null. */
function presentSeller(seller: InvoiceSeller): Invoice['seller'] {
  return {
    name: seller.name,
    address: seller.address,
    ice: seller.ice,
    taxId: seller.taxId ?? null,
    rce: seller.rce,
    businessTaxId: seller.businessTaxId ?? null,
    cnss: seller.cnss ?? null,
  };
}

function presentTotals(invoice: InvoiceRow, principal: Principal) {
  return {
    allowedActions: allowedInvoiceActions(
      { type: invoice.type, status: invoice.status, isArchived: invoice.archivedAt !== null },
      new Set(principal.permissions),
    ),
    createdAt: invoice.createdAt.toISOString(),
    updatedAt: invoice.updatedAt.toISOString(),
    revision: invoice.revision,
  };
}

/** A row of the list in the contract's format. */
export function presentInvoiceSummary(invoice: InvoiceRow, principal: Principal): InvoiceSummary {
  return { ...presentCommon(invoice), ...presentTotals(invoice, principal) };
}

function presentBooking({ invoice, booking }: InvoiceRecord): Invoice['booking'] {
  const { tourBookingId: id, tourBookingNumber: number } = invoice;
  if (id === null || number === null || booking === null) return null;
  return { id, number: bookingNumberText(number), ...booking };
}

/** The invoice in the contract's format, with the actions that the caller may take. */
export function presentInvoice(record: InvoiceRecord, principal: Principal): Invoice {
  const { invoice, originalInvoiceNumber, payments, creditNotes, sendings, clientEmail } = record;
  return {
    ...presentCommon(invoice),
    booking: presentBooking(record),
    originalInvoiceNumber,
    client: { ...invoice.client, email: invoice.client.email ?? clientEmail },
    seller: presentSeller(invoice.seller),
    letterheadId: invoice.letterheadId,
    lines: invoice.lines.map((line) => ({ ...line, ...lineWords(line) })),
    subtotal: invoice.subtotal,
    taxTotals: invoice.taxTotals,
    taxTotal: invoice.taxTotal,
    payments: payments.map(({ id, amount, receivedOn, reference, recordedBy, createdAt }) => ({
      id,
      amount,
      receivedOn,
      reference,
      recordedBy,
      createdAt: createdAt.toISOString(),
    })),
    creditNotes: creditNotes.map(({ id, number, issueDate, total }) => ({
      id,
      number,
      issueDate,
      total,
    })),
    sendings: sendings.map(({ id, email, language, sentBy, createdAt }) => ({
      id,
      email,
      language,
      sentBy,
      createdAt: createdAt.toISOString(),
    })),
    note: invoice.note,
    ...presentTotals(invoice, principal),
  };
}
