import { millisecondsInHour } from 'date-fns/constants';

/** One step of a policy: who cancels at least so long before the departure gets this share back. */
export interface CancellationStep {
  /** Hours before the departure, at which the step still holds. */
  readonly hoursBefore: number;
  /** Whole percents of what was paid, 0 to 100. */
  readonly percent: number;
}

/** The steps of a tour's policy. Before all of them, and without any, nothing is refunded. */
export type CancellationPolicy = readonly CancellationStep[];

/** Limits of a policy (contract: CancellationStep). */
export const POLICY_LIMITS = { steps: 6, hoursBefore: 8760, percent: 100 } as const;

/** The steps in their order: the longest time before the departure first. */
export function sortedPolicy(policy: CancellationPolicy): CancellationStep[] {
  return policy.toSorted((one, other) => other.hoursBefore - one.hoursBefore);
}

/**
 * What is wrong with a policy: error codes by field. Who cancels later never gets a larger share.
 */
export function policyErrors(policy: CancellationPolicy): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (policy.length > POLICY_LIMITS.steps) errors['cancellationPolicy'] = ['too_many'];
  for (const [index, { hoursBefore, percent }] of policy.entries()) {
    const field = `cancellationPolicy.${index}`;
    if (hoursBefore < 0) errors[`${field}.hoursBefore`] = ['too_small'];
    if (hoursBefore > POLICY_LIMITS.hoursBefore) errors[`${field}.hoursBefore`] = ['too_large'];
    if (policy.findIndex((other) => other.hoursBefore === hoursBefore) !== index) {
      errors[`${field}.hoursBefore`] = ['duplicate'];
    }
    if (percent < 0) errors[`${field}.percent`] = ['too_small'];
    if (percent > POLICY_LIMITS.percent) errors[`${field}.percent`] = ['too_large'];
    const isLarger = policy.some(
      (other) => other.hoursBefore > hoursBefore && other.percent < percent,
    );
    if (isLarger) errors[`${field}.percent`] = ['larger_than_earlier'];
  }
  return errors;
}

/** The share in percents that is refunded to who cancels at `now`. */
export function refundPercentAt(policy: CancellationPolicy, startsAt: Date, now: Date): number {
  const left = startsAt.getTime() - now.getTime();
  const step = sortedPolicy(policy).find(
    ({ hoursBefore }) => left >= hoursBefore * millisecondsInHour,
  );
  return step?.percent ?? 0;
}

/**
 * The share of an amount in whole centimes, half a centime up.
 * @param amount centimes, 0 or more
 */
export function shareOf(amount: number, percent: number): number {
  return Math.floor((amount * percent + 50) / 100);
}

/** What the store decides about a booking when it ends without a visit. */
export type CancelledBy = 'guest' | 'store';

/** The paid booking that ends. Centimes. */
export interface RefundedBooking {
  /** What was paid or authorised, less what was refunded before. */
  readonly paid: number;
  /** The policy when the booking was made. */
  readonly policy: CancellationPolicy;
  readonly startsAt: Date;
  /** The cut-off of its departure, if the store moved that after the booking; null otherwise. */
  readonly fullRefundUntil: Date | null;
}

/**
 * What a guest gets back, in centimes: everything if the store cancels, or if they do before the new
 * cut-off of a departure that the store moved; by the policy otherwise.
 */
export function refundOf(
  { paid, policy, startsAt, fullRefundUntil }: RefundedBooking,
  by: CancelledBy,
  now: Date,
): number {
  const isFree = by === 'store' || (fullRefundUntil !== null && now < fullRefundUntil);
  return isFree ? paid : shareOf(paid, refundPercentAt(policy, startsAt, now));
}
