import type { Permission } from '../permissions/permissions';
import type { OrderStatus } from './order-lifecycle';
import { endedUnsuccessfully, statusesAhead } from './order-steps';

/** Bulk actions on orders, in the order of the action bar. */
export const BULK_ORDER_KINDS = ['accept', 'prepare', 'markReady'] as const;
export type BulkOrderKind = (typeof BULK_ORDER_KINDS)[number];

/** The status that each kind starts from (contract: order lifecycle). */
const FROM = { accept: 'pending', prepare: 'confirmed', markReady: 'processing' } as const;

/** The permission that each kind requires (contract: permissions). */
export const BULK_ORDER_PERMISSION: Record<BulkOrderKind, Permission> = {
  accept: 'orders.accept',
  prepare: 'orders.prepare',
  markReady: 'orders.prepare',
};

/** The fields of an order that a bulk action needs. */
export interface BulkOrder {
  readonly id: string;
  readonly revision: number;
  readonly number: string;
}

/** Why an order was skipped; each reason has its own text. */
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

/** The server's answer for an order that it skipped (contract: `BulkOrderRow`). */
export interface BulkOrderProblem {
  readonly code: 'action_not_allowed' | 'expired' | 'not_found' | null;
  readonly status: OrderStatus | null;
}

/** Why the lifecycle does not allow a step for an order in this status. */
function reasonOfStatus(kind: BulkOrderKind, status: OrderStatus | null): BulkOrderReason {
  if (status === null || status === FROM[kind]) return 'refused';
  if (endedUnsuccessfully(status) && status !== 'disapproved') return 'ended';
  return statusesAhead(status).includes(FROM[kind]) ? 'too_early' : 'already_done';
}

/** The reason to show for an order that the server skipped. */
export function orderRefusalReason(
  kind: BulkOrderKind,
  problem: BulkOrderProblem,
): BulkOrderReason {
  return problem.code === 'action_not_allowed' || problem.code === null
    ? reasonOfStatus(kind, problem.status)
    : problem.code;
}

/**
 * Reasons that may no longer apply on a retry. Each order passes each step only once. So a step
 * that was sent without an answer can be sent again: if it took effect, the server answers that it
 * is done.
 */
export function isRetryableOrderReason(reason: string): boolean {
  return reason === 'not_sent' || reason === 'unanswered';
}
