import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StoredCreditLine } from '#domain/invoices/invoice-credit';
import type { StoredInvoiceLine } from '#domain/invoices/invoice-lines';
import type { TaxTotal } from '#domain/invoices/tax-totals';
import { moment, recordColumns } from './columns';
import { letterheadReference } from './letterheads';
import { orders } from './orders';
import { stores } from './stores';
import { tourBookings } from './tours';

/** The seller on the day of issue, with the company numbers that Moroccan law requires. */
export type InvoiceSeller = {
  name: string;
  address: string | null;
  ice: string | null;
  rce: string | null;
  /** Missing, like the two below, on invoices issued before sellers gave these numbers. */
  taxId?: string | null;
  businessTaxId?: string | null;
  cnss?: string | null;
};

/** The buyer on the day of issue. */
export type InvoiceClient = {
  /** Null for a buyer who is none of the store's clients. */
  id: string | null;
  name: string;
  ice: string | null;
  address: string;
  /** The proposed mail address; missing on invoices issued before invoices were mailed. */
  email?: string | null;
};

/**
 * Invoices and credit notes. On issued ones, only the paid and credited amounts can change: a
 * trigger enforces it. Amounts in centimes, days in Casablanca.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    type: text('type', { enum: ['invoice', 'credit_note'] }).notNull(),
    status: text('status', {
      enum: ['draft', 'issued', 'partially_paid', 'paid', 'overdue', 'credited'],
    }).notNull(),
    /** Assigned on issue. */
    number: text('number'),
    /** Null, like its number, for an invoice without an order. */
    orderId: text('order_id').references(() => orders.id),
    orderNumber: integer('order_number'),
    /** The booking of a tour that it invoices; null, like its number, for other invoices. */
    tourBookingId: text('tour_booking_id').references(() => tourBookings.id),
    tourBookingNumber: integer('tour_booking_number'),
    originalInvoiceId: text('original_invoice_id').references((): AnyPgColumn => invoices.id),
    issueDate: date('issue_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    issuedAt: moment('issued_at'),
    seller: jsonb('seller').$type<InvoiceSeller>().notNull(),
    /** The seller's letterhead on the day of issue; null for a draft. */
    letterheadId: text('letterhead_id'),
    client: jsonb('client').$type<InvoiceClient>().notNull(),
    /** Whether a user edited the draft's client: the issue then does not overwrite it. */
    isClientEdited: boolean('is_client_edited').notNull().default(false),
    lines: jsonb('lines').$type<(StoredInvoiceLine | StoredCreditLine)[]>().notNull(),
    taxTotals: jsonb('tax_totals').$type<TaxTotal[]>().notNull(),
    subtotal: integer('subtotal').notNull(),
    taxTotal: integer('tax_total').notNull(),
    total: integer('total').notNull(),
    amountPaid: integer('amount_paid').notNull().default(0),
    creditedTotal: integer('credited_total').notNull().default(0),
    amountDue: integer('amount_due')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case type when 'invoice' then greatest(0, total - amount_paid - credited_total) else 0 end`,
      ),
    note: text('note'),
    /** The sort date of the list: the issue, or the creation of a draft. */
    datedAt: moment('dated_at').notNull(),
    /** Folded number, number of the order and client; searched by trigrams. */
    searchText: text('search_text').notNull(),
    archivedAt: moment('archived_at'),
    ...recordColumns(),
  },
  (table) => [
    letterheadReference('invoices_letterhead', table),
    uniqueIndex('invoices_number').on(table.storeId, table.number),
    // One invoice per order, until a credit note cancels it.
    uniqueIndex('invoices_of_order')
      .on(table.orderId)
      .where(
        sql`${table.type} = 'invoice' and ${table.status} <> 'credited' and ${table.archivedAt} is null`,
      ),
    index('invoices_order').on(table.orderId),
    // The same for a booking.
    uniqueIndex('invoices_of_tour_booking')
      .on(table.tourBookingId)
      .where(
        sql`${table.type} = 'invoice' and ${table.status} <> 'credited' and ${table.archivedAt} is null`,
      ),
    index('invoices_original').on(table.originalInvoiceId),
    index('invoices_dated')
      .on(table.storeId, table.datedAt, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('invoices_total')
      .on(table.storeId, table.total, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('invoices_due')
      .on(table.storeId, table.dueDate, table.id)
      .where(sql`${table.archivedAt} is null`),
    // All filter and sum columns of the list, so that sums are read from the index alone.
    index('invoices_sums').on(
      table.storeId,
      table.archivedAt,
      table.status,
      table.type,
      table.datedAt,
      table.dueDate,
      table.id,
      table.total,
      table.amountDue,
    ),
    index('invoices_open')
      .on(table.dueDate, table.id)
      .where(sql`${table.status} in ('issued', 'partially_paid') and ${table.type} = 'invoice'`),
    index('invoices_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('invoices_drawn', sql`(${table.status} = 'draft') = (${table.number} is null)`),
    check('invoices_sum', sql`${table.total} = ${table.subtotal} + ${table.taxTotal}`),
    check(
      'invoices_money',
      sql`${table.total} >= 0 and ${table.amountPaid} between 0 and ${table.total} and ${table.creditedTotal} between 0 and ${table.total}`,
    ),
  ],
);

/** Money received for an invoice. Centimes. */
export const invoicePayments = pgTable(
  'invoice_payments',
  {
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    amount: integer('amount').notNull(),
    /** The day of receipt, in Casablanca. */
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    reference: text('reference'),
    /** User who recorded it; null for the marketplace. */
    recordedBy: text('recorded_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('invoice_payments_invoice').on(table.invoiceId, table.createdAt),
    check('invoice_payments_amount', sql`${table.amount} > 0`),
  ],
);

/** Mails of an invoice to its client, by requesting user; the mail itself is in the outbox. */
export const invoiceSendings = pgTable(
  'invoice_sendings',
  {
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id),
    email: text('email').notNull(),
    language: text('language', { enum: ['fr', 'ar', 'en'] }).notNull(),
    sentBy: text('sent_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('invoice_sendings_invoice').on(table.invoiceId, table.createdAt)],
);

/**
 * The current number of each store's series. The transaction that draws a number locks the row to
 * its end: a rollback leaves no gap.
 */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    year: integer('year').notNull(),
    type: text('type', { enum: ['invoice', 'credit_note'] }).notNull(),
    lastNumber: integer('last_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.year, table.type] })],
);
