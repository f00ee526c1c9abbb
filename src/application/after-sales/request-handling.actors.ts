import { fromPromise } from 'xstate';
import { STAFF_RETURN_ACTIONS } from '#domain/returns/return-lifecycle';
import type { ReturnAction } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { cancellationsApi, returnsApi } from './after-sales-api';
import {
  type RequestAction,
  type RequestAttempt,
  type RequestRecord,
  requestHandlingMachine,
} from './request-handling.machine';

const { performReturnAction: returnAction } = returnsApi.endpoints;
const { performCancellationAction: cancellationAction } = cancellationsApi.endpoints;

/** The action names of returns and of cancellations do not overlap. */
function isReturnAction(action: RequestAction): action is ReturnAction {
  return STAFF_RETURN_ACTIONS.some((one) => one === action);
}

/** The actors of the request-handling machine. */
export function requestHandlingActors(store: Store): ActorsOf<typeof requestHandlingMachine> {
  return {
    performAction: fromPromise<RequestRecord, { id: string; attempt: RequestAttempt | null }>(
      ({ input: { id, attempt }, signal }) => {
        if (!attempt) throw new Error('An action on a request runs only after one was attempted.');
        const { action, answer } = attempt;
        if (isReturnAction(action)) {
          const call = { returnId: id, action, returnActionRequest: answer };
          return unwrapWithSignal(store.dispatch(returnAction.initiate(call)), signal);
        }
        const call = { cancellationId: id, action, cancellationActionRequest: answer };
        return unwrapWithSignal(store.dispatch(cancellationAction.initiate(call)), signal);
      },
    ),
  };
}

/** The request-handling machine of an application. */
export function provideRequestHandling(_ports: Ports, store: Store) {
  return requestHandlingMachine.provide({ actors: requestHandlingActors(store) });
}
