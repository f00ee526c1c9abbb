import { fromPromise } from 'xstate';
import { cachedEndpoints } from '../api/cache-rules';
import { settled } from '../api/settled';
import type { ActorsOf } from '../machine-actors';
import type { Store } from '../store';
import type { productActionsMachine } from './product-actions.machine';

/** Gives the product-actions machine its actors. */
export const productActionsActors = (store: Store): ActorsOf<typeof productActionsMachine> => ({
  performAction: fromPromise(({ input: { productId, attempt }, signal }) => {
    if (!attempt) throw new Error('A product action runs only after one was attempted.');
    const { action } = attempt;
    const acting = cachedEndpoints.endpoints.performProductAction.initiate({ productId, action });
    return settled(store.dispatch(acting), signal);
  }),
});
