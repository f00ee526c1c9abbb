import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, recordColumns } from './columns';
import { stores } from './stores';

/**
 * The carriers to which a store hands its parcels over. Orders keep the carrier's id, and its facts
 * at the handover.
 */
export const carriers = pgTable(
  'carriers',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    name: text('name').notNull(),
    /** The folded name, unique in a store; by a trigger. */
    nameKey: text('name_key').notNull().default(''),
    /** `+212535624108`; null if the store gave none. */
    phone: text('phone'),
    /** An https address in which `{number}` stands for the tracking number; null if none. */
    trackingAddress: text('tracking_address'),
    /** When a parcel was last handed over to it; null for never. */
    lastUsedAt: moment('last_used_at'),
    archivedAt: moment('archived_at'),
    ...recordColumns(),
  },
  (table) => [uniqueIndex('carriers_name').on(table.storeId, table.nameKey)],
);
