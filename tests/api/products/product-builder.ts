import { asc, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { productImages, products, variants } from '../../../server/database/schema/products';
import { brands, categories } from '../../../server/database/schema/reference';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { derivedColumns } from '../../../server/products/product-derivations';
import type { TestServer } from '../support/test-server';

/** The database of a test's own server, or of the product under test. */
export type TestBackend = Pick<TestServer, 'database'>;

type Row = typeof products.$inferSelect;
type Variant = typeof variants.$inferSelect;

/**
 * The columns that a test sets; the others are those of a complete simple draft of the demo store.
 */
export type WantedProduct = Partial<Omit<Row, 'id' | 'inventoryType' | 'stockPolicies'>> & {
  readonly variants?: readonly Partial<Omit<Variant, 'id' | 'productId'>>[];
  readonly hasCover?: boolean;
};

/** The ids of a stored product. */
export interface StoredProduct {
  readonly id: string;
  readonly code: string;
  readonly variantIds: readonly string[];
}

/** Any existing category with its parent, and any existing brand. */
export async function someReferences({ database: { db } }: TestBackend) {
  const [child, other] = await db
    .select()
    .from(categories)
    .where(isNotNull(categories.parentId))
    .orderBy(asc(categories.path))
    .limit(2);
  const [brand, otherBrand] = await db.select().from(brands).orderBy(asc(brands.slug)).limit(2);
  if (!child?.parentId || !other || !brand || !otherBrand)
    throw new Error('References are missing.');
  return {
    categoryId: child.id,
    parentId: child.parentId,
    otherCategoryId: other.id,
    brandId: brand.id,
    otherBrandId: otherBrand.id,
  };
}

let stored = 0;

const completeTexts = {
  name: 'Bol en céramique bleue',
  nameEn: null,
  nameAr: null,
  description: 'Un bol tourné à la main.',
  descriptionEn: null,
  descriptionAr: null,
  content: '<p>Un bol tourné à la main.</p>',
  contentEn: null,
  contentAr: null,
};

/** Stores a product in the state that an import or the marketplace would leave. */
export async function storeProduct(
  server: TestBackend,
  { variants: wanted = [{}], hasCover, ...columns }: WantedProduct = {},
): Promise<StoredProduct> {
  const hasImage = hasCover ?? columns.coverUrl !== null;
  const { db } = server.database;
  stored += 1;
  const { categoryId, brandId } = await someReferences(server);
  const id = newId('prd');
  const code = columns.code ?? `TEST-${stored}`;
  const storeId = columns.storeId ?? NEJJARINE.id;
  const texts = { ...completeTexts, ...columns };
  const variantRows = wanted.map((variant, position) => ({
    id: newId('var'),
    productId: id,
    storeId,
    position,
    sku: position === 0 ? code : `${code}-${position}`,
    barcode: `61100000${stored}${position}`,
    price: 13_500,
    stockOnHand: 20,
    ...variant,
  }));
  await db.insert(products).values({
    id,
    code,
    storeId,
    categoryId,
    brandId,
    handle: `${code.toLowerCase()}-${stored}`,
    productType: wanted.length === 1 ? 'simple' : 'variable',
    status: 'draft',
    approvalState: 'new',
    coverUrl: hasImage ? '/media/bol.webp' : null,
    ...texts,
    ...derivedColumns({ ...texts, code, variants: variantRows }),
  });
  await db.insert(variants).values(variantRows);
  if (hasImage) {
    const image = { id: newId('img'), productId: id, url: '/media/bol.webp', isRemote: false };
    await db.insert(productImages).values({ ...image, position: 0 });
  }
  return { id, code, variantIds: variantRows.map((variant) => variant.id) };
}

/** An approved product that is on sale. */
export function storeLiveProduct(server: TestBackend, wanted: WantedProduct = {}) {
  return storeProduct(server, { status: 'published', approvalState: 'approved', ...wanted });
}

/** All database rows of a product, to check that a refusal changed nothing. */
export async function productSnapshot({ database: { db } }: TestBackend, { id }: { id: string }) {
  return {
    product: await db.select().from(products).where(eq(products.id, id)),
    variants: await db.select().from(variants).where(eq(variants.productId, id)),
  };
}
