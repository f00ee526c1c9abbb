import { fromPromise } from 'xstate';
import type { Product } from '#openapi/types.generated';
import { productsEndpoints } from '../api/products-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { draftActors, saveOrConflict } from '../editing/record-edit.actors';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { type ProductSaveInput, productEditorMachine } from './product-editor.machine';
import {
  creationBody,
  isProductForm,
  type ProductValuesForm,
  productRecord,
  updateBody,
} from './product-form-values';

/** Saves the values of the form; the page gets the answer at once. */
async function saveProduct(
  { id, revision, aim, key, values, changes, before }: Omit<ProductSaveInput, 'base'>,
  store: Store,
  signal: AbortSignal,
): Promise<EditedRecord<ProductValuesForm>> {
  const { createProduct, updateProduct } = productsEndpoints.endpoints;
  const saveAs = aim === 'draft' ? 'draft' : 'complete';
  // The machine knows the values of a form by their names only.
  if (!isProductForm(values) || !isProductForm(before)) throw new Error('The form has no product.');
  const headers = { 'Idempotency-Key': key };
  const create = () =>
    store.dispatch(
      createProduct.initiate({ ...headers, productCreate: creationBody(values, saveAs) }),
    );
  const update = (productId: string) =>
    store.dispatch(
      updateProduct.initiate({
        ...headers,
        productId,
        'If-Match': `"${revision}"`,
        productUpdate: updateBody({ values, changes }, before, saveAs),
      }),
    );
  const product = await unwrapWithSignal(id === null ? create() : update(id), signal);
  keepInCache(store, product);
  return productRecord(product);
}

/** The save of the same changes on top of a newer record is another request, with its own key. */
function anew(input: ProductSaveInput, rebases: number): ProductSaveInput {
  return { ...input, before: input.base, key: `${input.key}-${rebases}` };
}

function keepInCache(store: Store, product: Product): void {
  const { upsertQueryData } = productsEndpoints.util;
  void store.dispatch(upsertQueryData('getProduct', { productId: product.id }, product));
}

/**
 * Returns the actors of the product-editor machine; drafts and conflicts work as for every record.
 */
export function productEditorActors(
  ports: Pick<Ports, 'drafts' | 'clock'>,
  store: Store,
): ActorsOf<typeof productEditorMachine> {
  return {
    ...draftActors(ports),

    saveProduct: fromPromise(({ input, signal }) =>
      // The contract promises the product in `current` of a 412.
      saveOrConflict(
        (sent, rebases) => saveProduct(rebases === 0 ? sent : anew(sent, rebases), store, signal),
        input,
        (current) => productRecord(current as Product),
      ),
    ),

    submitProduct: fromPromise(async ({ input: { productId }, signal }) => {
      const acting = productsEndpoints.endpoints.performProductAction.initiate({
        productId,
        action: 'submit',
      });
      const product = await unwrapWithSignal(store.dispatch(acting), signal);
      keepInCache(store, product);
      return productRecord(product);
    }),
  };
}

/** The product-editor machine of an application. */
export function provideProductEditor(ports: Ports, store: Store) {
  return productEditorMachine.provide({ actors: productEditorActors(ports, store) });
}
