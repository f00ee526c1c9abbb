import { expectedPaymentDay, type PayoutTiming } from './next-payout';
import type { PayoutStatus } from './payout-lifecycle';
import { periodLimit } from './payout-period';
import type { PayoutTrouble } from './payout-trouble';

/** What happens to a payout next, in the order of time. */
export const PAYOUT_STEPS_AHEAD = [
  'close',
  'changeAccount',
  'retry',
  'answer',
  'decide',
  'process',
  'pay',
] as const;
export type PayoutStepAhead = (typeof PAYOUT_STEPS_AHEAD)[number];

/** A step ahead, and when it is due; null when nothing sets its time. */
export type DatedStepAhead = { readonly step: PayoutStepAhead; readonly at: Date | null };

const UNTIMED = { at: null } as const;

/** The steps that lead from a payout's present state to its payment; none for a paid one. */
export function payoutStepsAhead(
  payout: PayoutTiming,
  trouble: PayoutTrouble | null,
): readonly DatedStepAhead[] {
  const paid = { step: 'pay', at: expectedPaymentDay(payout) } as const;
  const paidSometime = { step: 'pay', ...UNTIMED } as const;
  switch (payout.status) {
    case 'open':
      return [{ step: 'close', at: periodLimit(payout.periodEnd) }, paid];
    case 'scheduled':
      return [{ step: 'process', ...UNTIMED }, trouble ? paidSometime : paid];
    case 'processing':
      return [trouble ? paidSometime : paid];
    case 'failed':
      return [
        { step: trouble?.remedy === 'change_account' ? 'changeAccount' : 'retry', ...UNTIMED },
        paidSometime,
      ];
    case 'on_hold':
      return [{ step: 'answer', ...UNTIMED }, { step: 'decide', ...UNTIMED }, paidSometime];
    case 'in_review':
      return [{ step: 'decide', ...UNTIMED }, paidSometime];
    case 'paid':
      return [];
  }
}

/** The fields of a history entry that the course of a payout needs. */
type Move = { readonly to: string };

/**
 * Whether the history explains the present status. Payouts that were paid before histories were
 * kept have none.
 */
export function isCourseKnown(
  { status }: { readonly status: PayoutStatus },
  history: readonly Move[],
): boolean {
  return status === 'open' || history.at(-1)?.to === status;
}
