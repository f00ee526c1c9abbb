import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../server/context';
import { media } from '../../../server/database/schema/media';
import { products } from '../../../server/database/schema/products';
import { png } from '../media/pictures';
import type { ApiClient } from '../support/api-client';
import type { Attempt, Target } from './attempt';

const picture = await png();

function form(field: string): FormData {
  const content = new FormData();
  content.set(field, new Blob([picture], { type: 'image/png' }), 'matrix.png');
  return content;
}

async function storeOf(client: ApiClient): Promise<string> {
  return (await client.get('/api/user/')).body.store.id;
}

async function anyMedia(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const [row] = await db.select().from(media).where(eq(media.storeId, storeId)).limit(1);
  if (!row) throw new Error('The demo store has no picture.');
  return { id: row.id, request: { headers: { 'if-match': `"${row.revision}"` } } };
}

/** The product whose cover is set: the body contains its id. */
let covered = 'prd_none';

async function mediaForCover(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), isNull(products.archivedAt)))
    .limit(1);
  if (!product) throw new Error('The demo store has no product.');
  covered = product.id;
  const { id } = await anyMedia(client, db);
  return { id, request: { headers: { 'if-match': `"${product.revision}"` } } };
}

/** Attempts on a store's pictures. */
export const mediaAttempts: readonly Attempt[] = [
  { operationId: 'listMedia', name: 'listMedia', path: '/api/media/get/' },
  {
    operationId: 'listMediaFolders',
    name: 'listMediaFolders',
    path: '/api/store/media/folders',
  },
  {
    operationId: 'moveMedia',
    name: 'moveMedia',
    path: '/api/store/media/move',
    // Unknown ids are skipped. The folder tests distinguish them.
    request: { body: { ids: ['med_nobodyhasthis'], folder: 'Matrix' } },
  },
  {
    operationId: 'renameMediaFolder',
    name: 'renameMediaFolder',
    path: '/api/store/media/folders/rename',
    request: { body: { from: 'Matrix', to: 'Grid' } },
  },
  {
    operationId: 'uploadMedia',
    name: 'uploadMedia',
    path: '/api/media/upload/',
    get request() {
      return { raw: form('file') };
    },
  },
  {
    operationId: 'uploadManyMedia',
    name: 'uploadManyMedia',
    path: '/api/media/upload/multiple/',
    get request() {
      return { raw: form('files') };
    },
  },
  {
    operationId: 'updateMedia',
    name: 'updateMedia',
    path: '/api/media/update/{id}',
    request: { body: { altEn: 'Bowl' } },
    prepare: anyMedia,
  },
  {
    operationId: 'makeMediaCover',
    name: 'makeMediaCover',
    path: '/api/media/store/update/cover/{id}',
    get request() {
      return { body: { productId: covered } };
    },
    prepare: mediaForCover,
    pick: anyMedia,
  },
  {
    operationId: 'deleteMedia',
    name: 'deleteMedia',
    path: '/api/media/delete/',
    // The answer lists each id separately: the library tests cover those of another store.
    request: { body: { ids: ['med_nobodyhasthis'] } },
  },
];
