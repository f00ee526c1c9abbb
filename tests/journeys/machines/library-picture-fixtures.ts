import { eq } from 'drizzle-orm';
import { newId } from '../../../server/database/ids';
import { media } from '../../../server/database/schema/media';
import { productImages } from '../../../server/database/schema/products';
import { png } from '../../api/media/pictures';
import { storeProduct } from '../../api/products/product-builder';
import type { JourneyStore } from '../support/store';
import type { Colleague } from './colleague';

/** File names of the pictures in the library. */
export const PICTURES = ['bol.png', 'plat.png'] as const;

/** Pictures in the library of a store. */
export interface PictureFixtures {
  /** Makes a product use the first of them. */
  putIntoUse(): Promise<void>;
}

/** Lets a colleague add the pictures and move them to a folder; an empty name means no folder. */
export async function createPictureFixtures(
  store: JourneyStore,
  colleague: Colleague,
  folder: string,
): Promise<PictureFixtures> {
  const { db } = store.backend.database;
  const { id: mediaId, url } = await colleague.adds(PICTURES[0], await png());
  await colleague.adds(PICTURES[1], await png());
  await db.update(media).set({ folder }).where(eq(media.storeId, store.id));
  return {
    putIntoUse: async () => {
      const product = await storeProduct(store.backend, { storeId: store.id, hasCover: false });
      const shown = { mediaId, url, isRemote: false, position: 0 };
      await db.insert(productImages).values({ ...shown, id: newId('img'), productId: product.id });
    },
  };
}
