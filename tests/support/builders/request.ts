import type {
  RequestAction,
  RequestRecord,
} from '#application/after-sales/request-handling.machine';
import type { CancellationStatus, ReturnStatus } from '#openapi/types.generated';

type Offer = readonly [action: RequestAction, to: string, reasonRequired?: true];

const returnOffers: Partial<Record<ReturnStatus, readonly Offer[]>> = {
  requested: [
    ['approve', 'approved'],
    ['decline', 'declined', true],
  ],
  approved: [['ship', 'in_transit']],
  received: [
    ['refund', 'refunded'],
    ['dispute', 'disputed', true],
  ],
};

const cancellationOffers: Partial<Record<CancellationStatus, readonly Offer[]>> = {
  requested: [['accept', 'accepted']],
};

function allowed(offers: readonly Offer[] = []): RequestRecord['allowedActions'] {
  return offers.map(
    ([action, to, reasonRequired = false]) =>
      // The lists above contain each action under the kind of request that has it.
      ({ action, to, reasonRequired }) as RequestRecord['allowedActions'][number],
  );
}

/** A return in this status, with the actions that the server offers a store admin on it. */
export function aReturn(status: ReturnStatus): RequestRecord {
  return {
    id: 'ret_1',
    number: 'R20014',
    status,
    allowedActions: allowed(returnOffers[status]),
  };
}

/** A cancellation in this status, of an order that is not packed yet. */
export function aCancellation(status: CancellationStatus): RequestRecord {
  return {
    id: 'can_1',
    number: 'C30007',
    status,
    allowedActions: allowed(cancellationOffers[status]),
  };
}
