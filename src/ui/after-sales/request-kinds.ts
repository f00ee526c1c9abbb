import type {
  Cancellation,
  CancellationSummary,
} from '#application/api/cancellations-endpoints.generated';
import type { Return, ReturnSummary } from '#application/api/returns-endpoints.generated';
import type { CancellationStatus } from '#domain/cancellations/cancellation-lifecycle';
import type { ReturnStatus } from '#domain/returns/return-lifecycle';

/** The kinds of requests after an order: a return or a cancellation. */
export type RequestKind = 'returns' | 'cancellations';
export type RequestSummary = ReturnSummary | CancellationSummary;
export type ClientRequest = Return | Cancellation;
export type RequestStatus = ReturnStatus | CancellationStatus;
