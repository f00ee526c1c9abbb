import { compareAsc } from 'date-fns/compareAsc';
import type { IsoDay } from '../time/casablanca-day';
import type { PayoutStatus } from './payout-lifecycle';
import { expectedPayment } from './payout-period';

/** The fields of a payout that determine its payment date. */
export type PayoutTiming = {
  readonly status: PayoutStatus;
  readonly periodEnd: IsoDay;
  /** UTC; null during its period. */
  readonly expectedAt: string | null;
};

/** Statuses that lead to payment without a problem to resolve first. */
export const UPCOMING_STATUSES: readonly PayoutStatus[] = ['open', 'scheduled', 'processing'];

/** The expected payment day of a payout: set by the marketplace, or three days after its period. */
export function expectedPaymentDay({ periodEnd, expectedAt }: PayoutTiming): Date {
  return expectedAt === null ? expectedPayment(periodEnd) : new Date(expectedAt);
}

/**
 * The payout that is paid first, as every page shows it; undefined when none is upcoming. One in
 * trouble, for example overdue, is none: nobody knows when it is paid.
 */
export function nextPayout<Payout extends PayoutTiming & { readonly trouble: object | null }>(
  payouts: readonly Payout[],
): Payout | undefined {
  return payouts
    .filter(({ status, trouble }) => UPCOMING_STATUSES.includes(status) && trouble === null)
    .toSorted((one, other) => compareAsc(expectedPaymentDay(one), expectedPaymentDay(other)))[0];
}
