import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { STOCK_POLICIES } from '#domain/products/stock-policy';
import { arabicName, englishName, frenchName, jsonScalar, moment, recordColumns } from './columns';
import { media } from './media';
import { attributes, attributeValues, brands, categories } from './reference';
import { stores } from './stores';

/** Whether the public area may show the product, as far as the product row alone decides. */
function isOffered(table: { archivedAt: AnyPgColumn; status: AnyPgColumn }): SQL {
  return sql`${table.archivedAt} is null and ${table.status} = 'published'`;
}

function isLive(table: { archivedAt: AnyPgColumn }): SQL {
  return sql`${table.archivedAt} is null`;
}

/** The first name that is not blank, otherwise the code. */
function shownName(...columns: readonly string[]): SQL {
  const names = columns.map((column) => `nullif(btrim(${column}), '')`).join(', ');
  return sql.raw(`coalesce(${names}, code)`);
}

/**
 * A product. Prices and stock live on its variants (a simple product has one);
 * `priceMin`, `priceMax`, `quantity`, `stockPolicies` and `variantsCount` are kept by a trigger on `variants`,
 * so that a list page costs the same whatever the size of the catalogue.
 */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id),
    code: text('code').notNull(),
    handle: text('handle').notNull(),
    name: text('name'),
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    description: text('description'),
    descriptionEn: text('description_en'),
    descriptionAr: text('description_ar'),
    content: text('content'),
    contentEn: text('content_en'),
    contentAr: text('content_ar'),
    categoryId: text('category_id').references(() => categories.id),
    brandId: text('brand_id').references(() => brands.id),
    productType: text('product_type', { enum: ['simple', 'variable'] }).notNull(),
    status: text('status', { enum: ['draft', 'inactive', 'published'] }).notNull(),
    approvalState: text('approval_state', { enum: ['new', 'under_review', 'approved'] }).notNull(),
    rejectionReason: text('rejection_reason'),
    pendingChanges: jsonb('pending_changes').$type<{
      name?: string;
      categoryId?: string;
      brandId?: string;
      mediaIds?: string[];
    }>(),
    /** Centimes. */
    costPrice: integer('cost_price'),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
    /** Where the store keeps the goods, as its staff call it: "B3". */
    storagePlace: text('storage_place'),
    priceMin: integer('price_min'),
    priceMax: integer('price_max'),
    quantity: integer('quantity').notNull().default(0),
    variantsCount: integer('variants_count').notNull().default(0),
    /** The policies of the variants on sale, each once and sorted. */
    stockPolicies: text('stock_policies', { enum: STOCK_POLICIES })
      .array()
      .notNull()
      .default(sql`'{}'`),
    inventoryType: text('inventory_type', { enum: ['in_stock', 'low_stock', 'out_of_stock'] })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when 'not_counted' = any(stock_policies) then 'in_stock' when quantity <= 0 then 'out_of_stock' when quantity <= low_stock_threshold then 'low_stock' else 'in_stock' end`,
      ),
    /** Share of the filled texts in each language, by the domain's rule. */
    completenessFr: real('completeness_fr').notNull().default(0),
    completenessEn: real('completeness_en').notNull().default(0),
    completenessAr: real('completeness_ar').notNull().default(0),
    coverUrl: text('cover_url'),
    /** Folded names, code and barcodes, searched by trigrams. */
    searchText: text('search_text').notNull(),
    /**
     * First 80 characters of the search text, which begins with the folded name: public lists sort by
     * it.
     */
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`left(search_text, 80)`),
    /** The names that are shown in each language, by the rule of `productNameIn`. */
    sortNameFr: frenchName('sort_name_fr')
      .notNull()
      .generatedAlwaysAs(() => shownName('name', 'name_en', 'name_ar')),
    sortNameAr: arabicName('sort_name_ar')
      .notNull()
      .generatedAlwaysAs(() => shownName('name_ar', 'name', 'name_en')),
    sortNameEn: englishName('sort_name_en')
      .notNull()
      .generatedAlwaysAs(() => shownName('name_en', 'name', 'name_ar')),
    archivedAt: moment('archived_at'),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('products_code').on(table.storeId, table.code),
    uniqueIndex('products_handle').on(table.storeId, table.handle),
    // The sort orders of the list, without the archive: deep pages are found in the index alone.
    index('products_created').on(table.storeId, table.createdAt, table.id).where(isLive(table)),
    index('products_name_fr').on(table.storeId, table.sortNameFr, table.id).where(isLive(table)),
    index('products_name_ar').on(table.storeId, table.sortNameAr, table.id).where(isLive(table)),
    index('products_name_en').on(table.storeId, table.sortNameEn, table.id).where(isLive(table)),
    index('products_code_order').on(table.storeId, table.code, table.id).where(isLive(table)),
    index('products_price').on(table.storeId, table.priceMin, table.id).where(isLive(table)),
    // Products without a price are last here too, which the index above does not give backwards.
    index('products_price_down')
      .on(table.storeId, table.priceMin.desc().nullsLast(), table.id.desc().nullsFirst())
      .where(isLive(table)),
    index('products_quantity').on(table.storeId, table.quantity, table.id).where(isLive(table)),
    // All columns that lists filter by: filtered pages and counts need not read the rows.
    index('products_facets').on(
      table.storeId,
      table.archivedAt,
      table.status,
      table.approvalState,
      table.inventoryType,
      table.categoryId,
      table.brandId,
      table.priceMin,
      table.quantity,
      table.stockPolicies,
      table.completenessFr,
      table.completenessEn,
      table.completenessAr,
      table.createdAt,
      table.id,
    ),
    index('products_category').on(table.storeId, table.categoryId),
    // The sort orders of the public list across all stores, and the lookup of a page by its handle.
    index('products_public_created').on(table.createdAt, table.id).where(isOffered(table)),
    index('products_public_price').on(table.priceMin, table.id).where(isOffered(table)),
    index('products_public_name').on(table.sortName, table.id).where(isOffered(table)),
    index('products_public_handle').on(table.handle).where(isOffered(table)),
    // Pictures that wait for approval are in use too. Few products have pending changes.
    index('products_pending').on(table.storeId).where(sql`${table.pendingChanges} is not null`),
    // Products that the marketplace refused wait for their seller. They are few, too.
    index('products_refused').on(table.storeId).where(sql`${table.rejectionReason} is not null`),
    index('products_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * The sellable units: one variant for a simple product, otherwise one per combination of options.
 * Prices in centimes.
 */
export const variants = pgTable(
  'variants',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: text('store_id').notNull(),
    sku: text('sku').notNull(),
    barcode: text('barcode'),
    price: integer('price'),
    compareAtPrice: integer('compare_at_price'),
    costPrice: integer('cost_price'),
    stockOnHand: integer('stock_on_hand').notNull().default(0),
    stockReserved: integer('stock_reserved').notNull().default(0),
    stockPolicy: text('stock_policy', { enum: STOCK_POLICIES }).notNull().default('counted'),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
    weightGrams: integer('weight_grams'),
    position: integer('position').notNull().default(0),
    /** Pictures of the product that show this variant, in order: ids of `product_images`. */
    imageIds: text('image_ids').array().notNull().default(sql`'{}'`),
    /** The first of these pictures that is stored on this host. */
    pictureUrl: text('picture_url'),
    /** An inactive variant keeps its orders and its stock but is not sold. */
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    ...recordColumns(),
  },
  (table) => [
    uniqueIndex('variants_sku').on(table.storeId, table.sku),
    index('variants_product').on(table.productId, table.position),
    index('variants_barcode').on(table.storeId, table.barcode),
  ],
);

export const variantOptionValues = pgTable(
  'variant_option_values',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    attributeId: text('attribute_id')
      .notNull()
      .references(() => attributes.id),
    valueId: text('value_id')
      .notNull()
      .references(() => attributeValues.id),
    rank: integer('rank').notNull(),
  },
  (table) => [uniqueIndex('variant_option_values_axis').on(table.variantId, table.attributeId)],
);

/**
 * A product's value for an attribute: values of the attribute's list, or its own text, number or
 * boolean.
 */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: text('attribute_id')
      .notNull()
      .references(() => attributes.id),
    valueIds: text('value_ids').array().notNull(),
    value: jsonScalar('value'),
    rank: integer('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.attributeId] })],
);

/** History of actions on a product and its variants: user, action and time. */
export const productHistory = pgTable(
  'product_history',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    actorType: text('actor_type', { enum: ['staff', 'marketplace', 'system'] }).notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    action: text('action', {
      enum: [
        'create',
        'import',
        'update',
        'submit',
        'approve',
        'reject',
        'publish',
        'unpublish',
        'archive',
        'unarchive',
        'createVariant',
        'updateVariant',
        'generateVariants',
        'deleteVariant',
      ],
    }).notNull(),
    /** Status or approval state before and after, where the action changed it. */
    fromState: text('from_state'),
    toState: text('to_state'),
    /** Fields that changed, as the contract names them. */
    fields: text('fields').array().notNull(),
    /** SKU of the affected variant. */
    sku: text('sku'),
    reason: text('reason'),
  },
  (table) => [index('product_history_product').on(table.productId, table.at, table.id)],
);

/**
 * Pictures of a product in order; the first is the cover. A library picture references its media
 * and repeats its URL; a remote picture is still to be fetched.
 */
export const productImages = pgTable(
  'product_images',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: text('media_id').references(() => media.id),
    url: text('url').notNull(),
    isRemote: boolean('is_remote').notNull(),
    alt: text('alt'),
    altEn: text('alt_en'),
    altAr: text('alt_ar'),
    position: integer('position').notNull(),
  },
  (table) => [
    uniqueIndex('product_images_url').on(table.productId, table.url),
    index('product_images_media').on(table.mediaId, table.position, table.productId),
  ],
);
