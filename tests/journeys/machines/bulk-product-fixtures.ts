import { inArray } from 'drizzle-orm';
import { products } from '../../../server/database/schema/products';
import { storeProduct } from '../../api/products/product-builder';
import { namedProduct } from '../support/product-list';
import type { JourneyStore } from '../support/store';

/** Products of a store that could be published, and what colleagues do to them meanwhile. */
export interface ProductFixtures {
  /** Somebody changes them: each has another revision. */
  revise(): Promise<void>;
  /** Somebody archives all but the first so many, and nothing else can be done with those. */
  archiveExcept(count: number): Promise<void>;
}

/** How their names begin. */
export const PRODUCT_NAME_PREFIX = 'Tajine';

/** How the product stored at a place, from 1, is called. */
export const productName = (at: number): string => `${PRODUCT_NAME_PREFIX} ${at}`;

/** Stores that many products; the one that is stored last stands first in the list. */
export const createProductFixtures = async (
  store: JourneyStore,
  count: number,
): Promise<ProductFixtures> => {
  const { db } = store.backend.database;
  const ids: string[] = [];
  for (let at = 1; at <= count; at += 1)
    ids.push(
      (await storeProduct(store.backend, namedProduct(store, productName(at), 'inactive'))).id,
    );
  let revision = 8;
  const become = async (which: string[], change: Partial<typeof products.$inferInsert>) => {
    await db.update(products).set(change).where(inArray(products.id, which));
  };
  return {
    revise: () => {
      revision += 1;
      return become(ids, { revision });
    },
    archiveExcept: (left) => become(ids.slice(left), { archivedAt: new Date() }),
  };
};
