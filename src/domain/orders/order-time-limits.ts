const HOUR_MS = 60 * 60 * 1000;

/**
 * How long an order waits for verification before it is cancelled automatically, in milliseconds.
 */
export const VERIFY_WITHIN_MS = 48 * HOUR_MS;

/**
 * How long after its delivery an invoiced order is closed, in milliseconds: the time in which
 * clients can request a return. An open return prevents the closing.
 */
export const CLOSE_AFTER_MS = 14 * 24 * HOUR_MS;
