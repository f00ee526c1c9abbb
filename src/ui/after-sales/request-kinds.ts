import type { CancellationStatus } from '#domain/cancellations/cancellation-lifecycle';
import type { ReturnStatus } from '#domain/returns/return-lifecycle';
import type {
  Cancellation,
  CancellationSummary,
  Return,
  ReturnSummary,
} from '#openapi/types.generated';

/** The kinds of requests after an order: a return or a cancellation. */
export type RequestKind = 'returns' | 'cancellations';
export type RequestSummary = ReturnSummary | CancellationSummary;
export type ClientRequest = Return | Cancellation;
export type RequestStatus = ReturnStatus | CancellationStatus;
