import { type SQL, sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#domain/format/languages';
import type { HandOver } from '#domain/orders/handed-over-parcel';
import { collated } from '../name-collations';
import { emailKeyIn } from '../own-user-name';
import { historyColumns, moment, recordColumns } from './columns';
import { letterheadReference } from './letterheads';
import { products, variants } from './products';
import { cities } from './reference';
import { stores, users } from './stores';

/** The destination of a parcel when the order was placed. */
export type ShippingAddress = { line1: string; line2: string | null; zipcode: string | null };

/** An address of a client. */
export type ClientAddress = ShippingAddress & { cityId: string };

export const clients = pgTable(
  'clients',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text('email'),
    /** Company number of a client that is an enterprise. */
    ice: text('ice'),
    gender: text('gender', { enum: ['female', 'male'] }),
    addresses: jsonb('addresses').$type<readonly ClientAddress[]>().notNull().default([]),
    /** Written by the staff for the staff; the client never sees it. */
    note: text('note'),
    /**
     * Folded last and first name, phone, e-mail and ICE, searched by trigrams; filled by a trigger
     * if left empty.
     */
    searchText: text('search_text').notNull().default(''),
    ...recordColumns(),
  },
  (table) => [
    ...LANGUAGES.map((language) =>
      index(`clients_name_${language}`).on(
        table.storeId,
        collated(table.lastName, language),
        collated(table.firstName, language),
        table.id,
      ),
    ),
    index('clients_phone').on(table.storeId, table.phoneNumber),
    index('clients_email')
      .on(table.storeId, emailKeyIn(table.email))
      .where(sql`${table.email} is not null`),
    index('clients_created').on(table.storeId, table.createdAt, table.id),
    index('clients_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * Clients that were merged into another client, which has their orders, addresses and notes since
 * then. Their own rows are deleted.
 */
export const clientMerges = pgTable(
  'client_merges',
  {
    /** Id of the deleted client. */
    duplicateId: text('duplicate_id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    /** The client that stays; never one that was merged itself. */
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    /** Its names and phone number: who orders under them is the client that stays. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    mergedAt: moment('merged_at').notNull(),
  },
  (table) => [
    index('client_merges_client').on(table.clientId),
    index('client_merges_phone').on(table.storeId, table.phoneNumber),
  ],
);

/** Orders are numbered across the whole marketplace. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 10001 });

/** Amounts in centimes. `deadlineAt` is the staff's next deadline, by the status. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    number: integer('number').notNull(),
    externalNumber: text('external_number'),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    cityId: text('city_id')
      .notNull()
      .references(() => cities.id),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    status: text('status', {
      enum: [
        'new',
        'pending',
        'confirmed',
        'processing',
        'ready',
        'shipped',
        'delivered',
        'invoiced',
        'done',
        'cancelled',
        'returned',
        'approved',
        'disapproved',
        'rejected',
      ],
    }).notNull(),
    paymentMethod: text('payment_method', { enum: ['cod', 'card', 'transfer'] }).notNull(),
    paymentStatus: text('payment_status', {
      enum: ['pending', 'authorized', 'captured', 'failed', 'refunded', 'partially_refunded'],
    }).notNull(),
    orderDate: moment('order_date').notNull(),
    acceptBy: moment('accept_by'),
    shipBy: moment('ship_by'),
    deadlineAt: moment('deadline_at').generatedAlwaysAs(
      (): SQL =>
        sql`case when status = 'pending' then accept_by when status in ('confirmed', 'processing', 'ready') then ship_by end`,
    ),
    acceptedBy: text('accepted_by').references(() => users.id),
    acceptedAt: moment('accepted_at'),
    deliveredAt: moment('delivered_at'),
    itemsCount: integer('items_count').notNull(),
    itemTotal: integer('item_total').notNull(),
    shippingTotal: integer('shipping_total').notNull(),
    discountTotal: integer('discount_total').notNull(),
    taxTotal: integer('tax_total').notNull(),
    total: integer('total').notNull(),
    commissionTotal: integer('commission_total').notNull(),
    netTotal: integer('net_total').notNull(),
    /** The name under which the parcel was handed over; null before. */
    carrier: text('carrier'),
    /**
     * The carrier of the store's list that had this name then. It is no foreign key, whose check
     * would make a handover wait for a change of the carrier. A carrier is never deleted.
     */
    carrierId: text('carrier_id'),
    /** What was true when the parcel was handed over; null before. */
    handOver: jsonb('hand_over').$type<HandOver>(),
    /** The store's letterhead when the parcel was handed over; null before. */
    letterheadId: text('letterhead_id'),
    trackingNumber: text('tracking_number'),
    clientNote: text('client_note'),
    internalNote: text('internal_note'),
    /** Folded number, ERP number, client, phone and SKUs, searched by trigrams. */
    searchText: text('search_text').notNull(),
    archivedAt: moment('archived_at'),
    ...recordColumns(),
  },
  (table) => [
    letterheadReference('orders_letterhead', table),
    uniqueIndex('orders_number').on(table.number),
    // Orders of the list without the archive: pages far into it are found in the index alone.
    index('orders_date')
      .on(table.storeId, table.orderDate, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('orders_status').on(table.storeId, table.status, table.orderDate),
    // The deliveries of the last days.
    index('orders_delivered')
      .on(table.storeId, table.deliveredAt)
      .where(sql`${table.deliveredAt} is not null`),
    index('orders_deadline').on(table.storeId, table.deadlineAt, table.id),
    index('orders_total')
      .on(table.storeId, table.total, table.id)
      .where(sql`${table.archivedAt} is null`),
    index('orders_client').on(table.clientId),
    // The buyers of a period, read from the index alone.
    index('orders_customers').on(table.storeId, table.orderDate, table.status, table.clientId),
    // All filter columns of the list: the counts of a filtered page need no access to the rows.
    index('orders_facets').on(
      table.storeId,
      table.archivedAt,
      table.status,
      table.orderDate,
      table.paymentMethod,
      table.cityId,
      table.total,
    ),
    // Orders with time-based transitions, across all stores.
    index('orders_to_accept').on(table.acceptBy).where(sql`${table.status} = 'pending'`),
    index('orders_to_verify').on(table.orderDate).where(sql`${table.status} = 'new'`),
    index('orders_to_close').on(table.deliveredAt).where(sql`${table.status} = 'invoiced'`),
    index('orders_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** Names and prices at the time when the order was placed. Centimes. */
export const orderItems = pgTable(
  'order_items',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    position: integer('position').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    /** In French; null in the others where it is the same. */
    optionsText: text('options_text'),
    optionsTextEn: text('options_text_en'),
    optionsTextAr: text('options_text_ar'),
    pictureUrl: text('picture_url'),
    quantity: integer('quantity').notNull(),
    quantityCancelled: integer('quantity_cancelled').notNull().default(0),
    quantityReturned: integer('quantity_returned').notNull().default(0),
    unitPrice: integer('unit_price').notNull(),
    unitCost: integer('unit_cost'),
    taxRate: real('tax_rate').notNull(),
    total: integer('total').notNull(),
    commission: integer('commission').notNull(),
  },
  (table) => [
    index('order_items_order').on(table.orderId, table.position),
    // Sales of a product, and whether a variant was ever ordered.
    index('order_items_product').on(table.productId, table.orderId),
    index('order_items_variant').on(table.variantId),
  ],
);

export const orderHistory = pgTable(
  'order_history',
  {
    ...historyColumns(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [index('order_history_order').on(table.orderId, table.at)],
);

/** The outcome of attempts to reach a client who pays on delivery. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    outcome: text('outcome', { enum: ['unreachable', 'postponed', 'refused'] }).notNull(),
    /** The day that the client requested, in Africa/Casablanca; only for a postponed delivery. */
    postponedTo: date('postponed_to'),
    note: text('note'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    userName: text('user_name').notNull(),
  },
  (table) => [index('delivery_attempts_order').on(table.orderId, table.at)],
);
