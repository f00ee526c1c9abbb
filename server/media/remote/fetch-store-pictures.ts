import { and, asc, eq, exists, gt, isNull } from 'drizzle-orm';
import type { Reader, ServerContext, Tx } from '../../context';
import { productImages, products } from '../../database/schema/products';
import { addJob } from '../../jobs/add-job';
import type { JobPayloads } from '../../jobs/job-payloads';
import { fetchRemotePictures } from './fetch-remote-pictures';

/** Products a job looks after before it hands on to the next: some minutes at the most. */
const PRODUCTS_PER_JOB = 10;

/** One after the other for each store, so that no shop's large file keeps the others waiting. */
const jobOf = (storeId: string) => ({ queue: `pictures:${storeId}`, maxAttempts: 5 });

/** Has the pictures that a store's products have on other hosts fetched, once this transaction holds. */
export const addPictureJob = (tx: Tx, storeId: string): Promise<void> =>
  addJob(
    tx,
    'fetchPictures',
    { storeId, after: null },
    {
      ...jobOf(storeId),
      // Several imports in a row make one round.
      key: `pictures:${storeId}`,
    },
  );

const selectWaiting = (reader: Reader, { storeId, after }: JobPayloads['fetchPictures']) =>
  reader
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        isNull(products.archivedAt),
        after === null ? undefined : gt(products.id, after),
        exists(
          reader
            .select({ id: productImages.id })
            .from(productImages)
            .where(and(eq(productImages.productId, products.id), eq(productImages.isRemote, true))),
        ),
      ),
    )
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_JOB);

/**
 * Fetches the pictures of some products of a store, then adds a job for those that follow. What can't
 * be fetched stays where it is until the next import of the store; nothing is tried in a circle.
 * @param isAllowed which IP addresses may be connected to; the public ones unless told otherwise
 */
export const fetchPicturesOfStore = async (
  context: ServerContext,
  payload: JobPayloads['fetchPictures'],
  isAllowed?: (address: string) => boolean,
): Promise<void> => {
  const { storeId } = payload;
  const waiting = await selectWaiting(context.database.db, payload);
  for (const { id: productId } of waiting) {
    const { failures } = await fetchRemotePictures(context, {
      storeId,
      productId,
      ...(isAllowed && { isAllowed }),
    });
    for (const { code } of failures) {
      context.log.info({ storeId, productId, code }, 'a picture was not fetched');
    }
  }
  const last = waiting.at(-1);
  if (waiting.length < PRODUCTS_PER_JOB || !last) return;
  await context.database.transaction((tx) =>
    addJob(tx, 'fetchPictures', { storeId, after: last.id }, jobOf(storeId)),
  );
};
