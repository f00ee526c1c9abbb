import { type Lifecycle, transitionOf } from '../lifecycle/lifecycle';

/** What a payout can stand for. */
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

/** What the marketplace's own people do with a payout; closing is time's. */
export type MarketplacePayoutAction = Exclude<PayoutAction, 'close'>;

const BY_MARKETPLACE = { who: ['marketplace'] } as const;

/** The life of a payout (contract, other lifecycles). The seller moves none of it. */
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

/** Where the action leads from this status; undefined when the table does not allow it. */
export const payoutTargetStatus = (
  status: PayoutStatus,
  action: MarketplacePayoutAction,
): PayoutStatus | undefined => {
  const to = transitionOf(PAYOUT_LIFECYCLE, status, action)?.to;
  return to === 'archived' ? undefined : to;
};
