import type { Permission } from '../permissions/permissions';
import type { OrderStatus } from './order-lifecycle';
import { endedUnsuccessfully, statusesAhead } from './order-steps';

/** What can be done with many orders at once, in the order of the bar. */
export const BULK_ORDER_KINDS = ['accept', 'prepare', 'markReady'] as const;
export type BulkOrderKind = (typeof BULK_ORDER_KINDS)[number];

/** The status that each kind starts from (contract: order lifecycle). */
const FROM = { accept: 'pending', prepare: 'confirmed', markReady: 'processing' } as const;

/** Which permission a kind asks for (contract: permissions). */
export const BULK_ORDER_PERMISSION: Record<BulkOrderKind, Permission> = {
  accept: 'orders.accept',
  prepare: 'orders.prepare',
  markReady: 'orders.prepare',
};

/** What a step of many orders must know of one. */
export interface BulkOrder {
  readonly id: string;
  readonly revision: number;
  readonly number: string;
}

/** Why an order is left as it is; each has words of its own. */
export const BULK_ORDER_REASONS = [
  'expired',
  'too_early',
  'already_done',
  'ended',
  'not_found',
  'unanswered',
  'not_sent',
  'refused',
] as const;
export type BulkOrderReason = (typeof BULK_ORDER_REASONS)[number];

/** What the server says of an order that it left (contract: `BulkOrderRow`). */
export interface BulkOrderProblem {
  readonly code: 'action_not_allowed' | 'expired' | 'not_found' | null;
  readonly status: OrderStatus | null;
}

/** What a step that the lifecycle doesn't allow means for an order that stands so. */
const reasonOfStatus = (kind: BulkOrderKind, status: OrderStatus | null): BulkOrderReason => {
  if (status === null || status === FROM[kind]) return 'refused';
  if (endedUnsuccessfully(status) && status !== 'disapproved') return 'ended';
  return statusesAhead(status).includes(FROM[kind]) ? 'too_early' : 'already_done';
};

/** The reason to tell for an order that the server left as it is. */
export const orderRefusalReason = (
  kind: BulkOrderKind,
  problem: BulkOrderProblem,
): BulkOrderReason =>
  problem.code === 'action_not_allowed' || problem.code === null
    ? reasonOfStatus(kind, problem.status)
    : problem.code;

/**
 * Reasons that may be gone when a step is tried again. A record goes through each step once, so that what
 * was sent without an answer may be tried again: what took effect says that it is done.
 */
export const isRetryableOrderReason = (reason: string): boolean =>
  reason === 'not_sent' || reason === 'unanswered';
