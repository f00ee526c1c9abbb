import { inArray } from 'drizzle-orm';
import { products } from '../../../server/database/schema/products';
import { storeProduct } from '../../api/products/product-builder';
import { namedProduct } from '../support/product-list';
import type { JourneyStore } from '../support/store';

/** Records of a store that allow the action, and concurrent changes by colleagues. */
export interface BulkFixtures {
  /** Changes them as a colleague: each has a new revision. */
  revise(): Promise<void>;
  /**
   * Archives or cancels all but this number as a colleague: these do not allow the action any more.
   */
  closeExcept(count: number): Promise<void>;
}

/** The first word of their names. */
export const PRODUCT_NAME_PREFIX = 'Tajine';

/** The name of the product stored at a position, from 1. */
export function productName(at: number): string {
  return `${PRODUCT_NAME_PREFIX} ${at}`;
}

/** Stores this number of products; the last stored one is the first in the list. */
export async function createProductFixtures(
  store: JourneyStore,
  count: number,
): Promise<BulkFixtures> {
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
    closeExcept: (left) => become(ids.slice(left), { archivedAt: new Date() }),
  };
}
