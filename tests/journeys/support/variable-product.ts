import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import {
  productImages,
  products,
  variantOptionValues,
  variants,
} from '../../../server/database/schema/products';
import { attributeId, attributeValueId } from '../../../server/seeding/reference-rows';
import { storeLiveProduct, storeProduct } from '../../api/products/product-builder';
import type { JourneyStore } from './store';

/** The large size is available only in blue. */
const VARIANTS = [
  { color: 'marron', size: 'M', stockOnHand: 4 },
  { color: 'marron', size: 'L', stockOnHand: 0 },
  { color: 'nuit', size: 'M', stockOnHand: 2 },
  { color: 'nuit', size: 'L', stockOnHand: 1 },
] as const;

const PICTURES = ['djellaba', 'caftan', 'foulard'];

/**
 * A djellaba on sale in two colours and two sizes, with three pictures and a unique word in its
 * name.
 */
export async function createVariableProduct(
  store: JourneyStore,
): Promise<{ id: string; name: string; word: string }> {
  const word = randomUUID().slice(0, 8);
  const name = `Djellaba ${word}`;
  const { db } = store.backend.database;
  const { id, variantIds } = await storeLiveProduct(store.backend, {
    storeId: store.id,
    name,
    code: 'DJELLABA',
    handle: 'djellaba',
    hasCover: false,
    variants: VARIANTS.map(({ stockOnHand }) => ({ stockOnHand, price: 69_000 })),
  });
  await db.insert(variantOptionValues).values(
    variantIds.flatMap((variantId, at) =>
      (['color', 'size'] as const).map((axis, rank) => ({
        variantId,
        rank,
        attributeId: attributeId(axis),
        valueId: attributeValueId(axis, VARIANTS[at]?.[axis] ?? ''),
      })),
    ),
  );
  const pictures = PICTURES.map((picture) => `/media/demo/${picture}.svg`);
  await db.insert(productImages).values(
    pictures.map((url, position) => ({
      id: newId('img'),
      productId: id,
      url,
      isRemote: false,
      position,
      alt: `Vue ${position + 1}`,
    })),
  );
  await db
    .update(products)
    .set({ coverUrl: pictures[0] ?? null })
    .where(eq(products.id, id));
  return { id, name, word };
}

const COLORS = ['atv_colorblanc', 'atv_colornoir', 'atv_colorcamel'];
const SIZES = ['atv_sizes', 'atv_sizem'];

/** A variable draft, optionally with variants: at most three colours in two sizes. */
export async function createVariableDraft(store: JourneyStore, count = 0): Promise<string> {
  const { db } = store.backend.database;
  const { id } = await storeProduct(store.backend, {
    storeId: store.id,
    name: 'Babouches de Fès',
    productType: 'variable',
    hasCover: false,
    variants: Array.from({ length: Math.max(1, count) }, () => ({ stockOnHand: 0 })),
  });
  const rows = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position));
  if (count === 0) await db.delete(variants).where(eq(variants.productId, id));
  else
    await db.insert(variantOptionValues).values(
      rows.flatMap(({ id: variantId }, at) => [
        { variantId, attributeId: 'atr_color', valueId: COLORS[Math.floor(at / 2)] ?? '', rank: 0 },
        { variantId, attributeId: 'atr_size', valueId: SIZES[at % 2] ?? '', rank: 1 },
      ]),
    );
  return id;
}
