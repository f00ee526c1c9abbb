import { timingSafeEqual } from 'node:crypto';

/** Compares a mailed code with a given one in a time that does not depend on their digits. */
export function isSameCode(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
