import { allocateProportionally } from '../amounts/allocate-proportionally';

const PERCENT = 100;

/**
 * The shares of the parts of a sum, as shares of one in whole percents that add up to exactly one:
 * the largest remainders are rounded up. All are null when the sum is not positive.
 */
export function wholeShares(parts: readonly number[]): (number | null)[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum <= 0) return parts.map(() => null);
  return allocateProportionally(PERCENT, parts).map((percents) => percents / PERCENT);
}
