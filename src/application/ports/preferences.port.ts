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
