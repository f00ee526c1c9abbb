import { millisecondsInHour } from 'date-fns/constants';
import type { Lifecycle } from '../lifecycle/lifecycle';
import type { OrderStatus } from '../orders/order-lifecycle';

export const RETURN_STATUSES = [
  'requested',
  'approved',
  'declined',
  'in_transit',
  'received',
  'refunded',
  'disputed',
  'closed',
  'withdrawn',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** The actions of the portal's staff. */
export const STAFF_RETURN_ACTIONS = [
  'approve',
  'decline',
  'ship',
  'receive',
  'refund',
  'dispute',
  'close',
] as const;
export type StaffReturnAction = (typeof STAFF_RETURN_ACTIONS)[number];

export type ReturnAction = StaffReturnAction | 'request' | 'withdraw';

/** Why a client returns an item. */
export const RETURN_REASONS = [
  'defective',
  'damaged_in_transit',
  'wrong_item',
  'not_as_described',
  'wrong_size',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Why staff declines a return. */
export const DECLINE_REASONS = [
  'too_late',
  'used_item',
  'not_returnable',
  'not_our_item',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Why staff disputes a return before the marketplace. */
export const DISPUTE_REASONS = [
  'damaged_by_client',
  'incomplete',
  'not_our_item',
  'never_arrived',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** How long the store has to approve or decline, in milliseconds. */
export const RETURN_RESPONSE_TIME_MS = 48 * millisecondsInHour;

/** Statuses in which a return is open: its pieces cannot be returned a second time. */
export const OPEN_RETURN_STATUSES = [
  'requested',
  'approved',
  'in_transit',
  'received',
  'disputed',
] as const satisfies readonly ReturnStatus[];

/** Orders whose items can be returned: delivered, and not closed yet. */
export const RETURNABLE_STATUSES: ReadonlySet<OrderStatus> = new Set(['delivered', 'invoiced']);

/** The lifecycle of a return (contract, other lifecycles). Only the marketplace ends a dispute. */
export const RETURN_LIFECYCLE: Lifecycle<ReturnStatus, ReturnAction> = {
  name: 'return',
  statuses: RETURN_STATUSES,
  transitions: [
    {
      from: [null],
      action: 'request',
      to: 'requested',
      who: ['client'],
      reasonRequired: true,
      condition: 'the order is delivered or invoiced, the pieces are not returned already',
      effect: 'to be answered within 48 hours',
    },
    {
      from: ['requested'],
      action: 'approve',
      to: 'approved',
      who: ['staff'],
      permission: 'returns.decide',
    },
    {
      from: ['requested'],
      action: 'decline',
      to: 'declined',
      who: ['staff'],
      permission: 'returns.decide',
      reasonRequired: true,
    },
    {
      from: ['approved'],
      action: 'ship',
      to: 'in_transit',
      who: ['client', 'carrier', 'staff'],
      permission: 'returns.decide',
    },
    {
      from: ['in_transit'],
      action: 'receive',
      to: 'received',
      who: ['staff'],
      permission: 'returns.receive',
      condition: 'every piece counted',
      effect: 'what can be sold again is back in stock',
    },
    {
      from: ['received'],
      action: 'refund',
      to: 'refunded',
      who: ['staff'],
      permission: 'returns.decide',
      condition: 'no more than is refundable',
      effect: 'returned pieces counted on the order; the order is returned when all are',
    },
    {
      from: ['received', 'refunded'],
      action: 'dispute',
      to: 'disputed',
      who: ['staff'],
      permission: 'returns.decide',
      reasonRequired: true,
      condition: 'with evidence in words',
    },
    {
      from: ['refunded'],
      action: 'close',
      to: 'closed',
      who: ['staff', 'system', 'marketplace'],
      permission: 'returns.decide',
    },
    {
      from: ['disputed'],
      action: 'close',
      to: 'closed',
      who: ['marketplace'],
      effect: 'refunded as the marketplace decides',
    },
    { from: ['requested', 'approved'], action: 'withdraw', to: 'withdrawn', who: ['client'] },
  ],
};
