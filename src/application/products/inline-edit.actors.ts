import { fromPromise } from 'xstate';
import type { ProductUpdate } from '#openapi/types.generated';
import { productsEndpoints } from '../api/products-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { type FigureInput, inlineEditMachine } from './inline-edit.machine';

/**
 * The body that changes a value. The list shows the available pieces, but the contract's `quantity`
 * is the stock on hand. The stock is therefore sent as a difference, which does not overwrite
 * pieces that orders reserve concurrently.
 */
function changeOf({ field, value, product }: FigureInput): ProductUpdate {
  return field === 'price'
    ? { price: value }
    : { stockAdjustment: (value ?? 0) - product.quantity };
}

/** Returns the actor of the inline-edit machine. */
export function inlineEditActors(store: Store): ActorsOf<typeof inlineEditMachine> {
  return {
    saveFigure: fromPromise(({ input, signal }) => {
      const { product, key } = input;
      const saving = productsEndpoints.endpoints.updateProduct.initiate({
        productId: product.id,
        productUpdate: changeOf(input),
        'If-Match': `"${product.revision}"`,
        'Idempotency-Key': key,
      });
      return unwrapWithSignal(store.dispatch(saving), signal);
    }),
  };
}

/** The inline-edit machine of an application. */
export function provideInlineEdit(_ports: Ports, store: Store) {
  return inlineEditMachine.provide({ actors: inlineEditActors(store) });
}
