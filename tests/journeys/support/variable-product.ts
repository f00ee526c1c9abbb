import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import {
  productImages,
  products,
  variantOptionValues,
} from '../../../server/database/schema/products';
import { attributeId, attributeValueId } from '../../../server/reference/reference-rows';
import { storeLiveProduct } from '../../api/products/product-builder';
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
