import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../server/context';
import { products } from '../../../server/database/schema/products';
import type { ApiClient, RequestOptions } from '../support/api-client';
import type { Attempt, Target } from './attempt';

const CHOICE = { attributeId: 'atr_size', valueId: 'atv_sizem' };

async function anyProduct(client: ApiClient, db: Db): Promise<Target> {
  const storeId = (await client.get('/api/user/')).body.store.id;
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, storeId), isNull(products.archivedAt)))
    .limit(1);
  if (!row) throw new Error('The demo store has no product.');
  return row;
}

let made = 0;

/** A new variable product without variants. */
async function newProduct(client: ApiClient): Promise<Target> {
  made += 1;
  const wanted = { code: `AXES-${made}`, name: 'Babouches', productType: 'variable' };
  const { body } = await client.post('/api/store/product/create', wanted);
  return { id: body.id };
}

async function newVariant(client: ApiClient) {
  const { id: productId } = await newProduct(client);
  const wanted = { productId, optionValues: [CHOICE] };
  const { body } = await client.post('/api/store/variant/create', wanted);
  return { id: body.id, request: { headers: { 'if-match': `"${body.revision}"` } } };
}

function attempt(
  operationId: string,
  path: string,
  prepare?: Attempt['prepare'],
  request: RequestOptions = {},
): Attempt {
  return {
    operationId,
    name: operationId,
    path,
    request,
    ...(prepare && { prepare }),
  };
}

async function withoutRevision(client: ApiClient): Promise<Target> {
  return {
    id: (await newVariant(client)).id,
  };
}

/** Attempts on products beyond the plain record, on variants and on their reference lists. */
export const catalogueAttempts: readonly Attempt[] = [
  attempt('listProductHistory', '/api/store/product/{id}/history', anyProduct),
  attempt('getProductSales', '/api/store/product/{id}/sales', anyProduct),
  attempt('updateProducts', '/api/store/product/bulk/update/', undefined, {
    body: { items: [{ id: 'prd_nobodyhasthis', revision: 1, quantity: 3 }] },
  }),
  attempt('createVariant', '/api/store/variant/create', newProduct, {
    body: { productId: '{id}', optionValues: [CHOICE] },
  }),
  attempt('generateVariants', '/api/store/variant/generate', newProduct, {
    body: {
      productId: '{id}',
      axes: [{ attributeId: CHOICE.attributeId, valueIds: [CHOICE.valueId] }],
    },
  }),
  attempt('deleteVariants', '/api/store/variant/delete/', withoutRevision, {
    body: { ids: ['{id}'] },
  }),
  attempt('getVariant', '/api/store/variant/{id}', withoutRevision),
  attempt('updateVariant', '/api/store/variant/{id}', newVariant, {
    body: { weightGrams: 300 },
    headers: { 'if-match': '"1"' },
  }),
  attempt('listAttributeValues', '/api/attributes/values/get/?attributeId=atr_color'),
];
