/** The preference with the order that a user takes for a client, with the client's name and address. */
export const TAKEN_ORDER = 'takenOrder';

/** The preference with the form of that client, before it is submitted. */
export const TAKEN_ORDER_BILLING = 'takenOrderBilling';

/** The preferences that contain data of people: they end with the session of their user. */
export const PERSONAL_PREFERENCES: readonly string[] = [TAKEN_ORDER, TAKEN_ORDER_BILLING];

/**
 * Stores a user's preferences in this browser: JSON values by user and name. The stored values are
 * untrusted; `Preference` parses them.
 */
export interface Preferences {
  /** The value of that name, undefined if there is none; the same object until it changes. */
  read(userId: string, name: string): unknown;

  write(userId: string, name: string, value: unknown): void;

  /**
   * Calls the listener on every change, also from another tab. Returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void;
}
