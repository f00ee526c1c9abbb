import {
  type AnyPgColumn,
  foreignKey,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { stores } from './stores';

/**
 * The versions of what a store's papers say about it. A trigger writes the next version when the
 * store changes something of it. A version never changes: closed documents and parcels that were
 * handed over refer to the version of their day.
 */
export const letterheads = pgTable(
  'letterheads',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Counted from 1; the last one is the present one. */
    version: integer('version').notNull(),
    name: text('name').notNull(),
    nameAr: text('name_ar'),
    juridicalName: text('juridical_name'),
    billingAddress: text('billing_address'),
    cityId: text('city_id'),
    zipcode: text('zipcode'),
    phone: text('phone'),
    ice: text('ice'),
    taxId: text('tax_id'),
    rce: text('rce'),
    businessTaxId: text('business_tax_id'),
    cnss: text('cnss'),
    /** PNG, JPEG or WebP as a data URL. */
    logo: text('logo'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('letterheads_version').on(table.storeId, table.version),
    uniqueIndex('letterheads_store').on(table.storeId, table.id),
  ],
);

/** The columns of a document that refer to a letterhead. */
interface DocumentColumns {
  readonly storeId: AnyPgColumn;
  readonly letterheadId: AnyPgColumn;
}

/**
 * The reference of a document to a letterhead of its own store. It contains the store, so that the
 * deletion of an empty store finds its documents in an index of the store's.
 */
export function letterheadReference(name: string, { storeId, letterheadId }: DocumentColumns) {
  return foreignKey({
    name,
    columns: [storeId, letterheadId],
    foreignColumns: [letterheads.storeId, letterheads.id],
  });
}
