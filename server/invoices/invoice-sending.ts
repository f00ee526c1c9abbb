import { eq } from 'drizzle-orm';
import { withTownIn } from '#domain/contact/town-in-address';
import type { Language } from '#domain/format/languages';
import { isMailable, mailAddressOf } from '#domain/invoices/invoice-sending';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { InvoiceActionRequest } from '#openapi/types.generated';
import { readPreferences } from '../account/preferences';
import type { Principal, Tx } from '../context';
import { chatOfMail } from '../conversations/chat-link';
import { stores } from '../database/schema/stores';
import { invalid } from '../http/problem-error';
import {
  changeInvoice,
  type InvoiceRow,
  insertInvoiceSending,
} from '../invoicing/invoices.repository';
import { queueMail } from '../mail/mail-outbox';
import type { MailedInvoice, MailedParty } from '../mail/mailed-invoice';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { selectCities } from '../reference/reference.repository';
import { assertEmailConfirmed } from '../session/assert-email-confirmed';

/** Invoice mails that one store may request per minute: enough for its work, too few for spam. */
const MAILS_PER_MINUTE = 20;

/** A mailing that a member of staff requests. */
interface RequestedSending {
  readonly body: InvoiceActionRequest;
  readonly principal: Principal;
  readonly now: Date;
}

/** The data of the mail, from the current invoice, with the towns in the mail's language. */
async function toMailedInvoice(
  tx: Tx,
  invoice: InvoiceRow,
  language: Language,
): Promise<MailedInvoice> {
  const { type, number, orderNumber, tourBookingNumber, issueDate, dueDate, lines, note } = invoice;
  const towns = language === 'fr' ? [] : await selectCities(tx);
  const localized = (party: MailedParty): MailedParty => ({
    ...party,
    address: party.address && withTownIn(party.address, towns, language),
  });
  const { subtotal, taxTotals, total, amountPaid, creditedTotal, amountDue } = invoice;
  return {
    type,
    number: number ?? '',
    orderNumber,
    bookingNumber: tourBookingNumber === null ? null : bookingNumberText(tourBookingNumber),
    issueDate,
    dueDate,
    seller: localized(invoice.seller),
    client: localized(invoice.client),
    lines,
    note,
    subtotal,
    taxTotals,
    total,
    amountPaid,
    creditedTotal,
    amountDue,
  };
}

/** The address for the client's reply; empty if the store has none. */
async function replyToAddress(tx: Tx, storeId: string): Promise<string> {
  const [store] = await tx
    .select({ email: stores.email })
    .from(stores)
    .where(eq(stores.id, storeId));
  const email = store?.email ?? '';
  return isMailable(email) ? email : '';
}

/**
 * Mails an issued invoice or credit note to the given address and records the request: the mail is
 * sent after this transaction commits. The invoice's row is locked.
 * @throws ProblemError 409 `email_unconfirmed` the caller's address, `store_unreviewed`; 422 without
 *   an address, or with one that no mail can have; 429 beyond so many a minute, or a limit of
 *   invoice mails
 */
export async function sendByMail(
  tx: Tx,
  invoice: InvoiceRow,
  { body, principal, now }: RequestedSending,
): Promise<void> {
  await assertEmailConfirmed(tx, principal.userId);
  const email = mailAddressOf(body.email ?? '');
  if (email === '') throw invalid({ email: ['required'] });
  if (!isMailable(email)) throw invalid({ email: ['invalid_email'] });
  await consumeRateLimit({ db: tx }, `invoice-mails:${invoice.storeId}`, MAILS_PER_MINUTE, now);
  const language = body.language ?? (await readPreferences(tx, principal.userId)).language;
  const data = {
    document: JSON.stringify(await toMailedInvoice(tx, invoice, language)),
    message: body.message?.trim() ?? '',
    replyTo: await replyToAddress(tx, invoice.storeId),
    chat: await chatOfMail(tx, invoice.orderId, email, now),
  };
  const mail = {
    template: 'invoice',
    data,
    recipient: email,
    language,
    sender: principal,
  } as const;
  await queueMail(tx, mail, now);
  await insertInvoiceSending(tx, {
    invoiceId: invoice.id,
    email,
    language,
    sentBy: principal.userId,
    createdAt: now,
  });
  // Increments the revision, so that users who view the invoice are notified.
  await changeInvoice(tx, invoice.id, {}, now);
}
