import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { StoredCreditLine } from '#domain/invoices/invoice-credit';
import type { InvoiceType } from '#domain/invoices/invoice-lifecycle';
import { invoiceNumber, seriesYear } from '#domain/invoices/invoice-number';
import type { IsoDay } from '#domain/time/casablanca-day';
import type { Reader, Tx } from '../context';
import { newId } from '../database/ids';
import {
  invoicePayments,
  invoiceSendings,
  invoiceSeries,
  invoices,
} from '../database/schema/invoices';
import { clients } from '../database/schema/orders';
import { departures, tourBookings } from '../database/schema/tours';

/** An invoice or credit note as a row. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** The departure, and its tour, that a booking is in now. */
export interface InvoicedBooking {
  readonly departureId: string;
  readonly tourId: string;
}

/** An invoice with all data of its page. */
export interface InvoiceRecord {
  readonly invoice: InvoiceRow;
  /** Of the invoice that a credit note takes back; null for an invoice. */
  readonly originalInvoiceNumber: string | null;
  readonly payments: readonly (typeof invoicePayments.$inferSelect)[];
  /** Credit notes of this invoice, for all or part of it. */
  readonly creditNotes: readonly InvoiceRow[];
  readonly sendings: readonly (typeof invoiceSendings.$inferSelect)[];
  /** Where the invoiced booking is found; null for other invoices. */
  readonly booking: InvoicedBooking | null;
  /** The client's current e-mail address. */
  readonly clientEmail: string | null;
}

/** The invoice with its payments and credit notes; undefined when unknown to this store. */
export async function findInvoice(
  reader: Reader,
  storeId: string,
  invoiceId: string,
): Promise<InvoiceRecord | undefined> {
  const [invoice] = await reader
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.storeId, storeId)));
  return invoice && withRelatedRecords(reader, invoice);
}

async function withRelatedRecords(reader: Reader, invoice: InvoiceRow): Promise<InvoiceRecord> {
  return {
    invoice,
    originalInvoiceNumber: await numberOf(reader, invoice.originalInvoiceId),
    payments: await reader
      .select()
      .from(invoicePayments)
      .where(eq(invoicePayments.invoiceId, invoice.id))
      .orderBy(asc(invoicePayments.createdAt), asc(invoicePayments.id)),
    creditNotes: await reader
      .select()
      .from(invoices)
      .where(eq(invoices.originalInvoiceId, invoice.id))
      .orderBy(asc(invoices.issuedAt), asc(invoices.number)),
    sendings: await reader
      .select()
      .from(invoiceSendings)
      .where(eq(invoiceSendings.invoiceId, invoice.id))
      .orderBy(asc(invoiceSendings.createdAt), asc(invoiceSendings.id)),
    booking: await bookingOf(reader, invoice.tourBookingId),
    clientEmail: await emailOf(reader, invoice.client.id),
  };
}

async function bookingOf(
  reader: Reader,
  bookingId: string | null,
): Promise<InvoicedBooking | null> {
  if (bookingId === null) return null;
  const [row] = await reader
    .select({ departureId: departures.id, tourId: departures.tourId })
    .from(tourBookings)
    .innerJoin(departures, eq(departures.id, tourBookings.departureId))
    .where(eq(tourBookings.id, bookingId));
  return row ?? null;
}

async function numberOf(reader: Reader, invoiceId: string | null): Promise<string | null> {
  if (invoiceId === null) return null;
  const [invoice] = await reader
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  return invoice?.number ?? null;
}

async function emailOf(reader: Reader, clientId: string | null): Promise<string | null> {
  if (clientId === null) return null;
  const [client] = await reader
    .select({ email: clients.email })
    .from(clients)
    .where(eq(clients.id, clientId));
  return client?.email ?? null;
}

/** The same, after its row is locked. Callers that need the order's row have locked it before. */
export async function lockInvoice(
  tx: Tx,
  storeId: string,
  invoiceId: string,
): Promise<InvoiceRecord | undefined> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.storeId, storeId)))
    .for('update');
  return invoice && withRelatedRecords(tx, invoice);
}

