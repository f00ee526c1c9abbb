import type { InvoiceType } from '#domain/invoices/invoice-lifecycle';
import type { StoredInvoiceLine } from '#domain/invoices/invoice-lines';
import type { TaxTotal } from '#domain/invoices/tax-totals';
import type { LegalIdentifiers } from '#domain/stores/store-settings';

/** A seller or a client, as named on the invoice, with its numbers if it is a company. */
export interface MailedParty extends Partial<LegalIdentifiers> {
  readonly name: string;
  readonly address: string | null;
}

/** An invoice or credit note in a mail. Centimes; days in Casablanca. */
export interface MailedInvoice {
  readonly type: InvoiceType;
  readonly number: string;
  readonly orderNumber: number | null;
  /** Of the invoiced booking; missing in mails that were queued before bookings had invoices. */
  readonly bookingNumber?: string | null;
  readonly issueDate: string | null;
  readonly dueDate: string | null;
  readonly seller: MailedParty;
  readonly client: MailedParty;
  readonly lines: readonly StoredInvoiceLine[];
  readonly subtotal: number;
  readonly taxTotals: readonly TaxTotal[];
  readonly total: number;
  readonly amountPaid: number;
  readonly creditedTotal: number;
  readonly amountDue: number;
  readonly note: string | null;
}
