import type { Permission } from '../permissions/permissions';
import { ORDER_STATUSES, type OrderStatus } from './order-lifecycle';
import { endedUnsuccessfully, statusesAhead } from './order-steps';

/** Bulk actions on orders, in the order of the action bar. */
export const BULK_ORDER_KINDS = ['accept', 'prepare', 'markReady', 'handOver'] as const;
export type BulkOrderKind = (typeof BULK_ORDER_KINDS)[number];

/** A step of many orders: a bulk action, or the undo of one. */
export type BulkOrderStep = BulkOrderKind | 'undoAccept';

/** The status that each step starts from (contract: order lifecycle). */
const FROM = {
  accept: 'pending',
  undoAccept: 'confirmed',
  prepare: 'confirmed',
  markReady: 'processing',
  handOver: 'ready',
} as const;

/** The status that each step leads to. */
const TO = {
  accept: 'confirmed',
  undoAccept: 'pending',
  prepare: 'processing',
  markReady: 'ready',
  handOver: 'shipped',
} as const;

/** The status of an order after a step. */
export function statusAfter(step: BulkOrderStep): OrderStatus {
  return TO[step];
}

/** The step that undoes a step within `UNDO_ACCEPT_WINDOW_MS`; null if it cannot be undone. */
export function undoStepOf(step: string): 'undoAccept' | null {
  return step === 'accept' ? 'undoAccept' : null;
}

/** The permission that each kind requires (contract: permissions). */
export const BULK_ORDER_PERMISSION: Record<BulkOrderKind, Permission> = {
  accept: 'orders.accept',
  prepare: 'orders.prepare',
  markReady: 'orders.prepare',
  handOver: 'orders.ship',
};

/** A step that may be possible for some of the selected orders. */
export interface PossibleStep {
  readonly kind: BulkOrderKind;
  /** For how many of them; null if that is not known. */
  readonly count: number | null;
}

/** How many of the selected orders are in each status that some of them have; null if unknown. */
export type StatusCounts = Readonly<Partial<Record<OrderStatus, number | null>>>;

/**
 * The steps that are possible for some of the selected orders, the one for most of them first; of
 * equal ones the earlier in the lifecycle.
 */
export function possibleSteps(
  counts: StatusCounts,
  permissions: ReadonlySet<string>,
): PossibleStep[] {
  return BULK_ORDER_KINDS.filter((kind) => permissions.has(BULK_ORDER_PERMISSION[kind]))
    .map((kind) => ({ kind, count: counts[FROM[kind]] }))
    .filter((step): step is PossibleStep => step.count !== undefined)
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
}

/** How many orders are in each status. */
export function countStatuses(orders: readonly Pick<BulkOrder, 'status'>[]): StatusCounts {
  const counts: Partial<Record<OrderStatus, number>> = {};
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * The statuses of `count` orders that match a filter, some of which may be left out: how many of
 * them have each is known only if all have the same.
 * @param statuses of the filter; undefined for all
 * @param inList how many orders of the list have each status
 */
export function statusesOfAll(
  statuses: readonly OrderStatus[] | undefined,
  inList: Readonly<Partial<Record<OrderStatus, number>>>,
  count: number,
): StatusCounts {
  const present = (statuses ?? ORDER_STATUSES).filter((status) => inList[status]);
  const known = present.length === 1 ? count : null;
  return Object.fromEntries(present.map((status) => [status, known]));
}

/** The fields of an order that a bulk action needs. The city has a name in each language. */
export interface BulkOrder {
  readonly id: string;
  readonly revision: number;
  readonly number: string;
  /** When the order was read. */
  readonly status: OrderStatus;
  readonly client: { readonly firstName: string; readonly lastName: string };
  readonly city: string;
  readonly cityEn: string;
  readonly cityAr: string;
}

/** Why an order was skipped; each reason has its own text. */
export const BULK_ORDER_REASONS = [
  'expired',
  'too_early',
  'already_done',
  'ended',
  'undo_expired',
  'moved_on',
  'no_tracking_number',
  'changed',
  'not_found',
  'unanswered',
  'not_sent',
  'refused',
] as const;
export type BulkOrderReason = (typeof BULK_ORDER_REASONS)[number];

/** The server's answer for an order that it skipped (contract: `BulkOrderRow`). */
export interface BulkOrderProblem {
  readonly code: 'action_not_allowed' | 'expired' | 'stale_revision' | 'not_found' | null;
  readonly status: OrderStatus | null;
}

/** Why the lifecycle does not allow a step for an order in this status. */
function reasonOfStatus(step: BulkOrderStep, status: OrderStatus | null): BulkOrderReason {
  if (status === null || status === FROM[step]) return 'refused';
  if (endedUnsuccessfully(status) && status !== 'disapproved') return 'ended';
  const isAhead = statusesAhead(status).includes(FROM[step]);
  // An order whose acceptance is undone was accepted before: only another change took it back.
  if (step === 'undoAccept') return isAhead ? 'changed' : 'moved_on';
  return isAhead ? 'too_early' : 'already_done';
}

/** The reason to show for an order that the server skipped. */
export function orderRefusalReason(
  step: BulkOrderStep,
  { code, status }: BulkOrderProblem,
): BulkOrderReason {
  if (code === 'stale_revision') return 'changed';
  if (code === 'expired') return step === 'undoAccept' ? 'undo_expired' : 'expired';
  return code === 'not_found' ? 'not_found' : reasonOfStatus(step, status);
}

/**
 * Reasons that may no longer apply on a retry. Each order passes each step only once. So a step
 * that was sent without an answer can be sent again: if it took effect, the server answers that it
 * is done.
 */
export function isRetryableOrderReason(reason: string): boolean {
  return reason === 'not_sent' || reason === 'unanswered';
}