/** Neither a credit note, nor deleted, nor fully credited. */
const isCurrent = and(
  eq(invoices.type, 'invoice'),
  sql`${invoices.status} <> 'credited' and ${invoices.archivedAt} is null`,
);

async function lockCurrentInvoice(tx: Tx, source: SQL): Promise<InvoiceRow | undefined> {
  const [invoice] = await tx.select().from(invoices).where(and(source, isCurrent)).for('update');
  return invoice;
}

/** The order's current invoice: neither deleted nor fully credited. Locked. */
export function lockCurrentInvoiceOfOrder(
  tx: Tx,
  orderId: string,
): Promise<InvoiceRow | undefined> {
  return lockCurrentInvoice(tx, eq(invoices.orderId, orderId));
}

/** The same of a booking. */
export function lockCurrentInvoiceOfBooking(
  tx: Tx,
  bookingId: string,
): Promise<InvoiceRow | undefined> {
  return lockCurrentInvoice(tx, eq(invoices.tourBookingId, bookingId));
}

/** The ids of the current invoices of these bookings, by booking; drafts too. */
export async function currentInvoicesOfBookings(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: invoices.id, bookingId: invoices.tourBookingId })
    .from(invoices)
    .where(and(inArray(invoices.tourBookingId, [...bookingIds]), isCurrent));
  return new Map(rows.map(({ id, bookingId }) => [bookingId ?? '', id]));
}

/** Columns of an invoice that callers set; ids, times and revision are added. */
export type InvoiceValues = Omit<
  typeof invoices.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'revision'
>;

/** Writes a new invoice or credit note. */
export async function insertInvoice(tx: Tx, values: InvoiceValues, now: Date): Promise<InvoiceRow> {
  const [invoice] = await tx
    .insert(invoices)
    .values({ id: newId('inv', now.getTime()), ...values, createdAt: now, updatedAt: now })
    .returning();
  if (!invoice) throw new Error('An invoice was not written.');
  return invoice;
}

/** Writes the change and increments the revision. The caller holds the row's lock. */
export async function changeInvoice(
  tx: Tx,
  invoiceId: string,
  change: Partial<InvoiceValues>,
  now: Date,
): Promise<InvoiceRow> {
  const [invoice] = await tx
    .update(invoices)
    .set({ ...change, updatedAt: now, revision: sql`${invoices.revision} + 1` })
    .where(eq(invoices.id, invoiceId))
    .returning();
  if (!invoice) throw new Error(`The invoice ${invoiceId} went away under its lock.`);
  return invoice;
}

/**
 * Draws the next number of the store's series. The series' row is locked to the end of the
 * transaction: other transactions wait, and a rolled-back number is drawn again. So draw last.
 */
export async function nextInvoiceNumber(
  tx: Tx,
  storeId: string,
  type: InvoiceType,
  issueDate: IsoDay,
): Promise<string> {
  const year = seriesYear(issueDate);
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ storeId, year, type, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.storeId, invoiceSeries.year, invoiceSeries.type],
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning({ position: invoiceSeries.lastNumber });
  if (!series) throw new Error('No number was drawn.');
  return invoiceNumber(type, year, series.position);
}

/** Records a received payment. Centimes. */
export async function insertInvoicePayment(
  tx: Tx,
  payment: Omit<typeof invoicePayments.$inferInsert, 'id'>,
): Promise<void> {
  await tx
    .insert(invoicePayments)
    .values({ id: newId('ivp', payment.createdAt.getTime()), ...payment });
}

/** Records that the invoice was mailed. */
export async function insertInvoiceSending(
  tx: Tx,
  sending: Omit<typeof invoiceSendings.$inferInsert, 'id'>,
): Promise<void> {
  await tx
    .insert(invoiceSendings)
    .values({ id: newId('ivs', sending.createdAt.getTime()), ...sending });
}

/** The lines of a credit note, each of which names the credited line. */
export function creditLinesOf(note: InvoiceRow): StoredCreditLine[] {
  return note.lines.filter((line): line is StoredCreditLine => 'position' in line);
}
