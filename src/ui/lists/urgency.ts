import { millisecondsInHour } from 'date-fns/constants';

const URGENT_MS = millisecondsInHour;
const SOON_MS = 3 * millisecondsInHour;

/** Colour of a deadline: red under an hour, amber under three, grey otherwise. */
export type Urgency = 'urgent' | 'soon' | 'normal';

/** @param left ms until the deadline; negative after it */
export function urgencyOf(left: number): Urgency {
  if (left < URGENT_MS) return 'urgent';
  return left < SOON_MS ? 'soon' : 'normal';
}
