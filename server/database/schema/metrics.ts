import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

function sum(name: string) {
  return bigint(name, { mode: 'number' }).notNull();
}

/**
 * Hours (UTC) whose orders changed since their day was last summed. Triggers on the summed tables
 * only add rows, so that writers never wait for one another. Hours, because the domain decides
 * which day an hour belongs to in Casablanca; days there begin on a full hour.
 */
export const metricChanges = pgTable(
  'metric_changes',
  { storeId: text('store_id').notNull(), hour: moment('hour').notNull() },
  (table) => [index('metric_changes_store').on(table.storeId)],
);

/**
 * The sums of a day's orders in Casablanca, by the user who accepted them and the client's gender.
 * Correct as long as {@link metricChanges} has no row of the day. Centimes.
 */
export const metricDays = pgTable(
  'metric_days',
  {
    storeId: text('store_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    acceptedBy: text('accepted_by'),
    gender: text('gender', { enum: ['female', 'male'] }),
    orders: integer('orders').notNull(),
    gmv: sum('gmv'),
    cancelled: integer('cancelled').notNull().default(0),
    cancelledTotal: sum('cancelled_total').default(0),
    returned: integer('returned').notNull().default(0),
    returnedTotal: sum('returned_total').default(0),
    sales: integer('sales').notNull(),
    revenue: sum('revenue'),
    shipping: sum('shipping'),
    commission: sum('commission'),
    pieces: integer('pieces').notNull(),
    cost: sum('cost'),
  },
  (table) => [index('metric_days_day').on(table.storeId, table.day)],
);

/** The sales of each product on a day; like {@link metricDays}. */
export const metricProductDays = pgTable(
  'metric_product_days',
  {
    storeId: text('store_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    productId: text('product_id').notNull(),
    pieces: integer('pieces').notNull(),
    revenue: sum('revenue'),
  },
  (table) => [
    // Sums are read from the index alone.
    index('metric_product_days_day').on(
      table.storeId,
      table.day,
      table.productId,
      table.pieces,
      table.revenue,
    ),
  ],
);

/**
 * The same by calendar month (`2026-11`) and year (`2026`) of Casablanca, for rankings of long
 * spans: always the sums of {@link metricProductDays}, written together with its rows.
 */
export const metricProductPeriods = pgTable(
  'metric_product_periods',
  {
    storeId: text('store_id').notNull(),
    period: text('period').notNull(),
    productId: text('product_id').notNull(),
    pieces: integer('pieces').notNull(),
    revenue: sum('revenue'),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.period, table.productId] }),
    // The ranking of a period: its places and sums are read from the index alone.
    index('metric_product_periods_ranking').on(
      table.storeId,
      table.period,
      table.pieces.desc().nullsFirst(),
      table.revenue.desc().nullsFirst(),
      table.productId,
    ),
  ],
);
