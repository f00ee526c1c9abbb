import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

const URGENT_MS = millisecondsInHour;

/** Colour of a deadline: red under an hour, amber while it is soon, grey otherwise. */
export type Urgency = 'urgent' | 'soon' | 'normal';

/** What is due: an answer to a request takes longer than a step of an order. */
export type DueKind = 'order' | 'request';

const SOON_MS: Record<DueKind, number> = {
  order: 3 * millisecondsInHour,
  request: millisecondsInDay,
};

/** @param left ms until the deadline; negative after it */
export function urgencyOf(left: number, kind: DueKind): Urgency {
  if (left < URGENT_MS) return 'urgent';
  return left < SOON_MS[kind] ? 'soon' : 'normal';
}
