import type {
  RequestAction,
  RequestRecord,
} from '#application/after-sales/request-handling.machine';
import type { CancellationStatus } from '#domain/cancellations/cancellation-lifecycle';
import {
  type CancellationStepRefusal,
  cancellationRefusal,
  cancellationSteps,
} from '#domain/cancellations/cancellation-steps';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import type { ReturnStatus } from '#domain/returns/return-lifecycle';
import { returnSteps } from '#domain/returns/return-steps';
import type { RequestKind } from './request-kinds';

/** A step of a request's lifecycle, and why it is disabled; null if it is available. */
export interface RequestStep {
  readonly action: RequestAction;
  readonly refusal: CancellationStepRefusal | null;
}

/** The status of a request and of its order. */
type RequestState = Pick<RequestRecord, 'status' | 'allowedActions'> & { orderStatus: OrderStatus };

/** The steps to show for a request, the main one last. */
export function stepsOf(kind: RequestKind, state: RequestState): RequestStep[] {
  const { status, orderStatus, allowedActions } = state;
  const isOffered = (action: RequestAction) =>
    allowedActions.some((allowed) => allowed.action === action);
  // A request has a status of its own kind.
  if (kind === 'returns') {
    return returnSteps(status as ReturnStatus).map((action) => ({
      action,
      refusal: isOffered(action) ? null : 'permission',
    }));
  }
  return cancellationSteps(status as CancellationStatus).map((action) => ({
    action,
    refusal: isOffered(action) ? null : cancellationRefusal(action, orderStatus),
  }));
}

/** Steps without a form start at once; the others open their form first. */
export function firstEventOf(action: RequestAction) {
  return { type: action === 'ship' ? 'request.advance' : 'request.ask', action } as const;
}
