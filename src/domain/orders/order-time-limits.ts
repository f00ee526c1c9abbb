import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/**
 * How long an order waits for verification before it is cancelled automatically, in milliseconds.
 */
export const VERIFY_WITHIN_MS = 48 * millisecondsInHour;

/**
 * How long after its delivery an invoiced order is closed, in milliseconds: the time in which
 * clients can request a return. An open return prevents the closing.
 */
export const CLOSE_AFTER_MS = 14 * millisecondsInDay;
