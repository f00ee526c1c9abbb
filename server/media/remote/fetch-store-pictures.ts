import { millisecondsInMinute } from 'date-fns/constants';
import { and, asc, eq, exists, gt, isNull } from 'drizzle-orm';
import type { Reader, ServerContext, Tx } from '../../context';
import { productImages, products } from '../../database/schema/products';
import { addJob } from '../../jobs/add-job';
import type { JobPayloads } from '../../jobs/job-payloads';
import { fetchRemotePictures } from './fetch-remote-pictures';

/** Products that one job handles before it adds the next job. */
const PRODUCTS_PER_JOB = 10;
/** After so long a job handles no further product: jobs of other stores wait for its slot (ms). */
const JOB_MS = millisecondsInMinute;

/** One job at a time for each store, so that one store's large file does not delay the others. */
function jobOf(storeId: string) {
  return { queue: `pictures:${storeId}`, maxAttempts: 5 };
}

/** Adds a job that fetches the store's pictures from other hosts, if this transaction commits. */
export function addPictureJob(tx: Tx, storeId: string): Promise<void> {
  return addJob(
    tx,
    'fetchPictures',
    { storeId, after: null },
    {
      ...jobOf(storeId),
      // Several imports in a row add one job.
      key: `pictures:${storeId}`,
    },
  );
}

function selectWaiting(reader: Reader, { storeId, after }: JobPayloads['fetchPictures']) {
  return reader
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
}

/**
 * Fetches the pictures of some products of a store, then adds a job for the next products. A
 * picture that can't be fetched stays remote until the next import of the store; it is not retried
 * before.
 * @param isAllowed which IP addresses may be connected to; by default the public ones
 */
export async function fetchPicturesOfStore(
  context: ServerContext,
  payload: JobPayloads['fetchPictures'],
  isAllowed?: (address: string) => boolean,
): Promise<void> {
  const { storeId } = payload;
  const waiting = await selectWaiting(context.database.db, payload);
  const end = performance.now() + JOB_MS;
  let handled = 0;
  for (const { id: productId } of waiting) {
    if (performance.now() > end) break;
    handled += 1;
    const { failures } = await fetchRemotePictures(context, {
      storeId,
      productId,
      ...(isAllowed && { isAllowed }),
    });
    for (const { code } of failures) {
      context.log.info({ storeId, productId, code }, 'a picture was not fetched');
    }
  }
  const last = waiting[handled - 1];
  const isDone = handled === waiting.length && waiting.length < PRODUCTS_PER_JOB;
  if (isDone || !last) return;
  await context.database.transaction((tx) =>
    addJob(tx, 'fetchPictures', { storeId, after: last.id }, jobOf(storeId)),
  );
}
