import { type Lifecycle, transitionOf } from '../lifecycle/lifecycle';

/** The statuses of a payout. */
export const PAYOUT_STATUSES = [
  'open',
  'scheduled',
  'processing',
  'paid',
  'failed',
  'on_hold',
  'in_review',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export type PayoutAction =
  | 'close'
  | 'hold'
  | 'answer'
  | 'release'
  | 'process'
  | 'pay'
  | 'fail'
  | 'retry'
  | 'changeAccount';

/** Actions of the store's staff. `changeAccount` follows from a change of the store's settings. */
export const STAFF_PAYOUT_ACTIONS = ['answer', 'changeAccount'] as const;
export type StaffPayoutAction = (typeof STAFF_PAYOUT_ACTIONS)[number];

/** Actions of the marketplace's staff on a payout; closing is automatic. */
export type MarketplacePayoutAction = Exclude<PayoutAction, 'close' | StaffPayoutAction>;

const BY_MARKETPLACE = { who: ['marketplace'] } as const;

/**
 * The payout lifecycle (contract, other lifecycles). The marketplace moves payouts. A store answers
 * the question behind a payout on hold, and has a rejected one sent again by changing its account.
 */
export const PAYOUT_LIFECYCLE: Lifecycle<PayoutStatus, PayoutAction> = {
  name: 'payout',
  statuses: PAYOUT_STATUSES,
  transitions: [
    {
      from: ['open'],
      action: 'close',
      to: 'scheduled',
      who: ['system'],
      condition: 'the period has ended',
      effect: 'a negative result is carried over to the next payout',
    },
    {
      from: ['scheduled', 'in_review'],
      action: 'hold',
      to: 'on_hold',
      ...BY_MARKETPLACE,
      reasonRequired: true,
    },
    {
      from: ['on_hold'],
      action: 'answer',
      to: 'in_review',
      who: ['staff'],
      permission: 'payments.see',
      condition: 'an answer in words, with files or without',
    },
    { from: ['on_hold', 'in_review'], action: 'release', to: 'scheduled', ...BY_MARKETPLACE },
    { from: ['scheduled'], action: 'process', to: 'processing', ...BY_MARKETPLACE },
    {
      from: ['processing'],
      action: 'pay',
      to: 'paid',
      ...BY_MARKETPLACE,
      condition: 'the bank’s reference given',
    },
    {
      from: ['processing'],
      action: 'fail',
      to: 'failed',
      ...BY_MARKETPLACE,
      reasonRequired: true,
    },
    { from: ['failed'], action: 'retry', to: 'scheduled', ...BY_MARKETPLACE },
    {
      from: ['failed'],
      action: 'changeAccount',
      to: 'scheduled',
      who: ['staff'],
      permission: 'store.identity.edit',
      condition: 'the bank refused the account, and the store has another RIB now',
    },
  ],
};

/** The status that the action leads to; undefined when the table does not allow it. */
export function payoutTargetStatus(
  status: PayoutStatus,
  action: PayoutAction,
): PayoutStatus | undefined {
  const to = transitionOf(PAYOUT_LIFECYCLE, status, action)?.to;
  return to === 'archived' ? undefined : to;
}
