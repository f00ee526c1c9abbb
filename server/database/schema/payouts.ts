import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StorePayment } from '#domain/stores/store-settings';
import { historyColumns, moment, recordColumns } from './columns';
import { letterheadReference } from './letterheads';
import { orders } from './orders';
import { refunds } from './payments';
import { stores } from './stores';
import { tourBookings } from './tours';

function centimes(name: string) {
  return bigint(name, { mode: 'number' }).notNull().default(0);
}

/**
 * The marketplace's payment to a store for one week. A trigger on the entries updates the sums by
 * kind, and the net is computed from them, so that it always equals the sum of the entries.
 * Centimes; days in Casablanca.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    number: text('number').notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    status: text('status', {
      enum: ['open', 'scheduled', 'processing', 'paid', 'failed', 'on_hold', 'in_review'],
    }).notNull(),
    grossSales: centimes('gross_sales'),
    commission: centimes('commission'),
    fees: centimes('fees'),
    refunds: centimes('refunds'),
    adjustments: centimes('adjustments'),
    carriedOver: centimes('carried_over'),
    net: bigint('net', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`gross_sales + commission + fees + refunds + adjustments + carried_over`,
      ),
    entriesCount: integer('entries_count').notNull().default(0),
    expectedAt: moment('expected_at'),
    paidAt: moment('paid_at'),
    bankReference: text('bank_reference'),
    /** The store's letterhead when the payout was closed; null for an open one. */
    letterheadId: text('letterhead_id'),
    /** The account to which the bank was told to pay it; null before, and when it is sent again. */
    account: jsonb('account').$type<StorePayment>(),
    /** Why the bank sent it back or the marketplace holds it back; null otherwise. */
    reasonCode: text('reason_code'),
    /** The words that came with the reason. The column's name is older than holds with words. */
    reasonNote: text('failure_reason'),
    /** The orders because of which it is held back or was; empty for other reasons. */
    heldOrderIds: text('held_order_ids').array().notNull().default(sql`'{}'`),
    /** Until when the store is to answer what holds it back; null for any other payout. */
    answerBy: moment('answer_by'),
    /** When staff were told that it is late; null before. */
    lateNotifiedAt: moment('late_notified_at'),
    ...recordColumns(),
  },
  (table) => [
    letterheadReference('payouts_letterhead', table),
    uniqueIndex('payouts_period').on(table.storeId, table.periodStart),
    // One open payout per store.
    uniqueIndex('payouts_open').on(table.storeId).where(sql`${table.status} = 'open'`),
    index('payouts_status').on(table.storeId, table.status, table.net),
  ],
);

/** The entries of a payout; written once, never changed. Centimes, negative for deductions. */
export const payoutEntries = pgTable(
  'payout_entries',
  {
    id: text('id').primaryKey(),
    payoutId: text('payout_id')
      .notNull()
      .references(() => payouts.id),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    orderId: text('order_id').references(() => orders.id),
    /** The refund that caused it, also for the commission returned with it. */
    refundId: text('refund_id').references(() => refunds.id),
    /** The booking of a tour that it counts; null for orders. */
    tourBookingId: text('tour_booking_id').references(() => tourBookings.id),
    kind: text('kind', {
      enum: ['sale', 'commission', 'fee', 'refund', 'adjustment', 'carry_over'],
    }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    occurredAt: moment('occurred_at').notNull(),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payout_entries_payout').on(table.payoutId, table.occurredAt, table.id),
    // An order is sold once and each refund counted once, even if several processes gather entries.
    uniqueIndex('payout_entries_sale')
      .on(table.orderId, table.kind)
      .where(sql`${table.refundId} is null and ${table.kind} in ('sale', 'commission')`),
    uniqueIndex('payout_entries_refund')
      .on(table.refundId, table.kind)
      .where(sql`${table.refundId} is not null`),
    // The card payment of a booking is counted once.
    uniqueIndex('payout_entries_tour')
      .on(table.tourBookingId, table.kind)
      .where(sql`${table.tourBookingId} is not null`),
    index('payout_entries_fees')
      .on(table.storeId, table.occurredAt, table.amount)
      .where(sql`${table.kind} = 'fee'`),
    index('payout_entries_store').on(table.storeId, table.occurredAt, table.kind, table.amount),
  ],
);

/** The actions on a payout, with the words of the bank, the marketplace or the store. */
export const payoutHistory = pgTable(
  'payout_history',
  {
    ...historyColumns(),
    payoutId: text('payout_id')
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('payout_history_payout').on(table.payoutId, table.at, table.id)],
);

/**
 * Files of a store's answers. Their content is in the media storage, under keys that no public
 * address leads to.
 */
export const payoutFiles = pgTable(
  'payout_files',
  {
    id: text('id').primaryKey(),
    payoutId: text('payout_id')
      .notNull()
      .references(() => payouts.id),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** The answer that contains it; null until it is sent. */
    historyId: text('history_id').references(() => payoutHistory.id),
    /** As the file was called; only displayed. */
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type', {
      enum: ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'],
    }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payout_files_payout').on(table.payoutId, table.createdAt, table.id),
    index('payout_files_history').on(table.historyId),
    index('payout_files_unsent').on(table.createdAt).where(sql`${table.historyId} is null`),
  ],
);
