import { fromPromise } from 'xstate';
import { productsEndpoints } from '../api/products-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { productActionsMachine } from './product-actions.machine';

/** Returns the actors of the product-actions machine. */
export function productActionsActors(store: Store): ActorsOf<typeof productActionsMachine> {
  return {
    performAction: fromPromise(({ input: { productId, attempt }, signal }) => {
      if (!attempt) throw new Error('A product action runs only after one was attempted.');
      const { action } = attempt;
      const acting = productsEndpoints.endpoints.performProductAction.initiate({
        productId,
        action,
      });
      return unwrapWithSignal(store.dispatch(acting), signal);
    }),
  };
}

/** The product-actions machine of an application. */
export function provideProductActions(_ports: Ports, store: Store) {
  return productActionsMachine.provide({ actors: productActionsActors(store) });
}
