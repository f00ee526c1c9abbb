import { fromPromise } from 'xstate';
import { cachedEndpoints } from '../api/cache-rules';
import { settled } from '../api/settled';
import type { ActorsOf } from '../machine-actors';
import type { Store } from '../store';
import type { orderActionsMachine } from './order-actions.machine';

/** Gives the order-actions machine its actors. */
export const orderActionsActors = (store: Store): ActorsOf<typeof orderActionsMachine> => ({
  performAction: fromPromise(({ input: { orderId, attempt }, signal }) => {
    if (!attempt) throw new Error('An order action runs only after one was attempted.');
    const { action, request } = attempt;
    const acting = cachedEndpoints.endpoints.performOrderAction.initiate({
      orderId,
      action,
      orderActionRequest: request,
    });
    return settled(store.dispatch(acting), signal);
  }),
});
