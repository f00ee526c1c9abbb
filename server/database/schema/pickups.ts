import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CallOffReason } from '#domain/pickups/pickup-lifecycle';
import type { SlotRule } from '#domain/slots/slot-rules';
import { carriers } from './carriers';
import { historyColumns, moment, recordColumns } from './columns';
import { orders } from './orders';
import { cities } from './reference';
import { stores } from './stores';

function storeColumn() {
  return text('store_id')
    .notNull()
    .references(() => stores.id);
}

function carrierColumn() {
  return text('carrier_id')
    .notNull()
    .references(() => carriers.id);
}

/** When a carrier collects parcels of its store; no row for a carrier that never had slots. */
export const carrierSchedules = pgTable('carrier_schedules', {
  carrierId: text('carrier_id')
    .primaryKey()
    .references(() => carriers.id),
  storeId: storeColumn(),
  rules: jsonb('rules').$type<readonly SlotRule[]>().notNull(),
  ...recordColumns(),
});

/** Places of a slot that are held for a user until they expire. A booked or released hold is deleted. */
export const slotHolds = pgTable(
  'slot_holds',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    carrierId: carrierColumn(),
    userId: text('user_id').notNull(),
    cityId: text('city_id').references(() => cities.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    places: integer('places').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('slot_holds_carrier').on(table.carrierId, table.endsAt),
    index('slot_holds_expiry').on(table.expiresAt),
  ],
);

/** Pickups are numbered across the whole marketplace. */
export const pickupNumbers = pgSequence('pickup_numbers', { startWith: 1001 });

/** Visits of carriers that collect ready orders. */
export const pickups = pgTable(
  'pickups',
  {
    id: text('id').primaryKey(),
    storeId: storeColumn(),
    number: integer('number').notNull(),
    carrierId: carrierColumn(),
    /** The city to which its parcels go; null for any. */
    cityId: text('city_id').references(() => cities.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Places of its slot that it takes while it is open or collected: one for each order. */
    places: integer('places').notNull(),
    status: text('status', {
      enum: ['requested', 'confirmed', 'moved', 'collected', 'missed', 'called_off'],
    }).notNull(),
    reasonCode: text('reason_code').$type<CallOffReason>(),
    note: text('note'),
    /** The store's letterhead when it was collected; null before. */
    letterheadId: text('letterhead_id'),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('pickups_number').on(table.number),
    index('pickups_slot').on(table.storeId, table.startsAt, table.id),
    index('pickups_created').on(table.storeId, table.createdAt, table.id),
    index('pickups_status').on(table.storeId, table.status, table.startsAt),
    index('pickups_carrier').on(table.carrierId, table.endsAt),
    index('pickups_open')
      .on(table.endsAt)
      .where(sql`${table.status} in ('requested', 'confirmed', 'moved')`),
  ],
);

/** The orders of a pickup. One that leaves it, because it was not collected, has `released_at`. */
export const pickupOrders = pgTable(
  'pickup_orders',
  {
    id: text('id').primaryKey(),
    pickupId: text('pickup_id')
      .notNull()
      .references(() => pickups.id, { onDelete: 'cascade' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    /** What was scanned from the carrier's label; null for a parcel under the order's number. */
    trackingNumber: text('tracking_number'),
    scannedAt: moment('scanned_at'),
    releasedAt: moment('released_at'),
  },
  (table) => [
    uniqueIndex('pickup_orders_line').on(table.pickupId, table.orderId),
    uniqueIndex('pickup_orders_in_one').on(table.orderId).where(sql`${table.releasedAt} is null`),
  ],
);

export const pickupHistory = pgTable(
  'pickup_history',
  {
    ...historyColumns(),
    pickupId: text('pickup_id')
      .notNull()
      .references(() => pickups.id, { onDelete: 'cascade' }),
  },
  (table) => [index('pickup_history_pickup').on(table.pickupId, table.at)],
);
