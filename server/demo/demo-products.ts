import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { type OptionsTexts, optionsTexts } from '#domain/orders/options-text';
import { handleOf } from '#domain/products/product-handle';
import type {
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../database/schema/products';
import { derivedColumns } from '../products/product-derivations';
import type { SearchableProduct } from '../search/product-search-text';
import { attributeId, attributeValueId, categoryId, categoryRows } from '../seeding/reference-rows';
import type { CatalogueProduct, CatalogueState } from './catalogue/catalogue-product';
import { demoMediaId, demoPictureUrl, viewTexts } from './demo-media';
import { PICTURE_VIEWS, viewName } from './picture-views';
import { barcodeOf, combinations, type Option, skuOf, textsOf, valueNames } from './product-parts';
import type { Random } from './random';

/** A variant that orders can contain. */
export interface Sellable {
  readonly variantId: string;
  readonly productId: string;
  readonly sku: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly nameAr: string | null;
  readonly options: OptionsTexts;
  readonly pictureUrl: string;
  readonly price: number;
  readonly cost: number;
  readonly commissionRate: number;
  readonly since: Date;
}

/** Rows of a store's products, and the variants that can be sold. */
export interface ProductRows {
  readonly products: (typeof products.$inferInsert)[];
  readonly variants: (typeof variants.$inferInsert)[];
  readonly options: (typeof variantOptionValues.$inferInsert)[];
  readonly images: (typeof productImages.$inferInsert)[];
  readonly sellables: Sellable[];
}

const STATES: Record<
  CatalogueState,
  Pick<typeof products.$inferInsert, 'status' | 'approvalState'>
> = {
  live: { status: 'published', approvalState: 'approved' },
  liveUnderReview: { status: 'published', approvalState: 'under_review' },
  inactive: { status: 'inactive', approvalState: 'approved' },
  underReview: { status: 'draft', approvalState: 'under_review' },
  draft: { status: 'draft', approvalState: 'new' },
  rejected: { status: 'draft', approvalState: 'new' },
  archived: { status: 'published', approvalState: 'approved' },
};

/** Only approved products were ever sold. */
const WAS_SOLD: ReadonlySet<CatalogueState> = new Set([
  'live',
  'liveUnderReview',
  'inactive',
  'archived',
]);

function productStateOf(product: CatalogueProduct): CatalogueState {
  return product.state ?? 'live';
}

const COMMISSIONS = new Map(categoryRows().map((row) => [row.id, row.commissionRate]));

/** Ten products on each shelf: "A1" to "A10", then "B1". */
function shelfOf(place: number): string {
  return `${String.fromCharCode(65 + Math.floor(place / 10))}${(place % 10) + 1}`;
}

function productRow(
  storeId: string,
  id: string,
  product: CatalogueProduct,
  variants: SearchableProduct['variants'],
  place: number,
  now: Date,
): typeof products.$inferInsert {
  const texts = textsOf(product);
  const createdAt = subMilliseconds(now, product.age * millisecondsInDay);
  return {
    id,
    storeId,
    code: product.code,
    handle: handleOf(texts.name),
    ...texts,
    categoryId: product.category && categoryId(product.category),
    brandId: product.brand && brandId(product.brand),
    productType: typeof product.stock === 'number' ? 'simple' : 'variable',
    ...STATES[productStateOf(product)],
    rejectionReason: product.rejectionReason ?? null,
    pendingChanges: product.pendingName ? { name: product.pendingName } : null,
    costPrice: product.cost,
    lowStockThreshold: product.lowStock ?? 5,
    storagePlace: shelfOf(place),
    ...derivedColumns({ ...texts, code: product.code, variants }),
    coverUrl: pictureUrl(product),
    archivedAt:
      productStateOf(product) === 'archived' ? subMilliseconds(now, 30 * millisecondsInDay) : null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Id of a brand, by its slug. */
export function brandId(slug: string): string {
  return `brd_${slug.replace(/-/g, '')}`;
}

function pictureUrl(product: CatalogueProduct): string {
  return demoPictureUrl(product.picture);
}

/** A variant of a product before it is a row. */
interface PlannedVariant {
  readonly variantId: string;
  readonly sku: string;
  readonly barcode: string;
  readonly stock: number;
  readonly options: readonly Option[];
}

function variantRow(
  product: CatalogueProduct,
  row: typeof products.$inferInsert,
  { variantId, sku, barcode, stock }: PlannedVariant,
  position: number,
): typeof variants.$inferInsert {
  return {
    id: variantId,
    productId: row.id,
    storeId: row.storeId,
    sku,
    barcode,
    position,
    stockOnHand: stock,
    stockPolicy: product.stockPolicy ?? 'counted',
    price: product.price,
    compareAtPrice: product.compareAt ?? null,
    costPrice: product.cost,
    lowStockThreshold: product.lowStock ?? 5,
    weightGrams: product.weight,
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  };
}

function sellableOf(
  product: CatalogueProduct,
  row: typeof products.$inferInsert,
  { variantId, sku, options }: PlannedVariant,
): Sellable[] {
  if (product.price === null || !WAS_SOLD.has(productStateOf(product))) return [];
  return [
    {
      variantId,
      productId: row.id,
      sku,
      code: product.code,
      name: product.fr[0],
      nameEn: product.en?.[0] ?? null,
      nameAr: product.ar?.[0] ?? null,
      options: optionsTexts(options.map(valueNames)),
      pictureUrl: pictureUrl(product),
      price: product.price,
      cost: product.cost,
      commissionRate: COMMISSIONS.get(row.categoryId ?? '') ?? 0.12,
      since: row.createdAt ?? new Date(0),
    },
  ];
}

/** The pictures of a product: every view of its drawing. */
function imageRows(
  { id: productId, storeId }: typeof products.$inferInsert,
  product: CatalogueProduct,
  random: Random,
): (typeof productImages.$inferInsert)[] {
  // One id is drawn for all of them: the orders that are drawn next do not depend on their number.
  const id = random.id('img');
  return PICTURE_VIEWS.map((view, position) => {
    const name = viewName(product.picture, view);
    return {
      id: `${id.slice(0, -1)}${position}`,
      productId,
      url: demoPictureUrl(name),
      isRemote: false,
      position,
      mediaId: demoMediaId(storeId, name),
      ...viewTexts(product, view),
    };
  });
}

function optionRows({ variantId, options }: PlannedVariant) {
  return options.map(({ attribute, value }, rank) => ({
    variantId,
    attributeId: attributeId(attribute),
    valueId: attributeValueId(attribute, value),
    rank,
  }));
}

/** Adds one product of the catalogue to the rows. */
function addProduct(
  rows: ProductRows,
  storeId: string,
  product: CatalogueProduct,
  random: Random,
  now: Date,
): void {
  const productId = random.id('prd');
  const planned = combinations(product).map((line) => ({
    ...line,
    variantId: random.id('var'),
    sku: skuOf(product.code, line.options),
    barcode: barcodeOf(random.between(1, 99_999)),
  }));
  const row = productRow(storeId, productId, product, planned, rows.products.length, now);
  rows.products.push(row);
  rows.images.push(...imageRows(row, product, random));
  rows.variants.push(...planned.map((variant, place) => variantRow(product, row, variant, place)));
  rows.options.push(...planned.flatMap(optionRows));
  rows.sellables.push(...planned.flatMap((variant) => sellableOf(product, row, variant)));
}

/** The rows of a store's products. */
export function productRows(
  storeId: string,
  catalogue: readonly CatalogueProduct[],
  random: Random,
  now: Date,
): ProductRows {
  const rows: ProductRows = { products: [], variants: [], options: [], images: [], sellables: [] };
  for (const product of catalogue) addProduct(rows, storeId, product, random, now);
  return rows;
}
