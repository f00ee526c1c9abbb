import { eq } from 'drizzle-orm';
import { isMailable, mailAddressOf } from '#domain/invoices/invoice-sending';
import { readPreferences } from '../account/preferences';
import type { Principal, Tx } from '../context';
import type { InvoiceActionRequest } from '../contract.generated';
import { stores } from '../database/schema/stores';
import { invalid } from '../http/problem-error';
import { queueMail } from '../mail/mail-outbox';
import type { MailedInvoice } from '../mail/mailed-invoice';
import { consumeRateLimit } from '../session/rate-limit';
import { changeInvoice, type InvoiceRow, insertInvoiceSending } from './invoices.repository';

/** Mails of invoices one store may ask for in a minute: many, and too few to trouble strangers with. */
const MAILS_PER_MINUTE = 20;

/** A sending somebody of the staff asks for. */
interface RequestedSending {
  readonly body: InvoiceActionRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/** What the mail says of the invoice, as it stands now. */
const toMailedInvoice = (invoice: InvoiceRow): MailedInvoice => {
  const { type, number, orderNumber, issueDate, dueDate, seller, client, lines, note } = invoice;
  const { subtotal, taxTotals, total, amountPaid, creditedTotal, amountDue } = invoice;
  return {
    type,
    number: number ?? '',
    orderNumber,
    issueDate,
    dueDate,
    seller,
    client,
    lines,
    note,
    subtotal,
    taxTotals,
    total,
    amountPaid,
    creditedTotal,
    amountDue,
  };
};

/** Where an answer of the client goes; empty where the store has no address. */
const replyToAddress = async (tx: Tx, storeId: string): Promise<string> => {
  const [store] = await tx
    .select({ email: stores.email })
    .from(stores)
    .where(eq(stores.id, storeId));
  const email = store?.email ?? '';
  return isMailable(email) ? email : '';
};

/**
 * Mails an issued invoice or credit note to the address named, and writes down that it was asked for:
 * the mail leaves when this transaction is committed. The invoice's row is locked.
 * @throws ProblemError 422 without an address, or with one that no mail can have; 429 beyond so many a minute
 */
export const sendByMail = async (
  tx: Tx,
  invoice: InvoiceRow,
  { body, principal, now }: RequestedSending,
): Promise<void> => {
  const email = mailAddressOf(body.email ?? '');
  if (email === '') throw invalid({ email: ['required'] });
  if (!isMailable(email)) throw invalid({ email: ['invalid_email'] });
  await consumeRateLimit({ db: tx }, `invoice-mails:${invoice.storeId}`, MAILS_PER_MINUTE, now);
  const language = body.language ?? (await readPreferences(tx, principal.userId)).language;
  const data = {
    document: JSON.stringify(toMailedInvoice(invoice)),
    message: body.message?.trim() ?? '',
    replyTo: await replyToAddress(tx, invoice.storeId),
  };
  await queueMail(tx, { template: 'invoice', data, recipient: email, language }, now);
  await insertInvoiceSending(tx, {
    invoiceId: invoice.id,
    email,
    language,
    sentBy: principal.userId,
    createdAt: now,
  });
  // Counted up, so that whoever looks at the invoice is told.
  await changeInvoice(tx, invoice.id, {}, now);
};
