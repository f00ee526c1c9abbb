import { boolean, integer, pgTable, real, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';

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
  },
  (table) => [uniqueIndex('brands_slug').on(table.slug)],
);

/** Attributes of the marketplace (`storeId` null) and those a store brought along by an import. */
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

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: text('id').primaryKey(),
    attributeId: text('attribute_id')
      .notNull()
      .references(() => attributes.id),
    /** The store that brought the value along; null for the marketplace's own. */
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
