const HOUR_MS = 60 * 60 * 1000;

/** How long an order waits to be verified before it is cancelled by itself, in milliseconds. */
export const VERIFY_WITHIN_MS = 48 * HOUR_MS;

/**
 * How long after its delivery an invoiced order is closed, in milliseconds: as long as clients have
 * to ask for a return. An open return keeps its order from being closed.
 */
export const CLOSE_AFTER_MS = 14 * 24 * HOUR_MS;
