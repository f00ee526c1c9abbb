import { type Lifecycle, transitionOf } from '../lifecycle/lifecycle';

/** The statuses of a payout. */
export const PAYOUT_STATUSES = [
  'open',
  'scheduled',
  'processing',
  'paid',
  'failed',
  'on_hold',
] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

export type PayoutAction = 'close' | 'hold' | 'release' | 'process' | 'pay' | 'fail' | 'retry';

/** Actions of the marketplace's staff on a payout; closing is automatic. */
export type MarketplacePayoutAction = Exclude<PayoutAction, 'close'>;

const BY_MARKETPLACE = { who: ['marketplace'] } as const;

/**
 * The payout lifecycle (contract, other lifecycles). The seller triggers none of its transitions.
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
    { from: ['scheduled'], action: 'hold', to: 'on_hold', ...BY_MARKETPLACE },
    { from: ['on_hold'], action: 'release', to: 'scheduled', ...BY_MARKETPLACE },
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
  ],
};

/** The status that the action leads to; undefined when the table does not allow it. */
export function payoutTargetStatus(
  status: PayoutStatus,
  action: MarketplacePayoutAction,
): PayoutStatus | undefined {
  const to = transitionOf(PAYOUT_LIFECYCLE, status, action)?.to;
  return to === 'archived' ? undefined : to;
}
