import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { media } from './media';

/** Category tree of the marketplace; `path` joins the slugs from the root. */
export const categories = pgTable(
  'categories',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id'),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    slug: text('slug').notNull(),
    path: text('path').notNull(),
    level: integer('level').notNull(),
    rank: integer('rank').notNull(),
    commissionRate: real('commission_rate').notNull(),
  },
  (table) => [uniqueIndex('categories_path').on(table.path)],
);

export const brands = pgTable(
  'brands',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** A picture of the marketplace itself, which no store can change or delete. */
    logoId: text('logo_id').references((): AnyPgColumn => media.id),
    /** The name folded for search; null until the next server start fills it in. */
    searchText: text('search_text'),
  },
  (table) => [
    uniqueIndex('brands_slug').on(table.slug),
    index('brands_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    // Queried whenever a picture is deleted.
    index('brands_logo').on(table.logoId).where(sql`${table.logoId} is not null`),
    index('brands_unfolded').on(table.id).where(sql`${table.searchText} is null`),
  ],
);

/** Attributes of the marketplace (`storeId` null) and those that a store's import created. */
export const attributes = pgTable(
  'attributes',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    type: text('type', {
      enum: ['single_select', 'multi_select', 'text', 'unit', 'toggle'],
    }).notNull(),
    unit: text('unit'),
    isRequired: boolean('is_required').notNull().default(false),
    isVariantAxis: boolean('is_variant_axis').notNull().default(false),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [unique('attributes_code').on(table.storeId, table.code).nullsNotDistinct()],
);

/**
 * Categories of an attribute, including all their subcategories. An attribute without a row here
 * belongs to all categories.
 */
export const attributeCategories = pgTable(
  'attribute_categories',
  {
    attributeId: text('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.attributeId, table.categoryId] }),
    index('attribute_categories_category').on(table.categoryId),
  ],
);

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: text('id').primaryKey(),
    attributeId: text('attribute_id')
      .notNull()
      .references(() => attributes.id),
    /** The store whose import created the value; null for the marketplace's values. */
    storeId: text('store_id'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    colorHex: text('color_hex'),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [
    unique('attribute_values_code')
      .on(table.attributeId, table.storeId, table.code)
      .nullsNotDistinct(),
    index('attribute_values_order').on(table.attributeId, table.rank, table.code, table.id),
  ],
);

/** Cities of Morocco with the marketplace's delivery terms; the fee is in centimes. */
export const cities = pgTable('cities', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  region: text('region').notNull(),
  regionEn: text('region_en').notNull(),
  regionAr: text('region_ar').notNull(),
  isDeliverable: boolean('is_deliverable').notNull(),
  deliveryDays: integer('delivery_days').notNull(),
  shippingFee: integer('shipping_fee').notNull(),
});
