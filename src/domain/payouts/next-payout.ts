import type { IsoDay } from '../time/casablanca-day';
import type { PayoutStatus } from './payout-lifecycle';
import { expectedPayment } from './payout-period';

/** A payout as far as its time of payment follows from it. */
export type PayoutTiming = {
  readonly status: PayoutStatus;
  readonly periodEnd: IsoDay;
  /** UTC; null while its period runs. */
  readonly expectedAt: string | null;
};

/** Statuses that lead to money without anybody having to clear something up. */
const UPCOMING_STATUSES: readonly PayoutStatus[] = ['open', 'scheduled', 'processing'];

/** When the money of a payout is to be there: as the marketplace says, or three days after its period. */
export const expectedPaymentDay = ({ periodEnd, expectedAt }: PayoutTiming): Date =>
  expectedAt === null ? expectedPayment(periodEnd) : new Date(expectedAt);

/** The payout whose money is to come first; undefined when none is on its way. */
export const nextPayout = <Payout extends PayoutTiming>(
  payouts: readonly Payout[],
): Payout | undefined =>
  payouts
    .filter(({ status }) => UPCOMING_STATUSES.includes(status))
    .toSorted(
      (one, other) => expectedPaymentDay(one).getTime() - expectedPaymentDay(other).getTime(),
    )[0];
